import { cardIds, commandCards } from "@weirwood/battles/questions";
import { beforeAll, expect, test } from "vitest";
import { bookOf, openBook } from "../../books.ts";
import { briefOf, LONGEST_BRIEF } from "./card-words.ts";

const languages = ["en", "fr"] as const;

beforeAll(async () => {
  await Promise.all(languages.map((language) => openBook("battles", language)));
});

test("a command that is short stands on its card whole", () => {
  expect(briefOf("Order up to 2 units.")).toBe("Order up to 2 units.");
});

test.each(languages)(
  "what stands on a card in hand fits, and breaks off only where a sentence may pause (%s)",
  (language) => {
    const { cardText } = bookOf("battles", language).names;
    for (const [card, { commands }] of commandCards.entries()) {
      if (commands.length > 1) continue;
      const [line] = cardText[cardIds[card]].split("\n");
      const text = line.replace(/^\[\d\] /, "");
      const brief = briefOf(text);
      expect(brief.length, brief).toBeLessThanOrEqual(LONGEST_BRIEF);
      if (brief === text) continue;
      expect(text.slice(brief.length - 1).trimStart()).toMatch(/^[;,:]/);
    }
  },
);
