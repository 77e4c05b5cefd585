import { beginTable, followTable, newGuest, sampledAnswer, turnedClock } from "@weirwood/server/testing";
import type { Locator, Page, ViewportSize } from "playwright-core";
import { expect } from "vitest";
import { en } from "../../text/en.ts";
import { hiddenOfQuestion, openEyes } from "../server/question-in-the-page.ts";
import { signInAs, test } from "../server/visit.ts";

/** On a laptop one column holds what was drawn by lot, a vote, the question, who is awaited, log and talk: none takes it all. */

const MINUTE = 60_000;
const laptops: readonly ViewportSize[] = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
];
const WIDE: ViewportSize = { width: 1920, height: 1080 };

async function expectWhole(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  const parts = { choices: undefined, wholes: undefined, mayGiveUp: false, hasAnswer: false };
  await expect
    .poll(() => page.evaluate(hiddenOfQuestion, parts), { message: `${size.width}×${size.height}` })
    .toEqual([]);
}

test("lot, vote, orders and waiting leave log and talk their height, and a wider window shows the question whole", async ({
  visit,
  openServer,
}) => {
  const clock = turnedClock(Date.now());
  /** The server's time goes on while something of it is waited for. */
  const untilSeen = (sought: Locator): Promise<void> =>
    expect
      .poll(() => {
        clock.turnBy(50);
        return sought.isVisible();
      })
      .toBe(true);
  const server = await openServer({ clock });
  const guests = await Promise.all(["Ann", "Ben", "Cleo", "Dai", "Eve"].map((name) => newGuest(server, name)));
  const table = await beginTable(guests);
  const visitor = await visit({ server: server.address, withoutHints: true, isUnpainted: true });
  await signInAs(visitor, guests[0]);
  const { page } = visitor;
  await page.addInitScript(openEyes);
  await page.goto(`/table/${table}`);
  const areas = page.locator(".order-list > *");
  await untilSeen(areas.first());
  await untilSeen(page.getByText(new RegExp(`^${en.friends.lot.title("\\w+")}$`)));
  for (const size of laptops) await expectWhole(page, size);

  const lines = await followTable(guests, table);
  await lines[4].close();
  for (let turned = 0; turned < 6 * MINUTE; turned += MINUTE / 4) {
    clock.turnBy(MINUTE / 4);
    await Promise.all(lines.slice(0, 4).map((line) => line.ask({ do: "ping" })));
  }
  await page.reload();
  await untilSeen(page.getByRole("button", { name: en.friends.votes.regent.yes }));
  for (const size of laptops) await expectWhole(page, size);

  // What the answer line says goes with the keyboard: tabs stay under the pointer that takes it away.
  await page.setViewportSize(laptops[0]);
  await page.getByRole("textbox", { name: en.table.commandLine.label, exact: true }).fill("nowhere");
  await page.locator(".command-line .why").waitFor();
  const talk = page.getByRole("tab", { name: en.table.tabs.talk });
  await talk.click();
  await expect.poll(() => talk.getAttribute("aria-selected")).toBe("true");

  // Raised here, talk takes no room from the question where it has a column of its own.
  await expectWhole(page, WIDE);
  const panel = page.locator(".panel-area");
  await expect.poll(() => panel.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(0);

  await page.setViewportSize(laptops[0]);
  const [ann] = lines;
  const orders = sampledAnswer(ann, table, 0, 1);
  if (orders === undefined) throw new Error("nothing is asked of Ann");
  await ann.ask({ do: "decide", table, ...orders });
  await untilSeen(page.locator(".waiting-panel"));
  const log = page.locator(".tab-content").locator("visible=true");
  for (const size of laptops) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => (await log.first().boundingBox())?.height ?? 0, { message: `${size.width}×${size.height}` })
      .toBeGreaterThanOrEqual(120);
  }
  await Promise.all(lines.slice(0, 4).map((line) => line.close()));
});
