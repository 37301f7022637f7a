/** Ra's tiles as silhouettes on a grid of 48 by 48, one stroke weight; groups differ by band as well as by colour. */

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

/** What is filled with the tile's colour has class f, what is only a stroke class s. */
export const SHAPES: Record<string, string> = {
  ra: '<circle class="f" cx="24" cy="24" r="11"/><path class="s" d="M24 5v5M24 38v5M5 24h5M38 24h5M10.6 10.6l3.5 3.5M33.9 33.9l3.5 3.5M37.4 10.6l-3.5 3.5M14.1 33.9l-3.5 3.5"/><path class="e" d="M17 24c3-4 11-4 14 0-3 4-11 4-14 0z"/><circle class="f" cx="24" cy="24" r="2.2"/>',
  pharaoh:
    '<path class="s" d="M14 40 31 16c2-4-1-8-5-7-3 1-4 4-2 6"/><path class="s" d="M34 40 17 16"/><path class="s" d="M17 16l-6 3M17 16l-4 7M17 16l-1 8"/><circle class="f" cx="24" cy="29" r="2.5"/>',
  nile: '<path class="s" d="M6 26c4-6 8-6 12 0s8 6 12 0 8-6 12 0"/>',
  flood:
    '<path class="s" d="M6 16c4-5 8-5 12 0s8 5 12 0 8-5 12 0M6 26c4-5 8-5 12 0s8 5 12 0 8-5 12 0M6 36c4-5 8-5 12 0s8 5 12 0 8-5 12 0"/>',
  gold: '<path class="f" d="M12 32h24l-5-12H17z"/><path class="s" d="M17 20l4-5h14l5 12-4 5M31 20l4-5"/>',
  art: '<path class="f" d="M19 12h10v3c0 3 7 6 7 13 0 6-5 11-8 12h-8c-3-1-8-6-8-12 0-7 7-10 7-13z"/><path class="s" d="M17 8h14M19 15c-6 0-8 4-8 8M29 15c6 0 8 4 8 8"/>',
  agriculture:
    '<path class="s" d="M24 42V14"/><path class="f" d="M24 6c3 3 3 7 0 10-3-3-3-7 0-10zM24 20c1-5 5-7 9-7 0 5-4 8-9 7zM24 20c-1-5-5-7-9-7 0 5 4 8 9 7zM24 30c1-5 5-7 9-7 0 5-4 8-9 7zM24 30c-1-5-5-7-9-7 0 5 4 8 9 7z"/>',
  religion:
    '<path class="s" d="M24 24c-6-4-8-8-8-11a8 8 0 0 1 16 0c0 3-2 7-8 11zM24 24v18M12 28h24"/>',
  astronomy:
    '<path class="f" d="M29 8a15 15 0 1 0 11 22A13 13 0 0 1 29 8z"/><path class="s" d="M36 11v8M32 15h8"/>',
  writing:
    '<path class="f" d="M10 14c0-4 4-4 6-2h18c-2 2-2 4-2 6v16c0 4-4 4-6 2H10c2-2 2-4 2-6V18c-2 0-2-2-2-4z"/><path class="e" d="M17 20h10M17 25h10M17 30h7"/>',
  fortress: '<path class="f" d="M8 40V14h6v5h5v-5h10v5h5v-5h6v26H29v-9a5 5 0 0 0-10 0v9z"/>',
  obelisk: '<path class="f" d="M24 5l5 6 2 27H17l2-27z"/><path class="s" d="M12 41h24"/>',
  palace: '<path class="f" d="M6 16 24 7l18 9v4H6zM6 37h36v4H6z"/><path class="s" d="M11 21v15M20 21v15M28 21v15M37 21v15"/>',
  pyramid: '<path class="f" d="M24 9 43 40H5z"/><path class="e" d="M24 9 30 40"/>',
  temple: '<path class="f" d="M7 40 11 10h9v30zM41 40 37 10h-9v30z"/><path class="f" d="M20 20h8v4h-8z"/><path class="s" d="M5 40h38"/>',
  statue:
    '<circle class="f" cx="21" cy="11" r="5"/><path class="f" d="M15 18h12v12h9v10H15z"/><path class="s" d="M11 40h28M36 30v-6"/>',
  "step-pyramid": '<path class="f" d="M5 40v-7h6v-8h6v-8h5v-7h4v7h5v8h6v8h6v7z"/>',
  sphinx:
    '<path class="f" d="M6 40V30c4-4 10-4 16-3V17c-2-8 12-11 13-2l2 9c4 3 5 8 5 16z"/><path class="e" d="M24 30v10M28 13v6"/>',
  funeral: '<path class="f" d="M24 5c7 0 9 8 8 14l6 7-6 17H16l-6-17 6-7c-1-6 1-14 8-14z"/><path class="e" d="M24 22v16M18 28h12"/>',
  drought:
    '<circle class="s" cx="24" cy="14" r="6"/><path class="s" d="M5 32c4-5 8-5 12 0M31 32c4 5 8 5 12 0M19 27l5 6-4 4 5 6"/>',
  unrest: '<path class="s" d="M10 42 36 10M38 42 12 10"/><path class="f" d="M36 4l4 9-8-2zM12 4l4 7-8 2z"/><path class="s" d="M15 31l7 6M33 31l-7 6"/>',
  earthquake: '<path class="f" d="M8 40V14l12-6-2 10 4 7-4 7 3 8zM40 40V14L26 8l-2 10 5 7-4 7 3 8z"/>',
};

/** Eight gods, told apart by their heads; the game makes no difference between them. */
export const GODS = [
  '<path class="f" d="M14 40V26c0-4 3-6 5-8l-4-13 9 10 9-10-4 13c2 2 5 4 5 8v14z"/>',
  '<path class="f" d="M14 40V22l-1-13 7 6h8l7-6-1 13v18z"/><path class="e" d="M20 24h2M27 24h2"/>',
  '<path class="f" d="M15 40V20a9 9 0 0 1 18 0v20z"/><path class="s" d="M15 16c-7 1-9-3-10-6M33 16c7 1 9-3 10-6"/>',
  '<path class="f" d="M14 40V21c0-8 6-13 12-13 7 0 9 5 14 11-5 2-8 2-9 5v16z"/><circle class="h" cx="26" cy="17" r="2"/>',
  '<path class="f" d="M14 40V22L16 6l6 9h4l6-9 2 16v4l6 6-6 2v6z"/>',
  '<path class="f" d="M14 40V20c2-6 8-8 12-6l18 5-2 6-13 1v14z"/><circle class="h" cx="23" cy="20" r="2"/>',
  '<path class="f" d="M15 40V19c0-6 5-10 10-10 5 0 7 3 8 7l-9 14 7 10z"/><path class="s" d="M33 16c4 8 2 14-2 19"/>',
  '<path class="f" d="M24 42c-9-4-12-12-11-20 1-9 6-14 11-14s10 5 11 14c1 8-2 16-11 20z"/><path class="e" d="M18 22h4M26 22h4M24 27v8"/>',
];
