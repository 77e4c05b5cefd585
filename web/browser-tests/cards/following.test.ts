import { readFileSync } from "node:fs";
import { cards } from "@weirwood/cards/rules";
import { isRecordProblem, readRecord, replay } from "@weirwood/kernel";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { en } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { expectAccessible, expectGood } from "../server/axe.ts";
import { layState } from "../server/kept-games.ts";
import { Player } from "../server/player.ts";
import { test, walkTo } from "../server/visit.ts";

/** What happened in a game is seen: plots that turn over together, and the whole game once more in its replay. */

const path = new URL("../../../games/cards/golden/winter-guard-1.weir", import.meta.url);
const file = { name: "winter-guard.weir", mimeType: "text/plain", buffer: readFileSync(path) };
const record = readRecord(readFileSync(path, "utf8"));
if (isRecordProblem(record)) throw new Error(record.problem);
const { decisions, options } = record;

/** The last answer by which all plots of the second round are chosen. */
const REVEAL = decisions
  .map(({ notation }, at) => ({ notation, at }))
  .filter(({ notation }) => notation.startsWith("plot "))[3].at;

/** The table just before a recorded decision, which is then made. */
async function makeAt(page: Page, at: number): Promise<void> {
  if (isRecordProblem(record)) throw new Error(record.problem);
  const replayed = replay(cards, record, { upTo: at });
  if (isRecordProblem(replayed)) throw new Error(replayed.problem);
  const { state } = replayed;
  const seat = cards.awaited(state);
  await page.goto("/about");
  const id = await layState(page, cards, { state, seat, options });
  await walkTo(page, `/practice/${id}`);
  await new Player(page).make(cards.asks(cards.view(state, seat))[0].id, decisions[at].notation);
}

test("plots turn over together on a stage, which Space leaves", async ({ visit }) => {
  const { page } = await visit({ pace: "quick", withMotion: true, withoutHints: true });
  await makeAt(page, REVEAL);
  const stage = page.getByRole("alertdialog");
  await stage.getByRole("button", { name: en.stage.goOn }).waitFor();
  await expectAccessible(page, "plots that are revealed");
  await page.keyboard.press("Space");
  await stage.waitFor({ state: "detached" });
});

test("a game is opened again, scrubbed from end to end, with charts, and played on from its midst", async ({
  visit,
}) => {
  const { page } = await visit({ withoutHints: true });
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles(file);
  const slider = page.getByRole("slider", { name: en.replay.slider });
  await expect.poll(() => slider.getAttribute("max")).toBe(String(decisions.length));
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(() => slider.inputValue()).toBe(String(decisions.length));
  await slider.fill(String(REVEAL + 40));
  await expect.poll(() => page.locator(".replay-board").getAttribute("aria-busy")).not.toBe("true");
  await expect.poll(() => page.locator(".cards-row button[data-thing]").count()).toBeGreaterThan(0);
  for (const title of ["Power", "Characters"]) await page.getByText(title, { exact: false }).first().waitFor();
  await expectGood(page, "a replay of Cards");
  await page.getByRole("button", { name: en.replay.playOn }).click();
  await arrive(page, PRACTICE, () =>
    page.getByRole("dialog").getByRole("button", { name: en.replay.playOnStart }).click(),
  );
  await page.locator(".cards-table").waitFor();
});
