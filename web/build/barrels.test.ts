import { expect, test } from "vitest";
import { type BuiltModule, withoutBarrels } from "./barrels.ts";

const sources: { readonly [id: string]: { readonly code: string; readonly imports: readonly string[] } } = {
  "/kernel/index.ts": {
    code: `export * from "./dice.ts"; export * from "./layout/index.ts"; export { told as tell } from "./text.ts";`,
    imports: ["/kernel/dice.ts", "/kernel/layout/index.ts", "/kernel/text.ts"],
  },
  "/kernel/layout/index.ts": { code: `export * from "./rows.ts";`, imports: ["/kernel/layout/rows.ts"] },
  "/kernel/dice.ts": { code: "export const [one, six] = [1, 6]; export function roll() {}", imports: [] },
  "/kernel/layout/rows.ts": { code: "export class Rows {} export const { field: place } = {};", imports: [] },
  "/kernel/text.ts": { code: "export const told = 1;", imports: [] },
  "/games/chess.ts": {
    code: `import { Rows, six } from "@kernel"; import "./board.css"; export * from "./pieces.ts";`,
    imports: ["/kernel/index.ts", "/games/board.css", "/games/pieces.ts"],
  },
  "/games/pieces.ts": {
    code: `import { tell } from "@kernel"; export const rook = tell;`,
    imports: ["/kernel/index.ts"],
  },
  "/games/everything.ts": {
    code: `import * as kernel from "@kernel"; export default kernel;`,
    imports: ["/kernel/index.ts"],
  },
  "/games/board.css": { code: ".board { color: red }", imports: [] },
  "/node_modules/react/index.js": { code: `export * from "./react.js";`, imports: ["/node_modules/react/react.js"] },
  "/node_modules/react/react.js": { code: "export const useState = 1;", imports: [] },
  "/games/page.ts": {
    code: `import { useState } from "react"; useState();`,
    imports: ["/node_modules/react/index.js"],
  },
};

const infoOf = (id: string): BuiltModule | null => {
  const { code, imports } = sources[id];
  const importers = Object.keys(sources).filter((one) => sources[one].imports.includes(id));
  return { code, importedIds: imports, importers, dynamicallyImportedIds: [] };
};
const graph = withoutBarrels(infoOf);

test("whoever imports a name needs the module that has it, however it is passed on", () => {
  expect(graph.importsOf("/games/chess.ts")).toEqual([
    "/kernel/layout/rows.ts",
    "/kernel/dice.ts",
    "/games/board.css",
    "/games/pieces.ts",
  ]);
  expect(graph.importsOf("/games/pieces.ts")).toEqual(["/kernel/text.ts"]);
});

test("a module is imported by those who want something of it", () => {
  expect(graph.importersOf("/kernel/dice.ts")).toEqual(["/games/chess.ts", "/games/everything.ts"]);
  expect(graph.importersOf("/kernel/text.ts")).toEqual(["/games/pieces.ts", "/games/everything.ts"]);
});

test("whoever takes all needs all", () => {
  expect(graph.importsOf("/games/everything.ts")).toEqual(
    expect.arrayContaining(["/kernel/dice.ts", "/kernel/text.ts"]),
  );
});

test("packages of others stay whole", () => {
  expect(graph.importsOf("/games/page.ts")).toEqual(["/node_modules/react/index.js"]);
});
