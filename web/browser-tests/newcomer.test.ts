import { throneBots } from "@weirwood/bots";
import { chanceFrom } from "@weirwood/kernel";
import { throne } from "@weirwood/throne/rules";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { en } from "../text/en.ts";
import { test } from "./house/visit.ts";
import { Hands } from "./throne/hands.ts";
import { gameOf } from "./throne/kept-games.ts";

test("a newcomer comes from the front page to the end of a first turn, led by hints", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("link", { name: en.lobby.firstGame }).click();
  await page.getByRole("button", { name: en.learn.guided.start }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.getByRole("heading", { name: en.learn.hints.welcome.title("Lannister") }).waitFor();

  const id = new URL(page.url()).pathname.split("/")[2];
  const hands = new Hands(page);
  const chance = chanceFrom(1);
  let hints = 0;
  for (;;) {
    hints += await readHints(page);
    const game = await gameOf(page, id);
    const state = throne.fromJSON(game.snapshot);
    if (throne.round(state) > 1) break;
    const seat = game.seats.findIndex(({ bot }) => bot === undefined);
    if (!throne.isAwaited(state, seat)) {
      await page.waitForTimeout(100);
      continue;
    }
    const before = game.decisions.length;
    await hands.make(throneBots.steward.choose(throne.view(state, seat), seat, chance), throne.asks(state)[0].id);
    await expect.poll(async () => (await gameOf(page, id)).decisions.length).toBeGreaterThan(before);
  }
  expect(hints).toBeGreaterThan(3);
  await page
    .getByText(/\b2\s*(of|\/)\s*10/)
    .first()
    .waitFor();
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
