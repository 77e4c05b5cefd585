import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headed } from "./headed.ts";

test("a colon has the space before it that the language puts there", () => {
  expect(headed("Baratheon", "5 units", "en")).toBe("Baratheon: 5 units");
  expect(headed("Baratheon", "5 unités", "fr")).toBe("Baratheon\u00a0: 5 unités");
});

/** Sentences of one language, and what no player reads. */
const others =
  /(^|\/)(text|texts|testing|build|browser-tests|dist|node_modules)\/|(\.|\/)(en|fr|text)\.tsx?$|\.test\.tsx?$/;

test("nothing that players read is put together around a colon of its own", () => {
  const folder = new URL("../", import.meta.url);
  const wrong = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !others.test(file))
    .flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"))
    .filter((line) => /\}: \$\{/.test(line) && !/\bError\(/.test(line));
  expect(wrong).toEqual([]);
});
