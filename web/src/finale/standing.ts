/** The end of a match, whoever tells of it: a table, or a replay. */

import type { GamePage, Options } from "../lib/game";
import type { ScoreRow } from "../lib/tally.svelte";
import { say } from "../lib/texts.svelte";
import { colon, word } from "../lib/words";

export interface Ended {
  game: string;
  page: GamePage;
  options: Options;
  names: string[];
  bots: string[]; // the kind of bot at each seat; empty for people
  viewer: number; // whose match it is; -1: nobody's
  points: number[];
  ranks: number[];
  sheet: number[][][]; // by scoring, seat and category
  categories: string[];
  why: string[][]; // where the points of the last scoring come from
}

export interface Group extends ScoreRow {
  values: number[];
  fill: string;
  ink: string;
  striped: boolean;
}

const PLAIN = ["#1f4a8f", "#14708c", "#a83a1d", "#57351a", "#7a5426", "#5b3a78", "#2c6a3f", "#756446"];
const START = { fill: "#756446", ink: "#ffffff" };

export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));

/** What everybody has in each line of the score sheet over all scorings; together exactly the match's points. */
export function groupsOf({ game, page, options, names, points, sheet, categories, why }: Ended): Group[] {
  const seats = names.map((_, seat) => seat);
  const scored = categories.map((name, i) => ({ name, values: seats.map((seat) => sheet.reduce((sum, scoring) => sum + (scoring[seat]?.[i] ?? 0), 0)) }));
  const start = { name: "start", values: seats.map((seat) => points[seat] - scored.reduce((sum, one) => sum + one.values[seat], 0)) };
  const several = sheet.length > 1;
  const reasons = (i: number): string[] | null =>
    i < 0 || (!several && !why.length)
      ? null
      : seats.map((seat) => {
          const parts = several ? sheet.map((scoring, k) => colon(page.sheet.title(k + 1, options), signed(scoring[seat]?.[i] ?? 0))) : [];
          return [...parts, why[seat]?.[i] ?? ""].filter(Boolean).join("; ");
        });
  return [start, ...scored]
    .filter((one) => one.values.some((value) => value))
    .map((one) => {
      const i = categories.indexOf(one.name);
      const look = page.ending?.groups[one.name] ?? (one.name === "start" ? START : { fill: PLAIN[Math.max(0, i) % PLAIN.length], ink: "#ffffff" });
      const label = one.name === "start" && i < 0 ? say("web-at-start") : word(`${game}-category-${one.name}`, one.name, options);
      return { striped: false, ...look, ...one, label, why: reasons(i) };
    });
}

/** The seats, the best first. */
export const standing = ({ ranks }: Ended): number[] => ranks.map((_, seat) => seat).toSorted((a, b) => ranks[a] - ranks[b] || a - b);

/** Who won, and how closely: a title and a line. */
export function verdict(ended: Ended): [string, string] {
  const { names, viewer, points, ranks } = ended;
  const winners = standing(ended).filter((seat) => ranks[seat] === 1);
  const won = winners.includes(viewer);
  const title = won ? say("web-you-win", { count: winners.length }) : say("web-winner", { names: winners.map((seat) => names[seat]).join(", "), count: winners.length });
  if (viewer >= 0 && !won) return [title, say("web-place-with", { rank: ranks[viewer], seats: names.length, points: points[viewer] })];
  const first = won ? viewer : winners[0];
  const next = standing(ended).find((seat) => ranks[seat] > 1);
  const ahead = next === undefined ? 0 : points[first] - points[next];
  if (next === undefined || ahead < 0) return [title, say("web-with-points", { points: points[first] })];
  return [title, say("web-ahead-of", { points: points[first], ahead, name: names[next] })];
}
