/** How tiles are painted: ivory, a line of gold, and inlay work in the colours of its group. */

import { picture } from "../lib/pictures";
import { GODS, GROUPS, type Group, LASTING, SHAPES, STRIKES } from "./pieces";

/** The colours of inlay work (see pieces.ts): of cells, lines, the ground and the band it stands on. */
interface Palette {
  field: string;
  f: string;
  d: string;
  t: string;
  h: string;
  e: string;
  s: string;
  band: string;
  wire: string;
}

const RIVER = { h: "#f0e0b4", e: "#fff", wire: "none" };
const PALETTES: Record<string, Palette> = {
  god: { field: "#f6dfa4", f: "#1f4a8f", d: "#2b1a14", t: "#c4492a", h: "#f6d271", e: "#f6d271", s: "#1f4a8f", band: "#8b2616", wire: "#fbe6a6" },
  pharaoh: { field: "#1c478f", f: "#f5c853", d: "#e09a2c", t: "#8fb5ea", h: "#1c478f", e: "#143a7a", s: "#f5c853", band: "#e8b23d", wire: "#1c478f" },
  nile: { ...RIVER, field: "#f3e6c4", t: "#3aa0b8", s: "#0d5a78", f: "#2a8fa8", d: "#0d5a78", band: "#0d5a78" },
  flood: { ...RIVER, field: "#17708f", t: "#1f88a5", s: "#e4f6f0", f: "#1f88a5", d: "#0b4361", h: "#17708f", band: "#e4f6f0" },
  civilization: { field: "#b9472a", f: "#fdebc9", d: "#f3bf63", t: "#f0a37c", h: "#b9472a", e: "#9c3319", s: "#fdebc9", band: "#fdebc9", wire: "#8f2f16" },
  monument: { field: "#d7e7ea", f: "#cfa05a", d: "#7f5628", t: "#e6c78c", h: "#3d2811", e: "#5e3f1b", s: "#7f5628", band: "#b88a4c", wire: "#fbeccb" },
  gold: { field: "#3b220f", f: "#f6c748", d: "#b97e18", t: "#ffe9a6", h: "#3b220f", e: "#9a6a12", s: "#f6c748", band: "#e2ad35", wire: "#3b220f" },
  ra: { field: "#f7b733", f: "#c3331d", d: "#8d1c10", t: "#d9622a", h: "#f7b733", e: "#ffd98a", s: "#c3331d", band: "none", wire: "#ffe3a0" },
  disaster: { field: "#e4dccd", f: "#a9824a", d: "#6c4a22", t: "#d9c39a", h: "#d4cabb", e: "#f3ecdf", s: "#6c4a22", band: "none", wire: "#f3ecdf" },
};
/** What a disaster shows of the group it strikes. */
const STRUCK: Partial<Record<Group, Partial<Palette>>> = {
  pharaoh: { f: "#3b67a8", d: "#1d3f77", t: "#c9d8ea", s: "#3b67a8" },
  river: { f: "#6d8f94", d: "#1a161d", t: "#a7a08e", s: "#5f8288", e: "#5b5346" },
  civilization: { f: "#a8422a", d: "#7a2212", t: "#e0a48e", s: "#a8422a" },
};
const BANDS: Partial<Record<Group, string>> = {
  god: "M1 46h46v3a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z",
  gold: "M1 48h46v1a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6zM1 44.5h46v1.8H1z",
  pharaoh: "M1 49.5l3.8-4.5 3.85 4.5 3.85-4.5 3.85 4.5 3.85-4.5 3.8 4.5 3.85-4.5 3.85 4.5 3.85-4.5 3.85 4.5 3.85-4.5L47 49.5a6 6 0 0 1-6 5.5H7a6 6 0 0 1-6-5.5z",
  river: "M1 48.5c3-3.5 4.7-3.5 7.7 0s4.6 3.5 7.6 0 4.7-3.5 7.7 0 4.7 3.5 7.7 0 4.6-3.5 7.6 0 4.7 3.5 7.7 0v.5a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z",
  civilization: "M1 46h4.6v3h4.6v-3h4.6v3h4.6v-3h4.6v3h4.6v-3h4.6v3h4.6v-3h4.6v3H47a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z",
  monument: "M1 45.7h46V49a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z",
};
const BROKEN =
  "M7 0h34a7 7 0 0 1 7 7v42a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7zM5 8l-.5 15 2 4-2 6L5 49l9 2 4-2.5 3 2.5h20l2.5-3-.5-13-2-4 2-7-.5-16-8-3.5-4 2.5-5-2H12z";
const BLACK = "#1a161d";
const SCARAB =
  '<ellipse fill="#fff3d6" cx="24" cy="48.6" rx="9" ry="5.2"/><path fill="none" stroke="#12664c" stroke-width="1.1" stroke-linecap="round" d="M21 46.8l-2-1 .3-1.2M27 46.8l2-1-.3-1.2M20.5 49l-4-.3M27.5 49l4-.3M21 50.6l-3 1.4M27 50.6l3 1.4"/>' +
  '<ellipse fill="#12664c" cx="24" cy="48.8" rx="3.8" ry="4"/><path fill="none" stroke="#fff3d6" stroke-width=".9" d="M20.2 47.5c2.5-.9 5.1-.9 7.6 0M24 47v5.6"/>';

/** How a part of a shape is painted, by its classes. */
function painted(classes: string, of: Palette): string {
  const [main, wide] = classes.split(" ");
  if (main === "h") return `fill="${of.h}"`;
  const cells: Record<string, string> = { f: of.f, d: of.d, t: of.t, k: BLACK };
  if (main in cells) return `fill="${cells[main]}" stroke="${of.wire}" stroke-linejoin="round"`;
  const lines: Record<string, [string, number]> = { s: [of.s, 3.4], sd: [of.d, 3.4], sk: [BLACK, 3.4], e: [of.e, 1.5], w: [of.field, 6.4] };
  const [colour, width] = lines[main];
  return `fill="none" stroke="${colour}" stroke-width="${wide ? 4.4 : width}" stroke-linecap="${main === "w" ? "butt" : "round"}" stroke-linejoin="round"`;
}

function tile(kind: string, shape: string): string {
  const group = GROUPS[kind];
  const of = { ...(PALETTES[kind] ?? PALETTES[group]), ...STRUCK[STRIKES[kind]] };
  const band = BANDS[group];
  const parts = [
    group === "disaster"
      ? `<rect fill="${BLACK}" width="48" height="56" rx="6.5"/>`
      : '<rect fill="#fdf3dc" width="48" height="56" rx="6.5"/><rect fill="#c8922e" x="2.4" y="2.4" width="43.2" height="51.2" rx="4.6"/>',
    '<clipPath id="i"><rect x="3.4" y="3.4" width="41.2" height="49.2" rx="3.8"/></clipPath><g clip-path="url(#i)">',
    `<rect fill="${of.field}" width="48" height="56"/>`,
    `<g transform="translate(3.6 ${band ? 3.4 : 6}) scale(.85)">${shape.replace(/class="([^"]*)"/g, (_, classes) => painted(classes, of))}</g>`,
    band ? `<path fill="${of.band}" d="${band}"/>` : "",
    group === "god" ? '<path stroke="#fff1c8" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="0 6.6" d="M7.5 49.8h33.1"/>' : "",
    group === "monument" ? '<path fill="none" stroke="#3c2206" stroke-opacity=".5" d="M2 49.5h44M10 46v3.5M38 46v3.5M16 49.5V54M32 49.5V54"/>' : "",
    "</g>",
    group === "disaster" ? `<path fill="${BLACK}" fill-rule="evenodd" d="${BROKEN}"/><path fill="none" stroke="#efe6d6" stroke-width="1.1" d="M13 0l-1 3.5 3 1.5-1 3M48 34l-3.5-1-1 3-3.5-1M0 44l3.5-1.5.5-3 3 .5"/>` : "",
    LASTING.has(kind) ? SCARAB : "",
  ];
  return parts.join("");
}

/** A colour as it is seen where a tile is still missing: grey with a breath of sepia. */
function pale(colour: string): string {
  const [r, g, b] = (colour.length < 7 ? [...colour.slice(1)].map((one) => one + one) : colour.slice(1).match(/../g)!).map((one) => parseInt(one, 16));
  const grey = 0.85 * (0.2126 * r + 0.7152 * g + 0.0722 * b);
  return `rgb(${[1.193, 1.112, 0.965].map((tone) => Math.round(Math.min(255, grey * tone + 19)))})`;
}

/** The class that shows a tile, or how it looks where it is missing. */
export function tileOf(kind: string, god: number, ghost: boolean): string {
  const shape = kind === "god" ? god % GODS.length : "";
  return picture(`tile-${kind}${shape}${ghost ? "-ghost" : ""}`, "0 0 48 56", () => {
    const drawn = tile(kind, kind === "god" ? GODS[god % GODS.length] : SHAPES[kind]);
    return ghost ? drawn.replace(/#[0-9a-f]{3,6}/g, pale) : drawn;
  });
}
