import { expect, test } from "vitest";
import { filesOfPages, namesOfFiles } from "./files-of-pages.ts";

/** What each module of a small client imports. */
const imports: { readonly [module: string]: readonly string[] } = {
  "/web/main.tsx": ["/web/shell.tsx"],
  "/web/shell.tsx": ["/kernel/text.ts"],
  "/web/lobby.tsx": ["/web/shell.tsx", "/web/icon.tsx", "/web/lobby-list.tsx"],
  "/web/table-frame.tsx": ["/web/icon.tsx", "/web/clock.tsx", "/kernel/text.ts"],
  "/web/games/chess/picture.tsx": ["/web/games/chess/ground.tsx", "/web/games/chess/light.tsx"],
  "/web/games/chess/client.ts": [
    "/web/games/chess/ground.tsx",
    "/web/capital.ts",
    "/web/clock.tsx",
    "/games/chess/rules.ts",
    "/kernel/chess-like.ts",
  ],
  "/games/chess/rules.ts": ["/kernel/steps.ts"],
  "/web/games/go/client.ts": ["/games/go/rules.ts", "/web/only-go.ts"],
  "/games/go/rules.ts": ["/kernel/steps.ts"],
  "/web/account.tsx": ["/web/capital.ts"],
  "/bots/go/greedy.ts": ["/games/go/rules.ts"],
  "/web/games/chess/log.ts": ["/games/chess/rules.ts"],
};

const graph = {
  importsOf: (module: string) => imports[module] ?? [],
  importersOf: (module: string) => Object.keys(imports).filter((one) => imports[one].includes(module)),
};
const sources = {
  folder: "/web/",
  frame: "/web/main.tsx",
  frontPage: "/web/lobby.tsx",
  table: "/web/table-frame.tsx",
  games: ["chess", "go"].map((name) => ({
    name,
    picture: `/web/games/${name}/picture.tsx`,
    client: `/web/games/${name}/client.ts`,
  })),
};
const files = filesOfPages(sources, graph);
const modulesIn = (file: string) => [...files.keys()].filter((module) => files.get(module) === file).sort();

test("what every page needs, and what front page and tables share, is one file, without the entry that waits for words", () => {
  expect(modulesIn("frame")).toEqual(["/kernel/text.ts", "/web/icon.tsx", "/web/shell.tsx"]);
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

test("bots and later parts of a game share its files, and nobody else needs them", () => {
  expect(modulesIn("go-rules")).toEqual(["/games/go/rules.ts"]);
  expect(modulesIn("go")).toEqual(["/web/games/go/client.ts", "/web/only-go.ts"]);
});

test("what is loaded later, or by one page alone, is left to the build", () => {
  expect(["/web/lobby-list.tsx", "/web/account.tsx", "/web/games/chess/light.tsx"].some((one) => files.has(one))).toBe(
    false,
  );
});

test("a file comes after those that it imports from", () => {
  const names = namesOfFiles(sources);
  for (const [module, file] of files) {
    for (const imported of graph.importsOf(module)) {
      expect(names.indexOf(files.get(imported) ?? "")).toBeLessThanOrEqual(names.indexOf(file));
      expect(files.has(imported)).toBe(true);
    }
  }
});
