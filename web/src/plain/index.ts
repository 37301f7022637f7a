/** A game that the page was built without: its moves as buttons, its view as it is told. */

import { type Action, type GamePage, NUMBER_KEYS, type Options } from "../lib/game";
import { say } from "../lib/texts.svelte";
import Board from "./Board.svelte";
import { label } from "./words";

const KEYS = `${NUMBER_KEYS}abcdefgijkmnopqrstvwxyz`; // h, l and u are the page's own

export function plainPage(game: string): GamePage {
  return {
    board: Board,
    label: (move, options) => label(game, move, options),
    actions: (moves: string[], _: unknown, options: Options): Action[] =>
      moves.map((move, i) => ({ move, label: label(game, move, options), key: KEYS[i] ?? "", main: i === 0 })),
    moments: {},
    sounds: {},
    tone: (kind) => (kind.startsWith("Asked") ? "soft" : ""),
    turns: [],
    jumps: [],
    secrets: () => true,
    sheet: { title: () => say("web-score-sheet"), scoredOnly: false },
  };
}
