/** Lines of the log that are not moves, as sentences. */

import type { Line } from "../lib/link.svelte";
import { has, say } from "../lib/texts.svelte";

export function describe(line: Line, names: string[]): string {
  if (line.text) return line.text;
  const entry = JSON.parse(line.name ?? "{}");
  const key = `web-entry-${line.kind}${entry.why ? `-${entry.why}` : ""}`;
  if (!has(key)) return "";
  return say(key, { name: entry.name ?? names[entry.seat] ?? "", ply: entry.ply ?? 0, bot: entry.bot ?? "", agreed: entry.agreed ? "yes" : "no" });
}
