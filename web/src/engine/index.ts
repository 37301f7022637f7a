/** The page's own engine: hints come from here where the device can, and from the server otherwise. */

import { ask } from "../lib/api";
import type { Position, Prospect } from "./engine";
import type { Answer, Question } from "./worker";

export interface Hint {
  seat: number;
  moves: { move: string; chances: number[]; points: number[] }[];
  why: string;
}
/** A position as the server tells it: bytes in base 64. */
interface Told {
  game: string;
  seats: number;
  seat: number;
  state: string;
  boxes: string;
  decided: { state: string; action: number }[];
}
type Wish = Question extends infer Q ? (Q extends Question ? Omit<Q, "id"> : never) : never;

let worker: Worker | undefined;
const waiting = new Map<number, (answer: Answer) => void>();
let asked = 0;

/** Ask the engine something; it is started when it is first asked. */
export function engine(wish: Wish): Promise<Answer> {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    };
    worker.onerror = () => {
      for (const [id, answer] of waiting) answer({ id, error: "the engine does not run here" });
      waiting.clear();
      worker = undefined;
    };
  }
  asked += 1;
  const question = { ...wish, id: asked } as Question;
  return new Promise((resolve, reject) => {
    waiting.set(question.id, (answer) => (answer.error ? reject(new Error(answer.error)) : resolve(answer)));
    worker!.postMessage(question);
  });
}

const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export const position = (told: Told): Position => ({
  ...told,
  state: bytes(told.state),
  boxes: bytes(told.boxes),
  decided: told.decided.map(({ state, action }) => [bytes(state), action]),
});

/** What a strong bot would play, and why: thought here if this device can, and put into words by the server. */
export async function hint(code: string, ply?: number, seat = ""): Promise<Hint> {
  const query = ply === undefined ? "" : `?ply=${ply}`;
  const headers: Record<string, string> = seat ? { "x-epoca-seat": seat } : {};
  let prospects: Prospect[] | undefined;
  if (typeof WebAssembly === "object" && typeof Worker === "function")
    try {
      const told = await ask<Told>("GET", `/api/tables/${code}/position${query}`, undefined, headers);
      prospects = (await engine({ what: "think", position: position(told) })).prospects;
    } catch {
      // the server thinks instead, or says why there is no hint
    }
  return prospects?.length
    ? ask<Hint>("POST", `/api/tables/${code}/hint${query}`, prospects.slice(0, 5), headers)
    : ask<Hint>("GET", `/api/tables/${code}/hint${query}`, undefined, headers);
}
