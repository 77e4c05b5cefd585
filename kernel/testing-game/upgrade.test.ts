import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chanceFrom } from "../chance.ts";
import { seedFrom } from "../dice.ts";
import { NOBODY } from "../game.ts";
import type { Json, JsonMap } from "../json.ts";
import { isRefusal } from "../refusal.ts";
import { ravensWager } from "./game.ts";
import { SEAT_NAMES, type Wager } from "./layout.ts";

/** A game that was played under version 2, and positions of it as that version wrote them. */
const older = JSON.parse(readFileSync(new URL("./version-2.json", import.meta.url), "utf8")) as {
  readonly seed: string;
  readonly decisions: readonly string[];
  readonly positions: readonly { readonly what: string; readonly after: number; readonly plain: JsonMap }[];
};

function positionAfter(decisions: number): Wager {
  const state = ravensWager.setup({ seats: 3, rounds: 2 }, seedFrom(older.seed));
  for (const decision of older.decisions.slice(0, decisions)) {
    const [seat, ...notation] = decision.split(" ");
    const answer = ravensWager.parse(notation.join(" "));
    if (isRefusal(answer)) throw new Error(answer.rule);
    ravensWager.apply(state, (SEAT_NAMES as readonly string[]).indexOf(seat), answer);
  }
  return state;
}

function playOn(state: Wager): void {
  const chance = chanceFrom(1);
  for (let seat = ravensWager.awaited(state); seat !== NOBODY; seat = ravensWager.awaited(state)) {
    ravensWager.apply(state, seat, ravensWager.sample(state, seat, chance));
    expect(ravensWager.audit(state)).toEqual([]);
  }
  expect(ravensWager.outcome(state)).toBeDefined();
}

const writtenByVersion1 = ({ bank, ...plain }: JsonMap): JsonMap => ({ ...plain, pot: bank });
/** As it reads: what older rules wrote although it was blank is left out. */
const read = (plain: Json): Json => ravensWager.toJSON(ravensWager.fromJSON(plain));

describe.each(older.positions)("a position of older rules: $what", ({ after, plain }) => {
  it.each([
    [1, writtenByVersion1(plain)],
    [2, plain],
  ])("written by version %i is the same position in this one, and goes on", (version, written) => {
    const now = ravensWager.upgrade(written, version);
    expect(read(now)).toEqual(ravensWager.toJSON(positionAfter(after)));
    playOn(ravensWager.fromJSON(now));
  });
});

it("a position of this version is left alone", () => {
  const plain = ravensWager.toJSON(positionAfter(3));
  expect(ravensWager.upgrade(plain, 3)).toBe(plain);
});

it("what is no position of older rules is refused when it is read", () => {
  for (const wrong of [
    [],
    { stack: 3 },
    { coins: {}, wagers: {}, stack: [[9]] },
    { coins: { elm: 2 }, wagers: {}, stack: [] },
  ]) {
    expect(() => ravensWager.fromJSON(ravensWager.upgrade(wrong as Json, 2))).toThrow("kernel.state");
  }
});
