/** Several people at one screen: the page holds a token for each of their seats. */

import { base } from "./base";
import { ask, named, No, openTable, somebody } from "./api";
import { settings } from "./settings.svelte";
import type { Person, TableShown } from "./types";

export const hotSeats = (code: string): string[] => {
  try {
    return JSON.parse(localStorage.getItem(`epoca-hot-${code}`) ?? "[]");
  } catch {
    return [];
  }
};

/** Open a table for people at this screen, and bots; whoever has another name than the owner of this browser is a newcomer. */
export async function openHotSeat(game: string, people: string[], bots: string[], options: Record<string, string>): Promise<TableShown> {
  const owner = named() ? people.indexOf((await somebody()).name) : -1;
  if (owner < 0) await somebody();
  const seats = [...people.map((_, i) => (i === owner ? "me" : "open")), ...bots];
  const newcomers = await Promise.all(people.map((name, i) => (i === owner ? null : newcomer(name, i)))); // before there is a table: a name may be taken
  const table = await openTable({ game, seats, options });
  const tokens = [];
  for (const [seat, person] of newcomers.entries()) {
    const headers: Record<string, string> = person ? { authorization: `Bearer ${person.token}` } : {};
    if (person) await ask("POST", `/api/tables/${table.code}/requests`, { do: "sit", seat }, headers);
    tokens.push((await ask<{ token: string }>("GET", `/api/tables/${table.code}/seat`, undefined, headers)).token);
  }
  localStorage.setItem(`epoca-hot-${table.code}`, JSON.stringify(tokens));
  return table;
}

/** Somebody besides the owner of this browser: no cookie is sent, so the server takes them for a newcomer. */
async function newcomer(name: string, number: number): Promise<Person> {
  const answer = await fetch(base + "/api/people", {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json", "accept-language": settings.language },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw Object.assign(new No((await answer.json()).why), { field: `name-${number}` });
  return answer.json();
}
