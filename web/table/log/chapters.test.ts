import type { GameEvent } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { chaptersOf, type LogChapter, sectionsOf } from "./chapters.ts";

const entry = (number: number, round: number, ...rules: string[]) => ({
  number,
  round,
  at: number,
  events: rules.map((rule) => ({ rule })),
});
const never = (): undefined => undefined;
const hasLine = ({ rule }: GameEvent): boolean => rule !== "silent";
const rulesOf = ({ told }: Pick<LogChapter, "told">): string[] => told.map(({ event }) => event.rule);

const log = [entry(1, 1, "a", "b"), entry(2, 1, "silent"), entry(4, 2, "c"), entry(5, 2, "d", "silent", "e")];

test("the latest round comes first, and in it the latest line", () => {
  const chapters = chaptersOf(log, 5, never);
  expect(chapters.map(({ round }) => round)).toEqual([2, 1]);
  const [{ items }] = sectionsOf(chapters[0], undefined, hasLine);
  expect(items.flatMap(rulesOf)).toEqual(["e", "d", "c"]);
});

test("what the board has not shown yet is not in the log yet", () => {
  expect(rulesOf(chaptersOf(log, 4, never)[0])).toEqual(["c"]);
});

test("events without a line of their own still count for the summary of their round", () => {
  expect(rulesOf(chaptersOf(log, 5, never)[1])).toEqual(["a", "b", "silent"]);
});

test("what a decision brings about in the next round stands in the next round", () => {
  const begins = ({ rule }: GameEvent): number | undefined => (rule === "dawn" ? 2 : undefined);
  const told = [entry(1, 1, "a", "b", "dawn", "c"), entry(2, 2, "d")];
  expect(chaptersOf(told, 2, begins).map((chapter) => [chapter.round, rulesOf(chapter)])).toEqual([
    [2, ["dawn", "c", "d"]],
    [1, ["a", "b"]],
  ]);
});

test("a chapter has a section for each phase, and what belongs together is one item", () => {
  const [chapter] = chaptersOf([entry(1, 1, "dawn", "x", "x", "noon", "y", "silent")], 1, never);
  const phaseOf = ({ rule }: GameEvent): string | undefined => (rule === "dawn" || rule === "noon" ? rule : undefined);
  const game = { phaseOf, groups: () => [{ kind: "pair", from: 1, upTo: 3 }] };
  const sections = sectionsOf(chapter, game, hasLine);
  expect(sections.map(({ phase, items }) => [phase, items.map((item) => [item.kind, rulesOf(item)])])).toEqual([
    [
      "noon",
      [
        [undefined, ["y"]],
        [undefined, ["noon"]],
      ],
    ],
    [
      "dawn",
      [
        ["pair", ["x", "x"]],
        [undefined, ["dawn"]],
      ],
    ],
  ]);
});
