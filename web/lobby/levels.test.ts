import { entriesFor } from "@weirwood/catalogue";
import { describe, expect, test } from "vitest";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { levelTitle, strengthOf } from "./levels.ts";

describe.each(entriesFor("players"))("$name", ({ levels }) => {
  test.each([en, fr])("has a name, a word for how hard it is and a sentence for every level", (text) => {
    for (const { bot } of levels) {
      expect(levelTitle(bot, text)).toMatch(/^\p{Lu}\p{L}+ — \p{Ll}+$/u);
      expect(text.lobby.botTexts[bot]).toMatch(/\.$/);
    }
  });
});

test("levels say in plain figures how strong they are", () => {
  const levels = [
    { bot: "greedy", wins: 3, par: 20 },
    { bot: "steward", wins: 20, par: 20 },
  ];
  expect(strengthOf(levels, "greedy", en)).toBe("Wins 3 of 100 games among stewards; an equal would win 20.");
  expect(strengthOf([{ bot: "squire", wins: 3, par: 50 }], "squire", en)).toContain("against a steward");
  expect(strengthOf(levels, "steward", en)).toContain("among its equals it wins 20 of 100");
  expect(strengthOf(levels, "random", en)).toBeUndefined();
});
