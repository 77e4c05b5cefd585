import { expect, test } from "vitest";
import { complaintsAbout, habitsIn, isOfTests } from "./test-waits.mjs";

test.each([
  ["await vi.waitFor(() => expect(seen).toBe(true));", "own wait"],
  ["await page.waitForTimeout(200);", "pause"],
  ["await new Promise((done) => setTimeout(done, 50));", "pause"],
  ['import { setTimeout as pause } from "node:timers/promises";', "pause"],
  ["await button.click({ timeout: 1_000 });", "own limit"],
  ["await page.waitForURL(/table/);", "own arrival"],
  ["const given = AbortSignal.timeout(100);", "own limit"],
  ["expect(await page.locator('li').count()).toBe(3);", "one look"],
  ["expect(\n  await page\n    .locator('li')\n    .count(),\n).toBe(3);", "one look"],
  ["await page.evaluate(() => new Promise(requestAnimationFrame));", "pictures"],
  ["expect(performance.now() - started).toBeLessThan(5);", "stopwatch"],
  ["const port = Math.floor(Math.random() * 100);", "chance"],
  ["const seed = Date.now() % 1000;", "chance"],
])("a test that says %s has a bad habit", (line, habit) => {
  expect(habitsIn(`// A comment may say setTimeout(…).\n${line}`)).toEqual([{ line: 2, habit }]);
});

test("only tests, and what they are made with, are looked at", () => {
  const files = ["web/app/loading.tsx", "web/app/a.test.tsx", "server/jobs/jobs.suite.ts", "cli/testing/server.ts"];
  expect(files.filter(isOfTests)).toEqual(files.slice(1));
  expect(["web/browser-tests/server/visit.ts", "docs/testing/a.md"].map(isOfTests)).toEqual([true, false]);
});

test("an exception is for one habit of one file, and for as long as that is there", () => {
  const read = () => "await page.waitForTimeout(1);";
  const allowed = { "a.test.ts": ["a reason", "pause"] } as const;
  expect(complaintsAbout(["a.test.ts"], read, allowed)).toEqual([]);
  expect(complaintsAbout(["b.test.ts"], read, allowed)).toEqual([
    expect.stringMatching(/^b.test.ts:1: pause\. Instead: /),
    "a.test.ts: pause: an exception that nobody needs",
  ]);
});
