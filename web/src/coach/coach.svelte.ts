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
  ready = $state(false); // it knows what each move of this turn costs
  private turn = -1; // the ply it looks at
  private coming: Promise<void> = Promise.resolve();
  private costs = new Map<string, Costly>();
  private warned = new Set<string>(); // moves of this turn
  private unseen = new Map<number, string>(); // moves that were played before the coach came, by ply
  private waiting = false; // a move is held back until the coach comes

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
        const played = moves.find((one) => one.move === this.unseen.get(at));
        if (played) this.count(played);
        if (at !== this.turn) return;
        this.costs = new Map(moves.map((one) => [one.move, one]));
        this.ready = true;
      },
      () => {}, // a coach who cannot come does not keep anybody waiting
    );
  }
  /** The turn is over, or nobody wants a coach. */
  forget(): void {
    this.turn = -1;
    this.ready = false;
    this.warning = null;
    this.costs.clear();
    this.warned.clear();
  }
  /** Whether a move may be played; if not, there is a warning. */
  async allows(move: string): Promise<boolean> {
    if (this.turn < 0) return true;
    if (this.waiting) return false;
    const { turn } = this;
    if (!this.ready) {
      this.waiting = true;
      await Promise.race([this.coming, new Promise((late) => setTimeout(late, PATIENCE))]);
      this.waiting = false;
      if (turn !== this.turn) return false;
      if (!this.ready) this.unseen.set(turn, move);
    }
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
    if (found) this.count(found);
    return true;
  }
  private count({ verdict, cost }: Costly): void {
    if (verdict !== "none") this.counts.given += cost;
    this.keep();
  }
  /** Judge a deal that was closed. */
  async judge(ply: number): Promise<void> {
    this.remark = await this.ask<Remark>(`/${ply}`).catch(() => null);
  }
}
