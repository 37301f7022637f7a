/** Clocks: those that are offered, and how any of them is told. */

import { say } from "../lib/texts.svelte";
import type { Clock } from "../lib/types";

export const CLOCKS = {
  none: { kind: "none", seconds: 0, bonus: 0 },
  quick: { kind: "fischer", seconds: 300, bonus: 10 },
  calm: { kind: "fischer", seconds: 1200, bonus: 30 },
  days: { kind: "days", seconds: 3 * 86400, bonus: 0 },
} satisfies Record<string, Clock>;

export function clockOf({ kind, seconds, bonus }: Clock): string {
  if (kind === "none") return say("web-clock-none");
  if (kind === "days") return say("web-clock-by-days", { days: Math.round(seconds / 86400) });
  if (kind === "move") return say("web-clock-by-move", { seconds });
  return say("web-clock-by-stock", { minutes: Math.round(seconds / 60), bonus });
}
