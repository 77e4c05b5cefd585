import { expect, it } from "vitest";
import { derive } from "../../derived/derive.ts";
import { cardOf, isKneeling } from "../../state/bodies.ts";
import { Table } from "../../testing/table.ts";
import { kneel, self, stand } from "../../words/index.ts";
import { contextOf } from "../context.ts";
import { doEffect } from "./index.ts";

/** Whether the word happened, and whether the card kneels afterwards. */
function done(effect: typeof kneel, isKneelingBefore: boolean): readonly [boolean, boolean] {
  const { game, body } = laid(isKneelingBefore);
  derive(game);
  const hasHappened = doEffect(contextOf(game, 0, body, cardOf(game, body)), effect(self), 0);
  return [hasHappened, isKneeling(game, body)];
}

function laid(isKneelingBefore: boolean) {
  const table = new Table();
  return { game: table.game, body: table.lay("core_18", { isKneeling: isKneelingBefore }) };
}

it("a standing card is knelt; one that kneels stays so, and nothing has happened that “then” could follow", () => {
  expect(done(kneel, false)).toEqual([true, true]);
  expect(done(kneel, true)).toEqual([false, true]);
});

it("a kneeling card stands; one that stands stays so, and nothing has happened", () => {
  expect(done(stand, true)).toEqual([true, false]);
  expect(done(stand, false)).toEqual([false, false]);
});
