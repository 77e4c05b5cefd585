import { ACTIVE, type Cards, CHALLENGE, NONE } from "@weirwood/cards/questions";
import { expect, test } from "vitest";
import { partInSight } from "./in-sight.ts";

const [OWN, OTHER] = [0, 1];

/** A position in which somebody has the turn. */
function viewOf(active: number, challenge: number = NONE): Cards {
  const view = new Uint16Array(Math.max(ACTIVE, CHALLENGE) + 1);
  view[ACTIVE] = active;
  view[CHALLENGE] = challenge;
  return view;
}

test("what waits to be chosen comes into sight, wherever most of it lies", () => {
  expect(partInSight(viewOf(OTHER), OWN, { theirs: 1, hand: 3 }, true)).toBe("hand");
});
test("in another's turn their side comes into sight, where their cards come into play", () => {
  expect(partInSight(viewOf(OTHER), OWN, {}, false)).toBe("theirs");
  expect(partInSight(viewOf(OTHER), OWN, {}, true)).toBe("theirs");
});
test("else the challenge does, or one's own side", () => {
  expect(partInSight(viewOf(OTHER, 0), OWN, {}, false)).toBe("lane");
  expect(partInSight(viewOf(OWN), OWN, {}, true)).toBe("lane");
  expect(partInSight(viewOf(OWN), OWN, {}, false)).toBe("yours");
  expect(partInSight(viewOf(NONE), OWN, {}, false)).toBe("yours");
});
