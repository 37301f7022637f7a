/** A plain game's words: from its texts, or else the names in its code. */

import type { Options } from "../lib/game";
import { has, say } from "../lib/texts.svelte";
import { word } from "../lib/words";

/** What a field of the view is called. */
export const field = (game: string, name: string): string => word(`${game}-field-${name}`, name);

/** A thing of the game; what has no word is itself. */
export function thing(game: string, name: string): string {
  const key = `${game}-word-${name}`;
  return /^[a-z][a-z0-9_-]*$/i.test(name) && has(key) ? say(key) : name;
}

/** A move: `$rest` is what follows its first word, `$first`, `$second` and `$third` are the words of that. */
export function label(game: string, move: string, options: Options): string {
  const [verb, ...rest] = move.split(" ");
  const key = `${game}-move-${verb}`;
  if (!has(key)) return move;
  const [first = "", second = "", third = ""] = rest.map((one) => thing(game, one));
  return say(key, { ...options, rest: rest.map((one) => thing(game, one)).join(" "), first, second, third });
}
