import { expect, test } from "vitest";
import { chaptersOf } from "./rulebook.ts";
import type { Phrasebook } from "./text.ts";

const book: Phrasebook = {
  language: "en",
  rules: {
    "kernel.malformed": { rule: "An answer has its form." },
    "chess.castle.once": { rule: "A king castles once." },
    "chess.castles.far": { rule: "To either side.", reason: "Both were meant." },
    "chess.pawn.first": { rule: "A pawn may begin with two." },
    "chess.castle.check": { rule: "Never out of check." },
  },
  names: { chapter: { castle: "Castling", pawn: "Pawns" } },
};

test("a book has the game's own rules, chapter by chapter in the order of their beginnings", () => {
  const chapters = chaptersOf(book);
  expect(chapters.map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
    ["Castling", ["chess.castle.once", "chess.castles.far", "chess.castle.check"]],
    ["Pawns", ["chess.pawn.first"]],
  ]);
  expect(chapters[0].rules[1]).toEqual({
    id: "chess.castles.far",
    rule: "To either side.",
    reason: "Both were meant.",
  });
});

test("a chapter without a title is called by its ids", () => {
  expect(chaptersOf({ ...book, names: {} }).map(({ title }) => title)).toEqual(["castle", "castles", "pawn"]);
});
