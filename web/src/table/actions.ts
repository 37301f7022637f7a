/** What can be done now, as buttons: the common ones with a key. */

import { say } from "../lib/texts.svelte";
import type { GameName, News } from "../lib/types";

export interface Action {
  move: string;
  label: string;
  key: string;
  main?: boolean;
  costs?: boolean; // worth a second look
}

const KEYS = "123456789";

function raLabel(move: string, edition: string): string {
  const [verb, ...rest] = move.split(" ");
  const what = rest.join(" ");
  if (verb === "bid") return say("web-bid", { sun: what });
  if (verb === "god") return say("web-take-with-god", { tile: say(`ra-tile-${what}`, { edition }) });
  if (verb === "lose") return say("web-lose", { tile: say(`ra-tile-${what}`, { edition }) });
  return say(`web-${verb}`, { edition });
}

export function hadaraLabel(move: string): string {
  const words = move.split(" ");
  const colour = (name: string) => say(`hadara-colour-${name}`);
  const resource = (name: string) => say(`hadara-resource-${name}`);
  switch (words[0]) {
    case "board":
      return say(`web-draft-${words[2]}`, { card: cardName(words[3]) });
    case "take":
      return say(`web-take-${words[2]}`, { colour: colour(words[1]) });
    case "bust":
      return words[2] === "points"
        ? say("web-bust-points", { bust: words[1], resource: resource(words[3]) })
        : say("web-bust", { bust: words[1], resource: resource(words[2]) });
    case "seal":
      return words[1] === "gold" ? say("web-seal-gold") : say("web-seal-silver", { resource: resource(words[2]) });
    case "bonus":
      return say("web-bonus", { resource: resource(words[1]) });
    case "plunder":
    case "annex":
      return say(`web-${words[0]}`, { requirement: words[1] });
    case "no":
      return say(`web-no-${words[1]}`);
    case "side":
      return say("web-side", { side: words[1].toUpperCase() });
    case "wheel":
      return say("web-wheel", { position: words[1] });
    case "drop":
      return say("web-drop", { card: cardName(words[1]) });
    default:
      return say(`web-${words[0]}`);
  }
}

const cardName = (card: string) => {
  if (/^[12]$/.test(card)) return card;
  const [epoch, colour, number] = card.split("-");
  return say("hadara-card", { epoch, colour: say(`hadara-colour-${colour}`), number });
};

/** A move in words. */
export const labelOf = (game: GameName, move: string, options: Record<string, string>): string =>
  game === "ra" ? raLabel(move, options.edition ?? "modern") : hadaraLabel(move);

const RA_KEYS: Record<string, string> = { draw: "d", ra: "r", pass: "p", done: "x" };

export function actionsOf(game: GameName, news: News, options: Record<string, string>): Action[] {
  const moves = news.moves ?? [];
  if (game === "ra") {
    let number = 0;
    return moves.map((move) => ({
      move,
      label: raLabel(move, options.edition ?? "modern"),
      key: RA_KEYS[move] ?? KEYS[number++] ?? "",
      main: move === "draw" || move.startsWith("bid"),
      costs: move.startsWith("lose") || move.startsWith("god"),
    }));
  }
  const view = news.view;
  const byCard = (move: string) => Number(move.match(/^board .* (\d)$/)?.[1] ?? 0); // keys in the order of the cards
  return moves.toSorted((a, b) => byCard(a) - byCard(b)).map((move, i) => ({
    move,
    label: hadaraLabel(move),
    key: move.startsWith("no ") ? "x" : move === "pay" ? "p" : (KEYS[i] ?? ""),
    main: !move.startsWith("no ") && !move.includes("sell"),
    costs: /^(annex|drop|bust|seal)/.test(move) || (view?.phase === "take" && move.includes("sell")),
  }));
}
