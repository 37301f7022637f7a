/** What the server says; docs/server-api.md tells it in prose. */

export interface SeatShown {
  name: string;
  person: string;
  bot: string;
  resigned: boolean;
  here: boolean;
  seconds: number | null;
  stands_in: boolean;
}

export interface GameEvent {
  kind: string;
  facts: Record<string, any>;
  text?: string;
}

export interface Happening {
  number: number;
  at: number;
  entry: { kind: string; [field: string]: any };
  ply?: number;
  events?: GameEvent[];
}

export interface News {
  type: "news";
  table: string;
  since: number;
  number: number;
  ply: number;
  happened: Happening[];
  seats: SeatShown[];
  state: "open" | "playing" | "over";
  viewer: number;
  view?: any;
  to_move?: number | null;
  moves?: string[];
  question?: string; // what the reader is asked
  intention?: string;
  undo?: { seat: number; ply: number; agreed: number[] };
  result?: { points: number[]; ranks: number[] };
  secret?: string;
  rematch?: string;
  sheet?: number[][][]; // points by scoring, seat and category
  categories?: string[]; // of the sheet
  outlook?: any; // what the rules count of what could come next
  why?: string[][]; // where the points of the last scoring come from, by seat and category
}

export interface Clock {
  kind: "none" | "move" | "fischer" | "days";
  seconds: number;
  bonus: number;
}

export interface TableShown {
  code: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  clock: Clock;
  commitment: string;
  state: "open" | "playing" | "over";
  seats: SeatShown[];
  number: number;
  opened: number;
  changed: number; // when something last happened
  to_move: number | null;
  ratings?: (number | null)[]; // by seat, in lists
  view?: any; // as those see it who look on, if it was asked for
  position: string; // the code of the one it began from, to try things out
}

export interface GameShown {
  name: string;
  seats: number[];
  options: Record<string, string[]>;
  levels: Record<string, number>;
  bots: string[];
  intentions: string[];
  lesson: boolean;
  hints: boolean; // what a strong bot would play
  rules: boolean;
}

export interface Person {
  id: string;
  name: string;
  kept: boolean;
  token: string;
}

export interface Profile {
  name: string;
  ratings: Record<string, number>;
  matches: { table: string; game: string; ended: number; rank: number; points: number; players: string[] }[];
  course: Record<string, [number, number][]>; // by game: when a match ended, and the rating after it
}

export interface Archived {
  table: string;
  game: string;
  ended: number;
  seat: number; // one's own; -1 where others played
  players: string[];
  bots: string[]; // the kind of bot at each seat; empty for people
  points: number[];
  ranks: number[];
}
