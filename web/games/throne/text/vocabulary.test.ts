import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

/**
 * A thing of the game has one name in French, the one in the game's own phrasebook; whoever plays in a browser, in a
 * terminal or reads the rules meets the same word. Beside each name: words that would say the same thing once more.
 */
const terms: readonly (readonly [name: string, rivals: RegExp])[] = [
  // As a verb it may be said: another verb follows.
  ["blason", /\bpouvoirs?\b(?! \p{L}+(er|ir|re)\b)|\bpouv\.|points? d’influence|jetons? de contrôle/iu],
  ["fatiguée", /déroute|épuisée?s\b/iu],
  ["ordre du tour", /ordre (du jeu|de jeu|des joueurs)/iu],
  ["pioche", /\bpaquets?\b|\btalons?\b/iu],
  ["forteresse", /\bchâteaux?\b|places? fortes?|\bcitadelles?\b/iu],
  ["cité", /\bvilles?\b/iu],
  ["tonneau", /\bvivres\b|\bbarils?\b/iu],
  ["fantassin", /\bsoldats?\b|\bpiétons?\b/iu],
  ["chevalier", /\bcavaliers?\b/iu],
  ["navire", /\bbateaux?\b|\bvaisseaux?\b/iu],
  ["engin de siège", /machines? de (siège|guerre)|\bcatapultes?\b/iu],
  ["Implantation locale", /\bconsolid(er|ation)\b/iu],
  ["Soutien", /ordres? d’appui|\bappuis?\b/iu],
  ["Raid", /\bpillages?\b|\brazzias?\b/iu],
  ["Programmation", /\bplanification\b/iu],
  ["sauvages", /\bbarbares?\b/iu],
  ["garnison", /forces? neutres?/iu],
  ["corbeau", /\bcorneilles?\b/iu],
  ["épée valyriane", /\blame\b/iu],
  ["retraite", /\brepli(s|e|ent|er)?\b|\bse retirer\b/iu],
  ["fief familial", /\b(la|sa|une|leur|votre) demeure\b|\bdemeure de\b|\bfoyers?\b/iu],
  ["région", /\bterritoires?\b/iu],
  ["recrutement", /\blevées?\b(?! de)|\bmobilisation\b/iu],
];

/** People's own word for who plays without being one. The game's phrasebook does not speak of them. */
const bots = /\bbots?\b/iu;

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const filesIn = (folder: string, isOurs: (name: string) => boolean): string[] =>
  readdirSync(root + folder)
    .filter((name) => isOurs(name))
    .map((name) => `${folder}/${name}`);

const phrasebook = filesIn("games/throne/text/fr", (name) => name.endsWith(".ts"));
const catalogues = [
  ...phrasebook,
  ...filesIn("web/text/fr", (name) => name.endsWith(".ts")),
  ...filesIn("web/games/throne/text/fr", (name) => name.endsWith(".ts")),
  "web/games/throne/learn/text/fr.ts",
  "web/games/throne/glossary/text/fr.ts",
  "web/games/throne/chronicle/text/fr.ts",
  ...filesIn("cli/text", (name) => /^fr.*\.ts$/.test(name)),
  "server/text/fr.ts",
];

/** What stands between quotes in a source, with its line; gaps and notation are not French. */
function sentencesIn(source: string): [line: number, words: string][] {
  return source.split("\n").flatMap((text, at) => {
    const code = text.replace(/^\s*(\/\*\*|\*|\/\/).*$/, "").replace(/^import .*$/, "");
    const quoted = [...code.matchAll(/"((?:[^"\\]|\\.)*)"(?!:)|`((?:[^`\\]|\\.)*)`/g)];
    return quoted.map(([, plain, made]): [number, string] => [
      at + 1,
      (plain ?? made ?? "").replace(/\$\{[^}]*\}|\{\w[^}]*\}/g, " "),
    ]);
  });
}

const saidIn = (path: string): [place: string, words: string][] =>
  sentencesIn(readFileSync(root + path, "utf8")).map(([line, words]) => [`${path}:${line}`, words]);

describe("French has one word for each thing", () => {
  const sentences = catalogues.flatMap(saidIn);
  const own = phrasebook.flatMap(saidIn).map(([, words]) => words);

  test.each(terms)("%s", (name, rivals) => {
    // A name that the phrasebook no longer uses has become the second word itself.
    expect(own.some((words) => words.toLowerCase().includes(name.toLowerCase()))).toBe(true);
    expect(sentences.filter(([, words]) => rivals.test(words))).toEqual([]);
  });

  test("robot", () => {
    // What is typed in a terminal is English: options, names of commands.
    const shown = sentences.filter(([place]) => !place.startsWith("cli/"));
    expect(shown.filter(([, words]) => bots.test(words))).toEqual([]);
  });

  test("and a second one is found where it stands", () => {
    const [[line, words]] = sentencesIn("// Un pouvoir.\nsay: (pouvoir) => `Un jeton de pouvoir {pouvoir}`,");
    expect([line, words]).toEqual([2, "Un jeton de pouvoir  "]);
    expect(terms[0][1].test(words)).toBe(true);
    expect(terms[0][1].test("ne doit pouvoir revenir")).toBe(false);
  });
});
