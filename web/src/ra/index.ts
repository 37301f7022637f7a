/** Ra on the page. */

import { type Action, type GamePage, NUMBER_KEYS, type Options } from "../lib/game";
import { say } from "../lib/texts.svelte";
import Board from "./Board.svelte";
import type { RaView } from "./types";

const TONES: Record<string, "soft" | "strong"> = { TurnBegan: "soft", AskedToBid: "soft", DrewRa: "strong", Won: "strong" };
const KEYS: Record<string, string> = { draw: "d", ra: "r", pass: "p", done: "x" };

function label(move: string, { edition = "modern" }: Options): string {
  const [verb, ...rest] = move.split(" ");
  const what = rest.join(" ");
  if (verb === "bid") return say("ra-move-bid", { sun: what });
  if (verb === "god") return say("ra-move-god", { tile: say(`ra-tile-${what}`, { edition }) });
  if (verb === "lose") return say("ra-move-lose", { tile: say(`ra-tile-${what}`, { edition }) });
  return say(`ra-move-${verb}`, { edition });
}

function actions(moves: string[], _: RaView, options: Options): Action[] {
  let number = 0;
  return moves.map((move) => ({
    move,
    label: label(move, options),
    key: KEYS[move] ?? NUMBER_KEYS[number++] ?? "",
    main: move === "draw" || move.startsWith("bid"),
    costs: move.startsWith("lose") || move.startsWith("god"),
  }));
}

function intention(text: string): string {
  const [verb, , number] = text.split(" ");
  if (verb === "bid") return say("ra-intend-bid", { sun: number });
  if (verb === "draw") return say("ra-intend-draw", { tiles: number });
  return say("ra-intend-pass");
}
const ownSuns = (view: RaView, viewer: number) => view.players[viewer].suns_up;

export default {
  board: Board,
  label,
  actions,
  intentions: {
    quick: (view, viewer) => (ownSuns(view, viewer).length ? ["pass"] : []),
    more: (view, viewer) => {
      const suns = ownSuns(view, viewer);
      return suns.length ? [...suns.map((sun) => `bid to ${sun}`), ...[3, 4, 5, 6, 7, 8].map((tiles) => `draw to ${tiles}`)] : [];
    },
    label: intention,
  },
  moments: {
    Drew: 260,
    DrewRa: 1100,
    AuctionOpened: 500,
    BidMade: 320,
    Passed: 200,
    Won: 900,
    NobodyBid: 600,
    GodSpent: 500,
    TilesLost: 700,
    EpochEnded: 900,
  },
  sounds: {
    Drew: "wood",
    DrewRa: "bronze",
    AuctionOpened: "stone",
    BidMade: "stone",
    Won: "bronze",
    TilesLost: "stone",
    EpochEnded: "bronze",
    MatchOver: "bronze",
  },
  tone: (kind) => TONES[kind] ?? "",
  jumps: [{ kind: "AuctionOpened", label: "ra-next-auction" }],
  secrets: (options) => options.scores === "hidden",
  sheet: { title: (scorings, options) => say("ra-epoch", { ...options, epoch: scorings }), scoredOnly: true },
} satisfies GamePage<RaView>;
