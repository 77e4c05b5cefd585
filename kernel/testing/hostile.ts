import type { Chance } from "../chance.ts";

/** Something that a stranger might send where a decision is expected. */
export interface HostileInput {
  /** What was done, for messages. */
  readonly what: string;
  readonly input: unknown;
  /** Whether no game whatever may accept it. The rest may by chance be legal. */
  readonly isNeverLegal: boolean;
}

let keptGarbage: readonly HostileInput[] | undefined;

/** No decision at all, whatever the game. Made once: some of it is big. */
export function garbage(): readonly HostileInput[] {
  keptGarbage ??= makeGarbage();
  return keptGarbage;
}

function makeGarbage(): HostileInput[] {
  const circular: Record<string, unknown> = { kind: "circular" };
  circular.self = circular;
  let deep: unknown = [];
  for (let i = 0; i < 10_000; i++) deep = [deep];
  const inputs: Record<string, unknown> = {
    undefined: undefined,
    null: null,
    true: true,
    zero: 0,
    NaN: Number.NaN,
    bigint: 10n,
    symbol: Symbol("kind"),
    function: () => 0,
    "an empty text": "",
    "a notation instead of a decision": "pass",
    "a huge text": "x".repeat(1_000_000),
    "an empty list": [],
    "an empty map": {},
    "a huge list": new Array(100_000).fill(0),
    "deep lists": deep,
    "a circle": circular,
    "a Map": new Map([["kind", "pass"]]),
    "bare bytes": new Uint8Array(8),
    "a boxed text": Object("pass") as unknown,
    "no kind": { kind: undefined },
    "kind null": { kind: null },
    "a list as kind": { kind: ["pass"] },
    "a map as kind": { kind: {} },
    "a kind that answers like a text": { kind: { toString: () => "pass" } },
    "a symbol as kind": { kind: Symbol.iterator },
    "a getter that throws": throwing({}, "kind"),
    "a proxy that throws": new Proxy({}, throwingTraps),
    "a revoked proxy": revoked(),
  };
  for (const kind of ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then", ""]) {
    inputs[`kind ${kind}`] = { kind };
  }
  return Object.entries(inputs).map(([what, input]) => ({ what, input, isNeverLegal: true }));
}

/** A legal decision with something done to it. `most` bounds how many of the many are made. */
export function mutants(answer: object, chance: Chance, most = 60): HostileInput[] {
  const made = new Mutants(answer);
  made.mutateWhole();
  for (const path of pathsOf(answer)) made.mutateAt(path);
  const all = made.all;
  // Keeps a random part, in random order.
  for (let i = 0; i < Math.min(most, all.length); i++) {
    const j = i + chance.below(all.length - i);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.slice(0, most).map(({ what, make, isNeverLegal }) => ({ what, input: make(), isNeverLegal }));
}

type Path = readonly (string | number)[];

interface Recipe {
  readonly what: string;
  readonly make: () => unknown;
  readonly isNeverLegal: boolean;
}

/** Values that stand nowhere in a decision. */
const impossible: readonly (readonly [string, unknown])[] = [
  ["one half", 0.5],
  ["NaN", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["minus infinity", Number.NEGATIVE_INFINITY],
  ["a bigint", 1n],
  ["a symbol", Symbol("1")],
  ["a function", () => 1],
  ["nested garbage", { a: [{ b: [] }] }],
  ["a deep list", [[[[[[1]]]]]]],
  ["a proxy that throws", new Proxy({}, { get: fail, getPrototypeOf: fail, ownKeys: fail })],
];

/** Values that may, in some place of some decision, be right. */
const improbable: readonly (readonly [string, unknown])[] = [
  ["minus one", -1],
  ["zero", 0],
  ["one", 1],
  ["a hundred", 100],
  ["a thousand millions", 1e9],
  ["more than a number holds", 2 ** 53],
  ["the least whole number", -(2 ** 31)],
  ["a text", "1"],
  ["an empty text", ""],
  ["null", null],
  ["undefined", undefined],
  ["true", true],
  ["an empty list", []],
  ["an empty map", {}],
];

/** All the ways to spoil one decision. Nothing is made until it is chosen: some are big. */
class Mutants {
  readonly all: Recipe[] = [];
  readonly #answer: object;

  constructor(answer: object) {
    this.#answer = answer;
  }

  mutateWhole(): void {
    const answer = this.#answer as Record<string, unknown>;
    this.#add("a field too many", true, () => ({ ...answer, extra: 1 }));
    this.#add("constructor as a field", true, () => ({ ...answer, constructor: 1 }));
    this.#add("__proto__ as a field", true, () => {
      const copy = { ...answer };
      Object.defineProperty(copy, "__proto__", { value: { polluted: 1 }, enumerable: true });
      return copy;
    });
    this.#add("a symbol as a field", false, () => ({ ...answer, [Symbol("kind")]: 1 }));
    this.#add("inherited fields", false, () => Object.create(answer) as unknown);
    this.#add("the kind in capitals", true, () => ({ ...answer, kind: String(answer.kind).toUpperCase() }));
    this.#add("a list of the decision", true, () => [answer]);
    this.#add("the decision as text", true, () => JSON.stringify(answer));
    for (const field of Object.keys(answer)) {
      this.#add(`a getter that throws as ${field}`, true, () => throwing(answer, field));
    }
  }

  mutateAt(path: Path): void {
    const name = path.join(".");
    for (const [what, value] of impossible) this.#put(path, `${what} as ${name}`, true, () => value);
    for (const [what, value] of improbable) this.#put(path, `${what} as ${name}`, false, () => value);
    this.#add(`${name} missing`, false, () => without(this.#answer, path));
    const found = valueAt(this.#answer, path);
    if (typeof found === "number") {
      this.#put(path, `${name} as a text`, true, () => String(found));
      this.#put(path, `${name} in a list`, false, () => [found]);
      for (const by of [-1, 1, 7]) this.#put(path, `${name} moved by ${by}`, false, () => found + by);
    }
    if (Array.isArray(found)) this.#mutateList(path, name, found);
  }

  #mutateList(path: Path, name: string, list: readonly unknown[]): void {
    this.#put(path, `a huge list as ${name}`, true, () => new Array(100_000).fill(list[0] ?? 0));
    this.#put(path, `a list with holes as ${name}`, true, () => new Array(list.length + 3));
    this.#put(path, `something like a list as ${name}`, true, () => ({ ...list, length: list.length }));
    if (list.length === 0) return;
    this.#put(path, `${name} with its first twice`, false, () => [...list, list[0]]);
    this.#put(path, `${name} doubled`, false, () => [...list, ...list]);
    this.#put(path, `${name} without its last`, false, () => list.slice(0, -1));
    this.#put(path, `${name} turned round`, false, () => [...list].reverse());
  }

  #put(path: Path, what: string, isNeverLegal: boolean, value: () => unknown): void {
    this.#add(what, isNeverLegal, () => withValue(this.#answer, path, value()));
  }

  #add(what: string, isNeverLegal: boolean, make: () => unknown): void {
    this.all.push({ what, make, isNeverLegal });
  }
}

/** Every place in a decision, the kind and the members of lists included; of long lists only the beginning. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value)
    .slice(0, Array.isArray(value) ? 6 : 40)
    .flatMap(([key, member]) => pathsOf(member, [...path, Array.isArray(value) ? Number(key) : key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? put : withValue(copy[key], rest, put);
  return copy;
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (rest.length > 0) return withValue(value, [key], without((value as Record<string, unknown>)[key], rest));
  if (Array.isArray(value)) return value.filter((_, i) => i !== key);
  const { [key]: _, ...others } = value as Record<string, unknown>;
  return others;
}

function throwing(answer: object, field: string): unknown {
  return Object.defineProperty({ ...answer }, field, { get: fail, enumerable: true });
}

function fail(): never {
  throw new Error("a trap in hostile input was sprung");
}

const throwingTraps: ProxyHandler<object> = {
  get: fail,
  has: fail,
  ownKeys: fail,
  getPrototypeOf: fail,
  getOwnPropertyDescriptor: fail,
};

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
