/** A match to look at move by move, as the server tells it. */

import type { GameEvent, SeatShown } from "./types";

export interface Step {
  move: string;
  seat: number;
  events: GameEvent[];
  view: any;
  sheet: number[][][];
  why: string[][];
  outlook?: any;
}
export interface Replayed {
  game: string;
  options: Record<string, string>;
  players: string[];
  commitment: string;
  secret: string;
  steps: Step[];
  milestones: number[]; // plies after which an epoch had ended
  points: number[];
  over: boolean;
  ranks: number[];
  categories: string[]; // of the score sheet
  bots: string[]; // the kind of bot at each seat; empty for people
}

/** Who sat there, for a board. */
export const seatsOf = ({ players, bots }: Pick<Replayed, "players" | "bots">): SeatShown[] =>
  players.map((name, i) => ({ name, person: "", bot: bots[i], resigned: false, here: true, seconds: null, stands_in: false }));
