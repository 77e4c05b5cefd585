import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./server/visit.ts";

test("the page is set in its own typefaces, from its own server", async ({ visit }) => {
  const { page } = await visit();
  const asked: string[] = [];
  const weights: Promise<number>[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) weights.push(response.body().then((file) => file.length));
  });
  await page.goto("/learn");
  await page.locator("h1").first().waitFor();

  // They come behind the page.
  await expect.poll(() => faceOf(page, "h1")).toMatch(/^Cinzel/);
  await expect.poll(() => faceOf(page, "h2")).toMatch(/^Alegreya/);
  await expect.poll(() => faceOf(page, "main p")).toMatch(/^Source Sans 3/);

  const origin = new URL(page.url()).origin;
  expect(asked.filter((address) => !address.startsWith(`${origin}/`) && !address.startsWith("data:"))).toEqual([]);
  const bytes = (await Promise.all(weights)).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(130_000);
});

/** The family in which the browser really draws the words of an element, whatever the style asks for. */
async function faceOf(page: Page, selector: string): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName).join(", ");
}
