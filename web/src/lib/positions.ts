/** Positions to play on from; docs/server-api.md tells them in prose. */

import { ask } from "./api";
import { go } from "./router.svelte";

export interface PositionShown {
  code: string;
  game: string;
  options: Record<string, string>;
  seat: number; // that has to decide
  bots: string[]; // that could sit at the other seats
  view: any;
  sheet: number[][][];
  why: string[][];
  outlook: any;
}
type Where = { table: string; ply?: number } | { file: string; ply: number } | { puzzle: { game: string; number: number } };

/** The address at which anybody finds a position. */
export const addressOf = async (where: Where): Promise<string> => `/position/${(await ask<{ code: string }>("POST", "/api/positions", where)).code}`;

/** Go there, to play on. */
export const tryOut = async (where: Where): Promise<void> => go(await addressOf(where));
