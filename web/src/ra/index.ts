/** Ra on the page. */

import { type Action, type GamePage, NUMBER_KEYS, type Options } from "../lib/game";
import { say } from "../lib/texts.svelte";
import type { Line } from "../lib/link.svelte";
import type { GameEvent } from "../lib/types";
import Board from "./Board.svelte";
import ending from "./ending";
import Glance from "./Glance.svelte";
import Mark from "./Mark.svelte";
import pictures from "./rules";
import Scene from "./Scene.svelte";
import { GROUPS } from "./pieces";
import { answers, idea } from "./tips";
import type { RaPlayer, RaView } from "./types";

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
  const highestFirst = moves.toSorted((a, b) => (a.startsWith("bid") && b.startsWith("bid") ? Number(b.slice(4)) - Number(a.slice(4)) : 0)); // as suns lie
  return highestFirst.map((move) => ({
    move,
    label: label(move, options),
    key: KEYS[move] ?? NUMBER_KEYS[number++] ?? "",
  }));
}

function intention(text: string): string {
  const [verb, , number] = text.split(" ");
  if (verb === "bid") return say("ra-intend-bid", { sun: number });
  if (verb === "draw") return say("ra-intend-draw", { tiles: number });
  return say("ra-intend-pass");
}
/** The table while an event is looked at: the lot is still there when it is won. */
function follow(view: RaView, { kind, facts }: GameEvent): RaView {
  const auction = view.auction;
  switch (kind) {
    case "Drew":
      return { ...view, track: view.track.with(facts.space, facts.tile) };
    case "DrewRa":
      return { ...view, ra_drawn: facts.count };
    case "AuctionOpened":
      return { ...view, auction: { ra_player: facts.seat, call: facts.call, high_bid: 0, high_bidder: null, bids: [] }, seat: null };
    case "BidMade":
      return auction ? { ...view, seat: null, auction: { ...auction, high_bid: facts.sun, high_bidder: facts.seat, bids: [...auction.bids, { seat: facts.seat, sun: facts.sun }] } } : view;
    case "Passed":
      return auction ? { ...view, seat: null, auction: { ...auction, bids: [...auction.bids, { seat: facts.seat, sun: null }] } } : view;
    default:
      return view;
  }
}

/** The table as it lay when the epoch was scored: what came before is taken, what is lost is gone. */
function scored(view: RaView, events: GameEvent[]): RaView {
  const change = (seat: number, change: (player: RaPlayer) => Partial<RaPlayer>) => ({ ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) });
  const more = (tiles: Record<string, number>, kinds: string[], sign: 1 | -1) =>
    kinds.filter((kind) => GROUPS[kind] !== "disaster").reduce((all, kind) => ({ ...all, [kind]: (all[kind] ?? 0) + sign }), tiles);
  const down = (a: number, b: number) => b - a;
  for (const { kind, facts } of events) {
    if (kind === "EpochEnded") return { ...view, auction: null, seat: null };
    view = follow(view, { kind, facts });
    if (kind === "Won")
      view = change(facts.seat, (one) => ({
        tiles: more(one.tiles, facts.tiles, 1),
        suns_up: one.suns_up.filter((sun) => sun !== facts.sun),
        suns_down: [...one.suns_down, facts.centre_sun].toSorted(down),
      }));
    else if (kind === "GodSpent") view = change(facts.seat, (one) => ({ tiles: more(more(one.tiles, ["god"], -1), [facts.tile], 1) }));
    else if (kind === "TilesLost") view = change(facts.seat, (one) => ({ tiles: more(one.tiles, facts.tiles, -1) }));
  }
  return view;
}

/** An event in the log, after the portrait of whoever did it. */
function brief({ kind, facts = {} }: { kind: string; facts?: Record<string, any> }, { edition = "modern" }: Options): string {
  const tile = (name: string) => say(`ra-tile-${name}`, { edition });
  switch (kind) {
    case "Drew":
      return say("ra-log-drew", { edition, tile: tile(facts.tile) });
    case "DrewRa":
      return say("ra-log-drew-ra", { edition, count: facts.count });
    case "AuctionOpened":
      return facts.call === "drawn" ? "" : say("ra-log-invoked", { edition });
    case "BidMade":
      return say("ra-log-bid", { sun: facts.sun });
    case "Passed":
      return say("ra-board-passed");
    case "Won":
      return say("ra-log-won", { tiles: facts.tiles.length });
    case "NobodyBid":
      return say("ra-log-nobody", { discarded: facts.discarded.length ? "yes" : "no" });
    case "GodSpent":
      return say("ra-log-god", { tile: tile(facts.tile) });
    case "TilesLost":
      return say("ra-log-lost", { tiles: facts.tiles.map(tile).join(", ") });
    case "EpochEnded":
      return say("ra-log-epoch", { name: say("ra-epoch", { edition, epoch: facts.epoch }) });
    default:
      return "";
  }
}
/** What everybody can see of a choice. */
function choice(move: string, view: RaView, viewer: number, names: string[]): { kind: string; facts: Record<string, any>; text: string } {
  const [verb, what] = [move.split(" ")[0], move.slice(4)];
  if (verb === "bid") return { kind: "BidMade", facts: { sun: Number(what) }, text: answers(view, viewer, names, Number(what)) };
  if (verb === "god") return { kind: "GodSpent", facts: { tile: what }, text: "" };
  if (verb === "draw" && view.bag) {
    const tiles = Object.values(view.bag).reduce((sum, n) => sum + n, 0);
    return { kind: "", facts: {}, text: say("ra-board-bag-count", { tiles, ras: view.bag.ra ?? 0 }) };
  }
  const bid = view.auction?.high_bidder;
  const text = verb === "pass" ? (bid == null ? say("ra-board-no-bid") : say("ra-board-high-bid", { sun: view.auction!.high_bid, seat: names[bid] })) : "";
  return { kind: "", facts: {}, text };
}
/** Where on the table each kind of move is made. */
const AREAS: Record<string, string> = { draw: '[data-move="draw"]', ra: '[data-move="ra"]', bid: ".own .suns", pass: '[data-move="pass"]', god: ".cells", lose: ".niches", done: '[data-move="done"]' };

/** What a lesson points at, besides single pieces. */
const PARTS: Record<string, string> = {
  lot: ".cells",
  suns: ".tray.own .suns",
  niches: ".tray.own .niches",
  gods: '.tray.own [data-group="gods"]',
  civilizations: '.tray.own [data-group="civilizations"]',
  monuments: '.tray.own [data-group="monuments"]',
  ledger: ".ledger",
};

/** A lot was won: the winner's last bid was the deal. */
function deal(lines: Line[]): number | undefined {
  const won = lines.at(-1);
  return won?.kind === "Won" ? lines.findLast((line) => line.kind === "BidMade" && line.facts?.seat === won.facts?.seat)?.ply : undefined;
}
const sunOf = (move: string) => Number(move.match(/^bid (\d+)$/)?.[1] ?? 0);

const ownSuns = (view: RaView, viewer: number) => view.players[viewer].suns_up;

export default {
  board: Board,
  label,
  actions,
  intentions: {
    quick: (view, viewer) => (view.auction && !view.auction.bids.some((bid) => bid.seat === viewer) && ownSuns(view, viewer).length ? ["pass"] : []),
    more: (view, viewer) => {
      const suns = ownSuns(view, viewer);
      return suns.length ? [...suns.map((sun) => `bid to ${sun}`), ...[3, 4, 5, 6, 7, 8].map((tiles) => `draw to ${tiles}`)] : [];
    },
    label: intention,
  },
  moments: {
    Drew: 700,
    DrewRa: 1020,
    AuctionOpened: 320,
    BidMade: 800,
    Passed: 800,
    Won: 1500,
    NobodyBid: 900,
    GodSpent: 700,
    TilesLost: 900,
    EpochEnded: 1200,
  },
  arrivals: { Won: 900, GodSpent: 400 },
  follow,
  deal,
  overpaid: (played, best) => sunOf(played) > sunOf(best),
  scored,
  onPieces: (move) => /^(draw|ra|bid|god|lose)/.test(move),
  area: (move) => AREAS[move.split(" ")[0]] ?? "",
  parts: PARTS,
  pictures,
  areaName: (move) => say(`ra-hint-${move.split(" ")[0]}`),
  idea,
  choice,
  brief,
  heading: ({ kind, facts }, options) => (kind === "DrewRa" ? say("ra-log-after", { ...options, count: facts!.count }) : ""),
  mark: Mark,
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
  when: (view, options) => say("ra-epoch", { ...options, epoch: view.epoch }),
  glance: Glance,
  points: (view) => view.players.map((player) => player.points),
  secrets: () => false, // everything lies open but points
  shared: (view, options) => (options.scores === "hidden" ? { ...view, players: view.players.map((player) => ({ ...player, points: null })) } : view),
  sheet: { title: (scorings, options) => say("ra-epoch", { ...options, epoch: scorings }), scoredOnly: ["monuments", "suns", "floor"], onBoard: true },
  ending,
  scene: Scene,
} satisfies GamePage<RaView>;
