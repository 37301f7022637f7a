/** Hadara on the page. */

import { type Action, type GamePage, NUMBER_KEYS } from "../lib/game";
import { say } from "../lib/texts.svelte";
import type { GameEvent } from "../lib/types";
import Board from "./Board.svelte";
import ending from "./ending";
import Glance from "./Glance.svelte";
import Mark from "./Mark.svelte";
import pictures from "./rules";
import Scene from "./Scene.svelte";
import { COLOURS, type HadaraView } from "./types";
import { detailed, label } from "./words";

const EPOCHS = 3;

function actions(moves: string[], view: HadaraView): Action[] {
  const byCard = (move: string) => Number(move.match(/^board .* (\d)$/)?.[1] ?? 0); // keys in the order of the cards
  const order = (move: string) => (move.startsWith("take") ? COLOURS.indexOf(move.split(" ")[1] as (typeof COLOURS)[number]) : move.startsWith("wheel") ? COLOURS.indexOf(view.positions[Number(move[6]) - 1]?.[view.seat ?? 0]) : byCard(move));
  let number = 0;
  return moves.toSorted((a, b) => order(a) - order(b)).map((move) => ({
    move,
    label: view ? detailed(move, view) : label(move),
    key: move.startsWith("no ") ? "p" : move === "pay" ? "k" : ([...NUMBER_KEYS, "0"][number++] ?? ""),
  }));
}

/** The table while an event is looked at. */
function follow(view: HadaraView, { kind, facts }: GameEvent): HadaraView {
  const changed = (seat: number, change: Partial<HadaraView["players"][number]>) => view.players.with(seat, { ...view.players[seat], ...change });
  const pile = (colour: string) => COLOURS.indexOf(colour as (typeof COLOURS)[number]);
  switch (kind) {
    case "RoundBegan":
      return { ...view, seat: null, half: facts.half, round: facts.round };
    case "CardLaid": {
      const i = pile(facts.card.colour);
      return { ...view, tops: view.tops.with(i, facts.card), outer: view.outer.with(i, view.outer[i] + 1), hand: facts.seat === view.viewer ? [] : view.hand };
    }
    case "CardTaken": {
      const i = pile(facts.card.colour);
      return { ...view, tops: view.tops.with(i, facts.top), outer: view.outer.with(i, view.outer[i] - 1) };
    }
    case "CardKept":
      return { ...view, players: changed(facts.seat, { coins: facts.coins, markers: facts.markers, cards: [...view.players[facts.seat].cards, facts.card] }) };
    case "CardGivenUp":
      return { ...view, players: changed(facts.seat, { coins: facts.coins, markers: facts.markers, cards: view.players[facts.seat].cards.filter((card) => card.name !== facts.card.name) }) };
    default:
      return facts?.markers ? { ...view, players: changed(facts.seat, { coins: facts.coins, markers: facts.markers }) } : view;
  }
}

/** An event in the log, after the portrait of whoever did it. */
function brief({ kind, facts = {} }: { kind: string; facts?: Record<string, any> }): string {
  switch (kind) {
    case "CardKept":
      return say("hadara-log-kept", { coins: facts.price });
    case "CardSold":
      return say("hadara-log-sold", { coins: facts.gained });
    case "CardLaid":
      return say("hadara-log-laid");
    case "RegionPlundered":
    case "RegionAnnexed":
      return say(kind === "RegionAnnexed" ? "hadara-log-annexed" : "hadara-log-plundered", { n: facts.requirement });
    case "BustCarved":
      return say("hadara-board-bust", { requirement: facts.bust });
    case "SilverBought":
      return say("hadara-move-seal-silver", { resource: say(`hadara-resource-${facts.resource}`) });
    case "GoldBought":
      return say("hadara-move-seal-gold");
    case "CardGivenUp":
      return say("hadara-log-given-up");
    case "WheelSet":
      return say("hadara-board-draws", { colour: say(`hadara-colour-${facts.colour}`) });
    case "IncomeCollected":
      return say("hadara-log-income", { coins: facts.gained });
    default:
      return "";
  }
}

/** Where on the table each kind of move is made. */
const AREAS: Record<string, string> = { board: ".hand", take: ".hub", plunder: ".stones", annex: ".stones", bust: ".arches", seal: ".hub", drop: ".own .cards", pay: ".hub", wheel: "section.slab", side: ".offers", bonus: ".offers", no: '[data-move^="no"]' };

/** What a lesson points at, besides single pieces. */
const track = (colour: string) => `.tray.own .tracks .track.k-${colour}`;
const PARTS: Record<string, string> = {
  tracks: ".tray.own .tracks",
  income: track("yellow"),
  military: track("red"),
  culture: track("blue"),
  food: track("green"),
  purse: ".tray.own .purse",
  cards: ".tray.own > .cards, .tray.own > .fans",
  offers: ".hub ul",
  seals: ".hub .seals",
  wheel: '.strip, [data-move="wheel 1"]',
  hand: ".hand",
  stones: ".stones",
  arches: ".arches",
  ledger: ".ledger",
};

export default {
  board: Board,
  onPieces: () => true,
  label,
  actions,
  intentions: {
    quick: () => [],
    more: (view) =>
      view.phase === "draft" && view.hand.length === 2 ? ["board 1 keep 2", "board 1 sell 2", "board 2 keep 1", "board 2 sell 1"] : [],
    label,
  },
  moments: {
    EpochEnded: 1200,
    WheelSet: 700,
    RoundBegan: 700,
    CardLaid: 320,
    CardKept: 700,
    CardSold: 500,
    IncomeCollected: 320,
    RegionAnnexed: 900,
    RegionPlundered: 900,
    BustCarved: 900,
    CardGivenUp: 700,
    GoldBought: 700,
    SilverBought: 700,
  },
  follow,
  deal: (lines, viewer) => {
    const last = lines.at(-1); // what others chose from is for their own eyes
    return last && /^Card(Kept|Sold)$/.test(last.kind) && last.facts?.seat === viewer ? last.ply : undefined;
  },
  area: (move) => AREAS[move.split(" ")[0]] ?? "",
  parts: PARTS,
  pictures,
  areaName: (move) => say(`hadara-hint-${/^drop/.test(move) ? "cards" : /^wheel/.test(move) ? "wheel" : "middle"}`),
  idea: (move) => (/ (keep|sell)/.test(move) ? say(`hadara-idea-${/ keep/.test(move) ? "keep" : "sell"}`) : ""),
  brief,
  choice: (move) => ({ kind: "", facts: { colour: move.match(/^take (\w+)/)?.[1] }, text: "" }),
  heading: ({ kind, facts }) => (kind === "RoundBegan" ? `${say("hadara-phase", { half: facts!.half })}, ${say("hadara-board-round", { round: facts!.round })}` : ""),
  mark: Mark,
  sounds: {
    EpochEnded: "bronze",
    CardLaid: "wood",
    CardKept: "stone",
    CardSold: "wood",
    RegionAnnexed: "stone",
    RegionPlundered: "stone",
    BustCarved: "stone",
    MatchOver: "bronze",
  },
  tone: (kind) => (kind.startsWith("Asked") ? "soft" : ""),
  jumps: [],
  when: (view) => say("hadara-epoch", { epoch: view.epoch }),
  glance: Glance,
  points: (view) => view.players.map((player) => player.points),
  secrets: (view) => view.phase === "draft" || view.hand.length > 0, // two cards drawn; all else lies open
  scored: (view, _, now) => ({ ...view, seat: null, hand: [], players: now.players }),
  sheet: { title: () => say("hadara-epoch", { epoch: EPOCHS }), scoredOnly: false, onBoard: true, after: "EpochEnded" },
  ending,
  scene: Scene,
} satisfies GamePage<HadaraView>;
