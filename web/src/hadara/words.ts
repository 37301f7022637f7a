/** Names of Hadara's pieces. */

import { say } from "../lib/texts.svelte";
import { type Face, type HadaraView, type Resource, RESOURCES, sealPrices } from "./types";

/** A card by its name in notation, such as 1-red-4; those of a pair are 1 and 2. */
export function cardName(name: string): string {
  if (/^[12]$/.test(name)) return name;
  const [epoch, colour, number] = name.split("-");
  return say("hadara-card", { epoch: Number(epoch), colour: say(`hadara-colour-${colour}`), number });
}

/** Everything printed on a card, for those who hear it. */
export function spoken(face: Face, owned = 0, coins?: number, tile?: Resource): string {
  const price = Math.max(0, face.price - owned);
  return [
    say(`hadara-colour-${face.colour}`),
    say("hadara-board-price", { price }),
    ...face.resources.map((n, i) => (n ? say("hadara-board-gives", { resource: say(`hadara-resource-${RESOURCES[i]}`), n }) : "")),
    face.points ? say("hadara-board-worth", { points: face.points }) : "",
    face.ability ? say(`hadara-ability-${face.ability}`) : "",
    tile ? say("hadara-move-bonus", { resource: say(`hadara-resource-${tile}`) }) : "",
    coins !== undefined && price > coins ? say("hadara-board-too-dear", { coins: price - coins }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

const colour = (name: string) => say(`hadara-colour-${name}`);
const resource = (name: string) => say(`hadara-resource-${name}`);

/** A move in words. */
export function label(move: string): string {
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
export function detailed(move: string, view: HadaraView): string {
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
