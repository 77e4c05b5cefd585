import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { type ThroneDecision, throne } from "@weirwood/throne";
import { type AskKind, askKind, askKinds, type Variant, variantIds } from "@weirwood/throne/questions";
import { describe, expect, it } from "vitest";
import { seatedAt } from "./seated.ts";
import { rebuild } from "./testing/rebuild.ts";

/**
 * Whatever a bot answers can be made by the gestures that the table offers, step by step, and what they make is the same
 * answer. Random bots answer anything that is legal, so this says that every legal answer can be reached.
 */

interface Tally {
  readonly asks: Map<AskKind, number>;
  /** Kinds of decisions that were made, and all that could have been. */
  readonly verbs: Map<string, number>;
  readonly known: Set<string>;
}

const count = <Key>(tally: Map<Key, number>, key: Key): void => void tally.set(key, (tally.get(key) ?? 0) + 1);

const { random, steward } = throneBots;

function play(players: number, variants: readonly Variant[], engines: object, seed: string, tally: Tally): void {
  const options = throne.readOptions({ players, variants, engines });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = throne.setup(options, seedFrom(seed));
  const chance = chanceFrom(seed.length * 7919 + seed.charCodeAt(seed.length - 1));
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const view = throne.view(state, seat);
    // Stewards take castles and fight for them; random players do what no steward would.
    const bot = (seat + throne.round(state)) % 2 === 0 ? steward : random;
    const answer: ThroneDecision = bot.choose(view, seat, chance);
    count(tally.asks, askKind(view));
    count(tally.verbs, answer.kind);
    for (const verb of [throne.asks(view)[0].bounds.decision].flat()) tally.known.add(String(verb));
    const made = rebuild(seatedAt(view, seat), answer);
    if (made !== throne.print(answer)) expect(made, `${seed}: ${askKind(view)}`).toBe(throne.print(answer));
    throne.apply(state, seat, answer);
  }
}

const everything = variantIds.filter((variant) => variant !== "three-board");

const tables: readonly (readonly [name: string, players: number, variants: readonly Variant[], engines: object])[] = [
  ["the base game for three", 3, [], {}],
  ["the base game for four", 4, [], {}],
  ["the base game for five", 5, [], {}],
  ["six houses", 6, [], {}],
  ...variantIds.map(
    (variant) => [`${variant} alone`, variant === "three-board" ? 3 : 5, [variant] as Variant[], {}] as const,
  ),
  ["everything for three", 3, variantIds, {}],
  ["everything for five", 5, everything, { retreat: true }],
  ["everything for six", 6, everything, { asCasualties: true }],
  ["crowned cards for six", 6, ["crowned", "ports", "siege"], { byUpgrade: false, asCasualties: true }],
];

const GAMES = 4;
/** How often every kind of ask must have come up. */
const FEW = 6;

describe("every legal answer can be made by gestures", () => {
  const seen: Tally = { asks: new Map(), verbs: new Map(), known: new Set() };

  it.each(tables)("in %s", (name, players, variants, engines) => {
    for (let game = 0; game < GAMES; game++) play(players, variants, engines, `${name} ${game}`, seen);
  });

  it("of every kind of ask and every kind of decision", () => {
    // Some asks are rare, so games go on at the richest tables until each has come up a few times.
    const rarest = (): number => Math.min(...askKinds.map((kind) => seen.asks.get(kind) ?? 0));
    for (let game = 0; game < 400 && rarest() < FEW; game++) {
      play(6, ["crowned"], {}, `crowned ${game}`, seen);
      play(
        6,
        everything.filter((variant) => !["crowned", "three-cards"].includes(variant)),
        {},
        `base ${game}`,
        seen,
      );
    }
    expect(askKinds.filter((kind) => (seen.asks.get(kind) ?? 0) < FEW)).toEqual([]);
    expect([...seen.known].filter((verb) => !seen.verbs.has(verb))).toEqual([]);
  });
});
