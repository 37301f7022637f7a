/** Puzzles, as the server tells them, and which of them one has tried in this browser. */

import type { GameEvent } from "../lib/types";

export interface Shelf {
  game: string;
  today: number;
  themes: string[]; // for each puzzle what is to be decided
  difficulties: number[];
}
export interface PuzzleShown {
  game: string;
  options: Record<string, string>;
  number: number;
  count: number;
  difficulty: number;
  seat: number;
  bots: string[];
  names: string[];
  events: GameEvent[];
  question: string;
  view: any;
  moves: string[];
  sheet: number[][][];
  why: string[][];
  outlook: any;
}
export interface Solution {
  right: boolean;
  moves: { move: string; chance: number; people: number }[]; // the best first
  why: string;
}

/** The first answer to each puzzle, by game and number, and to that of each day: whether it was right. */
interface Tried {
  puzzles: Record<string, boolean>;
  days: Record<string, boolean>;
}
const KEPT = "epoca-puzzles";
const DAY = 86_400_000;
const read = (): Tried => ({ puzzles: {}, days: {}, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") });

export const triedBefore = (game: string, number: number): boolean | undefined => read().puzzles[`${game} ${number}`];
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Keep the first answer; `today` if it was that of the day. */
export function remember(game: string, number: number, today: boolean, right: boolean): void {
  const tried = read();
  tried.puzzles[`${game} ${number}`] ??= right;
  if (today) tried.days[`${game} ${dayOf(Date.now())}`] ??= right;
  localStorage.setItem(KEPT, JSON.stringify(tried));
}

/** The last seven days, today last. */
export function week(game: string): { day: Date; right?: boolean }[] {
  const { days } = read();
  return Array.from({ length: 7 }, (_, k) => {
    const time = Date.now() - (6 - k) * DAY;
    return { day: new Date(time), right: days[`${game} ${dayOf(time)}`] };
  });
}
