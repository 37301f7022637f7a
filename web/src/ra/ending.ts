/** The end of a match of Ra. */

import type { Ending } from "../lib/game";
import GroupMark from "./GroupMark.svelte";
import Night from "./Night.svelte";

const white = "#ffffff";
const dark = "#3a2205";

export default {
  backdrop: Night,
  groups: {
    start: { fill: "#756446", ink: white },
    gods: { fill: "#e6b142", ink: dark, striped: true },
    gold: { fill: "#57351a", ink: "#ffe08a" },
    pharaohs: { fill: "#1f4a8f", ink: white },
    river: { fill: "#14708c", ink: white },
    civilizations: { fill: "#a83a1d", ink: white },
    monuments: { fill: "#7a5426", ink: white },
    suns: { fill: "#f2b632", ink: dark },
    floor: { fill: "#5a5a66", ink: white },
  },
  mark: GroupMark,
} satisfies Ending;
