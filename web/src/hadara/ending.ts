/** The end of a match of Hadara. */

import type { Ending } from "../lib/game";
import City from "./City.svelte";
import LineMark from "./LineMark.svelte";

const white = "#ffffff";
const dark = "#2a1d10";

export default {
  backdrop: City,
  groups: {
    regions: { fill: "#a3352c", ink: white },
    busts: { fill: "#2763a8", ink: white },
    silver: { fill: "#c3cad4", ink: dark },
    gold: { fill: "#e2ad35", ink: dark, striped: true },
    cards: { fill: "#74438f", ink: white },
    coins: { fill: "#8a5f14", ink: white },
  },
  mark: LineMark,
} satisfies Ending;
