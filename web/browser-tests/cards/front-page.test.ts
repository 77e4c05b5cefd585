import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { titleOf } from "../../games/index.ts";
import { test } from "../server/visit.ts";

const laptops = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

test("no card of the front page lies under its caption or its buttons", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: titleOf("cards", "en"), exact: true }).click();
  const cards = page.locator(".hero .cards-picture img");
  await cards.waitFor();
  await cards.evaluate((one: HTMLImageElement) => one.decode());
  const over = [page.locator(".hero-caption"), page.locator(".hero-buttons .btn").last()];

  /** What is drawn where something stands, without it. */
  const drawnUnder = async (part: Locator): Promise<string> => {
    const clip = (await part.boundingBox()) ?? undefined;
    await part.evaluate((one: HTMLElement) => one.style.setProperty("visibility", "hidden"));
    const drawn = await page.screenshot({ ...(clip && { clip }), animations: "disabled" });
    await part.evaluate((one: HTMLElement) => one.style.removeProperty("visibility"));
    return drawn.toString("base64");
  };
  for (const size of laptops) {
    await page.setViewportSize(size);
    for (const part of over) {
      const withCards = await drawnUnder(part);
      await cards.evaluate((one: HTMLElement) => one.style.setProperty("visibility", "hidden"));
      expect(withCards === (await drawnUnder(part)), `${size.width} px`).toBe(true);
      await cards.evaluate((one: HTMLElement) => one.style.removeProperty("visibility"));
    }
  }
});
