import { beforeEach, expect, test } from "vitest";
import { forgetHints, markSeen, openedGame, sawGameEnd, turnHints, useHintMemory, wantHints } from "./hint-memory.ts";

const memory = () => useHintMemory.getState();

beforeEach(() => forgetHints());

test("hints are given in the first game of practice, and not in the next one", () => {
  openedGame("first");
  openedGame("second");
  expect(memory().table).toBe("first");
});

test("whoever wants hints at a table gets them from the first one on", () => {
  openedGame("practice");
  markSeen("welcome", "welcome", "march");
  expect(memory().seen).toEqual(["welcome", "march"]);
  wantHints("friends", true);
  expect(memory()).toEqual({ seen: [], table: "friends", isOff: false, wasOffered: true });
});

test("whoever wants none is not asked again, and may turn them on later", () => {
  wantHints("friends", false);
  expect(memory()).toMatchObject({ table: undefined, isOff: false, wasOffered: true });
  wantHints("friends", true);
  wantHints("friends", false);
  expect(memory().isOff).toBe(true);
  turnHints(true);
  expect(memory()).toMatchObject({ table: "friends", isOff: false });
});

test("whoever has seen a game end is not asked", () => {
  sawGameEnd();
  expect(memory().wasOffered).toBe(true);
});
