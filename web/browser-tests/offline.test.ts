import { expect } from "vitest";
import { en } from "../text/en.ts";
import { test } from "./server/visit.ts";

test("without a network the page still opens, says so, and a practice game is begun", async ({ visit }) => {
  const { page, context } = await visit({ allowed: [/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/] });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await page.getByText(en.lobby.away).waitFor();
  await page.goto("/practice?house=lannister");
  await page.getByRole("button", { name: en.local.practice.start, exact: true }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.locator("section.ask").waitFor();
  expect(await page.getByRole("button", { name: /^Lannisport, .* yours/ }).count()).toBe(1);
});
