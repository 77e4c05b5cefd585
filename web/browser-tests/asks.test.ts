import { askKinds } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectNoFaults, newVisitor, type Visitor, walkTo } from "./house/visit.ts";
import { Hands } from "./throne/hands.ts";
import { decisionOf, layPosition } from "./throne/kept-games.ts";
import { positionsOfEveryKind } from "./throne/positions.ts";

/** Every question of the game, from a real position with all variants on, is answered by pressing things. */

const positions = positionsOfEveryKind();
const faults: string[] = [];
let visitor: Visitor;

beforeAll(async () => {
  visitor = await newVisitor({}, faults);
  await visitor.page.goto("/practice");
});
afterAll(() => visitor.context.close());
afterEach(() => expectNoFaults(faults));

test("every kind of ask is among the positions", () => {
  const kinds = new Set([...positions.keys()].map((key) => key.split(":")[0]));
  expect(askKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
});

describe("a gesture makes the answer", () => {
  test.each([...positions])("%s", async (_, position) => {
    const { page } = visitor;
    const id = await layPosition(page, position);
    await walkTo(page, `/practice/${id}`);
    await new Hands(page).make(position.answer);
    await expect
      .poll(() => decisionOf(page, id, position.seat), { timeout: 20_000 })
      .toBe(throne.print(position.answer));
  });
});
