import { describe, expect, test } from "vitest";
import { en as battlesEn } from "../games/battles/text/en.ts";
import { fr as battlesFr } from "../games/battles/text/fr.ts";
import { en as cardsEn } from "../games/cards/text/en.ts";
import { fr as cardsFr } from "../games/cards/text/fr.ts";
import { en as throneEn } from "../games/throne/text/en.ts";
import { fr as throneFr } from "../games/throne/text/fr.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** Every sentence of a catalogue by its path; those with gaps are filled with names. */
function sentencesOf(catalogue: object, path = ""): [path: string, sentence: string][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") return [[here, value]];
    if (typeof value === "function") return [[here, filled(value as (...gaps: unknown[]) => unknown)]];
    return sentencesOf(value as object, here);
  });
}

/** Gaps take words, numbers or lists; whichever the sentence can be made with. */
function filled(sentence: (...gaps: unknown[]) => unknown): string {
  const gaps = (value: unknown): unknown[] => Array(sentence.length).fill(value);
  for (const value of [["one", "two"], "X", 2]) {
    try {
      return String(sentence(...gaps(value)));
    } catch {
      // This gap takes something else.
    }
  }
  return "";
}

const english = new Map(sentencesOf({ ...en, battles: battlesEn, cards: cardsEn, throne: throneEn }));
const french = new Map(sentencesOf({ ...fr, battles: battlesFr, cards: cardsFr, throne: throneFr }));

describe("the command's own sentences", () => {
  test("are the same ones in both languages", () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  test("have typographic apostrophes", () => {
    for (const [path, sentence] of [...english, ...french]) expect(sentence, path).not.toMatch(/\p{L}'\p{L}/u);
  });

  test("keep French punctuation from falling to the next line", () => {
    for (const [path, sentence] of french) {
      const words = sentence.replace(/^ {2}weirwood .*$/gm, "");
      expect(words, path).not.toMatch(/[ ][;!?»]|[ ]:(?!\S)|«[ ]/);
    }
  });

  test("are translated: hardly any is the same in both", () => {
    const same = [...french].filter(([path, sentence]) => sentence.length > 12 && sentence === english.get(path));
    expect(same.length, same.map(([path]) => path).join(", ")).toBeLessThan(8);
  });
});
