/** Lines of the log: moves in a few words, and what else happens at a table as sentences. */

import type { GamePage, Options } from "../lib/game";
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

export interface Brief {
  key: string;
  kind: string;
  text: string;
  seat?: number;
  facts?: Record<string, any>;
}

/** Events that say more than whose turn it is, in the game's short words where it has them: all of them, or the last ones. */
export function happened(lines: Line[], page: GamePage, options: Options, most = Infinity): Brief[] {
  const found: Brief[] = [];
  for (let i = lines.length - 1; i >= 0 && found.length < most; i--) {
    const line = lines[i];
    if (!line.facts || page.tone(line.kind) === "soft") continue;
    const text = page.brief ? page.brief(line as { kind: string; facts: Record<string, any> }, options) : line.text;
    const seat = page.brief ? (line.facts.seat as number | undefined) : undefined;
    if (text) found.push({ key: `${line.number}-${i}`, kind: line.kind, text, seat, facts: line.facts });
  }
  return found.reverse();
}
