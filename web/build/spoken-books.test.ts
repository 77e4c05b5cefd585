import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cards } from "@weirwood/cards";
import { describeForm, type RuleText } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { expect, test } from "vitest";
import keptByCards from "../games/cards/table-rules.json" with { type: "json" };
import kept from "../games/throne/table-rules.json" with { type: "json" };
import { spokenOnly } from "./spoken-books.ts";

const chapter = `export const raids = {
  "throne.raid.own-order": {
    rule: "A house raids with its own \\"Raid\\" orders.",
    no: "You have no Raid order in {from:area}.",
    reason: "It says so.",
  },
  "throne.card.asha": { rule: "Asha: nothing.", log: "Asha is played." },
  "throne.raid.turns": { rule: "In order of play." },
} satisfies Chapter;
`;

test("a table's book has refusals and log lines, and the sentences of rules that it says itself", () => {
  expect(spokenOnly(chapter, ["throne.card."])).toBe(`export const raids = {
  "throne.raid.own-order": {
    
    no: "You have no Raid order in {from:area}.",
    
  },
  "throne.card.asha": { rule: "Asha: nothing.", log: "Asha is played." },

} satisfies Chapter;
`);
});

const root = fileURLToPath(new URL("../..", import.meta.url));
const isKept = (rule: string): boolean => kept.some((beginning) => rule.startsWith(beginning));

/** Sources of the client of Throne, without its tests and the rules book's own parts. */
const sources = readdirSync(`${root}/web/games/throne`, { recursive: true, encoding: "utf8" })
  .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file) && !file.startsWith("glossary/"))
  .map((file) => readFileSync(`${root}/web/games/throne/${file}`, "utf8"));

test("every sentence of a rule that Throne's table or a form says is kept", () => {
  const said = sources.flatMap((source) =>
    [...source.matchAll(/rules\["(throne[^"]+)"\]\?\.rule/g)].map(([, id]) => id),
  );
  expect(said.length).toBeGreaterThan(2);
  expect(said.filter((rule) => !isKept(rule))).toEqual([]);
  const inForms = describeForm(throne.form, throne.phrasebooks.en).flatMap(({ rule, values = [] }) => [
    rule,
    ...values.flatMap((value) => value.rule ?? []),
  ]);
  expect(inForms.filter((rule) => !isKept(rule))).toEqual([]);
});

/** Sources of a game's rules in some of its folders, without their tests. */
const rulesIn = (game: string, folders: readonly string[]): readonly string[] =>
  folders
    .map((folder) => `${root}/games/${game}/${folder}`)
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /^(?!.*[.]test[.]).*[.]ts$/.test(entry.name))
        .map(({ name }) => readFileSync(`${folder}/${name}`, "utf8")),
    );

test("whatever a decision is refused by has a sentence of its own for it", () => {
  const files = rulesIn("throne", ["rules", "state", ""]);
  const cited = files.flatMap((file) => [...file.matchAll(/refus\w*\(\s*"(throne[a-z.-]+)"/g)].map(([, id]) => id));
  expect(cited.length).toBeGreaterThan(100);
  const { rules } = throne.phrasebooks.en;
  expect(cited.filter((id) => rules[id]?.no === undefined && !isKept(id))).toEqual([]);
});

test("Cards keeps what its forms say, how games end, and what refuses by its own sentence", () => {
  const { form, phrasebooks } = cards;
  const { rules } = phrasebooks.en;
  const isKeptByCards = (rule: string): boolean => keptByCards.some((beginning) => rule.startsWith(beginning));
  expect(form.map(({ rule }) => rule).filter((rule) => !isKeptByCards(rule))).toEqual([]);
  const files = rulesIn("cards", ["rules", "rules/effects", "decks", "state", ""]);
  const named = files.flatMap((file) => [...file.matchAll(/"(cards[.][a-z]+[.][a-z-]+)"/g)].map(([, id]) => id));
  expect(named.length).toBeGreaterThan(100);
  const isSaid = ({ no, log }: RuleText): boolean => no !== undefined || log !== undefined;
  expect(named.filter((id) => id in rules && !isSaid(rules[id]) && !isKeptByCards(id))).toEqual([]);
  const cited = files.flatMap((file) => [...file.matchAll(/refuse\(\s*"(cards[a-z.-]+)"/g)].map(([, id]) => id));
  expect(cited.filter((id) => rules[id]?.no === undefined && !isKeptByCards(id))).toEqual([]);
});
