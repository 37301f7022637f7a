/** Several people at one screen: the page holds a token for each of their seats. */

import { ask, No, openTable, somebody } from "./api";
import { settings } from "./settings.svelte";
import type { Person, TableShown } from "./types";

export const hotSeats = (code: string): string[] => {
  try {
    return JSON.parse(localStorage.getItem(`epoca-hot-${code}`) ?? "[]");
  } catch {
    return [];
  }
};

/** Open a table for people at this screen, and bots. */
export async function openHotSeat(game: string, people: string[], bots: string[], options: Record<string, string>): Promise<TableShown> {
  await somebody(people[0]);
  const seats = ["me", ...people.slice(1).map(() => "open"), ...bots];
  const table = await openTable({ game, seats, options });
  const own = await ask<{ token: string }>("GET", `/api/tables/${table.code}/seat`);
  const tokens = [own.token];
  for (const [i, name] of people.slice(1).entries()) {
    const person = await newcomer(name);
    const authorization = `Bearer ${person.token}`;
    await ask("POST", `/api/tables/${table.code}/requests`, { do: "sit", seat: i + 1 }, { authorization });
    tokens.push((await ask<{ token: string }>("GET", `/api/tables/${table.code}/seat`, undefined, { authorization })).token);
  }
  localStorage.setItem(`epoca-hot-${table.code}`, JSON.stringify(tokens));
  return table;
}

/** Somebody besides the owner of this browser: no cookie is sent, so the server takes them for a newcomer. */
async function newcomer(name: string): Promise<Person> {
  const answer = await fetch("/api/people", {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json", "accept-language": settings.language },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new No((await answer.json()).why);
  return answer.json();
}
