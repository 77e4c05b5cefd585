import type { Page } from "playwright-core";
import { expect } from "vitest";
import { analysisText } from "../../analysis/text.ts";
import { counselText } from "../../counsel/text.ts";
import { en } from "../../text/en.ts";
import { fr } from "../../text/fr.ts";
import { expectAccessible, expectToFit } from "../server/axe.ts";
import { gameOf } from "../server/kept-games.ts";
import { playedRecord } from "../server/testing-game.ts";
import { test } from "../server/visit.ts";
import { layRecord } from "./kept-games.ts";

/** A game against bots that has been played for a while; the reader is asked something. */
async function takeUpGame(page: Page): Promise<string> {
  await page.goto("/");
  const { id } = await layRecord(page, "three-1", 12);
  await page.goto(`/practice/${id}`);
  return id;
}

const advised = (page: Page) => page.locator(".advised");

test("counsel is asked for by its key, and the best answer is played by two presses", async ({ visit }) => {
  const { page } = await visit({ withoutHints: true });
  const id = await takeUpGame(page);
  const text = counselText.en;
  await page.getByRole("button", { name: en.table.counsel, exact: true }).waitFor();
  await page.keyboard.press("g");
  const panel = page.getByRole("region", { name: text.title });
  await advised(page).first().waitFor();
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, "counsel");

  const best = advised(page).first();
  // Everybody's chances, in figures that can be read out.
  await expect.poll(() => best.getByRole("listitem").first().textContent()).toMatch(/: \d+\.\d\s%/);
  const { decisions, seats } = await gameOf(page, id);
  const own = seats.findIndex(({ bot }) => bot === undefined);
  await best.getByRole("button", { name: text.play }).click();
  expect((await gameOf(page, id)).decisions).toHaveLength(decisions.length);
  await best.getByRole("button", { name: text.send }).click();
  await expect
    .poll(async () => (await gameOf(page, id)).decisions.slice(decisions.length).map(({ seat }) => seat))
    .toContain(own);
  // What it spoke of is answered.
  await expect.poll(() => panel.count()).toBe(0);
});

test("on a phone counsel stands over the lower part of the table", async ({ visit }) => {
  const { page } = await visit({ size: "phone", language: "fr", theme: "night", withoutHints: true });
  await takeUpGame(page);
  await page.getByRole("button", { name: fr.table.counsel, exact: true }).tap();
  await advised(page).first().waitFor();
  await expectAccessible(page, "counsel on a phone");
  await expectToFit(page, "counsel on a phone");
});

test("a finished game is analysed: a curve, marks, and decisions that lead to where they were taken", async ({
  visit,
}) => {
  const { page } = await visit();
  const text = analysisText.en;
  const { text: record } = playedRecord({ seats: 3, rounds: 3 }, "an analysis");
  const openRecord = async (): Promise<void> => {
    await page
      .getByLabel(en.replay.open)
      .setInputFiles({ name: "a-record.weir", mimeType: "text/plain", buffer: Buffer.from(record) });
    await page.getByRole("tab", { name: en.replay.analysis }).click();
  };
  await page.goto("/replay");
  await openRecord();
  await page.getByRole("button", { name: text.start, exact: true }).click();
  const costly = page.locator(".costly button");
  await costly.first().waitFor();
  const marks = page.locator(".scrubber .marks span");
  await expect.poll(async () => (await marks.count()) - (await costly.count())).toBe(0);
  await page.getByRole("figure", { name: text.chances }).waitFor();
  await expect.poll(() => page.locator(".chance-chart polyline").count()).toBe(3);
  await expectAccessible(page, "an analysis");

  const slider = page.getByRole("slider", { name: en.replay.slider });
  await costly.first().click();
  await expect.poll(() => page.locator(".costly [aria-current]").count()).toBe(1);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);

  // What was found once is there at once.
  await page.goBack();
  await openRecord();
  await costly.first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: text.start, exact: true }).count()).toBe(0);
});
