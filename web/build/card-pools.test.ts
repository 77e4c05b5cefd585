import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cards } from "@weirwood/cards";
import { expect, test } from "vitest";
import { listedTitles, withoutTexts } from "./card-pools.ts";

test("a pool of a table has no texts, and everything else of its cards", () => {
  const { code, texts } = withoutTexts(`export const cards = [
  card("core_1", { title: "Ice" }, ["It’s \\"sharp\\".", "Elle tranche."], constant(self, str(2))),
  card("core_2", { title: "Hodor" }, ["Hodor.", "Hodor."]),
  card("core_3", { title: "Summer" }),
];
`);
  expect(code).toBe(`export const cards = [
  card("core_1", { title: "Ice" }, void 0, constant(self, str(2))),
  card("core_2", { title: "Hodor" }),
  card("core_3", { title: "Summer" }),
];
`);
  expect(texts).toEqual({
    core_1: { en: 'It’s "sharp".', fr: "Elle tranche." },
    core_2: { en: "Hodor.", fr: "Hodor." },
  });
});

test("every text of the cards of Cards is found", () => {
  const folder = fileURLToPath(new URL("../../games/cards/pool/", import.meta.url));
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?!fixtures)(?!.*[.]test[.]).*[.]ts$/.test(file))
    .flatMap((file) => Object.entries(withoutTexts(readFileSync(folder + file, "utf8")).texts));
  const { en, fr } = cards.phrasebooks;
  const written = Object.keys(en.names.cardText).filter((id) => en.names.cardText[id] !== "" && !id.startsWith("fx_"));
  expect(found.map(([id]) => id).sort()).toEqual(written.sort());
  for (const [id, text] of found) {
    expect(text).toEqual({ en: en.names.cardText[id], fr: fr.names.cardText[id] });
  }
});

test("French titles are listed in the order of the English ones", () => {
  const source = `export const frenchTitles: Titles = { Ice: "Glace", "Grey Wind": "Vent Gris", Hodor: "Hodor" };`;
  expect(listedTitles(source, ["Ice", "Hodor", "Grey Wind", "Ice"])).toContain(`"Vent Gris||Glace".split("|")`);
});
