/** Words of a game; one that its texts lack is the name in its code, made readable. */

import type { FluentVariable } from "@fluent/bundle";
import type { GameShown, SeatShown } from "./types";
import { has, say } from "./texts.svelte";

export function readable(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const word = (key: string, name: string, args: Record<string, FluentVariable> = {}): string =>
  has(key) ? say(key, args) : readable(name);

/** What is said of a thing, with the language's own colon. */
export const colon = (what: string, said: string | number): string => say("web-colon", { what, said: String(said) });

export const nameOf = (game: string): string => word(`${game}-name`, game);
/** A bot by its name in the reader's language; one that has none keeps its own. */
export const botOf = (game: string, bot: string): string => (/^[\w-]+$/.test(bot) && has(`${game}-bot-${bot}`) ? say(`${game}-bot-${bot}`) : bot);
/** Whoever sits at a seat; bots of one kind have numbers. */
export function sitterAt(game: string, seat: SeatShown): string {
  const itself = seat.bot && !seat.person && seat.name.startsWith(seat.bot);
  return itself ? botOf(game, seat.bot) + seat.name.slice(seat.bot.length) : seat.name;
}
export const levelOf = (game: string, level: string): string => word(`${game}-level-${level}`, level);

/** Whom one may play against: the game's named levels, or whatever bots it has. */
export function opponentsOf(game: GameShown): string[] {
  const levels = Object.keys(game.levels);
  return levels.length ? levels : game.bots;
}

/** One of middling strength. */
export function middleBot(game: GameShown): string {
  const bots = opponentsOf(game);
  return bots[Math.floor(bots.length / 2)];
}

/** An epoch as it is written. */
export const numeral = (epoch: number): string => ["I", "II", "III", "IV", "V"][epoch - 1] ?? String(epoch);
