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

/** A bot of middling strength; of a game without levels the first bot there is. */
export function middleBot(game: GameShown): string {
  const levels = Object.keys(game.levels);
  return levels[Math.floor(levels.length / 2)] ?? game.bots[0];
}
