/** Lines of the log that are not moves, as sentences. */

import type { Line } from "../lib/link.svelte";
import { has, say } from "../lib/texts.svelte";
import { botOf } from "../lib/words";

export function describe(line: Line, names: string[], game: string): string {
  if (line.text) return line.text;
  const entry = JSON.parse(line.name ?? "{}");
  const key = `web-entry-${line.kind}${entry.why ? `-${entry.why}` : ""}`;
  if (!has(key)) return "";
  const name = entry.kind === "sat" && entry.bot ? botOf(game, entry.bot) : (entry.name ?? names[entry.seat] ?? "");
  return say(key, { name, ply: entry.ply ?? 0, bot: botOf(game, entry.bot ?? ""), agreed: entry.agreed ? "yes" : "no" });
}
