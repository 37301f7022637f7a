/** The pictures on the cards, 160 by 104: two motifs for each colour and epoch, in tones of the colour, under different skies. */

import type { Colour, Face } from "./types";

const p = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
const c = (x: number, y: number, r: number, fill: string, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width = 2, more = "") => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
const many = (n: number, one: (i: number) => string) => Array.from({ length: n }, (_, i) => one(i)).join("");
const stars = (seed: number) => many(7, (i) => c(8 + ((seed * 37 + i * 53) % 145), 6 + ((seed * 11 + i * 17) % 30), 1.1, "#fff"));
const hills = (y: number, fill: string) => p(`M0 ${y}q40-22 82-7t78-9V104H0z`, fill);
const flag = (x: number, y: number, fill: string) => line(`M${x} ${y}v-17`, "#4d140e", 1.8) + p(`M${x + 1} ${y - 17}l13 4.500-13 4.500z`, fill);
const battlement = (x: number, y: number, w: number, fill: string) => p(`M${x} 104V${y}h${w / 5}v5h${w / 5}v-5h${w / 5}v5h${w / 5}v-5h${w / 5}V104z`, fill);
const columns = (x: number, y: number, n: number, gap: number, h: number, fill: string) => many(n, (i) => p(`M${x + i * gap} ${y}h7v${h}h-7z`, fill));
const dome = (x: number, y: number, r: number, fill: string) => p(`M${x - r} ${y}c0-${r * 0.9} ${r * 0.6}-${r * 1.1} ${r}-${r * 1.5} ${r * 0.4} ${r * 0.4} ${r} ${r * 0.6} ${r} ${r * 1.5}z`, fill);
const windows = (x: number, y: number, rows: number, cols: number, fill: string) => many(rows * cols, (i) => p(`M${x + (i % cols) * 6} ${y + Math.floor(i / cols) * 8}h3v4h-3z`, fill));
const jar = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${p("M-5-30h10v5c8 4 11 9 11 16C16 0 10 6 6 7H-6c-4-1-10-7-10-16 0-7 3-12 11-16z", "#c9733c")}${line("M-14-12h28M-15-6h30", "#f2d9a4", 1.6)}${line("M-9-23c-7 1-8 7-4 9M9-23c7 1 8 7 4 9", "#8a4a22", 2)}</g>`;
const tree = (x: number, y: number, r: number, fill: string) => p(`M${x - 2.500} ${y}h5v14h-5z`, "#6b4a22") + c(x, y - r * 0.6, r, fill) + c(x - r * 0.7, y - r * 0.1, r * 0.7, fill) + c(x + r * 0.7, y - r * 0.1, r * 0.7, fill);

const GROUNDS: Record<Colour, [string, string]> = {
  yellow: ["#fff3c4", "#f2d27a"],
  red: ["#fbe3d2", "#eeb7a2"],
  blue: ["#3f7cc4", "#9cc6ee"],
  green: ["#d8efe0", "#f3f2cf"],
  purple: ["#43205c", "#8d5cab"],
};

const SCENES: Record<Colour, [string, string, string]> = {
  yellow: [
    c(128, 30, 14, "#fffbe6") + hills(72, "#e4b84a") + p("M0 86q80-14 160 0v18H0z", "#c8951f") + p("M40 92h84l-8 6H48z", "#9c2f22") + jar(62, 88, 0.85) + jar(104, 88, 0.8) + jar(83, 91, 1.1) + many(3, (i) => p(`M124 ${90 - i * 4}h14v3h-14z`, "#f6d766")),
    c(122, 26, 15, "#fffbe6") + hills(70, "#e7bd55") + p("M0 84q70-12 160 2v18H0z", "#c08d1c") + p("M16 54h56v34H16z", "#8a5f05") + p("M20 60h48v10H20z", "#e9c268") + many(6, (i) => p(`M${12 + i * 11} 42h11v10q-5.500 6-11 0z`, i % 2 ? "#fff6e0" : "#b5362b")) + p("M16 78h56v10H16z", "#a97712") + p("M98 88V74c0-8 6-6 8-10s6-4 8 2 8 2 9-4l1-10c0-4 8-4 9 0l-4 4-1 14c0 4-3 5-4 6v12h-3V78h-16v10z", "#6b4413"),
    c(40, 24, 13, "#fffbe6") + p("M0 74h160V104H0z", "#2f8f9a") + p("M0 52h16l6-10 6 10h14V40q8-10 16 0v14h18V74H0z", "#d9a531") + windows(6, 58, 2, 9, "#8a5f05") + p("M108 74l4-46h12l4 46z", "#f7ecd0") + p("M110 28h16v-9q-8-9-16 0z", "#c8951f") + c(118, 22, 2.5, "#fff3b0") + p("M132 56h28v18h-28z", "#b8862a") + p("M34 88h34l-7 8H42z", "#6b4413") + p("M50 84V58l18 24z", "#fff6e0") + p("M96 92h28l-6 7h-16z", "#6b4413") + p("M110 89V68l13 19z", "#fbe7a8") + line("M8 96h18M136 86h16M74 98h10", "#bfe6e8", 1.6),
  ],
  red: [
    p("M0 62 44 22l26 28 22-22 68 46V104H0z", "#e39a84") + p("M0 86q80-10 160 0v18H0z", "#b5362b") + p("M80 28 124 88H38z", "#a32a20") + p("M80 28l10 60H70z", "#5c120c") + p("M80 28 58 88H38z", "#c44a3a") + flag(80, 28, "#f2c25a") + c(28, 80, 11, "#f2c25a") + c(28, 80, 8, "#8f1f16") + c(28, 80, 3, "#f2c25a") + line("M22 84V46M34 84V46", "#5c3a16", 2.5) + p("M132 90c-6-8 4-10 2-20 9 6 10 14 4 20z", "#f2a23a"),
    p("M0 66 50 30l40 34 30-20 40 26V104H0z", "#e8ab95") + battlement(10, 52, 40, "#8f1f16") + battlement(110, 52, 40, "#8f1f16") + p("M40 62h80v42H40z", "#741a13") + flag(30, 52, "#f2c25a") + flag(130, 52, "#f2c25a") + line("M62 44 98 92M98 44 62 92", "#f3d9b0", 3) + c(80, 68, 18, "#f2c25a") + c(80, 68, 14, "#b5362b") + c(80, 68, 5, "#f2c25a") + many(8, (i) => c(80 + 10 * Math.cos(i * 0.785), 68 + 10 * Math.sin(i * 0.785), 1.3, "#fbe7a8")),
    p("M0 60 40 34l50 30 40-26 30 20V104H0z", "#eab39e") + battlement(4, 56, 34, "#a32a20") + battlement(122, 56, 34, "#a32a20") + battlement(36, 42, 32, "#8f1f16") + battlement(92, 42, 32, "#8f1f16") + p("M62 104V40l18-26 18 26v64z", "#741a13") + flag(80, 15, "#f2c25a") + flag(52, 42, "#f2c25a") + flag(108, 42, "#f2c25a") + windows(12, 66, 2, 4, "#5c120c") + windows(128, 66, 2, 4, "#5c120c") + windows(71, 50, 3, 3, "#f2c25a") + p("M72 104V88q8-11 16 0v16z", "#3a0a06") + p("M0 96h160v8H0z", "#5c120c"),
  ],
  blue: [
    stars(3) + hills(72, "#6ea3d8") + p("M0 86q80-12 160 0v18H0z", "#2a66ad") + p("M62 92V34q0-16 18-16t18 16v58z", "#f1ead6") + p("M86 20q12 2 12 14v58h-8z", "#cfc6ae") + p("M80 25l2.500 6 6.500.500-5 4.200 1.600 6.300-5.600-3.500-5.600 3.500L76 35.700l-5-4.200 6.500-.500z", "#d9a531") + many(4, (i) => p(`M68 ${50 + i * 8}h6v3h-6zM77 ${50 + i * 8}h6v3h-6zM86 ${50 + i * 8}h5v3h-5z`, "#2a66ad")) + p("M52 90h56v8H52z", "#b9ae94") + p("M124 74h10v18h-10z", "#c9a15a") + p("M129 74c-6-6 1-9 0-16 7 6 6 12 0 16z", "#f7b53a"),
    stars(5) + hills(70, "#7fb0e0") + p("M30 40 80 16l50 24v6H30z", "#fbf5e4") + p("M42 39 80 22l38 17z", "#2a66ad") + c(80, 33, 4, "#f2c25a") + columns(36, 47, 5, 20.3, 40, "#fbf5e4") + p("M43 47h74v40H43z", "#143b70", 'opacity=".35"') + columns(36, 47, 5, 20.3, 40, "#f6eed8") + p("M70 52h20v35H70z", "#143b70") + windows(72.500, 56, 4, 3, "#f2c25a") + p("M26 87h108v5H26zM20 92h120v5H20z", "#e5dcc2") + p("M0 97h160v7H0z", "#8fb9e2"),
    stars(8) + p("M0 66h22V52q8-9 16 0v14h84V50q8-9 16 0v16h22v38H0z", "#86b2e0") + dome(80, 46, 28, "#2a66ad") + p("M80 4l2 6h-4z", "#f2c25a") + p("M48 46h64v8H48z", "#fbf5e4") + columns(52, 54, 5, 12.3, 24, "#fbf5e4") + p("M58 54h44v24H58z", "#143b70", 'opacity=".45"') + p("M44 78h72v5H44z", "#e5dcc2") + p("M0 83h160v21H0z", "#d9e6f3") + many(7, (i) => p(`M${6 + i * 22} 104v-9q8-9 16 0v9z`, "#5d93cf")) + windows(6, 72, 1, 4, "#f2c25a") + windows(132, 72, 1, 4, "#f2c25a"),
  ],
  green: [
    c(28, 26, 13, "#fff8d8") + hills(70, "#a8d19a") + p("M0 82q80-16 160 0v22H0z", "#5fa257") + line("M0 92q40-8 80 0t80 0M10 100q36-7 72 0t76-2", "#e9f0b4", 1.8, 'stroke-dasharray="5 5"') + p("M76 58h10v30H76z", "#7a5324") + c(81, 36, 22, "#3a7d40") + c(62, 46, 15, "#3a7d40") + c(100, 46, 15, "#3a7d40") + c(84, 44, 18, "#4a9150") + many(8, (i) => c(58 + i * 6.5, 34 + ((i * 17) % 24), 2.6, "#e8912a")) + p("M112 82h20v9h-20z", "#b06a2c"),
    c(30, 28, 12, "#fff8d8") + hills(66, "#a8d19a") + p("M0 80q80-14 160 2v22H0z", "#5fa257") + p("M96 92h64v12H90z", "#4a98c4") + c(116, 64, 27, "none", 'stroke="#6b4413" stroke-width="5"') + many(4, (i) => line(`M${116 + 26 * Math.cos(i * 0.785)} ${64 + 26 * Math.sin(i * 0.785)}L${116 - 26 * Math.cos(i * 0.785)} ${64 - 26 * Math.sin(i * 0.785)}`, "#6b4413", 3)) + c(116, 64, 5, "#8a5a22") + many(5, (i) => line(`M${18 + i * 13} 92V64`, "#b8862a", 2) + p(`M${18 + i * 13} 54c5 4 5 10 0 14-5-4-5-10 0-14z`, "#e3b341")),
    c(132, 22, 12, "#fff8d8") + hills(74, "#a8d19a") + p("M48 92V56h14V38h14V24h22v14h14v18h14v36z", "#d8bd86") + many(3, (i) => p(`M${44 + i * 14} ${56 - i * 17}h${84 - i * 28}v5H${44 + i * 14}z`, "#3a7d40")) + many(5, (i) => c(50 + i * 18, 55 - (i % 2 ? 2 : 0), 5, "#4a9150")) + many(3, (i) => c(68 + i * 18, 37, 5, "#4a9150")) + p("M84 38h7v54h-7z", "#8fd0e6") + p("M0 90q80-8 160 0v14H0z", "#3f8345") + line("M4 98q40-6 76 0t76 0", "#e9f0b4", 1.8, 'stroke-dasharray="5 5"') + p("M14 90l3-26h8l3 26z", "#efe4c6") + line("M21 62 6 50M21 62 36 50M21 62 8 76M21 62 34 76", "#fff6e0", 3) + tree(146, 82, 8, "#2f6d38"),
  ],
  purple: [
    stars(2) + p("M0 90q80-10 160 0v14H0z", "#2c1240") + c(80, 30, 22, "#f4e0a0", 'opacity=".28"') + p("M80 12l4.500 12L97 22l-7 9 9 9-13-1.500L80 50l-6-11.500L61 40l9-9-7-9 12.500 2z", "#fff3c4") + p("M34 56h92l-6 9H40z", "#b79bc9") + p("M46 65h10v26H46zM104 65h10v26h-10z", "#9479aa") + p("M68 74h24v17H68z", "#6d4b87") + p("M80 74c-5-5 1-7 0-12 6 4 5 9 0 12z", "#f7b53a"),
    stars(4) + p("M132 14a12 12 0 1 0 10 18 14 14 0 0 1-10-18z", "#fff3c4") + p("M14 104V48l6-14 6 14v56zM134 104V48l6-14 6 14v56z", "#5a2f78") + p("M26 66h108v38H26z", "#6d3d8c") + dome(80, 60, 30, "#d9a531") + p("M80 6l2 8h-4z", "#f2c25a") + p("M46 60h68v7H46z", "#8a5510") + many(8, (i) => p(`M${49 + i * 8.2} 61.500h4v4h-4z`, "#f7dd94")) + many(5, (i) => p(`M${34 + i * 20} 104V84q6-10 12 0v20z`, "#2c1240")),
    stars(6) + p("M8 104V54l5-12 5 12v50zM142 104V54l5-12 5 12v50z", "#5a2f78") + p("M18 62h124v42H18z", "#6d3d8c") + dome(38, 58, 17, "#c98f2a") + dome(122, 58, 17, "#c98f2a") + p("M56 46h48v58H56z", "#7d4a9c") + dome(80, 42, 25, "#e3b341") + p("M80-2l2 8h-4z", "#f2c25a") + p("M54 42h52v6H54z", "#8a5510") + windows(62, 54, 2, 6, "#f7dd94") + windows(24, 70, 2, 4, "#f7dd94") + windows(113, 70, 2, 4, "#f7dd94") + many(3, (i) => p(`M${64 + i * 13} 104V86q4-7 8 0v18z`, "#2c1240")) + line("M6 98h148", "#f2c25a", 2, 'stroke-dasharray="5 4"'),
  ],
};

const palm = (x: number, y: number) => line(`M${x} ${y}q-3-16 2-30`, "#6b4a22", 3.5) + many(5, (i) => line(`M${x + 2} ${y - 30}q${(i - 2) * 8}-${9 - Math.abs(i - 2) * 4} ${(i - 2) * 9} ${3 + Math.abs(i - 2) * 3}`, "#4a7d3a", 3));
const arches = (x: number, y: number, n: number, w: number, h: number, fill: string) => many(n, (i) => p(`M${x + i * w} ${y}v-${h}q${w * 0.36}-${w * 0.45} ${w * 0.72} 0v${h}z`, fill));
const stepped = (x: number, y: number, w: number, n: number, h: number, fill: string, edge: string) => many(n, (i) => p(`M${x + (i * w) / n / 2} ${y - i * h}h${w - (i * w) / n}v${-h}h${-(w - (i * w) / n)}z`, i % 2 ? edge : fill));

/** The other motifs: a caravan, a racked shield, a circle of stones, a field, a fire; a mint, a siege tower, a theatre ... */
const OTHERS: Record<Colour, [string, string, string]> = {
  yellow: [
    c(120, 28, 13, "#fffbe6") + hills(74, "#e4b84a") + p("M0 88q80-14 160 0v16H0z", "#c8951f") + palm(30, 92) + palm(44, 96) + p("M78 92V76c0-7 5-6 7-10s6-4 8 2 8 2 9-4l1-12c0-4 8-4 9 0l-4 4-1 16c0 4-3 5-4 6v14h-4V80H86v12z", "#6b4413") + p("M82 66h18v8H82z", "#b5362b") + p("M126 90l5-10h10l5 10z", "#9a6a2a"),
    c(36, 24, 13, "#fffbe6") + hills(70, "#e7bd55") + p("M0 88h160v16H0z", "#c08d1c") + p("M44 46h72v42H44z", "#b8862a") + p("M38 46 80 22l42 24z", "#8a5f05") + c(80, 38, 6, "#f6d766") + arches(50, 88, 4, 16.5, 24, "#5c3d04") + many(5, (i) => c(24 + i * 4.5, 92 - (i % 3) * 4, 4, i % 2 ? "#f6d766" : "#e3b341")) + jar(136, 92, 0.7),
    c(126, 24, 13, "#fffbe6") + p("M0 78h160v26H0z", "#2f8f9a") + dome(46, 54, 20, "#e3b341") + dome(88, 48, 15, "#d39b12") + p("M22 54h48v24H22zM72 48h34v30H72z", "#f2d9a4") + arches(27, 78, 3, 14, 16, "#8a5f05") + windows(78, 54, 2, 4, "#8a5f05") + p("M112 78V44h30v34z", "#c8951f") + battlement(110, 42, 34, "#c8951f") + p("M0 78h160v5H0z", "#a97712") + p("M56 92h44l-8 8H66z", "#6b4413") + p("M76 90V64l20 24z", "#fff6e0") + line("M10 94h20M118 96h24", "#bfe6e8", 1.6),
  ],
  red: [
    p("M0 66 40 34l34 30 30-24 56 34V104H0z", "#e39a84") + p("M0 88q80-10 160 0v16H0z", "#a32a20") + line("M46 92 58 40M112 92 100 40M40 54h78", "#5c3a16", 4) + line("M66 40v46M94 40v46", "#5c3a16", 2.5) + p("M66 28l4 12h-8zM94 28l4 12h-8z", "#f3d9b0") + c(80, 66, 17, "#f2c25a") + c(80, 66, 13.5, "#8f1f16") + p("M80 55l3 8h8l-6.500 5 2.500 8-7-5-7 5 2.500-8-6.500-5h8z", "#f2c25a"),
    p("M0 64 46 34l44 30 34-22 36 24V104H0z", "#e8ab95") + battlement(98, 44, 62, "#8f1f16") + p("M98 60h62v44H98z", "#741a13") + windows(108, 66, 2, 6, "#f2c25a") + p("M34 92 42 34h26l8 58z", "#8a5a2a") + line("M38 76h34M40 58h30M42 42h24", "#5c3a16", 3) + p("M40 30h30v6H40z", "#5c3a16") + p("M66 40l34 8v5l-36-5z", "#a9793f") + c(44, 95, 6, "#3a2208") + c(68, 95, 6, "#3a2208") + flag(54, 31, "#b5362b"),
    p("M0 58 44 30l44 30 36-24 36 22V104H0z", "#eab39e") + p("M0 78h160v26H0z", "#741a13") + battlement(0, 60, 44, "#a32a20") + battlement(116, 60, 44, "#a32a20") + battlement(44, 38, 20, "#8f1f16") + battlement(96, 38, 20, "#8f1f16") + p("M62 50h36v54H62z", "#a32a20") + p("M68 104V74q12-16 24 0v30z", "#3a0a06") + line("M72 78v26M80 72v32M88 78v26M68 88h24", "#8a5a2a", 1.6) + flag(54, 38, "#f2c25a") + flag(106, 38, "#f2c25a") + many(4, (i) => c(10 + i * 8, 84, 3.2, "#f2c25a") + c(126 + i * 8, 84, 3.2, "#f2c25a")) + windows(8, 68, 1, 5, "#5c120c") + windows(124, 68, 1, 5, "#5c120c"),
  ],
  blue: [
    stars(7) + hills(74, "#6ea3d8") + p("M0 88q80-12 160 0v16H0z", "#2a66ad") + many(4, (i) => p(`M${30 + i * 26} 92V${54 - (i % 2) * 6}q6-7 13 0V92z`, i % 2 ? "#f1ead6" : "#dcd3bb")) + p("M28 56l42-9v8l-42 8zM82 47l42 9v7l-42-8z", "#cfc6ae") + c(80, 30, 9, "#fff6d0") + p("M70 96h20l-3 6H73z", "#b9ae94"),
    stars(9) + p("M0 92h160v12H0z", "#8fb9e2") + many(4, (i) => `<path d="M${22 + i * 13} 92a${58 - i * 13} ${58 - i * 13} 0 0 1 ${116 - i * 26} 0" fill="${i % 2 ? "#9cc6ee" : "#f6eed8"}"/>`) + many(7, (i) => line(`M${80 - 58 * Math.cos((i + 1) * 0.39)} ${92 - 58 * Math.sin((i + 1) * 0.39)}L${80 - 19 * Math.cos((i + 1) * 0.39)} ${92 - 19 * Math.sin((i + 1) * 0.39)}`, "#2a66ad", 1.6)) + p("M61 92a19 19 0 0 1 38 0z", "#143b70") + p("M72 92V78q8-8 16 0v14z", "#e3b341") + c(80, 80, 3, "#143b70"),
    stars(4) + p("M0 84h160v20H0z", "#d9e6f3") + p("M8 84V60h38v24zM114 84V56h38v28z", "#86b2e0") + windows(14, 66, 2, 5, "#f2c25a") + windows(120, 62, 2, 5, "#f2c25a") + p("M60 84l4-40h32l4 40z", "#fbf5e4") + dome(80, 44, 20, "#2a66ad") + line("M80 30 104 12", "#d9a531", 5) + p("M56 44h48v6H56z", "#e5dcc2") + p("M72 84V66q8-10 16 0v18z", "#143b70") + arches(4, 104, 9, 17.5, 10, "#5d93cf"),
  ],
  green: [
    c(126, 26, 13, "#fff8d8") + hills(68, "#a8d19a") + p("M0 80q80-14 160 0v24H0z", "#d9b84a") + many(9, (i) => line(`M${10 + i * 17} 102V${84 - (i % 3) * 3}`, "#a87a1c", 2) + p(`M${10 + i * 17} ${76 - (i % 3) * 3}c4 4 4 9 0 12-4-3-4-8 0-12z`, "#f0cf63")) + p("M40 78V60h34v18z", "#c9a15a") + p("M34 62 57 40l23 22z", "#8a5a22") + p("M52 78V66h10v12z", "#5c3a16"),
    c(30, 26, 12, "#fff8d8") + hills(64, "#a8d19a") + many(4, (i) => p(`M0 ${74 + i * 9}q80-${12 - i * 2} 160 0v8q-80-${12 - i * 2}-160 0z`, i % 2 ? "#5fa257" : "#4a8a45")) + many(7, (i) => c(14 + i * 22, 76 + (i % 2) * 8, 5, "#2f6d38") + c(14 + i * 22, 81 + (i % 2) * 8, 2.4, "#7a4598") + c(18 + i * 22, 83 + (i % 2) * 8, 2.4, "#7a4598")) + p("M104 74V52h34v22z", "#efe4c6") + p("M100 54l21-16 21 16z", "#b5542a") + arches(108, 74, 2, 15, 10, "#7a5324"),
    c(34, 22, 12, "#fff8d8") + hills(70, "#a8d19a") + p("M0 84h160v20H0z", "#3f8345") + p("M0 58h160v8H0z", "#d8bd86") + arches(4, 88, 8, 20, 20, "#8fc1a0") + many(8, (i) => p(`M${0 + i * 20} 66h5v24h-5z`, "#d8bd86")) + p("M0 56h160v3H0z", "#8fd0e6") + many(5, (i) => tree(18 + i * 31, 90, 8, i % 2 ? "#2f6d38" : "#4a9150")) + many(5, (i) => c(14 + i * 31, 86, 2, "#e8912a") + c(22 + i * 31, 84, 2, "#e8912a")),
  ],
  purple: [
    stars(9) + p("M0 90q80-10 160 0v14H0z", "#2c1240") + p("M30 92V44q50-52 100 0v48h-14V50q-36-36-72 0v42z", "#9479aa") + c(80, 52, 17, "#f4e0a0", 'opacity=".3"') + p("M80 36a16 16 0 1 0 14 24 18 18 0 0 1-14-24z", "#fff3c4") + p("M62 84h36v8H62z", "#6d4b87"),
    stars(3) + p("M0 92h160v12H0z", "#2c1240") + stepped(24, 92, 112, 4, 14, "#6d3d8c", "#8a5bab") + p("M72 36h16V24H72z", "#d9a531") + p("M80 6l2.500 7 7-2-4 6 4 6-7-2-2.500 7-2.500-7-7 2 4-6-4-6 7 2z", "#fff3c4") + p("M72 92V36h16v56z", "#4d2a66") + many(7, (i) => line(`M73 ${86 - i * 7}h14`, "#b79bc9", 1.4)),
    stars(5) + p("M14 30l40-14-36 20z", "#fff3c4") + c(14, 32, 4, "#fff3c4") + p("M0 88h160v16H0z", "#2c1240") + p("M30 88V40l14-18 14 18v48zM102 88V40l14-18 14 18v48z", "#7d4a9c") + p("M52 88V58h56v30z", "#6d3d8c") + dome(80, 56, 18, "#e3b341") + windows(36, 46, 4, 3, "#f7dd94") + windows(109, 46, 4, 3, "#f7dd94") + arches(58, 88, 3, 16, 14, "#2c1240") + line("M44 22v-8M116 22v-8", "#f2c25a", 2),
  ],
};

const DARK: Colour[] = ["blue", "purple"];
const birds = (x: number, y: number) => line(`M${x} ${y}q4-5 8 0q4-5 8 0M${x + 20} ${y - 7}q3-4 6 0q3-4 6 0`, "#6b5336", 1.5);
const cloud = (x: number, y: number, fill: string) => p(`M${x} ${y}q2-8 10-6 5-9 14-2 9-2 10 8z`, fill, 'opacity=".75"');
/** What a card's sky holds besides; its lower half belongs to the motif. */
const skyOf = (colour: Colour, n: number): string => (n % 3 === 0 ? "" : DARK.includes(colour) ? (n % 3 === 1 ? line("M52 12l22 9", "#fff", 1.4, 'opacity=".8"') : cloud(96, 22, "#b9a8d8")) : n % 3 === 1 ? birds(62, 20) : cloud(46, 24, "#fff"));
const TINTS = ["", "#ffcf9a", "#bfe0f5"];

const numberOf = (face: Pick<Face, "name">): number => Number(face.name.split("-")[2] ?? 0);

/** The picture on a card: its number says which motif, which way round, and under which sky. */
export function scene({ name, colour, epoch }: Pick<Face, "name" | "colour" | "epoch">): string {
  const n = numberOf({ name });
  const motif = (n % 2 ? SCENES : OTHERS)[colour][epoch - 1];
  return skyOf(colour, n) + (n % 4 > 1 ? `<g transform="matrix(-1 0 0 1 160 0)">${motif}</g>` : motif);
}
export function ground(face: Pick<Face, "name" | "colour">): [string, string] {
  const [above, below] = GROUNDS[face.colour];
  const tint = TINTS[Math.floor(numberOf(face) / 2) % TINTS.length];
  return tint ? [`color-mix(in srgb, ${above} 72%, ${tint})`, below] : [above, below];
}
