/** Requests over HTTP. */

import { base } from "./base";
import { settings } from "./settings.svelte";
import { loadGame, say } from "./texts.svelte";
import type { Archived, GameShown, Person, TableShown } from "./types";

/** What of a form a refusal is about, by its reason. */
const FIELDS: Record<string, string> = {
  "bad-name": "name",
  "no-name": "name",
  "name-taken": "name",
  "wrong-passphrase": "passphrase",
  "short-passphrase": "passphrase",
  "many-tries": "passphrase",
};

export class No extends Error {
  field: string; // of the form, that it is about
  constructor(
    why: string,
    readonly reason = "",
    readonly rule = "",
    readonly game = "", // whose rule it is
  ) {
    super(why);
    this.field = FIELDS[reason] ?? "";
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const text = typeof body === "string";
  const answer = await fetch(base + path, {
    method,
    headers: {
      "accept-language": settings.language,
      ...(body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" }),
      ...headers,
    },
    credentials: headers.authorization ? "omit" : "same-origin",
    body: body === undefined ? undefined : text ? body : JSON.stringify(body),
  }).catch(() => {
    throw new No(say("web-unreachable"), "unreachable");
  });
  if (!answer.ok) {
    const problem = await answer.json().catch(() => ({}));
    throw new No(problem.why ?? say("web-problem", { status: answer.status }), problem.reason, problem.rule, problem.game);
  }
  return (answer.headers.get("content-type")?.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

let listed: Promise<GameShown[]> | undefined;
/** The games of this server, asked for once, and the texts of those that the page was built without. */
export function games(): Promise<GameShown[]> {
  listed ??= ask<GameShown[]>("GET", "/api/games").then(async (found) => {
    await Promise.all(found.map((game) => loadGame(game.name)));
    return found;
  });
  listed.catch(() => (listed = undefined));
  return listed;
}
export const tables = (state: string, seen = false) => ask<TableShown[]>("GET", `/api/tables?state=${state}${seen ? "&view=true" : ""}`);
export const table = (code: string, seen = false) => ask<TableShown>("GET", `/api/tables/${code}${seen ? "?view=true" : ""}`);

export async function me(): Promise<Person | null> {
  if (!localStorage.getItem("epoca-introduced")) return null; // a stranger need not ask who they are
  try {
    return await ask<Person>("GET", "/api/people/me");
  } catch {
    return null;
  }
}

/** Who one is, with a name made up if there is none yet: nobody has to fill in a form to play. */
export async function somebody(guest = say("web-guest")): Promise<Person> {
  return (await me()) ?? introduce(guest, undefined, "guest");
}

/** Whether one has told one's name; guests have not. */
export const named = (): boolean => localStorage.getItem("epoca-introduced") === "yes";

/** Tell one's name; with a passphrase it is kept. */
export async function introduce(name: string, passphrase?: string, as: "yes" | "guest" = "yes"): Promise<Person> {
  const person = await ask<Person>("POST", "/api/people", { name, passphrase });
  localStorage.setItem("epoca-introduced", as);
  return person;
}

export async function openTable(wish: {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: { kind: string; seconds: number; bonus: number };
  position?: string;
}): Promise<TableShown> {
  const opened = await ask<TableShown>("POST", "/api/tables", wish);
  remember(opened.code);
  return opened;
}

const MOST_REMEMBERED = 200;
/** Tables one has been at, the latest first. */
export function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem("epoca-tables") ?? "[]");
  } catch {
    return [];
  }
}

export function remember(code: string): void {
  localStorage.setItem("epoca-tables", JSON.stringify([code, ...remembered().filter((one) => one !== code)].slice(0, MOST_REMEMBERED)));
}

/** Finished matches, the latest first: one's own, and those of the tables this browser has been at. */
export function archive(search: string, game: string, before?: number): Promise<Archived[]> {
  const query = new URLSearchParams({ codes: remembered().join(), search, game });
  if (before !== undefined) query.set("before", String(before));
  return ask<Archived[]>("GET", `/api/matches?${query}`);
}
