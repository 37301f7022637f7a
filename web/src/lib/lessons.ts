/** Lessons as the server tells them, and which chapters somebody has been through. */

import type { GameEvent } from "./types";

export interface Step {
  key: string;
  points: string[]; // what is spoken of
  events: GameEvent[]; // since the step before
  view: any;
  ask: string[]; // moves, in any order
  moves: string[];
  otherwise: Record<string, string>; // why not, by move
  sheet: number[][][];
  categories: string[];
  why: string[][];
  outlook?: any;
  totals: number[]; // of the match, when it is over
}

export interface Lesson {
  game: string;
  options: Record<string, string>;
  names: string[];
  chapters: { key: string; steps: Step[] }[];
}

const KEPT = "epoca-lessons";

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** The chapters of a game's lesson that were finished. */
export const chaptersDone = (game: string): string[] => kept()[game] ?? [];

export function learned(game: string, chapter: string): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: [...new Set([...chaptersDone(game), chapter])] }));
}
