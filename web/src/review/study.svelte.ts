/** The review of a match, as it comes from the server line by line; docs/server-api.md tells it in prose. */

import { base } from "../lib/base";
import { No } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import type { GameEvent } from "../lib/types";

export type Verdict = "great" | "none" | "inaccuracy" | "mistake" | "blunder";

/** Signs that chess players know. */
export const SIGNS: Record<Verdict, string> = { great: "!", none: "", inaccuracy: "?!", mistake: "?", blunder: "??" };
export const COUNTED: Verdict[] = ["inaccuracy", "mistake", "blunder", "great"];

interface Weighed {
  move: string;
  chance: number;
  points: number;
}
export interface Decision {
  ply: number;
  seat: number;
  chances: number[]; // everybody's, if the best is played
  played: Weighed;
  best: Weighed;
  cost: number;
  error: number;
  verdict: Verdict;
  why: string; // moves between backticks
  gains: [string, number][]; // what the best brings more, by line of the score sheet
  likely: [number, string][]; // how it would have gone on
}
export interface Account {
  first: number;
  draws: number;
  others: number;
  own: number;
  result: number;
  accuracy: number;
  counts: Record<Verdict, number>;
}
export interface Turn {
  ply: number;
  seat: number;
  change: number;
  by_decision: boolean;
  events: GameEvent[];
}
interface Glance {
  ply: number;
  chances: number[];
}

export class Study {
  plies = $state(0);
  milestones = $state.raw<number[]>([]); // the plies after which an epoch had ended
  result = $state.raw<number[] | null>(null);
  glances = $state.raw<Glance[]>([]);
  decisions = $state.raw<Decision[]>([]);
  accounts = $state.raw<Account[]>([]);
  turns = $state.raw<Turn[]>([]);
  ahead = $state(0); // matches that are reviewed first
  problem = $state("");
  done = $state(false);
  private readonly gone = new AbortController();

  /** Of a table that is over, or of a match file. */
  constructor(code: string, file = "") {
    const asked = { headers: { "accept-language": settings.language }, signal: this.gone.signal };
    const answer = code ? fetch(`${base}/api/tables/${code}/review`, asked) : fetch(base + "/api/reviews", { ...asked, method: "POST", body: file });
    this.read(answer).catch((error) => {
      if (!this.gone.signal.aborted) this.problem = error instanceof No ? error.message : say("web-review-broken");
    });
  }
  close(): void {
    this.gone.abort();
  }
  private async read(asked: Promise<Response>): Promise<void> {
    const answer = await asked;
    if (!answer.ok) throw new No((await answer.json()).why);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop()!;
      for (const line of lines) this.hear(JSON.parse(line));
    }
    if (!this.done && !this.problem) throw new No(say("web-review-broken"));
  }
  private hear(line: any): void {
    if (line.type === "begun") Object.assign(this, { plies: line.plies, milestones: line.milestones, result: line.result });
    else if (line.type === "waiting") this.ahead = line.ahead;
    else if (line.type === "sketch") this.glances = line.glances;
    else if (line.type === "judged") this.decisions = [...this.decisions, ...line.decisions];
    else if (line.type === "done") Object.assign(this, { accounts: line.accounts, turns: line.turning_points, done: true });
    else this.problem = say("web-review-broken");
  }
  /** How much of it there is, from 0 to 1. */
  get progress(): number {
    return this.done ? 1 : this.plies ? (this.decisions.at(-1)?.ply ?? 0) / this.plies : 0;
  }
  /** Everybody's chances over the match: as far as it was judged, and beyond that at a glance. */
  get course(): Glance[] {
    const judged = this.decisions.at(-1)?.ply ?? -1;
    const course: Glance[] = [...this.decisions, ...this.glances.filter((one) => one.ply > judged)];
    return course.length && this.result ? [...course, { ply: this.plies, chances: this.result }] : course;
  }
}

/** A share, as the reader's language writes it. */
export const percent = (value: number): string => value.toLocaleString(settings.language, { style: "percent" });
/** A change of a chance in points of a hundred, with its sign. */
export const signedPercent = (value: number): string =>
  (100 * value).toLocaleString(settings.language, { maximumFractionDigits: 0, signDisplay: "exceptZero" }).replace("-", "−");
