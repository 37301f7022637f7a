/** The engine in a thread of its own, so that the page goes on while it thinks. */

import { base } from "../lib/base";
import { Engine, Mind, type Position, type Prospect, Rules } from "./engine";

export type Question =
  | { id: number; what: "think"; position: Position; effort?: { milliseconds?: number; simulations?: number } }
  | { id: number; what: "play"; position: Position; matches: number };
export type Answer = { id: number; prospects?: Prospect[]; end?: [Uint8Array, number]; error?: string };

const engine = Engine.load(fetch(base + "/engine.wasm"));
engine.catch(() => {}); // whoever asks hears of it
const minds = new Map<string, Promise<Mind>>();

/** Networks for a number of seats are fetched when they are first needed. */
function mind(game: string, seats: number): Promise<Mind> {
  const key = `${game} ${seats}`;
  const known = minds.get(key) ?? made(game, seats);
  minds.set(key, known);
  known.catch(() => minds.delete(key));
  return known;
}

async function made(game: string, seats: number): Promise<Mind> {
  const answer = await fetch(`${base}/engine/${game}/${seats}`);
  if (!answer.ok) throw new Error(`no networks for ${game} at ${seats} seats`);
  return new Mind(await engine, game, seats, await answer.arrayBuffer());
}

onmessage = async ({ data }: MessageEvent<Question>) => {
  const answer: Answer = { id: data.id };
  try {
    const { position } = data;
    const thinker = await mind(position.game, position.seats);
    if (data.what === "think") answer.prospects = thinker.think(position, data.effort);
    else {
      const box = position.boxes.subarray(0, position.boxes.length / thinker.sizes.ways);
      const rules = new Rules(await engine, position.game, box, thinker.sizes.stateBytes, thinker.sizes.actions);
      answer.end = rules.play(position.state, position.seats, data.matches);
      rules.close();
    }
  } catch (error) {
    answer.error = String(error);
  }
  postMessage(answer);
};
