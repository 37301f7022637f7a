/** Numbers as the game scores them. */

import { CIVILIZATIONS, MONUMENTS } from "./pieces";
import type { Counting, Points, RaPlayer, RaView } from "./types";

const LAST = 3;
const ALWAYS = ["gods", "gold", "pharaohs", "river", "civilizations"] as const;

/** The points of this epoch: monuments and suns count in the last one. */
export const epochPoints = (points: Points, epoch: number): number =>
  [...ALWAYS, ...(epoch === LAST ? (["monuments", "suns"] as const) : [])].reduce((sum, one) => sum + points[one], 0);

export const counts = (epoch: number): boolean => epoch === LAST;

/** How far the scoring of a group has come. */
export const stage = (counting: Counting | undefined, ...groups: string[]): "now" | "done" | "later" | "" => {
  if (!counting) return "";
  if (groups.includes(counting.now)) return "now";
  return groups.some((one) => counting.done.includes(one)) ? "done" : "later";
};

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0");

export const kindsOf = (tiles: Record<string, number>, kinds: string[]): number => kinds.filter((kind) => tiles[kind]).length;

/** The largest number of one monument, if it makes a set. */
export const setOf = (tiles: Record<string, number>): number => Math.max(0, ...MONUMENTS.map((kind) => tiles[kind] ?? 0).filter((n) => n > 2));

/** Who has most pharaohs, and who fewest. */
export function pharaohs(players: RaPlayer[], seat: number): "most" | "fewest" | "" {
  const all = players.map((player) => player.tiles.pharaoh ?? 0);
  const [most, fewest] = [Math.max(...all), Math.min(...all)];
  if (most === fewest) return "";
  return all[seat] === most ? "most" : all[seat] === fewest ? "fewest" : "";
}

export interface Niche {
  name: keyof Points;
  kinds: string[];
  all?: number; // shown as so many of
}

/** What lies in front of a player, in the order of the score sheet. */
export const NICHES: Niche[] = [
  { name: "gods", kinds: ["god"] },
  { name: "gold", kinds: ["gold"] },
  { name: "pharaohs", kinds: ["pharaoh"] },
  { name: "river", kinds: ["flood", "nile"] },
  { name: "civilizations", kinds: CIVILIZATIONS, all: CIVILIZATIONS.length },
  { name: "monuments", kinds: MONUMENTS, all: MONUMENTS.length },
];

/** How far the sun has come on its way, from 0 at dawn to 8. */
export const hourOf = ({ ra_drawn, last_ra }: Pick<RaView, "ra_drawn" | "last_ra">): number => Math.min(8, Math.round((8 * ra_drawn) / last_ra));
