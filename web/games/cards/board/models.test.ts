// @vitest-environment happy-dom
import { cardIds, SEAT_REF, type StackItem } from "@weirwood/cards/questions";
import { expect, test } from "vitest";
import { aimsIn } from "./aims.tsx";
import { receivedIn } from "./purse.tsx";
import { relationsIn } from "./titles-wheel.tsx";

const title = (name: string): number => cardIds.indexOf(`title_${name}`);

test("only titles that are held concern each other", () => {
  const held = new Map([
    [title("hand"), 0],
    [title("master_coin"), 1],
  ]);
  expect(relationsIn(held)).toEqual([
    { is: "opposes", from: title("hand"), to: title("master_coin") },
    { is: "opposes", from: title("master_coin"), to: title("hand") },
  ]);
  const alone = new Map([[title("hand"), 0]]);
  expect(relationsIn(alone)).toEqual([]);
});

test("two titles of one player do not concern each other", () => {
  const held = new Map([
    [title("hand"), 0],
    [title("master_coin"), 0],
  ]);
  expect(relationsIn(held)).toEqual([]);
});

test("lines go from what lies on the table to bodies and players, never to itself", () => {
  const event: StackItem = { is: "response", body: 7, targets: [3, 7, SEAT_REF + 1], step: "save" };
  const step: StackItem = { is: "framework", window: "resolution", targets: [3], step: "responses" };
  const unseen: StackItem = { is: "response", targets: [3], step: "save" };
  expect(aimsIn([step, event, unseen])).toEqual([
    { from: "b7", to: "b3" },
    { from: "b7", to: "two" },
  ]);
});

test("what was received is the last income that was told of a player, and never less than is left", () => {
  const income = (player: string, count: number) => ({ rule: "cards.marshalling.income", player, count });
  const told = [income("one", 3), income("two", 9), income("one", 5)];
  expect(receivedIn(told, 0, 2)).toBe(5);
  expect(receivedIn(told, 0, 6)).toBe(6);
  expect(receivedIn([], 0, 4)).toBe(4);
});
