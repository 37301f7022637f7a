/** Hadara's pictograms on a grid of 24 by 24, filled shapes with holes: colours are told by shape too. */

import { polar } from "../lib/polar";

const path = (d: string, more = "") => `<path fill-rule="evenodd" ${more}d="${d}"/>`;
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const COIN = path(`${disc(12, 12, 10)}M12 7l5 5-5 5-5-5z`);
const SWORD = path("M22 2l-.8 5.5L11.7 17l1.8 1.8-2 2L8.9 18.2 5.7 21.4a1.9 1.9 0 0 1-3.1-3.1L5.8 15.1 3.2 12.5l2-2L7 12.3 16.5 2.8zM18.5 4.7 10 13.2l.8.8 8.5-8.5z");
const COLUMN = path("M2 6.5C2 4 3.5 2.5 5.5 2.5h13C20.5 2.5 22 4 22 6.5S20.5 10 18.5 10H18v8h1.5v1.5H21V22H3v-2.5h1.5V18H6v-8h-.5C3.5 10 2 9 2 6.5zM8.6 10v8h1.6v-8zM13.8 10v8h1.6v-8zM5.8 5.2a1.3 1.3 0 1 0 .01 0zM18.2 5.2a1.3 1.3 0 1 0 .01 0z");
const EAR = path("M12 .5c3 2.6 3 5.3 0 7.7-3-2.4-3-5.1 0-7.7zM12.8 13c0-4.2 2.7-6.5 7.7-6.5 0 4.5-3 6.8-7.7 6.5zM11.2 13c0-4.2-2.7-6.5-7.7-6.5 0 4.5 3 6.8 7.7 6.5zM12.8 19.3c0-4.2 2.7-6.5 7.7-6.5 0 4.5-3 6.8-7.7 6.5zM11.2 19.3c0-4.2-2.7-6.5-7.7-6.5 0 4.5 3 6.8 7.7 6.5zM10.9 20h2.2v3.7h-2.2z");
const STAR = path(`M12 .8l3.3 3.3H20v4.6l3.2 3.3-3.2 3.3v4.6h-4.7L12 23.2l-3.3-3.3H4v-4.6L.8 12 4 8.7V4.1h4.7zM12 6.5l1.6 3.9 3.9 1.6-3.9 1.6L12 17.5l-1.6-3.9L6.5 12l3.9-1.6z`);

export const COLOUR_SHAPES: Record<string, string> = { yellow: COIN, red: SWORD, blue: COLUMN, green: EAR, purple: STAR };

export const RESOURCE_SHAPES: Record<string, string> = { income: COIN, military: SWORD, culture: COLUMN, food: EAR };

export const RESOURCE_COLOURS: Record<string, string> = { income: "yellow", military: "red", culture: "blue", food: "green" };

/** The wheel's five animals, one for each seat: heads that look to the right. */
export const ANIMALS = [
  // lion
  path("M12.5.8l3 1.4 1.7 2.7c-3.7.1-6 2.1-6.5 5.2-.4 3 .7 5.5 3.3 7.2l2.7 1.5L15 20.3l1 2.9H5l.3-2.7-2.8-.5.8-3L.8 15.2l1.7-2.4L.8 10l2.4-1.8-.5-3 3-.4 1.1-2.8 2.7.8zM16.5 6.2c1.7.2 2.7 1 3.2 2.3l2.9 1.9c.9.7 1 1.7.7 2.7l-.8.9h-3.7v1h3.6l-.2 1.6c-.3 1.3-1.4 1.7-2.7 1.4l-3-.5c-3-1.3-4.5-3.7-4.2-6.7.2-2.5 1.9-4.3 4.2-4.6zM16.3 9.3l.5 1.9 2.3-.3z"),
  // falcon
  path("M3 22.5C1.5 12 4 2.5 12.5 2c4.5-.2 6.5 2.5 7.5 4.5 1.8 1 2.8 3 2.5 6-.2 1.3-.7 2-1.3 2.5-.7-2-2-3-4.2-3-1.5 3-1 7 .5 10.5zM13.5 6a1.8 1.8 0 1 0 .01 0zM11.5 11c.5 3-1 5-3.5 6.5 4.5-.5 6.5-3 5.5-6.5z"),
  // serpent
  path(`M13 1.5C16.5 1 20 2.5 21.5 5l-.3 1.7c-1.8.2-3.3.4-4.2 1.6 2 3 1.8 6-1 8.7h3c2.5 0 4.2 1.2 4.2 3s-1.7 3-4.2 3H5c-2.7 0-4.3-1.3-4.3-3.3 0-1.9 1.3-3.2 3-3.2.7 0 1.2.4 1.2 1 0 .7-.5 1.1-1.3 1.3-.4.8.2 1.2 1.4 1.2h13v-1h-7C5.5 16.5 4.2 11 6.5 6.5 8 3.5 10 1.7 13 1.5z${disc(16, 4.4, 1)}M21.8 5.8l2 .5-.9.7.7 1.2-2-.9zM9.5 7c-1 2.5-.7 5 1.2 7-.6-2.4-.7-4.6.3-7zM13.2 8.3c-.5 1.7-.3 3.3.6 4.7 0-1.5 0-3 .6-4.5z`),
  // elephant
  path(`M9 2.5C13 1 18.5 2 20 6.5c1 3.5.2 7.5.2 10.5 0 1.5.8 2.2 2 1.8l.8 1.7c-.5 1.3-1.7 2-3.2 2-2.6 0-3.8-2-3.8-4.5v-1.5L13 17.5c-1 1.7-1 3.5-.5 5.5h-7l-.2-4.5C2 16.5.3 12.5.8 8.5 1.3 4.5 5 2.5 9 2.5zM11.5 4.5c2 3 1 5.5-.5 7.5-1 1.5-.8 3.7-3.5 4.5 2.7 1 4.3-.5 4.7-3 2-2 2.8-6-.7-9zM15 11.5c2.5 2 5.5 1.5 8.5-2 0 4-3 7-8 6z${disc(16.8, 7, 1.1)}`),
  // horse
  path("M13 1l1.5 2.8c3 1 4.5 3.5 5.5 6.7l2.5 4c.7 1.5 0 3.5-1.5 4.3-1.2.6-2.5 0-3.2-1.1l-4.3-1.5c-1 2 .5 4 1.5 6.3H3C1.5 15 3 7 9 4.2L9.5 1.5l2 1.5zM15 8l-1.5 1.5 2.7.3zM8.5 7C5 10 4.3 15 5 21c1-1.5.7-3.5 1.7-5 .6-1 .2-2 .6-3.3.5-1.2.2-2 .6-3.2z"),
];

/** The wheel's geometry around (0, 0), for the wheel and the emblem: colour i's sector, and its part of the woven border. */
const ring = (points: [number, number][]) => `M${points.map(([a, r]) => polar(a, r)).join("L")}z`;
export const sector = (i: number, r: number) =>
  `M${polar(i * 72 - 36, r)}A${r} ${r} 0 0 1 ${polar(i * 72 + 36, r)}L${polar(i * 72 + 36, 13)}A13 13 0 0 0 ${polar(i * 72 - 36, 13)}z`;
export const border = (i: number, r: number, teeth: number) =>
  Array.from({ length: teeth }, (_, j) => {
    const step = 72 / teeth;
    const [a, b, w] = [i * 72 - 36 + j * step, i * 72 - 36 + (j + 1) * step, step * 0.22];
    return ring([[a + 1, r], [(a + b) / 2, r + 7.5], [b - 1, r]]) + ring([[b, r + 3], [b + w, r + 6.5], [b, r + 10], [b - w, r + 6.5]]);
  }).join("");

/** What a civilization builds: regions as they lie, busts, seals. */
const PEAKS = "M1 21 8.5 7l4 6.5L15.5 10 23 21z";
const ROSE = "M12 .8l2.3 1.7 2.8-.4 1.1 2.6 2.6 1.1-.4 2.8L22.1 11l-1.7 2.3.4 2.8-2.6 1.1-1.1 2.6-2.8-.4L12 21.1l-2.3-1.7-2.8.4-1.1-2.6-2.6-1.1.4-2.8L1.9 11l1.7-2.4-.4-2.8 2.6-1.1L6.9 2.1l2.8.4z";
export const BUILT_SHAPES: Record<string, string> = {
  card: path("M6 1.5h12a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM6.2 3.700v8.300h11.600V3.700z"),
  region: path(`${PEAKS}M8.5 11l-2 3.7 2-1 2 1z`),
  plundered: path(`${PEAKS}M8.6 11.3 4.4 19h15.2l-4.1-5.8-3 3.6z${disc(18.5, 5, 4.5)}M18.5 2.8l2.2 2.2-2.2 2.2L16.3 5z`),
  annexed: path(`M1 22 7.5 11l3.7 5.7 2.8-4L20 22zM14.5 1h1.8l6.2 3-6.2 3v8l-1.8-2z`),
  bust: path("M9 1.5c4.3-1.4 8 .5 8.6 4.2l1.9 3.6-1.7.8v2.2c0 1.2-.9 1.7-2.8 1.5v1.7c3 .6 5 1.8 5.5 3.7H4c.3-2 1.8-3.3 4-3.9.8-1.4.8-2.8.2-4.3C5.5 8.7 5.3 3 9 1.5zM7.5 20.4h9.5v2.6H7.5zM8.5 6.7c2 1.3 5 1.3 8.2-.7l-.3-1.2c-2.7 1.7-5.3 1.7-7.5.5z"),
  silver: path(`${ROSE}M12 4.5a6.5 6.5 0 0 0 0 13z`),
  gold: path(`${ROSE}M12 4.8l1.7 4 4.3.4-3.3 2.8 1 4.2L12 14l-3.7 2.2 1-4.2L6 9.2l4.3-.4z`),
};

export const REQUIREMENTS = [3, 9, 15, 21, 30];

/** A shape within another: moved to (x, y), s times as large, in a colour of its own (y, r, b, g, p). */
const at = (shape: string, x: number, y: number, s: number, colour = "") =>
  `<g transform="translate(${x} ${y}) scale(${s})"${colour && ` class="${colour}"`}>${shape}</g>`;
const CARD = path("M3 1.5h11a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM3.2 3.7v16.6h10.6V3.7z");
const UP = "M4 0l4 4.5H5.5V10h-3V4.5H0z";
const DOWN = "M4 10L0 5.5h2.5V0h3v5.5H8z";
const sign = (text: string, x: number, y: number, size = 11) => `<text x="${x}" y="${y}" font-size="${size}">${text}</text>`;
const PLUS = path("M3 0h3v3h3v3H6v3H3V6H0V3h3z");
const per = (shape: string, colour: string) =>
  path("M3 1h10v3H4v12H1V3a2 2 0 0 1 2-2z", `class="${colour}" `) + path("M7 5h10v3H8v12H5V7a2 2 0 0 1 2-2z", `class="${colour}" `) + at(shape, 9, 9, 0.62, colour);

/** One pictogram for each ability of the purple cards, six in each epoch. */
export const ABILITY_SHAPES: Record<string, string> = {
  sale_bonus: at(CARD, 0, 0, 0.8) + at(COIN, 10, 10, 0.58, "y") + at(PLUS, 15.5, 0.5, 0.85),
  place_bonus: at(CARD, 0, 0, 0.95) + path("M8.5 6l5 5-5 5-5-5z", 'class="p" ') + sign("3", 17, 9) + at(path(UP), 16.5, 12, 0.85),
  per_yellow: per(COIN, "y"),
  per_red: per(SWORD, "r"),
  per_blue: per(COLUMN, "b"),
  per_green: per(EAR, "g"),
  bust_bonus: at(BUILT_SHAPES.bust, -1, 3, 0.85) + sign("2", 16.5, 9) + at(path(UP), 16, 12, 0.95),
  cheap_seals: at(BUILT_SHAPES.gold, 0, 3, 0.75, "y") + at(path(DOWN), 16.5, 8, 0.9),
  pay_hunger: path("M1 12h14c0 4-2 6.5-4 7.5V22H5v-2.5C3 18.5 1 16 1 12z") + at(COIN, 11, 0, 0.54, "y"),
  sell_surplus: at(EAR, -3, 0, 0.7, "g") + path("M10 10h4V7.5l4 4-4 4V13h-4z") + at(COIN, 13, 13, 0.46, "y"),
  catch_up_income: path("M1 17h5v5.5H1z", 'class="y" ') + path("M8 8h4.2v14.5H8z", 'class="r" ') + path("M13.5 4h4.2v18.5h-4.2z", 'class="b" ') + path("M19 10h4.2v12.5H19z", 'class="g" ') + at(COIN, 0, 9, 0.3, "y"),
  region_coins: at(BUILT_SHAPES.region, -1, 3, 0.85) + at(COIN, 11.5, 0, 0.52, "y"),
  full_silver: at(path(`${ROSE}${disc(12, 11, 6.5)}`), 1, 1, 0.95) + path("M11.5 8.3 13.8 7v9h-2.3z"),
  set_points: ["y", "r", "b", "g", "p"].map((colour, i) => path("M-2-16h4v9h-4z", `class="${colour}" transform="translate(12 18.5) rotate(${i * 20.5 - 41})" `)).join("") + at(path("M12 2l2.6 6.6 7 .5-5.4 4.5 1.8 6.9-6-3.8-6 3.8 1.8-6.9L2.4 9.1l7-.5z"), 6.5, 12.5, 0.46),
  wild_card: path("M5 1h4v2.2H6v2.8H3.8V3zM11 1h3v2.2h-3zM16 1h2l2.2 2v3H18V3.2h-2zM18 8h2.2v3H18zM18 13h2.2v3H18zM18 18h2.2v3l-2.2 2h-2v-2.2h2zM11 20.8h3V23h-3zM6 18v2.8h3V23H6l-2.2-2v-3zM3.8 8H6v3H3.8zM3.8 13H6v3H3.8z") + at(STAR, 6.7, 6.7, 0.44, "p"),
  double_step: at(BUILT_SHAPES.region, 0, -2, 0.55) + at(BUILT_SHAPES.bust, 0, 11, 0.55) + sign("×2", 12.5, 16, 12),
  lower_requirements: at(BUILT_SHAPES.region, -1, 4, 0.8) + at(path(DOWN), 15.5, 11, 1) + sign("4", 16.5, 8.5),
  buy_requirements: at(BUILT_SHAPES.region, -1, 4, 0.8) + at(path(DOWN), 15.5, 12, 0.95) + at(COIN, 13, 0, 0.45, "y"),
};
export const ABILITIES = Object.keys(ABILITY_SHAPES);
/** The rule of each; four of them share one. */
export const ABILITY_RULES: Record<string, string> = Object.fromEntries(ABILITIES.map((ability, i) => [ability, `HA-${36 + (i < 2 ? i : Math.max(2, i - 3))}`]));
