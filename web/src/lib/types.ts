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
  intention?: string;
  undo?: { seat: number; ply: number; agreed: number[] };
  result?: { points: number[]; ranks: number[] };
  secret?: string;
  rematch?: string;
  sheet?: number[][][];
}

export interface Clock {
  kind: "none" | "move" | "fischer" | "days";
  seconds: number;
  bonus: number;
}

export interface TableShown {
  code: string;
  game: GameName;
  options: Record<string, string>;
  public: boolean;
  clock: Clock;
  commitment: string;
  state: "open" | "playing" | "over";
  seats: SeatShown[];
  number: number;
  opened: number;
}

export interface GameShown {
  name: GameName;
  seats: number[];
  options: Record<string, string[]>;
  levels: Record<string, number>;
  bots: string[];
  intentions: string[];
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
  matches: { table: string; game: GameName; ended: number; rank: number; points: number; players: string[] }[];
}

export type GameName = "ra" | "hadara";

export interface RaPlayer {
  suns_up: number[];
  suns_down: number[];
  tiles: Record<string, number>;
  points: number | null;
}

export interface RaView {
  viewer: number;
  seat: number | null;
  phase: string;
  epoch: number;
  auction: { ra_player: number; call: string; high_bid: number; high_bidder: number | null } | null;
  centre_sun: number;
  ra_drawn: number;
  last_ra: number;
  ra_tiles_stay: boolean;
  track: (string | null)[];
  civilizations_owed: number;
  monuments_owed: number;
  bag: Record<string, number>;
  players: RaPlayer[];
  scorings: Record<string, number>[][];
}

export interface Face {
  name: string;
  epoch: number;
  colour: Colour;
  price: number;
  resources: number[];
  points: number;
  ability: string | null;
}

export type Colour = "yellow" | "red" | "blue" | "green" | "purple";
export type Resource = "income" | "military" | "culture" | "food";
export const COLOURS: Colour[] = ["yellow", "red", "blue", "green", "purple"];
export const RESOURCES: Resource[] = ["income", "military", "culture", "food"];

export interface HadaraPlayer {
  initiative: number;
  side: string;
  coins: number;
  markers: number[];
  cards: Face[];
  bonus: number[];
  regions: ({ requirement: number; annexed: boolean; resources: number[]; points: number } | null)[];
  busts: ({ resource: Resource; points_up: boolean } | null)[];
  silver: Resource[];
  gold: number;
  drawn: number;
  points: number;
}

export interface HadaraView {
  viewer: number;
  seat: number | null;
  phase: string;
  epoch: number;
  half: "A" | "B";
  round: number;
  start_player: number;
  shields: Colour[];
  inner: number[];
  outer: number[];
  tops: (Face | null)[];
  regions_left: number[];
  hand: Face[];
  sold: Face[];
  short: number;
  players: HadaraPlayer[];
}
