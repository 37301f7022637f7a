/** Where a number on the score sheet comes from. */

import { say } from "../lib/texts.svelte";
import type { HadaraPlayer, RaPlayer } from "../lib/types";
import { MONUMENTS } from "../ra/pieces";

export function whyRa(category: string, points: number, player: RaPlayer): string {
  const each: Record<string, number> = { gods: 2, gold: 3, river: 1 };
  const kinds = MONUMENTS.filter((kind) => player.tiles[kind]).length;
  const different = kinds < 7 ? kinds : 5 * (kinds - 5);
  return say(`web-why-${category}`, { points, n: points / (each[category] ?? 1), kinds, different, same: points - different });
}

export function whyHadara(line: string, player: HadaraPlayer): string {
  const sum = (list: number[]) => list.join(" + ") || "0";
  const marker = { income: 0, military: 1, culture: 2, food: 3 };
  switch (line) {
    case "regions":
      return say("web-why-regions", { list: sum(player.regions.flatMap((region) => (region ? [region.points] : []))) });
    case "silver":
      return say("web-why-silver", { list: sum(player.silver.map((resource) => Math.ceil(player.markers[marker[resource]] / 2))) });
    case "busts":
      return say("web-why-busts", { n: player.busts.filter(Boolean).length });
    case "gold":
      return say("web-why-gold-seals", { n: player.gold });
    case "cards":
      return say("web-why-cards", { n: player.cards.length });
    default:
      return say("web-why-coins", { n: player.coins });
  }
}
