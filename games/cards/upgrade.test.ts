import { expect, test } from "vitest";
import { abilityNumber } from "./compiled/abilities.ts";
import { cards } from "./index.ts";

test("a position of the first version keeps which ability was triggered, by the number that it has now", () => {
  const happenings = [
    { kind: "triggered", seat: "one", amount: 18 },
    { kind: "triggered", seat: "one", amount: 1 },
    { kind: "killed", amount: 18 },
  ];
  expect(cards.upgrade({ happenings, round: 1 }, 1)).toEqual({
    happenings: [{ kind: "triggered", seat: "one", amount: abilityNumber("core_4/1") }, ...happenings.slice(1)],
    round: 1,
  });
  expect(cards.upgrade({ happenings }, 2)).toEqual({ happenings });
});
