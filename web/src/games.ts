/** The games that have a folder here: an emblem for the first page, and all else when somebody looks at the game. */

import type { Component } from "svelte";
import HadaraEmblem from "./hadara/Emblem.svelte";
import type { GamePage } from "./lib/game";
import { loadGame } from "./lib/texts.svelte";
import RaEmblem from "./ra/Emblem.svelte";

interface Folder {
  emblem: Component;
  page: () => Promise<{ default: GamePage }>;
}

const FOLDERS: Record<string, Folder> = {
  ra: { emblem: RaEmblem, page: () => import("./ra") },
  hadara: { emblem: HadaraEmblem, page: () => import("./hadara") },
};

/** The names of the games with a folder, in the order in which they are offered. */
export const BUILT_IN = Object.keys(FOLDERS);

export const emblemOf = (game: string): Component | undefined => FOLDERS[game]?.emblem;

/** What the page knows of a game; one without a folder is shown as plainly as its view and its moves tell. */
export async function pageOf(game: string): Promise<GamePage> {
  if (game in FOLDERS) return (await FOLDERS[game].page()).default;
  const [{ plainPage }] = await Promise.all([import("./plain"), loadGame(game)]);
  return plainPage(game);
}
