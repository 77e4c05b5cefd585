import type { Page } from "playwright-core";
import { expect } from "vitest";
import { laid } from "../../games/battles/asks/testing/attack-positions.ts";
import { text } from "../../games/battles/text/en.ts";
import { expectAccessible, expectToFit } from "../server/axe.ts";
import { test } from "../server/visit.ts";
import { hexButton, openTable } from "./open-table.ts";

const open = (page: Page, kind: keyof typeof laid) => openTable(page, laid[kind]());

async function expectGoodAsk(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where, ".ask");
  await expectToFit(page, where);
}

const { retreat, counter } = text.answers;

test("a unit falls back hex by hex, takes a step back, and goes another way", async ({ visit }) => {
  const { page } = await visit();
  const { answered } = await open(page, "retreat");
  const panel = page.getByRole("region", { name: retreat.title });
  await panel.getByText(retreat.left(2), { exact: true }).waitFor();
  await expectGoodAsk(page, "a retreat");
  await panel.getByRole("button", { name: /north-west/ }).click();
  await panel.getByText(retreat.left(1), { exact: true }).waitFor();
  await page.keyboard.press("u");
  await panel.getByText(retreat.left(2), { exact: true }).waitFor();
  await hexButton(page, "i4").click();
  await panel.getByText(retreat.left(1), { exact: true }).waitFor();
  await page.keyboard.press("1");
  expect(await answered()).toEqual([]);
  await page.getByRole("button", { name: retreat.done.end, exact: true }).click();
  await expect.poll(answered).toEqual(["retreat i4", "retreat h3"]);
});

test("a unit that held strikes back by a key, and not by Escape alone", async ({ visit }) => {
  const { page } = await visit();
  const { answered } = await open(page, "counter");
  const decline = page.getByRole("button", { name: counter.no });
  await decline.waitFor();
  await expectGoodAsk(page, "a counterattack");
  // On the lowest of laptops, what an attack promises is still whole above the buttons.
  await page.setViewportSize({ width: 1280, height: 720 });
  const [numbers, foot] = [page.locator(".odds-numbers"), page.locator(".ask-foot")];
  const room = async (): Promise<number> =>
    ((await foot.boundingBox())?.y ?? 0) - (await numbers.evaluate((row) => row.getBoundingClientRect().bottom));
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => decline.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await answered()).toEqual([]);
  await page.keyboard.press("a");
  await expect.poll(answered).toEqual(["counter yes"]);
});

test("on a phone dice are chosen with a finger, by night", async ({ visit }) => {
  const { page } = await visit({ size: "phone", theme: "night" });
  const { answered } = await open(page, "reroll");
  const { again, die } = text.answers.reroll;
  const green = page.getByRole("button", { name: die("green", "miss") }).first();
  await green.tap();
  await page.getByRole("button", { name: again(2, "green"), exact: true }).waitFor();
  await expectGoodAsk(page, "a re-roll on a phone");
  await page.getByRole("button", { name: again(2, "green"), exact: true }).tap();
  await expect.poll(async () => (await answered())[0]).toBe("reroll flank green");
});
