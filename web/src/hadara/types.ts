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
  sides: { coins: number; resources: number[] }[]; // what side A and side B of the start card give
  coins: number;
  markers: number[];
  cards: Face[];
  placed: Record<string, Resource>; // the bonus tile on a card, by its name
  bonus: number[];
  regions: ({ requirement: number; annexed: boolean; resources: number[]; points: number } | null)[];
  busts: ({ resource: Resource; points_up: boolean } | null)[];
  silver: Resource[];
  gold: number;
  drawn: number;
  points: number;
}

/** What is printed on the components that lie there all the time. */
export interface Printed {
  regions: { requirement: number; plunder: number; annex: number; points: number }[];
  busts: { requirement: number; points: number; bonus: number }[];
  seals: { silver: number; gold: number; silver_cheap: number; gold_cheap: number }[]; // by epoch
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
  positions: Colour[][]; // while the wheel is set: the colours of all shields at each position
  inner: number[];
  outer: number[];
  tops: (Face | null)[];
  regions_left: number[];
  printed: Printed;
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

/** What seals cost a player now. */
export function sealPrices(view: HadaraView, viewer: number): { silver: number; gold: number } {
  const prices = view.printed.seals[view.epoch - 1];
  const cheap = view.players[viewer]?.cards.some((card) => card.ability === "cheap_seals");
  return cheap ? { silver: prices.silver_cheap, gold: prices.gold_cheap } : prices;
}
