/** Faces: one grid for everybody, told apart by headdress and ground; people wear the lotus. */

import { picture } from "../lib/pictures";

const GROUNDS = ["#1f7f86", "#8a3b6a", "#2f5fa0", "#6a7a2c", "#a8562a", "#5b4a9a", "#2c7a4f", "#94404a"];
/** Ground, skin, hair, and what is worn. */
const KNOWN: Record<string, [string, string, string, string]> = {
  farmer: ["#6f9a45", "#a3693c", "#2c1a10", "hat"],
  scribe: ["#d08a3e", "#a86c40", "#1d1310", "reed"],
  priest: ["#7a58b0", "#8a5632", "#8a5632", "bald"],
  vizier: ["#8f3b2b", "#8f5a35", "#20130e", "plume"],
  pharaoh: ["#27528f", "#a3683a", "#e2ad35", "nemes"],
  wanderer: ["#7c9a52", "#b07a4c", "#3a2415", "hat"],
  trader: ["#d6a032", "#a86c40", "#2b1a12", "turban"],
  settler: ["#4a7d8c", "#b07a4c", "#4a2f1c", "band"],
  chronicler: ["#3f6aa8", "#c08e62", "#d8d3c8", "beard"],
  sovereign: ["#7a2f5c", "#a36a40", "#20130e", "crown"],
};

/** What is worn over hair and brow. */
const WORN: Record<string, (hair: string) => string> = {
  lotus: () =>
    '<path d="M14 14.5c6-2.5 14-2.5 20 0v2.4c-6-2.3-14-2.3-20 0z" fill="#e2ad35"/><path d="M24 13c-2.8-2-3.2-5.5 0-9.5 3.2 4 2.8 7.5 0 9.5zM23.4 13c-3.6-.4-5.4-2.8-5-6.8 3.2.8 4.8 3.2 5 6.8zM24.6 13c3.6-.4 5.4-2.8 5-6.8-3.2.8-4.8 3.2-5 6.8z" fill="#fbd7e6" stroke="#b8668c" stroke-width=".6"/>',
  plume: () =>
    '<path d="M14 13.5c6-2.5 14-2.5 20 0v2.6c-6-2.3-14-2.3-20 0z" fill="#f4e8d0"/><path d="M33 15c-1-6 0-11 4-13.5 2 5.5.5 10-2.5 13.5z" fill="#f6f0de" stroke="#8a5510" stroke-width=".6"/>',
  reed: () =>
    '<path d="M36 31 41 11l1.5.4L37.3 31.5z" fill="#c3331d"/><path d="M14.5 14.5c6-2 13-2 19 0" stroke="#e2ad35" stroke-width="1.3" fill="none"/>',
  hat: () =>
    '<path d="M7 17c4-2 6-8 17-8s13 6 17 8c-8 2.5-26 2.5-34 0z" fill="#f1e2b0" stroke="#9a7a3a" stroke-width=".8"/><path d="M13.5 14.5c6-1.5 15-1.5 21 0" stroke="#b3412a" stroke-width="1.5" fill="none"/>',
  bald: () =>
    '<path d="M12 44 33 36l2 3-20 9z" fill="#d8a94a" opacity=".9"/>',
  nemes: () =>
    '<path d="M14 15.5c6-3 14-3 20 0v3c-6-3-14-3-20 0z" fill="#27528f"/><path d="M22.5 14c-.8-4 .3-6.5 1.5-7.5 1.2 1 2.3 3.5 1.5 7.5z" fill="#d8432a"/><path d="M22.7 32.5h2.6l-.5 6h-1.6z" fill="#27528f"/>',
  turban: (hair) =>
    `<path d="M13 17c-3-8 4-13 11-13s14 5 11 13c-6-4-16-4-22 0z" fill="#f4ead2" stroke="#b9a26a" stroke-width=".8"/><path d="M14 12c8-1 15 1 20 5M17 7c7 1 12 3 16 7" stroke="#c9b27c" stroke-width="1.2" fill="none"/><circle cx="24" cy="12.5" r="2" fill="#b3412a"/><path d="M18.5 28c3 6.5 8 6.5 11 0-3 1.5-8 1.5-11 0z" fill="${hair}"/>`,
  beard: (hair) =>
    `<path d="M15.8 22c.5 10 4 16 8.2 16s7.7-6 8.2-16c-2 4-4.5 5-8.2 5s-6.2-1-8.2-5z" fill="${hair}"/><path d="M14.5 16c0-8 5-11 9.5-11s9.5 3 9.5 11c-5-3-14-3-19 0z" fill="#2f4f86"/>`,
  crown: () =>
    '<path d="M14 15V7l4.5 4L24 4.5 29.5 11 34 7v8c-6-2-14-2-20 0z" fill="#e8b84c" stroke="#8a5510" stroke-width=".8"/><circle cx="24" cy="10.5" r="1.6" fill="#b3412a"/>',
  band: () =>
    '<path d="M14 14.5c6-2.5 14-2.5 20 0v2.4c-6-2.3-14-2.3-20 0z" fill="#e2ad35"/>',
};

function face(ground: string, skin: string, hair: string, worn: string): string {
  const long = ["lotus", "plume", "reed", "band", "crown"].includes(worn);
  const parts = [
    `<circle cx="24" cy="24" r="23" fill="${ground}"/><circle cx="24" cy="24" r="18" fill="#fff" opacity=".1"/><clipPath id="i"><circle cx="24" cy="24" r="22.5"/></clipPath><g clip-path="url(#i)">`,
    long ? `<path d="M11 22c0-10 5-15 13-15s13 5 13 15v17H11z" fill="${hair}"/>` : "",
    worn === "nemes" ? `<path d="M12 16c3-7 7-9 12-9s9 2 12 9l4 24H8z" fill="${hair}"/><path d="M12.5 20l-3 18M15 24l-3 15M35.5 20l3 18M33 24l3 15" stroke="#27528f" stroke-width="2"/>` : "",
    `<path d="M20.5 31h7v7h-7z" fill="${skin}"/><path d="M20.5 33.5c2 1.6 5 1.6 7 0v2.5h-7z" fill="#000" opacity=".16"/><path d="M6 48c1-8 8-11 14.5-12 2 2 5 2 7 0C34 37 41 40 42 48z" fill="#f4e8d0"/><path d="M13 40c6 4 16 4 22 0l1.5 2.5C29 47 19 47 11.5 42.5z" fill="#e2ad35" stroke="#8a5510" stroke-width=".7"/><path d="M15.5 19c0-7 4-9.5 8.5-9.5s8.5 2.5 8.5 9.5c0 8-3.5 14-8.5 14s-8.5-6-8.5-14z" fill="${skin}"/><path d="M17.5 20.5c1.5-1.3 3.3-1.3 4.8 0-1.5 1.2-3.3 1.2-4.8 0zM25.7 20.5c1.5-1.3 3.3-1.3 4.8 0-1.5 1.2-3.3 1.2-4.8 0z" fill="#fff"/><circle cx="20" cy="20.5" r="1" fill="#1a100a"/><circle cx="28" cy="20.5" r="1" fill="#1a100a"/><path d="M16.8 20.3c2-1.9 4-1.9 5.8-.2M31.2 20.3c-2-1.9-4-1.9-5.8-.2M17 17.6c1.8-1 3.6-1 5.2-.3M31 17.6c-1.8-1-3.6-1-5.2-.3" fill="none" stroke="#1a100a" stroke-width=".9" stroke-linecap="round"/><path d="M24 21.5v3.6h-1.3" fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".9" stroke-linecap="round"/><path d="M21.3 28.2c1.8 1 3.6 1 5.4 0" fill="none" stroke="#7a2c1a" stroke-width="1.3" stroke-linecap="round"/>`,
    long ? `<path d="M15.5 21c-.5-8 3-11.5 8.5-11.5S33 13 32.5 21c1-1 2-3 2-5 0-7-5-10-10.5-10S13.5 9 13.5 16c0 2 1 4 2 5z" fill="${hair}"/>` : "",
    WORN[worn](hair),
    '</g><circle cx="24" cy="24" r="22.6" fill="none" stroke="#f4dfae" stroke-width="1.6"/><circle cx="24" cy="24" r="23.5" fill="none" stroke="#8a5510" stroke-width=".8"/>',
  ];
  return parts.join("");
}

/** Ground and skin from the third seat on, so that two scribes are two people. */
const KIN = [["#2c7a4f", "#8a5632"], ["#5b4a9a", "#c08e62"], ["#94404a", "#7a4a2a"]];

/** The class of somebody's face. */
export function faceOf(who: string, seat: number): string {
  if (Object.hasOwn(KNOWN, who)) {
    const [ground, skin, hair, worn] = KNOWN[who];
    const kin = KIN[seat - 2] ?? [ground, skin];
    return picture(`face-${who}-${kin[0].slice(1)}`, "0 0 48 48", () => face(kin[0], kin[1], hair === skin ? kin[1] : hair, worn));
  }
  const ground = seat % GROUNDS.length;
  const worn = who ? "band" : "lotus";
  return picture(`face-${worn}-${ground}`, "0 0 48 48", () => face(GROUNDS[ground], "#a86c40", "#20130e", worn));
}
