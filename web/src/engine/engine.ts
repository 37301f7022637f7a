/** The engine: the same compiled rules, networks and search as on the server, in WebAssembly. States go in and out as bytes. */

type Numbers = Float64Array | Float32Array | Int32Array | Int16Array | Uint8Array | BigInt64Array;
type Field = [name: string, type: keyof typeof KINDS, shape: number[]];
type Group = "net" | "policy" | "scratch" | "tree";

/** What the server tells of a table of so many seats; its networks follow it in half precision. */
interface Sizes {
  ways: number;
  credit: number[][];
  stateBytes: number;
  actions: number;
  lines: number;
  linePoints: number;
  foresight: number;
  curiosity: number;
  milliseconds: number;
  groups: Record<Group, Field[]>;
}

/** What is expected of an action: chances to win by seat, and points by seat and line of the score sheet. */
export interface Prospect {
  action: number;
  tries: number;
  chances: number[];
  lines: number[][];
}

/** A position as a seat knows it, and what others decided before. */
export interface Position {
  game: string;
  seats: number;
  seat: number;
  state: Uint8Array;
  boxes: Uint8Array;
  decided: [Uint8Array, number][];
}

const KINDS = { float64: Float64Array, float32: Float32Array, int64: BigInt64Array, int32: Int32Array, int16: Int16Array, uint8: Uint8Array };
const FIRST = 16; // simulations before the clock is looked at
const CHUNK_MS = 5;
const MOST_AT_ONCE = 1024;

type Call = (...args: number[]) => number;

export class Engine {
  private constructor(
    private readonly memory: WebAssembly.Memory,
    private readonly call: Record<string, Call>,
  ) {}

  static async load(source: Response | Promise<Response>): Promise<Engine> {
    const { instance } = await WebAssembly.instantiateStreaming(source, {});
    const exports = instance.exports as Record<string, unknown>;
    (exports._initialize as () => void)();
    return new Engine(exports.memory as WebAssembly.Memory, exports as Record<string, Call>);
  }

  run(name: string, ...args: number[]): number {
    return this.call[name](...args);
  }
  /** Room for so many bytes, all zero. */
  take(bytes: number): number {
    const at = this.call.malloc(Math.max(16, bytes)) >>> 0;
    if (!at) throw new Error("the engine's memory is full");
    this.bytes(at, bytes).fill(0);
    return at;
  }
  give(at: number): void {
    this.call.free(at);
  }
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, length);
  }
  put(bytes: Uint8Array): number {
    const at = this.take(bytes.length);
    this.bytes(at, bytes.length).set(bytes);
    return at;
  }
  /** The numbers at a place; only until memory is taken again, which may move it. */
  numbers<K extends keyof typeof KINDS>(kind: K, at: number, length: number): InstanceType<(typeof KINDS)[K]> {
    return new KINDS[kind](this.memory.buffer, at, length) as InstanceType<(typeof KINDS)[K]>;
  }
}

/** The rules of a game at one table, on states given as bytes. */
export class Rules {
  private readonly box: number;
  private readonly state: number;
  private readonly mask: number;

  constructor(
    private readonly engine: Engine,
    private readonly game: string,
    box: Uint8Array,
    private readonly stateBytes: number,
    private readonly actions: number,
  ) {
    this.box = engine.put(box);
    this.state = engine.take(stateBytes);
    this.mask = engine.take(actions);
  }
  /** What the seat to decide may do. */
  legal(state: Uint8Array): number[] {
    this.look(state);
    this.engine.run(`${this.game}_legal`, this.box, this.state, this.mask, this.actions);
    return [...this.engine.bytes(this.mask, this.actions)].flatMap((may, action) => (may ? [action] : []));
  }
  /** The state after an action, with chance from the state's own stream. */
  apply(state: Uint8Array, action: number): Uint8Array {
    this.look(state);
    this.engine.run(`${this.game}_apply`, this.box, this.state, action);
    return this.engine.bytes(this.state, this.stateBytes).slice();
  }
  /** A seat's points as far as they are scored. */
  score(state: Uint8Array, seat: number): number {
    this.look(state);
    return this.engine.run(`${this.game}_score`, this.box, this.state, seat);
  }
  /** So many matches at random, from the state's stream of chance: the last state, and how many decisions there were. */
  play(state: Uint8Array, seats: number, matches: number): [Uint8Array, number] {
    this.look(state);
    const decisions = this.engine.run(`${this.game}_random_play`, this.box, this.state, 1, this.mask, this.actions, seats, matches);
    return [this.engine.bytes(this.state, this.stateBytes).slice(), decisions];
  }
  private look(state: Uint8Array): void {
    this.engine.bytes(this.state, this.stateBytes).set(state);
  }
  close(): void {
    for (const place of [this.box, this.state, this.mask]) this.engine.give(place);
  }
}

/** What a strong bot has in its head at tables of so many seats. */
export class Mind {
  readonly sizes: Sizes;
  private readonly places = new Map<string, [at: number, kind: keyof typeof KINDS, length: number]>();
  private readonly tables: Record<Group, number>;
  private readonly states: number;
  private readonly credit: number;

  constructor(
    private readonly engine: Engine,
    private readonly game: string,
    private readonly seats: number,
    file: ArrayBuffer,
  ) {
    const length = new DataView(file).getUint32(0, true);
    this.sizes = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length)));
    const halves = new Uint16Array(file.slice(4 + length));
    let read = 0;
    const made = (group: Group): number => {
      const table: number[] = [];
      for (const [name, kind, shape] of this.sizes.groups[group]) {
        const count = shape.reduce((a, b) => a * b, 1);
        const at = engine.take(count * KINDS[kind].BYTES_PER_ELEMENT);
        if (group === "net" || group === "policy") {
          const numbers = engine.numbers("float32", at, count);
          for (let i = 0; i < count; i += 1) numbers[i] = whole(halves[read + i]);
          read += count;
        }
        this.places.set(`${group}.${name}`, [at, kind, count]);
        table.push(at, ...shape);
      }
      return engine.put(new Uint8Array(new Int32Array(table).buffer));
    };
    this.tables = { net: made("net"), policy: made("policy"), scratch: made("scratch"), tree: made("tree") };
    (this.array("scratch.last") as BigInt64Array).fill(-1n);
    this.states = engine.take(3 * this.sizes.stateBytes);
    this.credit = engine.take(8 * seats * this.sizes.ways);
  }

  private array(name: string): Numbers {
    const [at, kind, length] = this.places.get(name)!;
    return this.engine.numbers(kind, at, length);
  }
  private look(state: Uint8Array): void {
    this.engine.bytes(this.states, this.sizes.stateBytes).set(state);
    const dice = this.array("scratch.dice");
    this.engine.bytes(dice.byteOffset, dice.byteLength).set(state.subarray(0, dice.byteLength));
  }

  /** Think about a position, by the clock or for so many simulations: what is expected of each action that was tried. */
  think(position: Position, effort: { milliseconds?: number; simulations?: number } = {}): Prospect[] {
    const { engine, game, seats, sizes, tables } = this;
    const boxes = engine.put(position.boxes);
    engine.numbers("float64", this.credit, seats * sizes.ways).set(sizes.credit.flat());
    for (const [before, action] of position.decided) {
      this.look(before);
      engine.run(`${game}_read`, boxes, sizes.ways, this.states, 3, tables.policy, tables.scratch, this.credit, seats, sizes.ways, action);
    }
    this.look(position.state);
    (this.array("tree.key") as BigInt64Array).fill(0n);
    (this.array("tree.used") as BigInt64Array).fill(0n);
    engine.run("uproot", tables.tree);
    const ponder = (simulations: number) =>
      engine.run(
        `${game}_ponder`,
        ...[boxes, sizes.ways, this.states, 3, tables.tree, tables.net, tables.policy, tables.scratch],
        ...[this.credit, seats, sizes.ways, sizes.curiosity, sizes.foresight, simulations],
      );
    if (effort.simulations) for (let left = effort.simulations; left > 0; left -= 256) ponder(Math.min(256, left));
    else {
      const began = performance.now();
      const end = began + (effort.milliseconds ?? sizes.milliseconds);
      for (let done = 0, now = began; now < end; now = performance.now()) {
        const more = done ? Math.max(1, Math.min(MOST_AT_ONCE, (done / (now - began)) * Math.min(CHUNK_MS, end - now))) | 0 : FIRST;
        ponder(more);
        done += more;
      }
    }
    engine.give(boxes);
    return this.prospects();
  }

  private prospects(): Prospect[] {
    const { seats, sizes } = this;
    const [tries, looks] = [this.array("tree.tries") as BigInt64Array, this.array("tree.looks") as BigInt64Array];
    const [means, outlook] = [this.array("tree.means") as Float64Array, this.array("tree.outlook") as Float64Array];
    const found: Prospect[] = [];
    for (let action = 0; action < sizes.actions; action += 1) {
      const times = Number(looks[action]);
      if (!times) continue;
      const row = (seat: number) => Array.from(outlook.subarray((action * seats + seat) * sizes.lines, (action * seats + seat + 1) * sizes.lines), (sum) => sum / times);
      const rows = Array.from({ length: seats }, (_, seat) => row(seat));
      found.push({ action, tries: Number(tries[action]), chances: rows.map((one) => one[0]), lines: rows.map((one) => one.slice(1).map((points) => points * sizes.linePoints)) });
    }
    return found.sort((a, b) => b.tries - a.tries || means[b.action] - means[a.action]);
  }
}

/** A number in half precision as a whole one. */
function whole(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
