import { expect, test } from "vitest";
import { logRounds } from "./log-rounds.ts";

const entry = (number: number, round: number, ...rules: string[]) => ({
  number,
  round,
  at: number,
  events: rules.map((rule) => ({ rule })),
});
const say = ({ rule }: { readonly rule: string }): string | undefined => (rule === "silent" ? undefined : rule);

const log = [entry(1, 1, "a", "b"), entry(2, 1, "silent"), entry(4, 2, "c"), entry(5, 2, "d", "silent", "e")];

test("the latest round comes first, and in it the latest line", () => {
  const rounds = logRounds(log, 5, { say });
  expect(rounds.map(({ round, lines }) => [round, lines.map(({ sentence }) => sentence)])).toEqual([
    [2, ["e", "d", "c"]],
    [1, ["b", "a"]],
  ]);
});

test("what the board has not shown yet is not in the log yet", () => {
  expect(logRounds(log, 4, { say })[0].lines.map(({ sentence }) => sentence)).toEqual(["c"]);
});

test("events without a line of their own still count for the summary of their round", () => {
  expect(logRounds(log, 5, { say })[1].events.map(({ rule }) => rule)).toEqual(["a", "b", "silent"]);
});

test("what a decision brings about in the next round stands in the next round", () => {
  const begins = ({ rule }: { readonly rule: string }): number | undefined => (rule === "dawn" ? 2 : undefined);
  const told = [entry(1, 1, "a", "b", "dawn", "c"), entry(2, 2, "d")];
  expect(
    logRounds(told, 2, { say, begins }).map(({ round, events }) => [round, events.map(({ rule }) => rule)]),
  ).toEqual([
    [2, ["dawn", "c", "d"]],
    [1, ["a", "b"]],
  ]);
});
