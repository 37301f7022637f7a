/** Texts in the reader's language, from the same Fluent files as the terminal's. */

import { base } from "./base";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

type Files = Record<string, () => Promise<string>>;
const page = import.meta.glob("$locales/*/web.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob("$games/*/locales/*.ftl", { query: "?raw", import: "default" }) as Files;
const bundles = $state<Partial<Record<Language, FluentBundle>>>({});
const guests = new Map<string, Promise<void>>(); // games that are not built into the page: the server has their texts
const arrived = $state({ guests: 0 });

const loading: Partial<Record<Language, Promise<void>>> = {};

export function loadLanguage(language: Language): Promise<void> {
  return (loading[language] ??= load(language).finally(() => !bundles[language] && delete loading[language]));
}

async function load(language: Language): Promise<void> {
  const wanted = [
    ...Object.entries(page).filter(([path]) => path.includes(`/${language}/`)),
    ...Object.entries(games).filter(([path]) => path.endsWith(`/${language}.ftl`)),
  ].map(([, read]) => read());
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all([...wanted, ...[...guests.keys()].map((game) => fetched(game, language))])) bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
}

/** The texts of a game, if the page was built without them. */
export async function loadGame(game: string): Promise<void> {
  if (Object.keys(games).some((path) => path.includes(`/${game}/`))) return;
  if (!guests.has(game)) guests.set(game, welcome(game, settings.language));
  await guests.get(game);
}

async function welcome(game: string, language: Language): Promise<void> {
  const resource = new FluentResource(await fetched(game, language));
  await loadLanguage(language);
  bundles[language]?.addResource(resource);
  arrived.guests += 1;
}

async function fetched(game: string, language: Language): Promise<string> {
  const answer = await fetch(`${base}/api/games/${game}/texts/${language}`);
  return answer.ok ? answer.text() : "";
}

/** The reader's texts; whoever reads them reads again when a game's have arrived. */
function spoken(): FluentBundle | undefined {
  void arrived.guests;
  return bundles[settings.language] ?? bundles.en;
}

/** A text by its key; one that is missing shows its key, and a test finds it. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = spoken();
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? key : "";
  return bundle.formatPattern(message.value, args, []);
}

export const has = (key: string): boolean => Boolean(spoken()?.hasMessage(key));
