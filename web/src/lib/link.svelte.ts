/** The connection to a table: it comes back by itself, hears everything once, and shows one thing after the other. */

import { base } from "./base";
import { SvelteMap } from "svelte/reactivity";
import { beats } from "./beats";
import type { GamePage } from "./game";
import { pace, settings } from "./settings.svelte";
import { notify } from "./notify";
import { play } from "./sound";
import { say } from "./texts.svelte";
import type { GameEvent, Happening, News } from "./types";

/** Why the server closed a connection for good: there is no such table. */
const NO_TABLE = 4404;

export interface Line {
  number: number;
  text: string;
  kind: string;
  ply?: number;
  name?: string;
  person?: string;
  facts?: Record<string, any>; // of the event
  seat?: number; // who said it
}

/** One thing to look at: what the table shows meanwhile, and for how long. */
interface Step {
  event: GameEvent | null;
  news: News;
  whole: boolean; // all that the news tells, not a step on the way
  hold: number;
}

export interface Refused {
  why: string;
  rule: string;
  game?: string; // whose rule it is, if not the table's
}

/** Milliseconds until one tries again to come back: short while a server may be starting again, then longer. */
const pause = (tries: number): number => (tries < 12 ? Math.min(300, 100 * 1.5 ** tries) : 5000);

export class Link {
  news = $state.raw<News | null>(null); // none of it is ever changed in place
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<Line[]>([]);
  here = $state.raw<{ seats: number[]; spectators: number; heard?: boolean }>({ seats: [], spectators: 0 });
  status = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  refused = $state<Refused | null>(null);
  moment = $state.raw<GameEvent | null>(null);
  past = new SvelteMap<number, any>(); // the table after each move that was seen, by its number
  private seen = $state(0);
  waiting = $state(false);
  unfolded = $state(false); // the score sheet, after each scoring and at the end
  scored = $state.raw<any>(null); // the table as it was when it was scored
  page = $state.raw<GamePage | null>(null); // of the game, as soon as it is known
  heardAt = $state(0);

  private socket: WebSocket | null = null;
  private number = 0;
  private ids = 1;
  private asked = new Map<number, { request: object; done: (answer: any) => void; quiet: boolean }>();
  private queue: Step[] = [];
  private arrived: News[] = []; // heard while what was shown before is being drawn
  private drawing = false;
  private latest: News | null = null; // heard, if not shown yet
  private heard: News | null = null; // all that was heard, before changes are told
  private whole: News | null = null; // the last that was shown to its end
  private showing = false;
  private held = 0; // sheets that lie over the table
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
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

  /** Try at once to come back. */
  now(): void {
    clearTimeout(this.retry);
    if (this.status === "lost" && this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  }

  /** Hear everything anew, for example in another language. */
  again(): void {
    this.number = 0;
    this.lines = [];
    this.chat = [];
    this.queue = [];
    this.arrived = [];
    this.latest = null;
    const before = this.socket;
    this.connect();
    before?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const query = new URLSearchParams({ since: String(this.number), lang: settings.language, texts: "1", changes: "1" });
    if (this.seat) query.set("seat", this.seat);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}${base}/api/tables/${this.code}/live?${query}`));
    socket.onopen = () => {
      for (const person of this.muted.keys()) this.request({ do: "mute", person });
      for (const { request } of this.asked.values()) socket.send(JSON.stringify(request));
    };
    socket.onmessage = (frame) => this.hear(JSON.parse(frame.data));
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code === NO_TABLE) {
        this.status = "gone";
        return;
      }
      this.status = "lost";
      this.retry = setTimeout(() => this.connect(), pause(this.tries++) * (0.8 + 0.4 * Math.random()));
    };
  }

  /** Ask for something; whoever shows a refusal where it was asked for asks quietly. */
  request(what: Record<string, unknown>, quiet = false): Promise<any> {
    const once = what.do === "say" || what.do === "undo"; // asked again after a break, it is not done twice
    const request = { ...what, ...(once && { key: `${Date.now()}-${Math.random()}` }), id: this.ids++ };
    return new Promise((done) => {
      this.asked.set(request.id, { request, done, quiet });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    });
  }

  /** Play a move; false while another is on its way. */
  async move(move: string): Promise<boolean> {
    if (!this.news || this.waiting) return false;
    this.skip();
    this.refused = null;
    this.waiting = true;
    await this.request({ do: "move", ply: this.news.ply, move });
    this.waiting = false;
    return true;
  }

  mute(person: string, name: string, muted: boolean): void {
    if (muted) this.muted.set(person, name);
    else this.muted.delete(person);
    if (muted) this.chat = this.chat.filter((line) => line.person !== person);
    this.request({ do: "mute", person, muted });
  }

  /** What people said since somebody looked. */
  get unread(): number {
    return Math.max(0, this.chat.length - this.seen);
  }
  read(): void {
    this.seen = this.chat.length;
  }

  private hear(message: any): void {
    this.status = "open"; // not before: a server that turns one away opens the line for that too
    this.tries = 0;
    if (message.type === "ack" || message.type === "no") {
      const found = this.asked.get(message.id);
      if (message.reason === "unavailable") {
        setTimeout(() => found && this.socket?.send(JSON.stringify(found.request)), 500);
        return;
      }
      this.asked.delete(message.id);
      if (message.type === "no" && !found?.quiet) this.refused = { why: message.why, rule: message.rule ?? "", game: message.game };
      found?.done(message);
    } else if (message.type === "presence") {
      this.here = { ...message, heard: true };
    } else if (message.type === "change") {
      const { view } = this.heard!;
      const after = message.view && view ? { ...view, ...message.view } : "view" in message ? message.view : view;
      this.hear({ ...this.heard, ...message, type: "news", view: after });
    } else if (message.type === "news") {
      this.heard = message;
      if (this.number && message.number < this.number) return;
      const first = this.number === 0;
      this.number = message.number;
      const elsewhere = message.happened.some((one: Happening) => one.entry.kind === "undone"); // and not from here
      if (first || document.hidden || !pace() || elsewhere) {
        this.flush();
        this.latest = message;
        this.arrived.push(message);
        if (!this.drawing || first || document.hidden || elsewhere || this.waiting) this.arrive(!first);
        if (elsewhere) this.unfolded = false; // what is scored is read where it is played
      } else {
        this.arrive(true);
        this.queue.push(...this.steps(message));
        this.latest = message;
        if (!this.showing) this.next();
      }
    }
  }

  /** Show what was heard, and draw it before what comes next: one's own move is not kept waiting by all that follows from it. */
  private arrive(loud: boolean): void {
    if (!this.arrived.length) return;
    for (const news of this.arrived.splice(0)) this.show(news, loud);
    if (this.drawing || pace()) return;
    this.drawing = true;
    const drawn = () => {
      clearTimeout(late);
      this.drawing = false;
      if (!this.closed) this.arrive(true);
    };
    const late = setTimeout(drawn, 100);
    requestAnimationFrame(() => setTimeout(() => this.drawing && drawn()));
  }

  /** What happened, step by step: after each event the table as it was then, and at last as it is now. */
  private steps(news: News): Step[] {
    const before = this.latest ?? news;
    const events = before.state === "playing" ? news.happened.flatMap((one) => one.events ?? []) : [];
    const seen = this.page ? beats(this.page, before.view, events) : [];
    const steps = seen.map(({ event, view, hold }): Step => {
      const shown = { ...before, seats: news.seats, view, moves: [], to_move: event.facts.seat ?? null, undo: undefined, happened: [] };
      return { event, news: shown, whole: false, hold };
    });
    const last = seen.at(-1)?.event ?? null;
    return [...steps, { event: last, news, whole: true, hold: last ? (this.page?.arrivals?.[last.kind] ?? 0) : 0 }];
  }

  /** Show the next step when the one before was seen; a sheet over the table holds everything. */
  private next(): void {
    clearTimeout(this.timer);
    if (this.held) {
      this.showing = true;
      return;
    }
    const beat = this.queue.shift();
    if (!beat) {
      this.showing = false;
      this.moment = null;
      return;
    }
    this.showing = true;
    this.moment = beat.event;
    if (beat.whole) this.show(beat.news, true);
    else {
      this.news = beat.news;
      if (this.page && beat.event) play([beat.event], this.page.sounds);
    }
    const hold = beat.hold * pace();
    if (hold < 20) this.next();
    else this.timer = setTimeout(() => this.next(), hold);
  }

  /** Nothing plays behind a sheet: what waits goes on when the last one is closed. */
  hold(): () => void {
    this.held += 1;
    clearTimeout(this.timer);
    return () => {
      this.held -= 1;
      if (!this.held && this.showing) this.timer = setTimeout(() => this.next()); // when the sheet is gone
    };
  }

  /** Show at once what is still waiting. */
  skip(): void {
    clearTimeout(this.timer);
    this.showing = false;
    this.moment = null;
    this.arrive(true);
    this.flush();
  }

  private flush(): void {
    for (const beat of this.queue.splice(0)) if (beat.whole) this.show(beat.news, false);
  }

  private show(news: News, loud: boolean): void {
    const [before, whole] = [this.news, this.whole];
    this.news = this.whole = news;
    this.heardAt = performance.now();
    const known = new Set(this.lines.map((line) => line.number));
    const told = news.happened.flatMap((one) => this.tell(one, known));
    if (told.length) this.lines = [...(this.lines.length > 600 ? this.lines.slice(-500) : this.lines), ...told];
    if (!before) this.read();
    const moved = news.happened.findLast((one) => one.entry.kind === "moved");
    if (moved) this.past.set(moved.number, news.view);
    if (this.silent) return;
    const over = news.state === "over" && before?.state !== "over";
    const events = news.happened.flatMap((one) => one.events ?? []);
    const { onBoard, after } = this.page?.sheet ?? {};
    const scored = after ? events.some((event) => event.kind === after) : (news.sheet?.length ?? 0) > (before?.sheet?.length ?? 0);
    if (before && whole && news.since && (scored || (over && !onBoard))) { // not when all is heard anew
      this.unfolded = true;
      this.scored = this.page?.scored?.(whole.view, events, news.view) ?? whole.view;
    }
    if (!loud) return;
    if (this.page && !pace()) play(events, this.page.sounds);
    const turn = news.to_move === news.viewer && news.viewer >= 0 && before?.to_move !== news.to_move;
    if (turn) notify(news);
    else if (before?.state === "open" && news.state === "playing") notify(news, say("web-match-begins"));
  }

  /** The lines that something brings the log; what somebody said goes to the chat. */
  private tell(one: Happening, known: Set<number>): Line[] {
    const { kind } = one.entry;
    if (kind === "said") {
      if (!this.chat.some((line) => line.number === one.number))
        this.chat = [...this.chat, { number: one.number, text: one.entry.text, name: one.entry.name, person: one.entry.person, kind, seat: this.seatOf(one.entry.person) }];
      return [];
    }
    if (known.has(one.number)) return [];
    if (kind !== "moved") return [{ number: one.number, text: "", kind, name: JSON.stringify(one.entry) }];
    return (one.events ?? []).flatMap((event) => (event.text ? [{ number: one.number, text: event.text, kind: event.kind, ply: one.ply, facts: event.facts }] : []));
  }

  private seatOf(person: string): number | undefined {
    const seat = this.news?.seats.findIndex((one) => one.person === person) ?? -1;
    return seat < 0 ? undefined : seat;
  }
}
