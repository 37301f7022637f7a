/** Ra's tiles on a grid of 48 by 48 whose lower edge is the band they stand on; groups differ by band as well as by colour. */

export type Group = "ra" | "god" | "gold" | "pharaoh" | "river" | "civilization" | "monument" | "disaster";

export const GROUPS: Record<string, Group> = {
  ra: "ra",
  god: "god",
  gold: "gold",
  pharaoh: "pharaoh",
  nile: "river",
  flood: "river",
  art: "civilization",
  agriculture: "civilization",
  religion: "civilization",
  astronomy: "civilization",
  writing: "civilization",
  fortress: "monument",
  obelisk: "monument",
  palace: "monument",
  pyramid: "monument",
  temple: "monument",
  statue: "monument",
  "step-pyramid": "monument",
  sphinx: "monument",
  funeral: "disaster",
  drought: "disaster",
  unrest: "disaster",
  earthquake: "disaster",
};

/** Tiles that stay for the next epoch carry a scarab. */
export const LASTING = new Set(["pharaoh", "nile", ...Object.keys(GROUPS).filter((kind) => GROUPS[kind] === "monument")]);

export const CIVILIZATIONS = ["art", "agriculture", "religion", "astronomy", "writing"];
export const MONUMENTS = Object.keys(GROUPS).filter((kind) => GROUPS[kind] === "monument");
export const DISASTERS = Object.keys(GROUPS).filter((kind) => GROUPS[kind] === "disaster");

/** What a disaster strikes: its picture shows that group, cracked. */
export const STRIKES: Record<string, Group> = { funeral: "pharaoh", drought: "river", unrest: "civilization", earthquake: "monument" };

const WAVE = "c4-7 8.5-7 12.5 0s8.5 7 12.5 0 8.5-7 12.5 0 8.5 7 12.5 0 8.5-7 12.5 0";

/**
 * Inlay work: cells of one colour in three tones, a thin line of the ground around each. Classes: f full, d deep and t tinted
 * cells, k black ones, h holes; s lines of the colour, sd of the deep tone, sk black, w4 wider; e engraved lines in the
 * ground's colour, w wide ones that keep crossing lines apart.
 */
export const SHAPES: Record<string, string> = {
  ra: '<path class="t" d="M-3 58V42c8-10 16-10 21-1 2 3.5 10 3.5 12 0 5-9 13-9 21 1v16z"/><circle class="f" cx="24" cy="26" r="13.5"/><circle class="e" cx="24" cy="26" r="9.5"/><path class="f" d="M21.5 9h5L24-1zM11.8 14.2l3.5-3.3-7.5-7.4zM36.2 14.2l-3.5-3.3 7.5-7.4zM7.5 23.5v5L-1 26zM40.5 23.5v5L49 26z"/>',
  pharaoh:
    '<path class="sd" d="M12 43 29 15"/><path class="f" d="M32 11.5 46 12l-.5 5.5zM32 13.5l13 7.5-3 5zM31 15l8 13.5-5 2.5z"/><path class="d" d="M27 14.5l2.7-5.5 5 2.7-2.7 5.5z"/><path class="w" d="M36 43 15.5 14"/><path class="s w4" d="M36 43 15.8 14.5C12.5 9 15 4 19.5 4c5 0 7 5 4 9"/><path class="e" d="M28.5 37l5-3.5M24.5 31.3l5-3.5M16.5 20.5l5-3.5"/>',
  nile: `<path class="t" d="M-7 58V29${WAVE}v29z"/><path class="s w4" d="M-7 28${WAVE}"/>`,
  flood: `<path class="t" d="M-7 58V11${WAVE}v47z"/><path class="s w4" d="M-7 10${WAVE}M-7 22${WAVE}M-7 34${WAVE}"/>`,
  gold:
    '<path class="t" d="M12 16 19 9h21l-5 7z"/><path class="d" d="M35 16l5-7 6 19-5 10z"/><path class="f" d="M12 16h23l6 22H5z"/><path class="e" d="M16.5 21h14l3.5 12H12.5z"/>',
  art: '<path class="s" d="M17 14c-8-1-9 7-5 11M31 14c8-1 9 7 5 11"/><path class="d" d="M16 5h16v4.5H16z"/><path class="f" d="M18 9.5h12c0 6 7 8 7 17 0 8-5 13-7 17H18c-2-4-7-9-7-17 0-9 7-11 7-17z"/><path class="e" d="M11 25h26M12 33h24M13 32l3.7-6 3.7 6 3.6-6 3.6 6 3.7-6L35 32"/>',
  agriculture:
    '<path class="s" d="M13 46V14"/><path class="f" d="M13 1c4.5 5 4.5 9 0 13.5C8.5 10 8.5 6 13 1zM13.5 23c0-6 3.5-9 8.5-9 0 6-3.5 9-8.5 9zM12.5 23c0-6-3.5-9-8.5-9 0 6 3.5 9 8.5 9zM13.5 33c0-6 3.5-9 8.5-9 0 6-3.5 9-8.5 9zM12.5 33c0-6-3.5-9-8.5-9 0 6 3.5 9 8.5 9z"/><path class="d" d="M24 6c17-3 25 9 21 20-2 6-7 9.5-12 10.5l-1.5-5c6-2 8-6 7-11.5C37.5 13 32 9 24 6z"/><path class="f" d="M27 31l7 2.5-3.5 13.5-7-2.5z"/>',
  religion:
    '<path class="f" d="M24 2c8 0 11 6 10 11-1 4-4 7-6.5 9.5V23H40v7H28l1.5 16h-11L20 30H8v-7h12.5v-.5C18 20 15 17 14 13 13 8 16 2 24 2z"/><path class="h" d="M24 7.5c4 0 5 3 4.3 5.8C27.5 16 25.5 18 24 19.5c-1.5-1.5-3.5-3.5-4.3-6.2C19 10.5 20 7.5 24 7.5z"/>',
  astronomy:
    '<path class="f" d="M23 5A20 20 0 1 0 43.5 31 17 17 0 0 1 23 5z"/><path class="d" d="M35 4l2.8 6.5 7 .7-5.3 4.7 1.6 6.9L35 19.2l-6.1 3.6 1.6-6.9-5.3-4.7 7-.7z"/>',
  writing:
    '<path class="f" d="M9 8h23v33H9z"/><path class="d" d="M6 5h29v6H6zM6 38h29v6H6z"/><path class="e" d="M14 16h6v5h-6zM24 16h4M24 21h4M14 26.5l2.5 2.5 2.5-2.5 2.5 2.5 2.5-2.5 2.5 2.5M14 34h8"/><path class="d" d="M46 6 34 36l-3 4 0-5L43 4.5z"/>',
  fortress:
    '<path class="f" d="M13 48V22h3v4h4v-4h3v4h2v-4h3v4h4v-4h3v26z"/><path class="d" d="M3 48 5 12h3.5v4H12v-4h4v36zM45 48 43 12h-3.5v4H36v-4h-4v36z"/><path class="h" d="M19.5 48V38c0-6 9-6 9 0v10z"/><path class="e" d="M10 23v6M38 23v6"/>',
  obelisk:
    '<path class="t" d="M8 48v-4h32v4z"/><path class="d" d="M13 44.5V39h22v5.5z"/><path class="f" d="M24 2l-5.5 8L16.5 39H24z"/><path class="d" d="M24 2l5.5 8 2 29H24z"/><path class="e" d="M20 16v3M20 23v3M19.6 30v3"/>',
  palace:
    '<path class="t" d="M7 22h34v20H7z"/><path class="d" d="M3 7h42l-2 8H5zM3 48v-5h42v5z"/><path class="f" d="M6 43V24l-2-6h9l-2 6v19zM16.5 43V24l-2-6h8l-1.5 6v19zM31.5 43V24l2-6h-8l1.5 6v19zM42 43V24l2-6h-9l2 6v19z"/>',
  pyramid: '<path class="f" d="M21 8 2 48h27z"/><path class="d" d="M21 8l8 40h17z"/><path class="e" d="M15.5 22l7.5 0M10 34h15"/>',
  temple:
    '<path class="s" d="M10 16V4M38 16V4"/><path class="t" d="M10 3l7 2.5-7 2.5zM38 3l7 2.5-7 2.5z"/><path class="f" d="M3 48 6 17h12l1.5 31zM45 48 42 17H30l-1.5 31zM18.5 26h11v22h-11z"/><path class="d" d="M4.5 12h15v5h-15zM28.5 12h15v5h-15zM18 23h12v4.5H18z"/><path class="h" d="M21 48V31h6v17z"/>',
  statue:
    '<path class="d" d="M6 48V27h36v21z"/><path class="f" d="M11 36c0-8 0-13 4-14h18c4 1 4 6 4 14v12H25.5V37h-3v11H11z"/><path class="d" d="M24 1c5.5 0 7.5 4 8 9l4 12c-2 2-5 2-7 1l-1-8h-8l-1 8c-2 1-5 1-7-1l4-12c.5-5 2.5-9 8-9z"/><path class="f" d="M19 10c0-6 10-6 10 0 0 5-2 9-5 9s-5-4-5-9z"/><path class="d" d="M22 17.5h4l-.7 8h-2.6z"/><path class="e" d="M16 28v8M32 28v8"/>',
  "step-pyramid":
    '<path class="f" d="M2 48 4.5 39H24v9zM8 39l2.5-9H24v9zM14 30l2-9h8v9zM19 21l1.5-9H24v9z"/><path class="d" d="M46 48 43.5 39H24v9zM40 39l-2.5-9H24v9zM34 30l-2-9h-8v9zM29 21l-1.5-9H24v9z"/>',
  sphinx:
    '<path class="f" d="M2 48V40c0-7 5-10 12-10 5 0 8-1 10-3l11 1c1 5 1 8 1 12h8c2 0 3 3 3 8z"/><path class="d" d="M20 31c1-5 2-8 3-14C24 9 28 6 32 7c4 1 5 4 5 8l-5 0-1 17c-4 2-8 1-11-1z"/><path class="f" d="M32 13h6l2 6-2 1v4h-4l-1 4-2-2z"/><path class="e" d="M11 48c-2-8 6-12 11-7 2 2 2 5 1 7M36 40h-6"/>',
  funeral:
    '<path class="f" d="M24 1c7 0 9 6 9 11l4 6c1 10-2 19-5 28H16c-3-9-6-18-5-28l4-6c0-5 2-11 9-11z"/><path class="d" d="M24 1c7 0 9 6 9 11l3 9h-7l-1-7h-8l-1 7h-7l3-9c0-5 2-11 9-11z"/><path class="t" d="M19.5 10c0-6 9-6 9 0 0 5-1.5 8-4.5 8s-4.5-3-4.5-8z"/><path class="e" d="M13 27c7 4 15 4 22 0M14.5 32.5c6 3 13 3 19 0M24 35v10"/>',
  drought:
    '<path class="sk" d="M24-1v2.5M12 3l2.5 2.5M36 3l-2.5 2.5M8 14h3.5M36.5 14H40"/><circle class="k" cx="24" cy="14" r="7.5"/><path class="t" d="M-3 54V33c5-7 9-6 13 0 2 3 5 4 8 3l3 6-4 5 3 8zM51 54V33c-4 7-9 6-13 0-2-3-5-4-8-3l-4 7 5 6-4 11z"/><path class="e" d="M-1 44l9-3 3-6M8 41l3 5-2 8M49 43l-9 2-4-7M40 45l-3 9"/><path class="s" d="M-3 32c5-7 9-6 13 0 2 3 4 4 7 3.5M51 32c-4 7-9 6-13 0-2-3-4-4-7-3.5"/>',
  unrest:
    '<path class="f" d="M24 4c7 4 11 4.5 15 4.5 1 17-3 28-15 35.5C12 36.5 8 25.5 9 8.5c4 0 8-.5 15-4.5z"/><path class="w" d="M8 45 37 10M40 45 11 10"/><path class="sk" d="M8 45 37 10M40 45 11 10"/><path class="k" d="M43 2.5l-1.5 11-8-6.5zM5 2.5l1.5 11 8-6.5z"/>',
  earthquake:
    '<path class="f" d="M23 2 3 43h15l4-9-5-6 6-7-3-6z"/><path class="d" d="M28 8l-3 7 4 6-6 7 6 6-3 10h23z"/><path class="k" d="M-1 56V43h15l5-4 3 6 5-4 4 3h18v12z"/>',
};

const COLLAR = '<path class="f" d="M2 48c1-4 6-6 12-6.5h20c6 .5 10 2.5 11 6.5z"/>';
const HEAD = '<g transform="translate(-4 0.5) scale(1.1)">';
const WIG = '<path class="f" d="M12.5 42c-.5-10 0-17 4-22 5 0 9 4 10 10 .6 4 1 8 1.5 12z"/><path class="e" d="M14 37h12.5M14.3 31.5h11.5M15.5 26h9"/>';

/** Eight gods, told apart by their heads; the game makes no difference between them. */
export const GODS = [
  // Anubis, the jackal
  COLLAR + HEAD + '<path class="d" d="M15 40c-1-9-1-15 1-22L16.5 1.5 24 11l4-9 2 13c4 2 9 3.5 13.5 6.5 2 1.5 1.5 4 0 4.5L35 29c-2.5 3-3 6.5-2.5 11z"/><path class="h" d="M27 20.5c1.5-2 4-2 5.5 0-2 1-4 1-5.5 0z"/>' + WIG + "</g>",
  // Bastet, the cat
  '<path class="sd" d="M13 46C5 45 4 36 8 31"/><path class="d" d="M26 3l4 4.5L34 2.5 36.5 10c2 1 3 3.5 3.5 5.5-.5 2.5-3.5 4-6 4.5 1.5 4 2 8 2 12l.5 12c2 0 3.5 1.5 3.5 4H14c-4.5-1-6-6-4.5-11C12 30 20 26 22 18c.5-4 1.5-7 3-9z"/><path class="f" d="M21.5 20l12.5 0c1 2 1.5 4 1.7 6C30 28 25 27.5 19 24.5z"/><path class="h" d="M31 12.5c1-1 2.5-1 3.5.5-1 .7-2.5.5-3.5-.5z"/><path class="e" d="M17 47c-1-7 4-11 9-10M30.5 32v15"/>',
  // Khnum, the ram
  COLLAR + HEAD + '<path class="f" d="M24.5 16h-5l-.5-9c0-4 2-6 5.5-6zM24.5 16h5l.5-9c0-4-2-6-5.5-6z"/><path class="e" d="M19 7l2 1M19.5 11l2 1M30 7l-2 1M29.5 11l-2 1"/><path class="d" d="M15 40c-1-9-1-17 3-22 4-4 11-5 15-1 4 3 7 8 8.5 13 .5 2.5-1 4.5-3 4.5L33 34c-1 2-1 4-.5 6z"/><path class="h" d="M30.5 20c1.5-1.5 4-1 5 .8-2 .8-4 .5-5-.8z"/>' + WIG + '<path class="f" d="M30 18c-8-5-18 0-17.5 9 .5 7 10.5 9 14.5 4 3-4 0-9-4-8-3 .5-4 4-2 5.5l3-1"/></g>',
  // Horus, the falcon
  COLLAR + HEAD + '<path class="f" d="M20 15c-3-7 1-13.5 5-13.5s3 5 6 13.5z"/><path class="f" d="M14.5 20 12 3h6l1.5 9.5c4-1.5 9-.5 13 4z"/><path class="d" d="M15 40c-1-9-1-15 2-20 4-5 12-6 16-2 3 3 6 3.5 7.5 7 1 3 0 5-1 6.5-1.5-2.5-3.5-3.5-6-3-1.5 3-1.5 7-1 11.5z"/><circle class="h" cx="29.5" cy="21.5" r="2.4"/><path class="e" d="M29 24c1 3-1 6-3 7"/>' + WIG + "</g>",
  // Seth, whose beast nobody knows
  COLLAR + HEAD + '<path class="d" d="M15 40c-1-9-1-15 1-21L14 2.5l6-1.5 3 13L25.5 1l6 1.5L30 15c6 1 11 5 13 11 1 3.5.5 7-2 7s-3-3-5-4-3.5 0-3.5 3v8z"/><path class="h" d="M27 20.5c1.5-2 4-2 5.5 0-2 1-4 1-5.5 0z"/>' + WIG + "</g>",
  // Sobek, the crocodile
  COLLAR + HEAD + '<circle class="f" cx="20.5" cy="8" r="5.5"/><path class="d" d="M15 40c-1-9-2-17 1-22 2-5 8-6.5 12-3l2 4c3-.5 5 0 7 .5 3 .5 5-1 8-.5 2 1 2.5 3 2 5L46 31l-13 2.5c-1 2-1 4-.5 6.5z"/><circle class="h" cx="25.5" cy="17.5" r="2"/><path class="e" d="M48 26l-3 .5-2.5-2-2.3 3-2.5-2.5-2.3 3-2.3-2.5-4 3"/>' + WIG + '</g>',
  // Thoth, the ibis
  COLLAR + HEAD + '<path class="f" d="M13 2c1 10 18 10 19 0 3 17-22 17-19 0z"/><circle class="f" cx="22.5" cy="5" r="4"/><path class="d" d="M15 40c-1-9-2-15 1-20 3-5 11-6 15-1C39 21 45 29 44 41c-3-7-7-12-12-13-1 4-1 8 .5 12z"/><circle class="h" cx="27.5" cy="20.5" r="2"/>' + WIG + "</g>",
  // Wadjet, the cobra
  '<path class="sd" d="M19 46C9 47 4 42 7 35"/><circle class="f" cx="25" cy="7" r="5.5"/><path class="s" d="M17 2c0 14 16 14 16 0"/><path class="f" d="M21 18c-11 4-12 16-6 23 2 2 2.5 4 2.5 7h14c0-3 .5-5 2.5-7 5-7 5-18-5-23z"/><path class="d" d="M19.5 24c-2-6-1-11 5-12 5-1 10 2 14.5 7l-1 3c-4 0-7 1-8.5 4L31 36c-1 5-2 8-2 12h-8c0-4-.5-8-1.5-13z"/><circle class="h" cx="29" cy="17.5" r="1.7"/><path class="e" d="M20 32h10M21 38h8.5M21.5 43.5h7"/>',
];
