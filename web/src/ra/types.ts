/** Ra's view, as the server sends it. */

export interface RaPlayer {
  suns_up: number[];
  suns_down: number[];
  tiles: Record<string, number>;
  points: number | null;
}

/** What is told of whoever sits at a place. */
export interface Seated {
  seat: number;
  player: RaPlayer;
  name: string;
  note: string;
  turn: boolean;
  edition: string;
  dimmed: boolean; // an auction is what matters now
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
