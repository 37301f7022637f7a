/** The scoring of an epoch: one category after the other is laid out, at everybody's pace. */

import type { GamePage, Options } from "./game";
import { pace } from "./settings.svelte";
import { colon, word } from "./words";

export interface ScoreRow {
  name: string; // of the category
  label: string;
  values: (number | null)[]; // by seat; null: not shown
  why: string[] | null; // a game need not tell
}

/** A scoring as lines: by category, without those that say nothing. */
export function scoreRows(page: GamePage, game: string, options: Options, scoring: number[][], categories: string[], why: string[][] = []): ScoreRow[] {
  const rows = categories.map((category, i) => ({
    name: category,
    label: word(`${game}-category-${category}`, category, options),
    values: scoring.map((row) => row[i] ?? null),
    why: why.length ? why.map((seat) => seat[i]) : null,
  }));
  const { scoredOnly } = page.sheet;
  return rows.filter((row) => row.values.some((value) => value) || !(typeof scoredOnly === "boolean" ? scoredOnly : scoredOnly.includes(row.name)));
}

const STEP = 1400; // how long a category is looked at, in milliseconds

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

export class Tally {
  shown = $state(1); // how many categories are laid out
  asked = $state<{ row: number; seat: number } | null>(null); // why a number is what it is

  constructor(
    readonly rows: ScoreRow[],
    readonly totals: number[] | undefined, // of the match, if it is over
    readonly close: () => void,
  ) {
    if (!pace()) this.shown = rows.length;
  }
  get over(): boolean {
    return this.shown >= this.rows.length;
  }
  get now(): ScoreRow {
    return this.rows[this.shown - 1];
  }
  next(): void {
    this.shown = Math.min(this.rows.length, this.shown + 1);
    this.asked = null;
  }
  /** Why a number is what it is, if somebody asked. */
  reason(names: string[]): string {
    const row = this.asked && this.rows[this.asked.row];
    return row?.why ? colon(`${names[this.asked!.seat]}, ${row.label}`, `${row.why[this.asked!.seat]}.`) : "";
  }
  /** Space shows the next category, Enter ends it; whether a key meant that. */
  key(event: KeyboardEvent): boolean {
    if (!/^( |Enter)$/.test(event.key) || (event.target as HTMLElement).closest("button, a")) return false;
    if (event.key === "Enter" || this.over) this.close();
    else this.next();
    return true;
  }
  /** What a seat has after some categories; null: not shown. */
  sum(seat: number, categories: number): number | null {
    return this.rows.slice(0, categories).reduce<number | null>((sum, row) => (sum === null || row.values[seat] === null ? null : sum + row.values[seat]!), 0);
  }
  /** Go on by itself; the end of it is what is returned. */
  run(): () => void {
    if (this.over) return () => {};
    const timer = setInterval(() => this.next(), STEP * pace());
    return () => clearInterval(timer);
  }
}
