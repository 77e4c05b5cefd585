import { expect, test } from "vitest";
import { abilityNumber } from "./compiled/abilities.ts";
import { cards } from "./index.ts";

test("a position of the first version keeps which ability was triggered, by the number that it has now", () => {
  const happenings = [
    { kind: "triggered", seat: "one", amount: 18 },
    // As a table of version 1 has it in server/tables/fixtures.
    { kind: "triggered", seat: "one", card: "pots_26", amount: 149 },
    { kind: "triggered", seat: "one", amount: 1 },
    { kind: "killed", amount: 18 },
  ];
  expect(cards.upgrade({ happenings, round: 1 }, 1)).toEqual({
    happenings: [
      { kind: "triggered", seat: "one", amount: abilityNumber("core_4/1") },
      { ...happenings[1], amount: abilityNumber("pots_26/1") },
      ...happenings.slice(2),
    ],
    round: 1,
  });
  expect(cards.upgrade({ happenings }, 2)).toEqual({ happenings });
});
