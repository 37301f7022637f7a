/** What somebody chose last for each game, kept in the browser: whom to play against, how many of them, which options. */

import type { GameShown } from "../lib/types";
import { middleBot, opponentsOf } from "../lib/words";

interface Choice {
  level: string;
  opponents: number;
  options: Record<string, string>;
}

function kept(): Record<string, Partial<Choice>> {
  try {
    return JSON.parse(localStorage.getItem("epoca-choices") ?? "{}");
  } catch {
    return {};
  }
}
const choices = $state(kept());

/** What is chosen for a game; a newcomer meets two opponents whom a beginner can beat. */
export function choiceOf(game: GameShown): Choice {
  const { level = "", opponents = 2, options = {} } = choices[game.name] ?? {};
  const bots = opponentsOf(game);
  const others = othersAt(game);
  const known = Object.entries(options).filter(([option, value]) => game.options[option]?.includes(value));
  return {
    level: bots.includes(level) ? level : (bots[1] ?? middleBot(game)),
    opponents: others.includes(opponents) ? opponents : others[0],
    options: Object.fromEntries(known),
  };
}

export function choose(game: GameShown, change: Partial<Choice>): void {
  choices[game.name] = { ...choices[game.name], ...change };
  localStorage.setItem("epoca-choices", JSON.stringify(choices));
}

/** How many others may sit at a table of a game. */
export const othersAt = (game: GameShown): number[] => game.seats.filter((n) => n > 1).map((n) => n - 1);
