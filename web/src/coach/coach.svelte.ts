/** A coach among bots: what each move would cost is known before it is played, thought out while the person thinks. */

import { ask } from "../lib/api";

interface Costly {
  move: string;
  chance: number;
  cost: number;
  error: number;
  verdict: string;
}
interface Coached {
  ply: number;
  moves: Costly[]; // the best first
}
export interface Remark {
  ply: number;
  seat: number;
  played: Costly;
  best: Costly;
  why: string; // moves between backticks
}
/** How a match went with a coach. */
export interface Counts {
  warned: number;
  heeded: number;
  given: number; // chance to win that was given up
}

const PATIENCE = 900; // milliseconds that a move waits for the coach
const GRAVE = ["mistake", "blunder"]; // worth a warning
const KEPT = "epoca-coach";
const MOST_KEPT = 40; // tables

function kept(): Record<string, Counts> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

export class Coach {
  warning = $state.raw<Costly | null>(null);
  remark = $state.raw<Remark | null>(null);
  counts = $state<Counts>({ warned: 0, heeded: 0, given: 0 });
  private turn = -1; // the ply it looks at
  private coming: Promise<void> = Promise.resolve();
  private costs = new Map<string, Costly>();
  private warned = new Set<string>(); // moves of this turn

  constructor(
    private readonly code: string,
    private readonly seat: string, // the token of a seat
  ) {
    this.counts = kept()[code] ?? this.counts;
  }
  private ask<T>(path: string): Promise<T> {
    return ask<T>("GET", `/api/tables/${this.code}/coach${path}`, undefined, this.seat ? { "x-epoca-seat": this.seat } : {});
  }
  private keep(): void {
    const { [this.code]: _, ...others } = kept();
    const all = Object.entries({ ...others, [this.code]: this.counts }).slice(-MOST_KEPT);
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
  }

  /** Begin to think about a turn. */
  look(ply: number): void {
    if (ply === this.turn) return;
    this.forget();
    this.turn = ply;
    this.coming = this.ask<Coached>("").then(
      ({ ply: at, moves }) => {
        if (at === this.turn) this.costs = new Map(moves.map((one) => [one.move, one]));
      },
      () => {}, // a coach who cannot come does not keep anybody waiting
    );
  }
  /** The turn is over, or nobody wants a coach. */
  forget(): void {
    this.turn = -1;
    this.warning = null;
    this.costs.clear();
    this.warned.clear();
  }
  /** Whether a move may be played; if not, there is a warning. */
  async allows(move: string): Promise<boolean> {
    if (this.turn < 0) return true;
    if (!this.costs.size) await Promise.race([this.coming, new Promise((late) => setTimeout(late, PATIENCE))]);
    const found = this.costs.get(move);
    if (found && GRAVE.includes(found.verdict) && !this.warned.has(move)) {
      this.warned.add(move);
      this.warning = found;
      this.counts.warned += 1;
      this.keep();
      return false;
    }
    this.warning = this.remark = null;
    if (this.warned.size && !this.warned.has(move)) this.counts.heeded += 1;
    if (found && found.verdict !== "none") this.counts.given += found.cost;
    if (found) this.keep();
    return true;
  }
  /** Judge a deal that was closed. */
  async judge(ply: number): Promise<void> {
    this.remark = await this.ask<Remark>(`/${ply}`).catch(() => null);
  }
}
