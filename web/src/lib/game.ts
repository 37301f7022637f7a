/** What the page knows of a game: the game's folder exports one `GamePage`, and `games.ts` finds it by name. */

import type { Component } from "svelte";
import type { Line } from "./link.svelte";
import type { Sound } from "./sound";
import type { Tally } from "./tally.svelte";
import type { Around } from "../table/Frame.svelte";
import type { GameEvent, SeatShown } from "./types";

export type Options = Record<string, string>;

/** A move as a button. */
export interface Action {
  move: string;
  label: string;
  key: string;
  main?: boolean;
  costs?: boolean; // worth a second look
}

/** What a board is given; whoever only looks on has no moves. */
export interface BoardProps<View = any> {
  game: string;
  view: View;
  names: string[];
  options: Options;
  viewer: number;
  you?: boolean; // the viewer sits there, alone at this screen: no name is needed
  moves: string[];
  moment?: GameEvent | null; // what is just happening
  seats?: SeatShown[]; // who sits there
  status?: string; // what is to be done, or whose turn it is
  outlook?: any; // what the rules count of what could come next
  around: Around;
  sheet?: number[][]; // points of the last scoring by seat and category
  counting?: string; // the category that is being scored, while a sheet unfolds over the table
  tally?: Tally; // while an epoch is scored, if the game does that on its board
  why?: string[][]; // where each of them comes from
  seatNote?: (seat: number) => string;
  keys?: (move: string) => string;
  act: (move: string) => void | Promise<boolean>; // false: not now
}

/** What can be settled before the turn comes. */
export interface Intentions<View = any> {
  quick: (view: View, viewer: number) => string[]; // as buttons
  more: (view: View, viewer: number) => string[]; // in a list
  label: (intention: string) => string;
}

/** How the end of a match is told. */
export interface Ending {
  backdrop: Component<{ view?: any }>; // behind it, and behind a review: as it was when the table looked like this
  groups: Record<string, { fill: string; ink: string; striped?: boolean }>; // how the lines of the score sheet look; `start` is what all begin with
  mark?: Component<{ name: string; options: Options }>; // pictogram of a line
}

/** A position in little room: what lies on the table, and what everybody has. */
export interface SceneProps<View = any> {
  game: string;
  view: View;
  names: string[];
  bots: string[];
  options: Options;
}

/** What rules speak of: drawn beside them, and found by its names in all editions. */
export interface Pictures {
  rules: Record<string, string[]>; // pieces by rule
  picture: Component<{ of: string }>; // of a piece; of none, what all pictures share
  names: (of: string, editions: string[]) => string[];
}

/** Everything the page knows of a game; kinds are those of the game's events. */
export interface GamePage<View = any> {
  board: Component<BoardProps<View>>;
  label: (move: string, options: Options) => string; // a move in words
  actions: (moves: string[], view: View, options: Options) => Action[];
  intentions?: Intentions<View>;
  moments: Record<string, number>; // how long each kind of event is looked at, in milliseconds; others take no time
  arrivals?: Record<string, number>; // and what then comes to its place
  follow?: (view: View, event: GameEvent) => View; // the table while an event is looked at
  scored?: (view: View, events: GameEvent[], now: View) => View; // the table as it lay when it was scored in the course of these events
  deal?: (lines: Line[], viewer: number) => number | undefined; // if the last line closes a deal that a coach speaks of: the ply of what was decided
  overpaid?: (played: string, best: string) => boolean; // whether a move that closes one was dearer than the best one
  area?: (move: string) => string; // where on the table a move is made, for hints: a selector
  areaName?: (move: string) => string; // the same in words
  idea?: (move: string, view: View, viewer: number, names: string[], outlook?: any) => string; // the thought behind it
  choice?: (move: string, view: View, viewer: number, names: string[]) => { kind: string; facts: Record<string, any>; text: string }; // what is open to all of it: its pictogram as of an event, and a sentence
  pictures?: Pictures; // beside the rules
  parts?: Record<string, string>; // what a lesson points at besides pieces: selectors by name
  onPieces?: (move: string) => boolean; // moves that are made on the things themselves, not with a button
  brief?: (event: { kind: string; facts?: Record<string, any> }, options: Options) => string; // an event in the log, after the portrait of whoever did it
  heading?: (event: { kind: string; facts?: Record<string, any> }, options: Options) => string; // over an event in the unfolded log
  mark?: Component<{ kind: string; facts: Record<string, any>; options: Options }>; // its pictogram
  sounds: Record<string, Sound>;
  tone: (kind: string) => "soft" | "strong" | ""; // of a line in the log
  jumps: { kind: string; label: string }[]; // where a replay can go on to, and the key of the button's text
  when?: (view: View, options: Options) => string; // how far a match has come, in a few words
  glance?: Component<{ view: View; options: Options }>; // what lies on the table, in one line
  points?: (view: View) => (number | null)[]; // by seat, as far as the viewer may know them
  secrets: (view: View, options: Options) => boolean; // whether people at one screen must not see each other's view now
  shared?: (view: View, options: Options) => View; // the table for people at one screen, without what only one of them should know
  sheet: {
    title: (scorings: number, options: Options) => string;
    scoredOnly: boolean | string[]; // leave out lines in which nobody scored: all such lines, or some
    onBoard?: boolean; // the board itself lays it out, not a sheet over the table
    after?: string; // the kind of event that ends with a scoring, if the sheet is there all the time
  };
  ending?: Ending;
  scene: Component<SceneProps<View>>;
}

/** The event that is looked at longest. */
export const longest = (events: GameEvent[], moments: Record<string, number>): GameEvent | null =>
  events.reduce<GameEvent | null>((most, one) => ((moments[one.kind] ?? 0) > (most ? moments[most.kind] : 0) ? one : most), null);

/** Keys for moves that have none of their own. */
export const NUMBER_KEYS = "123456789";
