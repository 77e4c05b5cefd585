import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { describe, expect, it, test } from "vitest";
import { type Entry, entriesFor, type SomeBot, type SomeRules } from "./index.ts";
import { fingerprintOf } from "./minds.ts";

const entries = entriesFor("tests");

describe.each(entries.filter(({ craft }) => craft !== undefined))("the craft of $name", (entry) => {
  it("goes by weights that were learned by these rules and features", async () => {
    const craft = await entry.craft?.();
    if (craft === undefined) throw new Error("no craft");
    expect(craft.rules.name).toBe(entry.name);
    expect(craft.features.ids).toEqual(craft.weights.features);
    expect(fingerprintOf(craft), `learn anew: ${craft.weights.command}`).toBe(craft.weights.fingerprint);
  });

  it("names the parts that speak for an answer in both languages", async () => {
    const [craft, { phrasebooks }] = await Promise.all([entry.craft?.(), entry.game()]);
    for (const { names } of Object.values(phrasebooks))
      for (const part of craft?.features.parts ?? []) expect(names.part[part], part).toBeTruthy();
  });
});

/** A game that is played one decision at a time, its last bot in the last seat and its quick one in the others. */
class Played {
  readonly answers: string[] = [];
  readonly #rules: SomeRules;
  readonly #bots: readonly SomeBot[];
  readonly #state: ReturnType<SomeRules["setup"]>;
  readonly #chance = chanceFrom(7);

  constructor(rules: SomeRules, bots: readonly SomeBot[]) {
    const options = rules.readOptions({});
    if (isRefusal(options)) throw new Error(options.rule);
    this.#rules = rules;
    this.#bots = bots;
    this.#state = rules.setup(options, seedFrom("side by side"));
  }

  step(): void {
    const seat = this.#rules.awaited(this.#state);
    if (seat === NOBODY) return;
    const bot = this.#bots[Math.min(seat, this.#bots.length - 1)];
    const answer = bot.choose(this.#rules.view(this.#state, seat), seat, this.#chance, seat + 1);
    this.answers.push(this.#rules.print(answer));
    this.#rules.apply(this.#state, seat, answer);
  }
}

/** Decisions of each game: enough that every bot comes to think several times. */
const STEPS = 12;

async function begun({ botNames, roles, rules, bots }: Entry): Promise<Played> {
  const strongest = botNames[botNames.length - 1];
  const loaded = await bots([roles.quick, strongest]);
  return new Played(await rules(), [loaded[roles.quick], loaded[strongest]]);
}

test("bots of several games and of several tables of one game think in one process without disturbing each other", async () => {
  const alone = await Promise.all(entries.map(begun));
  for (const game of alone) for (let step = 0; step < STEPS; step++) game.step();
  const together = await Promise.all([...entries, ...entries].map(begun));
  for (let step = 0; step < STEPS; step++) for (const game of together) game.step();
  for (const [index, { answers }] of together.entries()) expect(answers).toEqual(alone[index % entries.length].answers);
});
