/** Words of a game; one that its texts lack is the name in its code, made readable. */

import type { FluentVariable } from "@fluent/bundle";
import type { GameShown } from "./types";
import { has, say } from "./texts.svelte";

export function readable(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const word = (key: string, name: string, args: Record<string, FluentVariable> = {}): string =>
  has(key) ? say(key, args) : readable(name);

export const nameOf = (game: string): string => word(`${game}-name`, game);
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
