/** What was tried from a position, as turns: one's own move and all that followed until the next decision. */

import type { GameEvent } from "../lib/types";

export interface Tried {
  parent: number;
  seat: number;
  move: string;
  by: string;
  events: GameEvent[];
  chances: number[] | null; // where one has to decide, and at the end
}
export interface Branches {
  at: number;
  nodes: Tried[];
}
export interface Row {
  node: number; // to which it leads
  nodes: number[]; // on the way
  own?: Tried; // the first row is the position itself
  replies: Tried[];
  chance: number | null;
  depth: number; // of branches off branches
  best: boolean; // of several that were tried at the same place
}

/** Every turn that was tried: a way goes on below itself, and what was tried instead stands in between, set in. */
export function rowsOf({ nodes }: Branches, viewer: number): Row[] {
  const children = nodes.map((): number[] => []);
  nodes.forEach((node, k) => node.parent >= 0 && children[node.parent].push(k));
  const turn = (first: number, depth: number): Row => {
    const way = [first];
    for (let next = children[first]; next.length === 1 && (nodes[next[0]].seat !== viewer || nodes[next[0]].by === "forced"); next = children[next[0]]) way.push(next[0]);
    const [own, ...replies] = way.map((k) => nodes[k]);
    return { node: way.at(-1)!, nodes: way, own: first ? own : undefined, replies, chance: nodes[way.at(-1)!].chances?.[viewer] ?? null, depth, best: false };
  };
  const rows: Row[] = [];
  const goOn = (from: Row): void => {
    const ways = children[from.node].map((child, i) => turn(child, from.depth + Number(i > 0)));
    const most = Math.max(...ways.map((way) => way.chance ?? -1));
    if (ways.length > 1) ways.forEach((way) => (way.best = way.chance === most));
    if (ways.length) rows.push(ways[0]);
    for (const other of ways.slice(1)) {
      rows.push(other);
      goOn(other);
    }
    if (ways.length) goOn(ways[0]);
  };
  const start = turn(0, 0);
  rows.push(start);
  goOn(start);
  return rows;
}
