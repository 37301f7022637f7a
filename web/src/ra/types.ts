/** Ra's view, as the server sends it. */

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
