/** A match with one bot, or as few as the game allows. */

import { openTable, somebody } from "../lib/api";
import { go } from "../lib/router.svelte";
import type { GameShown } from "../lib/types";
import { choiceOf } from "./choices.svelte";

export async function meet(game: GameShown, bot = choiceOf(game).level): Promise<void> {
  await somebody();
  const bots = Math.max(1, Math.min(...game.seats) - 1);
  go(`/table/${(await openTable({ game: game.name, seats: ["me", ...Array(bots).fill(bot)] })).code}`);
}
