import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./packages.mjs";
import { manifests, tsconfigs } from "./wire.mjs";

test.each(tsconfigs())("$path refers to what its package depends on", ({ path, text }) => {
  expect(readFileSync(join(root, path), "utf8"), "npm run wire").toBe(text);
});

test.each(manifests())("$path depends on the games of which its package has something", ({ path, text }) => {
  expect(readFileSync(join(root, path), "utf8"), "npm run wire").toBe(text);
});
