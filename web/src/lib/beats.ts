/** What happened, step by step: after each event that is looked at, the table as it was then. */

import type { GamePage } from "./game";
import type { GameEvent } from "./types";

export interface Beat {
  event: GameEvent;
  view: any;
  hold: number; // how long it is looked at, in milliseconds
}

export function beats(page: Pick<GamePage, "moments" | "follow">, before: any, events: GameEvent[]): Beat[] {
  const found: Beat[] = [];
  let view = before;
  for (const event of events) {
    view = page.follow?.(view, event) ?? view;
    if (event.kind in page.moments) found.push({ event, view, hold: page.moments[event.kind] });
  }
  return found;
}
