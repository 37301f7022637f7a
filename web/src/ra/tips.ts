/** What is worth knowing in one's turn: what the next tile could change, and who may still outbid. */

import { say } from "../lib/texts.svelte";
import { epochPoints, kindsOf, pharaohs, signed } from "./count";
import { CIVILIZATIONS, MONUMENTS } from "./pieces";
import type { Outlook, RaView } from "./types";

const STRUCK: Record<string, string[]> = { funeral: ["pharaoh"], drought: ["flood", "nile"], unrest: CIVILIZATIONS, earthquake: MONUMENTS };
const TAKEN = 2; // by each disaster
const MOST_TIPS = 2;

/** What a disaster in the lot would take, and what one more tile would bring; the most pressing first. */
export function tips(view: RaView, viewer: number, edition: string): string[] {
  const { tiles } = view.players[viewer];
  const held = (kinds: string[]) => kinds.reduce((sum, kind) => sum + (tiles[kind] ?? 0), 0);
  const lot = (kinds: string[]) => view.track.filter((kind) => kind && kinds.includes(kind)).length;
  const found: string[] = [];
  for (const [disaster, kinds] of Object.entries(STRUCK)) {
    const n = Math.min(TAKEN, held(kinds) + lot(kinds));
    if (lot([disaster]) === 1 && n) found.push(say(`ra-tip-${disaster}`, { n, edition }));
  }
  if (tiles.nile && !tiles.flood) found.push(say("ra-tip-flood", { n: tiles.nile }));
  const mine = held(["pharaoh"]);
  const others = view.players.flatMap((player, seat) => (seat === viewer ? [] : [player.tiles.pharaoh ?? 0]));
  const rank = pharaohs(view.players, viewer);
  if (rank !== "most") {
    if (mine + 1 > Math.max(...others)) found.push(say("ra-tip-most"));
    else if (mine + 1 === Math.max(...others)) found.push(say("ra-tip-share"));
    else if (rank === "fewest" && Math.min(...others) === mine) found.push(say("ra-tip-fewest"));
  }
  const kinds = kindsOf(tiles, CIVILIZATIONS);
  if (!kinds) found.push(say("ra-tip-no-civilization"));
  else if (kinds > 1 && kinds < CIVILIZATIONS.length) found.push(say("ra-tip-civilization"));
  return found.slice(0, MOST_TIPS);
}

/** Who could still beat a sun in this auction: everybody bids once. */
export function answers(view: RaView, viewer: number, names: string[], sun: number): string {
  const done = view.auction?.bids.map((bid) => bid.seat) ?? [];
  const able = view.players.flatMap(({ suns_up }, seat) => {
    const best = Math.max(...suns_up);
    return seat === viewer || done.includes(seat) || best < sun ? [] : [{ name: names[seat], sun: best }];
  });
  if (!able.length) return say("ra-board-unbeaten");
  return able.length === 1 ? say("ra-board-answer", able[0]) : say("ra-board-answers", { n: able.length });
}

/** The thought behind a move, as the rules count the lot. */
export function idea(move: string, view: RaView, viewer: number, names: string[], outlook?: Outlook): string {
  const what = move.split(" ")[0];
  const worth = (seat: number) => (outlook?.lot ? epochPoints(outlook.lot[seat], view.epoch) - epochPoints(outlook.now[seat], view.epoch) : 0);
  const points = worth(viewer);
  const rivals = view.players.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const best = rivals.reduce((most, seat) => (worth(seat) > worth(most) ? seat : most), rivals[0]);
  if (what === "ra" && points <= 0) return say("ra-idea-ra-others");
  if (what === "draw" && worth(best) > Math.max(points, 0)) return say("ra-idea-draw-others", { name: names[best] });
  return what === "done" || (what === "bid" && points <= 0) ? "" : say(`ra-idea-${what}`, { points: signed(points) });
}
