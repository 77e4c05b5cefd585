import { expect, test } from "vitest";
import { packEvents, unpackEvents } from "./packed-events.ts";

const turned = (area: string) => ({ rule: "game.orders.reveal", house: "stark", area });

test("a run of like events is a table, any other event stays itself", () => {
  const events = [
    { rule: "a.b" },
    turned("karhold"),
    turned("winterfell"),
    { rule: "c", units: [1, 2], x: { y: null } },
  ];
  expect(packEvents(events)).toEqual([
    { rule: "a.b" },
    ["game.orders.reveal", ["house", "area"], ["stark", "karhold"], ["stark", "winterfell"]],
    { rule: "c", units: [1, 2], x: { y: null } },
  ]);
  expect(unpackEvents(packEvents(events))).toEqual(events);
});

test("events of one rule with other facts are not mixed", () => {
  const events = [turned("karhold"), { rule: "game.orders.reveal", house: "stark" }, turned("pyke")];
  expect(unpackEvents(packEvents(events))).toEqual(events);
  expect(packEvents(events).every((one) => !Array.isArray(one))).toBe(true);
});

test("who else may hear it does not travel", () => {
  const secret = { rule: "a", audience: [1], card: "x" };
  expect(packEvents([secret, secret])).toEqual([["a", ["card"], ["x"], ["x"]]]);
  expect(packEvents([secret])).toEqual([{ rule: "a", card: "x" }]);
  expect(packEvents([])).toEqual([]);
});
