import { binary } from "@weirwood/server/testing";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bench } from "../../games/throne/bench.ts";
import { firstInputIn, Newcomer } from "./newcomer.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await binary("chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(() => browser.close());

test("the first input is possible when the board is in its size and the question has a control that can be used", async () => {
  const game = { game: "throne", rules: 1, bot: "greedy", ...bench.web.midGame(true) };
  const newcomer = await Newcomer.to({ address: "http://weirwood.test", game, target: bench.web.target }, browser);
  const { page } = newcomer;
  await page.route("**/practice/*", (route) => route.fulfill({ contentType: "text/html", body: "<main></main>" }));
  const isPossible = async (change: string): Promise<boolean> => {
    await page.evaluate(change);
    // Two pictures later whoever waited for one has had it.
    const picture = "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))";
    return page.evaluate(
      `${picture}.then(() => ${picture}).then(() => performance.getEntriesByType("mark").length > 0)`,
    );
  };
  const found: boolean[] = [];
  const trace = await newcomer.trace(async () => {
    const opened = newcomer.openTable();
    await page.locator("main").waitFor({ state: "attached" });
    const main = 'document.querySelector("main")';
    const steps = [
      `${main}.innerHTML = '<div id="map"><svg class="board"><g class="area-button"></g></svg></div><p></p>'`,
      `document.querySelector("p").innerHTML = '<section class="ask"><button disabled>Send</button></section>'`,
      'document.querySelector("button").disabled = false',
      'document.querySelector("#map").dataset.zoom = "near"',
    ];
    for (const step of steps) found.push(await isPossible(step));
    await opened;
  });
  expect(found).toEqual([false, false, false, true]);
  expect(firstInputIn(trace)).toBeGreaterThan(trace.tasks[0].at);
  expect(trace.layouts).toBeGreaterThan(0);
  expect(trace.pictures).toBeGreaterThan(0);
  await newcomer.leave();
});
