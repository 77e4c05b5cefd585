import type { ViewportSize } from "playwright-core";
import { describe, expect } from "vitest";
import { gameListings, titleOf } from "../games/index.ts";
import { test } from "./server/visit.ts";

/** On a laptop nothing of the game behind the front page is seen under its headline, in either language. */

const laptops: readonly ViewportSize[] = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** How far the headline reaches into what is drawn behind it. Runs in the page. */
function overDrawing(): number {
  const headline = document.querySelector(".hero h1");
  const map = document.querySelector(".hero-map");
  if (headline === null || map === null) return Number.NaN;
  const words = document.createRange();
  words.selectNodeContents(headline);
  const { left, width } = map.getBoundingClientRect();
  const clear = /transparent (\d+)%|rgba\(0, 0, 0, 0\) (\d+)%/.exec(getComputedStyle(map).maskImage);
  const share = Number(clear?.[1] ?? clear?.[2] ?? 0) / 100;
  return words.getBoundingClientRect().right - (left + share * width);
}

describe.each(["en", "fr"] as const)("in %s", (language) => {
  test("the headline stands on paper", async ({ visit }) => {
    const { page } = await visit({ language, isUnpainted: true });
    await page.goto("/");
    for (const { name } of gameListings) {
      await page.getByRole("button", { name: titleOf(name, language), exact: true }).click();
      await page.locator(".hero-map > *").first().waitFor({ state: "attached" });
      for (const size of laptops) {
        await page.setViewportSize(size);
        await expect
          .poll(() => page.evaluate(overDrawing), { message: `${name}, ${size.width}` })
          .toBeLessThanOrEqual(0);
      }
    }
  });
});
