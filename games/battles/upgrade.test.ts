import { isRefusal, type JsonMap } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { battles } from "./index.ts";
import type { Battle } from "./state/layout.ts";

function decide(game: Battle, seat: number, text: string): void {
  const answer = battles.parse(text);
  if (isRefusal(answer)) throw new Error(answer.rule);
  expect(battles.check(game, seat, answer)).toBe(undefined);
  battles.apply(game, seat, answer);
}

const asked = (game: Battle) => battles.asks(game).map(({ kind, seats }) => [kind, seats]);

test("a position of the first version in which both are asked what to keep goes on, though one has nothing", () => {
  const game = battles.scenarios.given({
    units: { c1: "blue maege", c9: "blue kevan" },
    pool: { stark: { valor: 1 } },
    phase: "regroup",
  });
  expect(asked(game)).toEqual([["keep", [0]]]);
  const plain = battles.toJSON(game) as JsonMap;
  const before = battles.fromJSON(battles.upgrade({ ...plain, "ask.seats": ["stark", "lannister"] }, 1));
  expect(asked(before)).toEqual([["keep", [0, 1]]]);
  decide(before, 0, "keep nothing valor");
  decide(before, 1, "keep nothing nothing");
  expect(battles.scenarios.observe(before)).toMatchObject({ round: 2 });
});
