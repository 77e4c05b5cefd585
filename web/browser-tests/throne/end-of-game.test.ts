import type { Page } from "playwright-core";
import { expect } from "vitest";
import { en } from "../../text/en.ts";
import { arrive } from "../server/arrive.ts";
import { expectAccessible, expectGood } from "../server/axe.ts";
import { gameOf } from "../server/kept-games.ts";
import { Player } from "../server/player.ts";
import { test } from "../server/visit.ts";
import { layRecord } from "./kept-games.ts";

/** A game is won, told, shared, looked at again and played again; its log has chapters. */

const WON = "Lannister wins the throne";

const headline = (page: Page) => page.getByRole("heading", { name: WON });
const tab = (page: Page, name: string) => page.locator(".tab-bar").getByRole("button", { name });

test("the last move of a game brings up its end, with ranks, the turn that decided, moments and a picture", async ({
  visit,
}) => {
  const { page } = await visit({ withoutHints: true });
  await page.goto("/practice");
  const { id, left } = await layRecord(page, "five-2", 1);
  await page.goto(`/practice/${id}`);
  const slot = page.locator(".ask-slot[data-ask]");
  await slot.waitFor({ state: "attached" });
  await new Player(page).make(Number(await slot.getAttribute("data-ask")), left[0]);

  await headline(page).waitFor();
  await page.getByText("Seven castles. The last was Winterfell, taken from Stark in turn 10.").waitFor();
  await page.getByRole("heading", { name: en.end.decided("turn 6") }).waitFor();
  const ranks = page.locator(".end-standings li");
  await expect
    .poll(() => ranks.locator(".end-name b").allInnerTexts())
    .toEqual(["Lannister", "Baratheon", "Stark", "Tyrell", "Greyjoy"]);
  await expect.poll(() => ranks.first().innerText()).toContain(en.end.you);
  // Behind the words the map has none of its own: half a name would stand beside them.
  const board = page.locator("svg.board[aria-hidden]");
  await expect.poll(() => board.locator(".piece, [data-piece], use").count()).toBeGreaterThan(0);
  await expect.poll(() => board.first().textContent()).not.toMatch(/\p{L}{3}/u);
  await expectAccessible(page, "the end of a game");

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: en.end.share.picture }).click();
  const picture = await (await saved).createReadStream();
  expect(sizeOf(Buffer.concat(await picture.toArray()))).toEqual({ width: 1200, height: 630 });

  await arrive(page, /\/replay\/.+/, () => page.getByRole("link", { name: /Pyke falls/ }).click());
  const place = page.getByRole("slider", { name: en.replay.slider });
  await expect.poll(() => place.getAttribute("aria-valuetext")).toMatch(/^Turn 8, Marches/);

  await page.goBack();
  await headline(page).waitFor();
  await page.getByRole("button", { name: en.end.playAgain }).click();
  await expect.poll(() => page.url()).not.toContain(id);
  await page.locator(".ask-slot[data-ask]").waitFor({ state: "attached" });
  const again = await gameOf(page, page.url().split("/").at(-1) ?? "");
  const before = await gameOf(page, id);
  expect(again.seats).toEqual(before.seats);
  expect(again.seed).not.toBe(before.seed);
});

test("on a phone the end is one column with its buttons at the foot, and the log opens at the newest line", async ({
  visit,
}) => {
  const { page } = await visit({ size: "phone", withoutHints: true });
  await page.goto("/practice");
  const { id } = await layRecord(page, "five-2", 0);
  await page.goto(`/practice/${id}`);
  await headline(page).waitFor();
  await page.getByRole("heading", { name: en.end.moments(3) }).waitFor();
  await expectGood(page, "the end of a game on a phone");
  const footOfButtons = async (): Promise<number> => {
    const box = await page.getByRole("button", { name: en.end.share.picture }).boundingBox();
    return box === null ? Number.NaN : box.y + box.height;
  };
  await expect.poll(footOfButtons).toBeLessThanOrEqual(844);

  await page.getByRole("button", { name: en.end.lookAtBoard }).tap();
  await tab(page, en.table.tabs.log).tap();
  const chapters = page.locator(".log-chapter");
  await expect.poll(() => chapters.locator("h3").first().innerText()).toBe("Turn 10");
  await expect.poll(() => chapters.count()).toBe(10);
  // Rounds that are over are one line each until somebody opens one.
  await expect.poll(() => page.locator("details.log-chapter .log-line").count()).toBe(0);
  await page.locator("details.log-chapter summary").first().tap();
  const past = page.locator("details.log-chapter[open]");
  await expect.poll(() => past.locator(".log-fold", { hasText: "All orders are revealed" }).count()).toBe(1);
  await past.locator(".fought").first().scrollIntoViewIfNeeded();
  await expectAccessible(page, "the log on a phone");

  const scrolled = (): Promise<number> =>
    page.locator(".phone-cover:not([hidden])").evaluate((cover) => cover.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await past.locator(".fought .place-link").first().tap();
  await page.locator(".phone-cover:not([hidden])").waitFor({ state: "detached" });
  await tab(page, en.table.tabs.log).tap();
  await expect.poll(scrolled).toBe(0);
});

/** What the head of a PNG says. */
function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
