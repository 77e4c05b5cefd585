import { narrate, type Phrasebook, type RuleText } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { ownAbilities } from "../compiled/own-abilities.ts";
import { notable } from "../moments.ts";
import { cards } from "../pool/index.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** The game's own rules; what the kernel says is the kernel's to test. */
const ownOf = (book: Phrasebook): Phrasebook => ({
  ...book,
  rules: Object.fromEntries(Object.entries(book.rules).filter(([id]) => id.startsWith("cards."))),
});
const books = [ownOf(en), ownOf(fr)];
const [english, french] = books;
const isWritten = (id: string): boolean => !id.startsWith("cards.card.");

/** The gaps of a sentence as name or name:kind, sorted, each once. How a number is worded is left to the language. */
function gapsOf(sentence: string | undefined): string[] {
  const found = [...(sentence ?? "").matchAll(/\{(\w+)(?:[:#](?:(?:le|de|à) )?(\w+))?(?:\?[^|}]*\|[^}]*)?\}/g)];
  return [...new Set(found.map(([, name, kind]) => (kind ? `${name}:${kind}` : `${name}`)))].sort();
}

const sentencesOf = (book: Phrasebook): [id: string, sentence: string][] =>
  Object.entries(book.rules).flatMap(([id, { rule, no, log, reason }]) =>
    [rule, no, log, reason].flatMap((sentence): [string, string][] => (sentence === undefined ? [] : [[id, sentence]])),
  );

describe("the rules of Cards in two languages", () => {
  test("are the same rules, in the same order", () => {
    expect(Object.keys(french.rules)).toEqual(Object.keys(english.rules));
  });

  test("say the same things in both", () => {
    const told = (text: RuleText) => [Object.keys(text).sort(), gapsOf(text.no), gapsOf(text.log)];
    for (const id of Object.keys(english.rules))
      expect([id, told(french.rules[id])]).toEqual([id, told(english.rules[id])]);
  });

  test("are there for every card with a text, and for everything the game lets cards do", () => {
    const wanted = [
      ...cards.filter(({ text }) => text[0] !== "").map(({ id }) => `cards.card.${id}`),
      ...Object.keys(ownAbilities).map((name) => `cards.own.${name}`),
      ...Object.keys(notable),
    ];
    for (const book of books) expect(wanted.filter((id) => book.rules[id] === undefined)).toEqual([]);
  });

  test.each(books)("have gaps only in refusals and log lines ($language)", (book) => {
    for (const [id, { rule, reason }] of Object.entries(book.rules))
      expect([id, gapsOf(rule), gapsOf(reason)]).toEqual([id, [], []]);
  });

  test.each(books)("look up only kinds of names that exist ($language)", (book) => {
    for (const [id, sentence] of sentencesOf(book)) {
      const kinds = gapsOf(sentence).flatMap((gap) => gap.split(":").slice(1));
      for (const kind of kinds) expect(book.names, id).toHaveProperty(kind);
      expect(sentence.replace(/\{[^{}]*\}/g, ""), id).not.toMatch(/[{}|]/);
    }
  });

  test.each(books)("are whole sentences ($language)", (book) => {
    for (const [id, sentence] of sentencesOf(book).filter(([id]) => isWritten(id))) {
      expect(sentence, id).toMatch(/^[\p{Lu}{“«].*[.!?]$/u);
      expect(sentence, id).not.toMatch(/ {2}|'|^\s|\s$/);
    }
  });
});

test("French is set with no-break spaces: narrow before ; ! ?, wide before a colon and inside quotation marks", () => {
  const names = Object.values(fr.names).flatMap((kind) => Object.values(kind));
  const lines = [...sentencesOf(french).map(([, sentence]) => sentence), ...names];
  const bare = lines.map((line) => line.replace(/\{(\w+)[^{}]*\}/g, "$1"));
  expect(bare.filter((line) => / [:;?!»]|« |[^\s\u202F\u00A0][:;»]|'/.test(line))).toEqual([]);
});

test("a card that is used is told of by its title, and how", () => {
  const event = { rule: "cards.card.core_5", player: "two", card: "core_5", how: "response" };
  expect(narrate(en, event)).toBe("Player two: Eddard Stark (a response).");
  expect(narrate(fr, event)).toBe("Joueur deux\u00A0: Eddard Stark (réponse).");
});
