/** Hadara's view, as the server sends it. */

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

/** The hand: without `act` only to look at. */
export interface HandProps {
  view: HadaraView;
  viewer: number;
  choosing?: boolean; // it is their turn to choose
  moves?: string[];
  keys?: (move: string) => string;
  act?: (move: string) => void;
}
