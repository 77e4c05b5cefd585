import { chanceOf, explain, NOBODY, narrate, seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { throne } from "../index.ts";
import { areaIds, cardIds, eventIds, singleIds, trackIds } from "../state/board.ts";

const books = Object.values(throne.phrasebooks);

/** A sentence whose gaps are all filled, with names looked up: no braces, no "undefined", no bare ids. */
const isWhole = (sentence: string): boolean =>
  !/[{}]|undefined/.test(sentence) && !ids.some((id) => sentence.includes(id));

const ids = [...areaIds, ...cardIds, ...eventIds, ...singleIds, ...trackIds].filter((id) => id.includes("-"));

describe("whatever happens", () => {
  it("is told in both languages, by a rule that says why", () => {
    for (let i = 0; i < 150; i++) {
      const chance = chanceOf(`narration ${i}`);
      const options = throne.readOptions({ players: 3 + (i % 3) });
      if ("rule" in options) throw new Error(options.rule);
      const game = throne.setup(options, seedFrom(`narration ${i}`));
      for (let seat = throne.awaited(game); seat !== NOBODY; seat = throne.awaited(game)) {
        throne.apply(game, seat, throne.sample(game, seat, chance), (event) => {
          for (const book of books) {
            const line = narrate(book, event);
            expect(line, `${event.rule} has no log line`).toBeTypeOf("string");
            expect(isWhole(line as string), `${event.rule}: ${line} ${JSON.stringify(event)}`).toBe(true);
          }
        });
      }
    }
  });

  it("is refused in whole sentences", () => {
    const refusal = { rule: "throne.march.adjacent", params: { from: "pyke", to: "the-reach" } };
    for (const book of books) expect(isWhole(explain(book, refusal))).toBe(true);
  });
});
