/** A move in the game's short words, by what happened when it was played. */

import { type GamePage, longest, type Options } from "./game";
import type { GameEvent } from "./types";

interface Played {
  seat: number;
  move: string;
  events: GameEvent[];
}

export function saying(page: GamePage, options: Options, { seat, move, events }: Played): { event?: GameEvent; text: string } {
  const brief = (event: GameEvent) => (page.brief ? page.brief(event, options) : (event.text ?? ""));
  const told = events.filter((event) => page.tone(event.kind) !== "soft" && brief(event));
  const own = told.filter((one) => one.facts.seat === seat);
  const event = longest(own, page.moments) ?? own[0] ?? told[0];
  return { event, text: event ? brief(event) : page.label(move, options) };
}
