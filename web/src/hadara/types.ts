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

/** What the rules count: a civilization after one move, or after several. */
export interface After {
  coins: number;
  markers: number[];
  points: number | null; // null: it depends on what nobody has seen
  short: number; // cards that food does not reach for
}

export interface Outlook {
  now: After;
  together: number; // so many moves are counted together at most
  after: Record<string, After>; // by move, or by several joined with +
  backs: Record<string, { resources: number[]; points: number }[]>; // of regions, by requirement
}

/** What the loss of a card costs: points, or more cards that would have to go. */
export interface Cost {
  text: string;
  brief: string;
  more: boolean;
}

/** A score sheet that is being counted: its line now, those before, and what each brings. */
export interface Counting {
  now: string;
  done: string[];
  points: Record<string, number>;
  before: number; // the sum, without the line now
  after: number;
}
export const stageOf = (counting: Counting | undefined, line: string): "now" | "done" | "" => (counting?.now === line ? "now" : counting?.done.includes(line) ? "done" : "");

/** Somebody at the table, as Own and Rival show them. */
export interface Seated {
  seat: number;
  player: HadaraPlayer;
  name: string;
  note: string;
  bot: string;
  turn: boolean;
  starts: boolean;
  printed: Printed;
  draws: Colour | null; // the pile they draw from
  lines: number[]; // of the score sheet, if the match ended now
  why: string[]; // where each of them comes from
  counting?: Counting; // while it is counted
  gallery?: () => void; // what purple cards do
}

/** What every choice is given: moves, their keys, and how to look at an outcome and make a move. */
export interface Choosing {
  view: HadaraView;
  viewer: number;
  moves: string[];
  outlook?: Outlook;
  keys: (move: string) => string;
  act: (move: string) => void;
  peek: (move: string) => Record<string, () => void>; // shows the outcome while the pointer or the focus is there
}

/** The score sheet's lines. */
export const LINES = ["regions", "busts", "silver", "gold", "cards", "coins"];

export const cardsOf = (player: HadaraPlayer, colour: Colour): Face[] => player.cards.filter((card) => card.colour === colour);

/** What a region or a bust asks of a player: four less with the card that lowers it. */
export const need = (player: HadaraPlayer, requirement: number): number =>
  requirement - (player.cards.some((card) => card.ability === "lower_requirements") ? 4 : 0);

/** What seals cost a player now. */
export function sealPrices(view: HadaraView, viewer: number): { silver: number; gold: number } {
  const prices = view.printed.seals[view.epoch - 1];
  const cheap = view.players[viewer]?.cards.some((card) => card.ability === "cheap_seals");
  return cheap ? { silver: prices.silver_cheap, gold: prices.gold_cheap } : prices;
}
