import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isRecordProblem, readRecord } from "@weirwood/kernel";
import { expect } from "vitest";
import { en } from "../text/en.ts";
import { expectAccessible } from "./server/axe.ts";
import { test } from "./server/visit.ts";

const path = fileURLToPath(new URL("../../games/throne/golden/six-all-1.weir", import.meta.url));

test("a record is opened and scrubbed from end to end", async ({ visit }) => {
  const record = readRecord(readFileSync(path, "utf8"));
  if (isRecordProblem(record)) throw new Error(record.problem);
  const { page } = await visit();
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles(path);

  const slider = page.getByRole("slider", { name: en.replay.slider });
  await expect.poll(() => slider.getAttribute("max")).toBe(String(record.decisions.length));
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(() => slider.inputValue()).toBe(String(record.decisions.length));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => slider.inputValue()).toBe("2");
  await expectAccessible(page, "a replay");
});

test("a game is played on against bots from a moment of its replay", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles(path);
  await page.getByRole("slider", { name: en.replay.slider }).fill("60");
  await page.getByRole("button", { name: en.replay.playOn }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expectAccessible(page, "play on from here");
  await dialog.getByRole("button", { name: en.replay.playOnStart }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.locator("dialog.stage[open], section.ask, .waiting").first().waitFor();
});
