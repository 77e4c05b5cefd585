import { expect } from "vitest";
import { en } from "../text/en.ts";
import { arrive, PRACTICE } from "./server/arrive.ts";
import { Player } from "./server/player.ts";
import { TESTING_GAME } from "./server/testing-game.ts";
import { test } from "./server/visit.ts";

test("without a network the page still opens, says so, and a practice game is begun", async ({ visit }) => {
  const { page, context } = await visit({ allowed: [/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/] });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The page is kept last, behind all that it needs.
  await expect.poll(() => page.evaluate(async () => (await caches.match("/")) !== undefined)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(en.lobby.away).waitFor();
  await page.goto(`/practice?game=${TESTING_GAME}&seat=ash`);
  await arrive(page, PRACTICE, () => page.getByRole("button", { name: en.local.practice.start, exact: true }).click());
  // The bots wager too, in this browser: the question is over when all have.
  await new Player(page).make(1, "wager 1");
  await page.locator('.ask-slot[data-ask="1"]').waitFor({ state: "detached" });
});
