/** The search for an opponent, which goes on while one looks at other pages. */

import { ask, remember, somebody } from "../lib/api";
import { go, place } from "../lib/router.svelte";

interface Answer {
  game: string;
  waited: number;
  rating: number;
  others: number;
  table: string;
}
const EVERY = 1000; // milliseconds

export const seeking = $state({ game: "", waited: 0, rating: 0, others: 0, table: "" });
let timer: ReturnType<typeof setTimeout> | undefined;

export async function seek(game: string): Promise<void> {
  await somebody();
  Object.assign(seeking, { game, waited: 0, table: "" });
  await again();
}

async function again(): Promise<void> {
  clearTimeout(timer);
  const { game } = seeking;
  if (!game) return;
  try {
    const answer = await ask<Answer>("POST", "/api/seeking", { game });
    if (seeking.game !== game) return;
    Object.assign(seeking, answer);
    if (answer.table) return found(answer.table);
  } catch {
    // asked again in a moment
  }
  timer = setTimeout(again, EVERY);
}

/** Go to the table; whoever plays a bot meanwhile is asked to come. */
function found(table: string): void {
  remember(table);
  if (place.path.startsWith("/table/")) return;
  arrive();
}

export function arrive(): void {
  const { table } = seeking;
  seeking.game = seeking.table = "";
  go(`/table/${table}`);
}

export async function stop(): Promise<void> {
  clearTimeout(timer);
  seeking.game = seeking.table = "";
  await ask("DELETE", "/api/seeking").catch(() => {});
}
