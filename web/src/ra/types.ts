/** Ra's view, as the server sends it. */

export interface RaPlayer {
  suns_up: number[];
  suns_down: number[];
  tiles: Record<string, number>;
  points: number | null;
}

/** Points by category, if the match ended now. */
export type Points = Record<"gods" | "gold" | "pharaohs" | "river" | "civilizations" | "monuments" | "suns", number>;

/** What would be mine after a move. */
export interface Outcome {
  points: Points;
  tiles: Record<string, number>;
}

/** What the rules count of what could come next. */
export interface Outlook {
  now: Points[];
  lot: Points[] | null; // with the whole lot
  tiles: Record<string, Points[]>; // with one tile of it
  moves: Record<string, Outcome>; // after a bid that wins, an exchange, a loss
  losses: Record<string, number>; // the points of a group without some of its tiles
}

/** While an epoch is scored: the group that is being counted, and those before it. */
export interface Counting {
  now: string;
  done: string[];
}

/** Who sits at a place, and what lies there. */
export interface Seated {
  seat: number;
  player: RaPlayer;
  name: string;
  note: string;
  bot: string;
  turn: boolean;
  edition: string;
  epoch: number;
  points?: Points;
  counting?: Counting;
  tallied?: { before: number; after: number }; // of this epoch, while it is scored
  rank: "most" | "fewest" | ""; // of pharaohs
}

export interface RaView {
  viewer: number;
  seat: number | null;
  phase: string;
  epoch: number;
  auction: {
    ra_player: number;
    call: string;
    high_bid: number;
    high_bidder: number | null;
    bids: { seat: number; sun: number | null }[]; // in the order made; null has passed
  } | null;
  centre_sun: number;
  ra_drawn: number; // with 0 the barque stands on its start space
  last_ra: number;
  ra_tiles_stay: boolean;
  track: (string | null)[];
  civilizations_owed: number;
  monuments_owed: number;
  bag: Record<string, number> | null; // null: nobody is told what is left
  players: RaPlayer[];
  scorings: (Record<string, number> | null)[][]; // null: not shown
}
