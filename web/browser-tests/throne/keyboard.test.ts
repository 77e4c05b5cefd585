import { orderIds } from "@weirwood/throne/questions";
import { expect } from "vitest";
import { en } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { gameOf } from "../server/kept-games.ts";
import { tabAndEnter } from "../server/keys.ts";
import { test } from "../server/visit.ts";
import { playFirstTurn } from "./first-turn.ts";
import { Hands } from "./hands.ts";

test("from the front page into a game and through its planning with Tab, arrows and single keys", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await arrive(page, PRACTICE, () => tabAndEnter(page, en.lobby.playAgainst("Stark", "")));
  await page.locator("section.ask").waitFor();

  // N goes to the next area that awaits an order, Enter opens it, 1 lays the first token.
  const id = new URL(page.url()).pathname.split("/")[2];
  const seat = (await gameOf(page, id)).seats.findIndex(({ bot }) => bot === undefined);
  await press("n");
  await press("Enter");
  await page.locator(".ask-note :focus").waitFor();
  await press("1");
  await page.locator(".ask-note").waitFor({ state: "hidden" });
  await expect.poll(async () => (await gameOf(page, id)).drafts[seat]?.answer).toContain(orderIds[0]);
  await press("u");
  await expect.poll(async () => (await gameOf(page, id)).drafts[seat]?.answer ?? "orders").not.toContain(orderIds[0]);

  // Without Enter, it lies where N has led, and the next area is taken up.
  const areaNow = () => page.evaluate(() => document.activeElement?.getAttribute("data-area"));
  await press("n");
  await expect.poll(areaNow).toMatch(/^\d+$/);
  const area = await areaNow();
  await press("1");
  await expect.poll(async () => (await gameOf(page, id)).drafts[seat]?.answer).toContain(orderIds[0]);
  await expect.poll(areaNow).not.toBe(area);
  expect(await areaNow()).toMatch(/^\d+$/);
  await press("u");
  await expect.poll(async () => (await gameOf(page, id)).drafts[seat]?.answer ?? "orders").not.toContain(orderIds[0]);

  // What remains of the first turn, with keys alone.
  await playFirstTurn(new Hands(page, { reach: "keyboard" }), id, 3);
});
