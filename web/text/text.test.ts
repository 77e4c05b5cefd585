import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** Sources by path, without tests, catalogues and what is built. */
function sources(): ReadonlyMap<string, string> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const isOurs = (path: string): boolean =>
    /\.tsx?$/.test(path) &&
    !/(^|\/)(node_modules|dist|build|testing|browser-tests)\//.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    !/(^|\/)text\/(en|fr)(\/|\.)/.test(path);
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(isOurs);
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** Everything a catalogue says, by its path: sentences, and functions that make one. */
function leaves(catalogue: object, path: readonly string[] = []): [path: readonly string[], said: unknown][] {
  return Object.entries(catalogue).flatMap(([key, said]): [readonly string[], unknown][] =>
    typeof said === "object" && said !== null ? leaves(said, [...path, key]) : [[[...path, key], said]],
  );
}

const games = import.meta.glob<{ readonly text: object }>("../games/*/{text,editor/text}/{en,fr}.ts", { eager: true });

/** The frame's catalogue and those of the games, each in both languages. */
const catalogues = [
  { of: "the frame", en, fr },
  ...Object.keys(games)
    .filter((path) => path.endsWith("/en.ts"))
    .map((path) => ({ of: path, en: games[path].text, fr: games[path.replace(/en\.ts$/, "fr.ts")].text })),
];

const everything = [...sources().values()].join("\n");

/** Besides, what parts of a game say that are loaded by themselves: lessons, stages, legends, chronicles. */
const parts = import.meta.glob<object>("../games/*/*/text/{en,fr}.ts", { eager: true });
const partsIn = (language: "en" | "fr"): [path: readonly string[], said: unknown][] =>
  Object.entries(parts)
    .filter(([path]) => path.endsWith(`${language}.ts`))
    .flatMap(([path, part]) => leaves(part, [path]));
const allIn = {
  en: [...catalogues.flatMap(({ en }) => leaves(en)), ...partsIn("en")],
  fr: [...catalogues.flatMap(({ of, fr }) => leaves(fr, [of])), ...partsIn("fr")],
};

/** The words of a function are in its source, with its parameters between them. */
const said = (one: unknown): string => (typeof one === "function" ? wordsOf(one) : String(one));

test.each(catalogues)("every sentence of the catalogue of $of is said somewhere", ({ en }) => {
  const isNamed = (key: string): boolean =>
    new RegExp(`[.?]${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = `).test(everything);
  // A group is spoken from as a whole where somebody looks up a word in it: `themes[theme]`, `say={text.themes}`.
  const isLookedUp = (group: string): boolean => new RegExp(`\\b${group}(\\)?\\[|\\}|[,;)\\s])`).test(everything);
  const unused = leaves(en)
    .map(([path]) => path)
    .filter(
      (path) =>
        !isNamed(path.at(-1) ?? "") && !path.slice(0, -1).some((group) => group !== path[0] && isLookedUp(group)),
    );
  expect(unused.map((path) => path.join("."))).toEqual([]);
});

test.each(catalogues)("both languages of $of say the same things", ({ en, fr }) => {
  const paths = (catalogue: object) =>
    leaves(catalogue)
      .map(([path, said]) => `${path.join(".")}: ${typeof said}`)
      .sort();
  expect(paths(fr)).toEqual(paths(en));
});

test("no sentence stands in a component: words are in the catalogues", () => {
  const found: string[] = [];
  for (const [path, source] of sources()) {
    if (!path.endsWith(".tsx")) continue;
    const bare = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    for (const [whole] of bare.matchAll(/(?<=[\w"'}/])>\s*[A-Za-zÀ-ÿ]{2,}[^<>{}=;()]*[<{]/g))
      found.push(`${path}: ${whole.trim()}`);
    for (const [whole] of bare.matchAll(/\b(aria-label|title|placeholder|alt)="[^"]*[A-Za-z]{2,}[^"]*"/g)) {
      found.push(`${path}: ${whole}`);
    }
  }
  expect(found).toEqual([]);
});

/** Of all that is said, what looks like this. */
const findIn = (all: typeof allIn.en, looks: RegExp, of = ""): readonly string[] =>
  all
    .map(([path, one]) => `${path.join(".")}: ${said(one)}`)
    .filter((line) => line.includes(of) && looks.test(line.slice(line.indexOf(": ") + 2)));

test("French has its spaces: a full one before a colon and inside quotes, a thin one before other signs", () => {
  const wrong = /[^\s:?!;…] :|[^\u00a0\s/]:(?=\s|$)|[^\u202f\s?!…][;?!](?=\s|$)|«[^\u00a0]|[^\u00a0]»/;
  expect(findIn(allIn.fr, wrong)).toEqual([]);
});

test("less than none is written with a minus sign, not with a hyphen", () => {
  expect(findIn([...allIn.en, ...allIn.fr], /(?:^|[\s(≥])-(?:\d|x)/)).toEqual([]);
  // Elsewhere nobody makes a sign of their own: the kernel writes figures.
  expect([...sources()].filter(([, source]) => /[`"]−[`"$]/.test(source)).map(([path]) => path)).toEqual([]);
});

test("French counts one and more, and calls a thing by one name", () => {
  expect(findIn(allIn.fr, /\bx (?:pouvoirs?|or|influences?|pions?)(?: |$)|valeurs? de défi/i)).toEqual([]);
  expect(findIn(allIn.fr, /blason|plus de défis$|\bà vous$/i, "/cards/")).toEqual([]);
  expect(findIn(allIn.fr, /ripost/i, "/battles/")).toEqual([]);
});

/** What stands between quotes in a function, at any depth, without what is code; `x` for what is put in. */
function wordsOf(said: object): string {
  const source = String(said);
  const found: string[] = [];
  let at = 0;
  const code = (end: string | undefined): void => {
    for (let depth = 0; at < source.length; at++) {
      const sign = source[at];
      if (sign === '"' || sign === "`") quoted(sign);
      else if (sign === "{") depth++;
      else if (sign === "}" && depth-- === 0 && end === "}") return;
    }
  };
  const quoted = (quote: string): void => {
    let words = "";
    for (at++; at < source.length && source[at] !== quote; at++) {
      const escaped = /^\\(?:x([0-9a-f]{2})|u([0-9a-f]{4}))/i.exec(source.slice(at, at + 6));
      if (escaped !== null) {
        // Whoever compiles it may write a space as its number.
        words += String.fromCharCode(Number.parseInt(escaped[1] ?? escaped[2], 16));
        at += escaped[0].length - 1;
        continue;
      }
      if (source[at] === "\\") at++;
      if (quote === "`" && source.startsWith("${", at)) {
        at += 2;
        code("}");
        words += "x";
      } else words += source[at];
    }
    found.push(words);
  };
  code(undefined);
  return found.join(" | ");
}
