import { expect, test } from "vitest";
import { serverRules, statusOf } from "../refusals.ts";
import { games } from "../testing/games.ts";
import { en, englishNotifications } from "./en.ts";
import { fr, frenchNotifications } from "./fr.ts";
import { notificationFooter, notificationText, sentencesOf, spokenLanguage } from "./sentences.ts";

const sentenceOf = sentencesOf(games);

const gaps = (text: string | undefined): string[] =>
  [...(text ?? "").matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

test("every rule of the server has a sentence in both languages, and there are no others", () => {
  const rules = Object.keys(serverRules).sort();
  expect(Object.keys(en.rules).sort()).toEqual(rules);
  expect(Object.keys(fr.rules).sort()).toEqual(rules);
});

test.each(Object.keys(serverRules))("%s says the same in both languages, with the same gaps", (rule) => {
  for (const part of ["rule", "no"] as const) {
    const [english, french] = [en.rules[rule][part], fr.rules[rule][part]];
    expect(french).not.toBe(english);
    expect(gaps(french)).toEqual(gaps(english));
    for (const text of [english, french]) expect(text).toMatch(/^[A-ZÀÉ“«].*[.?}]$/u);
  }
});

test.each(Object.keys(englishNotifications.kinds) as (keyof typeof englishNotifications.kinds)[])(
  "a notification %s has the same gaps in both languages",
  (kind) => {
    for (const part of ["subject", "text"] as const) {
      expect(gaps(frenchNotifications.kinds[kind][part])).toEqual(gaps(englishNotifications.kinds[kind][part]));
      expect(frenchNotifications.kinds[kind][part]).not.toBe(englishNotifications.kinds[kind][part]);
    }
  },
);

test("sentences count in their language, and name what they are given", () => {
  const tooOften = (seconds: number) => ({ rule: "server.too-often", params: { seconds } });
  expect(sentenceOf(tooOften(1), "en")).toContain("in one second.");
  expect(sentenceOf(tooOften(7), "en")).toContain("in 7 seconds.");
  expect(sentenceOf(tooOften(7), "fr")).toContain("dans 7 secondes.");
  expect(sentenceOf({ rule: "kernel.malformed", params: {} }, "fr")).toBe("Ceci ne se lit pas comme une décision.");
  expect(sentenceOf({ rule: "constructor", params: {} }, "en")).toBe("constructor");
});

test("what people wrote is put into a notification as it is, and not read again", () => {
  const { subject, text } = notificationText("your-turn", "en", { title: "{title} $& {name}" });
  expect(subject).toBe("{title} $& {name}: it is your turn");
  expect(text).toContain("“{title} $& {name}”");
  expect(notificationFooter("fr", "http://war.example/me")).toContain("http://war.example/me");
});

test.each([
  [undefined, "en"],
  ["", "en"],
  ["fr", "fr"],
  ["fr-FR,fr;q=0.9,en;q=0.8", "fr"],
  ["en-GB,en;q=0.9,fr;q=0.8", "en"],
  ["de, fr;q=0.5", "fr"],
  ["en;q=0.1, fr;q=0.2", "fr"],
  ["fr;q=0", "en"],
  ["*;q=x;;,,", "en"],
  ["constructor", "en"],
])("a browser that accepts %s is spoken to in %s", (header, language) => {
  expect(spokenLanguage(header)).toBe(language);
});

test("what a game refuses is not processable", () => {
  expect(statusOf("throne.march.one-battle")).toBe(422);
  expect(statusOf("toString")).toBe(422);
  expect(statusOf("people.blocked")).toBe(403);
});
