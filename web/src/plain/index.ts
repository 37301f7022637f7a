/** A game that the page was built without: its moves as buttons, its view as it is told. */

import { type Action, type GamePage, NUMBER_KEYS, type Options } from "../lib/game";
import { say } from "../lib/texts.svelte";
import Board from "./Board.svelte";
import Scene from "./Scene.svelte";
import { label } from "./words";

const LETTERS = "abcdefgijkmnopqrstvwxyz"; // h, l and u are the page's own

/** Moves of one word by how they begin, the others by numbers and then by letters that are left. */
function actions(game: string, moves: string[], options: Options): Action[] {
  const initials = new Map<string, string>();
  for (const move of moves) if (!move.includes(" ") && LETTERS.includes(move[0]) && !initials.has(move[0])) initials.set(move[0], move);
  const free = [...NUMBER_KEYS, ...LETTERS].filter((key) => !initials.has(key));
  return moves.map((move) => ({
    move,
    label: label(game, move, options),
    key: initials.get(move[0]) === move ? move[0] : (free.shift() ?? ""),
  }));
}

export function plainPage(game: string): GamePage {
  return {
    board: Board,
    label: (move, options) => label(game, move, options),
    actions: (moves, _, options) => actions(game, moves, options),
    moments: {},
    sounds: {},
    tone: (kind) => (kind.startsWith("Asked") ? "soft" : ""),
    jumps: [],
    secrets: () => true,
    sheet: { title: () => say("web-score-sheet"), scoredOnly: false },
    scene: Scene,
  };
}
