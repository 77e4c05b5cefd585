import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Deck, readDeckText, whyNotDeck } from "./index.ts";

it("the deck that the documentation shows is read and legal, and its headings count right", () => {
  const page = readFileSync(new URL("../../../docs/games/cards/decks.md", import.meta.url), "utf8");
  const [, text = ""] = /```deck\n(.*?)```/s.exec(page) ?? [];
  const deck = readDeckText(text);
  expect(deck).toHaveProperty("house");
  expect(whyNotDeck(deck as Deck)).toEqual([]);
  const sections = text.split(/^\w+ \((?=\d+\)$)/m).slice(1);
  expect(sections).toHaveLength(5);
  for (const section of sections) {
    const [heading = "", ...lines] = section
      .trim()
      .split("\n")
      .filter((line) => line !== "");
    const copies = lines.map((line) => Number(/^\d+/.exec(line)?.[0] ?? 1));
    expect(copies.reduce((sum, count) => sum + count, 0)).toBe(Number.parseInt(heading, 10));
  }
});
