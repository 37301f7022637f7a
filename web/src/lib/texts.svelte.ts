/** Texts in the reader's language, from the same Fluent files as the terminal's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

const files = import.meta.glob("$locales/*/{web,ra,hadara}.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;
const bundles = $state<Partial<Record<Language, FluentBundle>>>({});

export async function loadLanguage(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(wanted.map(([, read]) => read()))) bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
}

/** A text by its key; one that is missing shows its key, and a test finds it. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[settings.language] ?? bundles.en;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? key : "";
  return bundle.formatPattern(message.value, { edition: "modern", deck: "basic", start: "A", ...args });
}

export const has = (key: string): boolean => Boolean((bundles[settings.language] ?? bundles.en)?.hasMessage(key));
