import { expect, test } from "vitest";
import { filesOfPages, namesOfFiles } from "./files-of-pages.ts";

/** What each module of a small client imports. */
const imports: { readonly [module: string]: readonly string[] } = {
  "/web/main.tsx": ["/web/shell.tsx"],
  "/web/shell.tsx": ["/kernel/text.ts"],
  "/web/text/en.ts": ["/web/text/counted.ts"],
  "/web/text/fr.ts": ["/web/text/counted.ts"],
  "/web/lobby.tsx": ["/web/shell.tsx", "/web/icon.tsx", "/web/lobby-list.tsx", "/web/when-idle.ts"],
  "/web/table-frame.tsx": ["/web/icon.tsx", "/web/clock.tsx", "/kernel/text.ts"],
  "/web/games/chess/picture.tsx": ["/web/games/chess/ground.tsx", "/web/games/chess/light.tsx"],
  "/web/games/chess/client.ts": [
    "/web/games/chess/ground.tsx",
    "/web/capital.ts",
    "/web/clock.tsx",
    "/web/when-idle.ts",
    "/games/chess/rules.ts",
    "/kernel/chess-like.ts",
  ],
  "/games/chess/rules.ts": ["/kernel/steps.ts"],
  "/web/games/go/client.ts": ["/games/go/rules.ts", "/web/only-go.ts"],
  "/games/go/rules.ts": ["/kernel/steps.ts"],
  "/web/account.tsx": ["/web/capital.ts"],
  "/bots/go/greedy.ts": ["/games/go/rules.ts"],
  "/games/chess/text/en.ts": ["/games/chess/text/en/names.ts", "/web/text/counted.ts", "/kernel/phrases/en.ts"],
  "/games/go/text/en.ts": ["/kernel/phrases/en.ts"],
  "/web/games/wager/client.ts": ["/kernel/wagers.ts"],
  "/bots/wagers.ts": ["/kernel/wagers.ts"],
  "/games/chess/text/fr.ts": ["/games/chess/text/fr/names.ts", "/games/chess/text/fr/titles.ts"],
  "/games/chess/openings.ts": ["/games/chess/text/fr/titles.ts"],
  "/web/games/chess/text/en.ts": ["/web/games/chess/legend/text/en.ts"],
  "/web/games/chess/log.ts": ["/games/chess/rules.ts"],
};

/** Every page, one of which is the front page. */
const pages = ["/web/lobby.tsx", ...["a", "b", "c", "d"].map((name) => `/web/page-${name}.tsx`)];

const graph = {
  laterImportsOf: (module: string) => (module === "/web/routes.tsx" ? pages : []),
  importsOf: (module: string) =>
    imports[module] ?? (pages.includes(module) ? ["/web/lobby-list.tsx", "/web/few.ts"] : []),
  importersOf: (module: string) => Object.keys(imports).filter((one) => imports[one].includes(module)),
};
const sources = {
  folder: "/web/",
  frame: "/web/main.tsx",
  routes: "/web/routes.tsx",
  frontPage: "/web/lobby.tsx",
  table: "/web/table-frame.tsx",
  texts: ["/web/text/en.ts", "/web/text/fr.ts"],
  games: ["chess", "go", "wager"].map((name) => ({
    name,
    isForTests: name === "wager",
    picture: `/web/games/${name}/picture.tsx`,
    client: `/web/games/${name}/client.ts`,
    texts: {
      en: [`/games/${name}/text/en.ts`, `/web/games/${name}/text/en.ts`],
      fr: [`/games/${name}/text/fr.ts`, `/web/games/${name}/text/fr.ts`],
    },
  })),
};
const files = filesOfPages(sources, graph);
const modulesIn = (file: string) => [...files.keys()].filter((module) => files.get(module) === file).sort();

test("what every page or many pages need is one file, with what front page and tables share, and what all languages use", () => {
  expect(modulesIn("frame")).toEqual([
    "/kernel/text.ts",
    "/web/icon.tsx",
    "/web/lobby-list.tsx",
    "/web/shell.tsx",
    "/web/text/counted.ts",
    "/web/when-idle.ts",
  ]);
});

test("the entry, which waits for words, is in no file that words may import from", () => {
  expect(files.has("/web/main.tsx")).toBe(false);
});

test("tables have a file, with what games use and others too", () => {
  expect(modulesIn("table")).toEqual(["/kernel/steps.ts", "/web/capital.ts", "/web/clock.tsx", "/web/table-frame.tsx"]);
});

test("a game has its rules, what its picture shows, and its client, each in a file", () => {
  expect(modulesIn("chess-rules")).toEqual(["/games/chess/rules.ts", "/kernel/chess-like.ts"]);
  expect(modulesIn("chess-picture")).toEqual(["/web/games/chess/ground.tsx"]);
  expect(modulesIn("chess")).toEqual(["/web/games/chess/client.ts"]);
});

test("a game has its words in each language in a file, wherever they are", () => {
  expect(modulesIn("chess-en")).toEqual([
    "/games/chess/text/en.ts",
    "/games/chess/text/en/names.ts",
    "/web/games/chess/legend/text/en.ts",
    "/web/games/chess/text/en.ts",
  ]);
  expect(modulesIn("chess-fr")).toContain("/games/chess/text/fr/names.ts");
});

test("bots and later parts of a game share its files, and nobody else needs them", () => {
  expect(modulesIn("go-rules")).toEqual(["/games/go/rules.ts"]);
  expect(modulesIn("go")).toEqual(["/web/games/go/client.ts", "/web/only-go.ts"]);
});

test("what is loaded later, or by few pages, is left to the build", () => {
  expect(["/web/few.ts", "/web/account.tsx", "/web/games/chess/light.tsx"].some((one) => files.has(one))).toBe(false);
});

const leftAlone = ["/kernel/phrases/en.ts", "/games/chess/text/fr/titles.ts", "/kernel/wagers.ts"];

test("so is what several games say in one language, what others need of it, and what only a game for tests shares", () => {
  expect(leftAlone.some((one) => files.has(one))).toBe(false);
});

test("a file comes after those that it imports from", () => {
  const names = namesOfFiles(sources);
  for (const [module, file] of files) {
    for (const imported of graph.importsOf(module)) {
      expect(names.indexOf(files.get(imported) ?? "")).toBeLessThanOrEqual(names.indexOf(file));
      expect(files.has(imported) || leftAlone.includes(imported)).toBe(true);
    }
  }
});

test("nothing changes in a clone whose folder has the name of a game", () => {
  const clone = "/src/chess";
  const moved = (module: string): string => clone + module;
  const stripped = (module: string): string => module.slice(clone.length);
  const inClone = filesOfPages(JSON.parse(JSON.stringify(sources).replaceAll('"/', `"${clone}/`)) as typeof sources, {
    laterImportsOf: (module) => graph.laterImportsOf(stripped(module)).map(moved),
    importsOf: (module) => graph.importsOf(stripped(module)).map(moved),
    importersOf: (module) => graph.importersOf(stripped(module)).map(moved),
  });
  expect(Object.fromEntries(inClone)).toEqual(
    Object.fromEntries([...files].map(([module, file]) => [moved(module), file])),
  );
});
