import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./packages.mjs";
import { tsconfigs } from "./references.mjs";

test.each(tsconfigs())("$path refers to what its package depends on", ({ path, text }) => {
  expect(readFileSync(join(root, path), "utf8"), "run node scripts/references.mjs").toBe(text);
});
