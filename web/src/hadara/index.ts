/** Hadara on the page. */

import { type Action, type GamePage, NUMBER_KEYS } from "../lib/game";
import { say } from "../lib/texts.svelte";
import Board from "./Board.svelte";
import { type HadaraView, RESOURCES, sealPrices } from "./types";
import { cardName } from "./words";

const EPOCHS = 3;

const colour = (name: string) => say(`hadara-colour-${name}`);
const resource = (name: string) => say(`hadara-resource-${name}`);

function label(move: string): string {
  const words = move.split(" ");
  switch (words[0]) {
    case "board":
      return say(`hadara-move-board-${words[2]}`, { card: cardName(words[3]) });
    case "take":
      return say(`hadara-move-take-${words[2]}`, { colour: colour(words[1]) });
    case "bust":
      return words[2] === "points"
        ? say("hadara-move-bust-points", { bust: words[1], resource: resource(words[3]) })
        : say("hadara-move-bust", { bust: words[1], resource: resource(words[2]) });
    case "seal":
      return words[1] === "gold" ? say("hadara-move-seal-gold") : say("hadara-move-seal-silver", { resource: resource(words[2]) });
    case "bonus":
      return say("hadara-move-bonus", { resource: resource(words[1]) });
    case "plunder":
    case "annex":
      return say(`hadara-move-${words[0]}`, { requirement: words[1] });
    case "no":
      return say(`hadara-move-no-${words[1]}`);
    case "side":
      return say("hadara-move-side", { side: words[1].toUpperCase() });
    case "wheel":
      return say("hadara-move-wheel", { position: words[1] });
    case "drop":
      return say("hadara-move-drop", { card: cardName(words[1]) });
    default:
      return say(`hadara-move-${words[0]}`);
  }
}

/** A move with what it costs and gives, as far as that is printed where all can see it. */
function detailed(move: string, view: HadaraView): string {
  const [what, which, third] = move.split(" ");
  const text = label(move);
  const seat = view.seat ?? 0;
  const coins = (sign: string, n: number) => say("hadara-move-coins", { move: text, sign, coins: n });
  const region = view.printed.regions.find((front) => front.requirement === Number(which));
  const bust = view.printed.busts.find((one) => one.requirement === Number(which));
  if (what === "plunder" && region) return coins("+", region.plunder);
  if (what === "annex" && region) return coins("−", region.annex);
  if (what === "bust" && bust)
    return third === "points" ? say("hadara-move-points", { move: text, points: bust.points + bust.bonus }) : say("hadara-move-steps", { move: text, n: bust.bonus });
  if (what === "seal") return coins("−", sealPrices(view, seat)[which as "silver" | "gold"]);
  if (what === "wheel" && view.positions.length) return say("hadara-move-wheel-to", { colour: colour(view.positions[Number(which) - 1][seat]) });
  if (what === "side") {
    const gives = view.players[seat].sides["ab".indexOf(which)];
    const steps = gives.resources.map((n, i) => `${resource(RESOURCES[i])} ${n}`);
    return say("hadara-move-side-gives", { side: which.toUpperCase(), gives: [say("hadara-board-coins", { coins: gives.coins }), ...steps].join(", ") });
  }
  return text;
}

function actions(moves: string[], view: HadaraView): Action[] {
  const byCard = (move: string) => Number(move.match(/^board .* (\d)$/)?.[1] ?? 0); // keys in the order of the cards
  return moves.toSorted((a, b) => byCard(a) - byCard(b)).map((move, i) => ({
    move,
    label: view ? detailed(move, view) : label(move),
    key: move.startsWith("no ") ? "x" : move === "pay" ? "p" : (NUMBER_KEYS[i] ?? ""),
    main: !move.startsWith("no ") && !move.includes("sell"),
    costs: /^(annex|drop|bust|seal)/.test(move) || (view?.phase === "take" && move.includes("sell")),
  }));
}

export default {
  board: Board,
  onPieces: (move) => move.startsWith("board "),
  label,
  actions,
  intentions: {
    quick: () => [],
    more: (view) =>
      view.phase === "draft" && view.hand.length === 2 ? ["board 1 keep 2", "board 1 sell 2", "board 2 keep 1", "board 2 sell 1"] : [],
    label,
  },
  moments: {
    EpochEnded: 900,
    WheelSet: 400,
    CardLaid: 220,
    CardKept: 300,
    CardSold: 220,
    RegionAnnexed: 500,
    RegionPlundered: 500,
    BustCarved: 500,
    GoldBought: 400,
    SilverBought: 400,
  },
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
  secrets: () => true,
  sheet: { title: () => say("hadara-epoch", { epoch: EPOCHS }), scoredOnly: false },
} satisfies GamePage<HadaraView>;
