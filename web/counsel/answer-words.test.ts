import { en } from "@weirwood/throne/text/en";
import { fr } from "@weirwood/throne/text/fr";
import { expect, test } from "vitest";
import { answerInWords, spelled } from "./answer-words.ts";
import { linesOf, partsFor } from "./tell-advice.ts";

const english = { book: en };
const french = { book: fr };

test("notation is said by the names in it", () => {
  expect(spelled("orders pyke march, ironmans-bay raid*", english)).toBe("Pyke: March 0, Ironman’s Bay: Raid★");
  expect(spelled("card tywin-lannister", english)).toBe("Tywin Lannister");
  expect(spelled("march winterfell: 2K > moat-cailin, 1F > the-stony-shore", english)).toBe(
    "Winterfell: 2 knights → Moat Cailin, 1 footman → The Stony Shore",
  );
  expect(spelled("bid 5", english)).toBe("5");
  expect(spelled("cards eddard-stark robb-stark", english)).toBe("Eddard Stark, Robb Stark");
  expect(spelled("blade yes", french)).toBe("Oui");
  expect(spelled("pass", french)).toBe("Passer");
  expect(spelled("raven winterfell raid", french)).toBe("Winterfell\u00a0: Raid");
});

test("what is told of an answer is its best name", () => {
  const told = { rule: "throne.victory.seven", house: "stark" };
  const rule = { rule: "", log: "{house:house} has won." };
  const book = { ...en, rules: { ...en.rules, "throne.victory.seven": rule } };
  expect(answerInWords("bid 5", [{ rule: "nothing.is.said" }, told], { book })).toMatch(/Stark has won$/);
  expect(answerInWords("bid 5", [], english)).toBe("5");
});

test("what follows is told in a few lines: what is worth a mark first, nothing twice, and not the answer itself", () => {
  const book = { ...en, rules: Object.fromEntries("abcdefg".split("").map((id) => [id, { rule: "", log: `${id}.` }])) };
  const weighed = { notable: { f: {} }, isOwn: ({ rule }: { readonly rule: string }) => rule === "g" };
  const leadsTo = [..."aabcdefg"].map((rule) => ({ rule }));
  expect(linesOf({ does: [{ rule: "b" }], leadsTo }, book, weighed)).toEqual(["f.", "g.", "a.", "c."]);
});

test("parts are named for and against, the weightiest two of each", () => {
  const book = { ...en, names: { ...en.names, part: { a: "Castles", b: "armies" } } };
  const why = [
    { part: "a", gain: 0.1 },
    { part: "b", gain: -0.05 },
    { part: "c", gain: 0.04 },
    { part: "d", gain: 0.03 },
  ];
  expect(partsFor({ why }, book)).toEqual({ better: "castles, c", worse: "armies" });
});
