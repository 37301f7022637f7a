/** The games that have a folder here: pictures for the first page, and all else when somebody looks at the game. */

import type { Component } from "svelte";
import HadaraEmblem from "./hadara/Emblem.svelte";
import HadaraArt from "./hadara/KeyArt.svelte";
import hadaraBoard from "./hadara/board.webp";
import type { GamePage } from "./lib/game";
import { loadGame } from "./lib/texts.svelte";
import RaEmblem from "./ra/Emblem.svelte";
import RaArt from "./ra/KeyArt.svelte";
import raBoard from "./ra/board.webp";

interface Folder {
  art: Component; // fills its place
  emblem: Component;
  picture: string; // of a match under way, made by docs/screenshots.py
  page: () => Promise<{ default: GamePage }>;
}

const FOLDERS: Record<string, Folder> = {
  ra: { art: RaArt, emblem: RaEmblem, picture: raBoard, page: () => import("./ra") },
  hadara: { art: HadaraArt, emblem: HadaraEmblem, picture: hadaraBoard, page: () => import("./hadara") },
};

/** The names of the games with a folder, in the order in which they are offered. */
export const BUILT_IN = Object.keys(FOLDERS);

export const artOf = (game: string): Component | undefined => FOLDERS[game]?.art;
export const pictureOf = (game: string): string | undefined => FOLDERS[game]?.picture;
export const emblemOf = (game: string): Component | undefined => FOLDERS[game]?.emblem;

/** What the page knows of a game; one without a folder is shown as plainly as its view and its moves tell. */
export async function pageOf(game: string): Promise<GamePage> {
  if (game in FOLDERS) return (await FOLDERS[game].page()).default;
  const [{ plainPage }] = await Promise.all([import("./plain"), loadGame(game)]);
  return plainPage(game);
}
