import { chanceOf, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { throne } from "./index.ts";
import { turnStepOf } from "./questions.ts";

/** Calls with every decision of some random games: the state after it, who decided, and what. */
function watch(options: unknown, seed: string, look: (game: Uint8Array, seat: number, text: string) => void): void {
  const read = throne.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  const chance = chanceOf(seed);
  const game = throne.setup(read, seedFrom(seed));
  for (let seat = throne.awaited(game); seat !== NOBODY; seat = throne.awaited(game)) {
    const answer = throne.sample(game, seat, chance);
    const before = throne.asks(game)[0].id;
    throne.apply(game, seat, answer);
    if (throne.asks(game)[0]?.id === before) look(game, seat, throne.print(answer));
  }
}

describe("a secret answer that is in", () => {
  it.each([[[]], [["three-cards"]]])("can be read by its own seat, and by no other (%j)", (variants) => {
    const verbs = new Set<string>();
    for (let i = 0; i < 6; i++) {
      watch({ players: 5, variants }, `kept ${i}`, (game, seat, text) => {
        verbs.add(text.split(" ", 1)[0]);
        const kept = throne.kept(throne.view(game, seat), seat);
        expect(kept && throne.print(kept)).toBe(text);
        expect(throne.kept(throne.view(game, (seat + 1) % 5), seat)).toBeUndefined();
      });
    }
    expect([...verbs].sort()).toEqual(["bid", variants.length > 0 ? "three-cards" : "card", "orders"].sort());
  });
});

describe("the step of the turn", () => {
  it("is known whenever something is asked", () => {
    const read = throne.readOptions({ players: 6, variants: ["ports", "single-use", "forts"] });
    if (isRefusal(read)) throw new Error(read.rule);
    const chance = chanceOf("steps");
    const game = throne.setup(read, seedFrom("steps"));
    const seen = new Set<string | undefined>();
    for (let seat = throne.awaited(game); seat !== NOBODY; seat = throne.awaited(game)) {
      seen.add(turnStepOf(game));
      throne.apply(game, seat, throne.sample(game, seat, chance));
    }
    expect([...seen].sort()).toEqual(["consolidate", "march", "planning", "raid", "westeros"]);
  });
});
