import { expect, test } from "vitest";
import { cleanName, isReserved, nameKey } from "./names.ts";

test.each([
  ["Arya", "Arya"],
  ["  Jon   Snow ", "Jon Snow"],
  ["Ned's son", "Ned's son"],
  ["Ned’s son", "Ned's son"],
  ["Ｈｏｄｏｒ", "Hodor"],
  ["Zoë", "Zoë"],
  ["Дени", "Дени"],
  ["龍之母", "龍之母"],
  ["A1", "A1"],
  ["M. de-la_Tour", "M. de-la_Tour"],
  ["नेड", "नेड"],
])("%s is a name", (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test.each([
  ["nothing", ""],
  ["one letter", "A"],
  ["too many", "A".repeat(25)],
  ["only spaces", "    "],
  ["only marks between letters", "-_-"],
  ["a line feed", "Arya\nStark"],
  ["a NUL", "Arya\0"],
  ["a letter without width", "Ar\u200bya"],
  ["a joiner", "Ar\u200dya"],
  ["text turned around", "Arya\u202egnik"],
  ["an isolate", "Arya\u2066x"],
  ["a soft hyphen", "Ar\u00adya"],
  ["a tag", "<b>Arya</b>"],
  ["an address", "arya@winterfell"],
  ["a path", "../arya"],
  ["a crown", "Arya 👑"],
  ["marks piled up", `A${"\u0301".repeat(6)}rya`],
  ["Hangul that shows nothing", "\u3164\u3164\u3164"],
])("%s is none", (_, typed) => {
  expect(() => cleanName(typed)).toThrow("people.name");
});

test.each([
  ["Arya", "ARYA"],
  ["Arya", "arуа"],
  ["Jon Snow", "jon_snow"],
  ["Jon Snow", "JonSnow."],
  ["Bill", "BiII"],
  ["Bill", "B1ll"],
  ["Zoe", "Zoë"],
  ["Hodor", "H0d0r"],
  ["Hodor", "Ηοdοr".replace("Η", "H")],
  ["Ned", "Ｎｅｄ"],
])("%s could be taken for %s", (one, other) => {
  expect(nameKey(other)).toBe(nameKey(one));
});

test.each([
  ["Arya", "Sansa"],
  ["Jon", "Jonn"],
  ["Дени", "Дани"],
  ["का", "कि"],
])("%s is not %s", (one, other) => {
  expect(nameKey(other)).not.toBe(nameKey(one));
});

test("nobody takes the server's names, nor those that the configuration gives to operators", () => {
  expect(isReserved(nameKey("Weirwood"), [])).toBe(true);
  expect(isReserved(nameKey("0perator"), [])).toBe(true);
  expect(isReserved(nameKey("Varys"), ["varys"])).toBe(true);
  expect(isReserved(nameKey("Arya"), ["varys"])).toBe(false);
});
