/** The connection to a table: it comes back by itself, hears everything once, and shows one thing after the other. */

import { SvelteMap } from "svelte/reactivity";
import { calm, settings } from "./settings.svelte";
import { notify } from "./notify";
import { play } from "./sound";
import type { GameEvent, Happening, News } from "./types";

export interface Line {
  number: number;
  text: string;
  kind: string;
  ply?: number;
  name?: string;
  person?: string;
}

interface Refused {
  why: string;
  rule: string;
}

/** How long each kind of event is looked at, in milliseconds; others take no time. */
const MOMENTS: Record<string, number> = {
  Drew: 260,
  DrewRa: 1100,
  AuctionOpened: 500,
  BidMade: 320,
  Passed: 200,
  Won: 900,
  NobodyBid: 600,
  GodSpent: 500,
  TilesLost: 700,
  EpochEnded: 900,
  WheelSet: 400,
  CardLaid: 220,
  CardKept: 300,
  CardSold: 220,
  RegionAnnexed: 500,
  RegionPlundered: 500,
  BustCarved: 500,
  GoldBought: 400,
  SilverBought: 400,
};

/** The event that is looked at longest. */
export const longest = (events: GameEvent[]): GameEvent | null =>
  events.reduce<GameEvent | null>((most, one) => ((MOMENTS[one.kind] ?? 0) > (most ? MOMENTS[most.kind] : 0) ? one : most), null);

export class Link {
  news = $state<News | null>(null);
  lines = $state<Line[]>([]);
  chat = $state<Line[]>([]);
  bids = $state<{ seat: number; sun: number | null }[]>([]);
  here = $state<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });
  status = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  refused = $state<Refused | null>(null);
  moment = $state<GameEvent | null>(null);
  waiting = $state(false);
  sheet = $state(0); // an epoch whose score sheet is to be unfolded
  heardAt = $state(0);

  private socket: WebSocket | null = null;
  private number = 0;
  private ids = 1;
  private asked = new Map<number, { request: object; done: (answer: any) => void }>();
  private queue: News[] = [];
  private showing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  muted = new SvelteMap<string, string>(); // people nobody wants to hear here, and their names

  constructor(
    readonly code: string,
    readonly seat = "", // the token of a seat
    readonly silent = false, // one of several links at one screen
  ) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  /** Hear everything anew, for example in another language. */
  again(): void {
    this.number = 0;
    this.lines = [];
    this.chat = [];
    this.queue = [];
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const query = new URLSearchParams({ since: String(this.number), lang: settings.language, texts: "1" });
    if (this.seat) query.set("seat", this.seat);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/live?${query}`));
    socket.onopen = () => {
      this.status = "open";
      this.tries = 0;
      for (const person of this.muted.keys()) this.request({ do: "mute", person });
      for (const { request } of this.asked.values()) socket.send(JSON.stringify(request));
    };
    socket.onmessage = (frame) => this.hear(JSON.parse(frame.data));
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code === 4404) {
        this.status = "gone";
        return;
      }
      this.status = "lost";
      setTimeout(() => this.connect(), Math.min(5000, 150 * 1.7 ** this.tries++) * (0.8 + 0.4 * Math.random()));
    };
  }

  request(what: Record<string, unknown>): Promise<any> {
    const request = { ...what, id: this.ids++ };
    return new Promise((done) => {
      this.asked.set(request.id, { request, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    });
  }

  async move(move: string): Promise<void> {
    if (!this.news || this.waiting) return;
    this.skip();
    this.refused = null;
    this.waiting = true;
    await this.request({ do: "move", ply: this.news.ply, move });
    this.waiting = false;
  }

  mute(person: string, name: string, muted: boolean): void {
    if (muted) this.muted.set(person, name);
    else this.muted.delete(person);
    if (muted) this.chat = this.chat.filter((line) => line.person !== person);
    this.request({ do: "mute", person, muted });
  }

  private hear(message: any): void {
    if (message.type === "ack" || message.type === "no") {
      const found = this.asked.get(message.id);
      if (message.reason === "unavailable") {
        setTimeout(() => found && this.socket?.send(JSON.stringify(found.request)), 500);
        return;
      }
      this.asked.delete(message.id);
      if (message.type === "no") this.refused = { why: message.why, rule: message.rule ?? "" };
      found?.done(message);
    } else if (message.type === "presence") {
      this.here = message;
    } else if (message.type === "news") {
      if (this.number && message.number < this.number) return;
      const first = this.number === 0;
      this.number = message.number;
      if (first || calm() || document.hidden) {
        this.flush();
        this.show(message, !first);
      } else {
        this.queue.push(message);
        if (!this.showing) this.next();
      }
    }
  }

  /** Show the next news when its moment is over; the more wait, the quicker. */
  private next(): void {
    const news = this.queue.shift();
    if (!news) {
      this.showing = false;
      this.moment = null;
      return;
    }
    this.showing = true;
    const events = news.happened.flatMap((one) => one.events ?? []);
    const own = news.happened.some((one) => one.entry.kind === "moved" && one.entry.seat === news.viewer);
    const speed = 1 / (1 + this.queue.length / 2);
    this.moment = longest(events);
    this.show(news, true);
    const length = this.moment ? MOMENTS[this.moment.kind] * speed * (own ? 0.5 : 1) : 0;
    if (length < 20) this.next();
    else this.timer = setTimeout(() => this.next(), length);
  }

  /** Show at once what is still waiting. */
  skip(): void {
    clearTimeout(this.timer);
    this.showing = false;
    this.moment = null;
    this.flush();
  }

  private flush(): void {
    for (const news of this.queue.splice(0)) this.show(news, false);
  }

  private show(news: News, loud: boolean): void {
    const before = this.news;
    this.news = news;
    this.heardAt = performance.now();
    const known = new Set(this.lines.map((line) => line.number));
    for (const one of news.happened) this.tell(one, known);
    if (this.lines.length > 600) this.lines = this.lines.slice(-500);
    if (!loud || this.silent) return;
    const events = news.happened.flatMap((one) => one.events ?? []);
    const scored = events.findLast((event) => event.kind === "EpochEnded");
    if (scored) this.sheet = scored.facts.epoch;
    play(events);
    const turn = news.to_move === news.viewer && news.viewer >= 0 && before?.to_move !== news.to_move;
    if (turn) notify(news);
  }

  private tell(one: Happening, known: Set<number>): void {
    const { kind } = one.entry;
    if (kind === "said") {
      if (!this.chat.some((line) => line.number === one.number))
        this.chat.push({ number: one.number, text: one.entry.text, name: one.entry.name, person: one.entry.person, kind });
      return;
    }
    if (kind === "undone") this.bids = [];
    for (const event of one.events ?? []) this.followBids(event);
    if (known.has(one.number)) return;
    if (kind !== "moved") {
      this.lines.push({ number: one.number, text: "", kind, name: JSON.stringify(one.entry) });
      return;
    }
    for (const event of one.events ?? [])
      if (event.text) this.lines.push({ number: one.number, text: event.text, kind: event.kind, ply: one.ply });
  }

  private followBids(event: GameEvent): void {
    if (event.kind === "AuctionOpened") this.bids = [];
    if (event.kind === "BidMade") this.bids.push({ seat: event.facts.seat, sun: event.facts.sun });
    if (event.kind === "Passed") this.bids.push({ seat: event.facts.seat, sun: null });
    if (event.kind === "Won" || event.kind === "NobodyBid") this.bids = [];
  }
}
