import type { Page } from "playwright-core";
import { expect } from "vitest";
import { en } from "../text/en.ts";
import { test } from "./house/visit.ts";
import { playFirstTurn } from "./throne/first-turn.ts";
import { Hands } from "./throne/hands.ts";

test("a newcomer comes from the front page to the end of a first turn, led by hints", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("link", { name: en.lobby.firstGame }).click();
  await page.getByRole("button", { name: en.learn.guided.start }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.getByRole("heading", { name: en.learn.hints.welcome.title("Lannister") }).waitFor();

  const id = new URL(page.url()).pathname.split("/")[2];
  let hints = 0;
  await playFirstTurn(new Hands(page), id, 1, async () => {
    hints += await readHints(page);
  });
  expect(hints).toBeGreaterThan(3);
  await page
    .getByText(/\b2\s*(of|\/)\s*10/)
    .first()
    .waitFor();
});

test("on a phone a hint covers neither the map nor the button that sends", async ({ visit }) => {
  const { page } = await visit({ size: "narrow" });
  await page.goto("/learn");
  await page.getByRole("button", { name: en.learn.guided.start }).tap();
  const gotIt = page.getByRole("button", { name: en.learn.gotIt, exact: true });
  for (const hint of [en.learn.hints.welcome.title("Lannister"), en.learn.hints.orders.title("", "The Golden Sound")]) {
    await page.getByRole("heading", { name: hint }).waitFor();
    await page.locator("button.send").scrollIntoViewIfNeeded();
    expect(await page.evaluate(isOnTop, ".board-place"), `${hint}: the map`).toBe(true);
    expect(await page.evaluate(isOnTop, "button.send"), `${hint}: the button`).toBe(true);
    await gotIt.tap();
  }
});

/** Whether nothing lies over the middle of something. Runs in the page. */
function isOnTop(selector: string): boolean {
  const thing = document.querySelector(selector);
  if (thing === null) return false;
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test("who was signed in once is asked about, and when that is over, not again", async ({ visit }) => {
  const { page } = await visit({ allowed: [/401/] });
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/me") asked++;
  });
  await page.goto("/");
  await page.getByRole("link", { name: en.lobby.firstGame }).waitFor();
  expect(asked).toBe(0);
  await page.evaluate(() => localStorage.setItem("weirwood.somebody", "yes"));
  for (let visits = 0; visits < 2; visits++) {
    await page.reload();
    await page.getByRole("link", { name: en.people.signIn }).first().waitFor();
  }
  expect(asked).toBe(1);
});

/** Reads the hints that lie over the board, and says how many there were. */
async function readHints(page: Page): Promise<number> {
  const gotIt = page.getByRole("button", { name: en.learn.gotIt, exact: true });
  for (let read = 0; ; read++) {
    // A hint comes a moment after what it is about.
    const isThere = await gotIt.waitFor({ timeout: 700 }).then(
      () => true,
      () => false,
    );
    if (!isThere) return read;
    // A hint makes way when what it is about has passed: then there is nothing to be read any more.
    await gotIt.click({ timeout: 3000 }).catch(async (reason: unknown) => {
      if (await gotIt.isVisible()) throw reason;
    });
  }
}
