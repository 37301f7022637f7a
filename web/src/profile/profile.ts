/** How somebody decides, as the server tells them alone. */

import { base } from "../lib/base";
import { No } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Verdict } from "../review/study.svelte";

export interface Reviewed {
  table: string;
  game: string;
  ended: number;
  accuracy: number;
  decisions: number;
  counts: Partial<Record<Verdict, number>>;
}
export interface Habit {
  game: string;
  text: string;
  times: number;
  matches: number;
  cost: number;
  epoch: number; // in which it happens most of the time, or 0
  places: { table: string; ply: number; ended: number; verdict: Verdict }[];
}
export interface ToTrain {
  due: number;
  table: string;
  ply: number;
  next: number | null; // when there will be one
}
export interface Studied {
  name: string;
  reviewed: Reviewed[]; // the latest first
  habits: Habit[];
  training: ToTrain;
  waiting: number; // matches that are not reviewed yet
}
export interface Progress {
  number: number;
  matches: number;
  done: number;
  ahead: number;
}
/** A value at a time. */
export interface Point {
  at: number; // seconds
  value: number;
}

/** Have one's last matches reviewed; tells how far it is. */
export async function reviewLast(tell: (progress: Progress) => void, signal: AbortSignal): Promise<void> {
  const answer = await fetch(base + "/api/people/me/study", { method: "POST", headers: { "accept-language": settings.language }, signal });
  if (!answer.ok) throw new No((await answer.json()).why);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop()!;
    if (lines.length) tell(JSON.parse(lines.at(-1)!));
  }
}

const SHORT: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
/** A day, with its year where it is read out. */
export const day = (seconds: number, long = false): string => new Date(1000 * seconds).toLocaleDateString(settings.language, long ? { dateStyle: "long" } : SHORT);
