import { askKind } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hintFor } from "../../games/throne/learn/hints.ts";
import { text as learnText } from "../../games/throne/learn/text/en.ts";
import type { KeptGame } from "../../local/kept-game.ts";
import { en } from "../../text/en.ts";
import { test } from "../server/visit.ts";
import { playFirstTurn } from "./first-turn.ts";
import { Hands } from "./hands.ts";
import { gameOf } from "./kept-games.ts";

test("a newcomer comes from the front page to the end of a first turn, led by hints", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("link", { name: en.lobby.firstGame }).click();
  await page.getByRole("button", { name: learnText.guided.start }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.getByRole("heading", { name: learnText.hints.welcome.title("Lannister") }).waitFor();

  const id = new URL(page.url()).pathname.split("/")[2];
  const read = await hintReader(page, id);
  await playFirstTurn(new Hands(page), id, 1, read);
  expect((await seenHints(page)).length).toBeGreaterThan(3);
  await page
    .getByText(/\b2\s*(of|\/)\s*10/)
    .first()
    .waitFor();
});

test("on a phone a hint covers neither the map nor the button that sends", async ({ visit }) => {
  const { page } = await visit({ size: "narrow" });
  await page.goto("/learn");
  await page.getByRole("button", { name: learnText.guided.start }).tap();
  const gotIt = page.getByRole("button", { name: en.learn.gotIt, exact: true });
  for (const hint of [
    learnText.hints.welcome.title("Lannister"),
    learnText.hints.orders.title("", "The Golden Sound"),
  ]) {
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

/**
 * Somebody who reads every hint: those that come while they are busy, before they do anything else, and those whose moment
 * it is when they are asked, however long these take to come.
 */
async function hintReader(page: Page, id: string): Promise<() => Promise<void>> {
  const gotIt = page.getByRole("button", { name: en.learn.gotIt, exact: true });
  // At once where it is there: a hint makes way by itself when what it is about has passed.
  const press = (): Promise<void> =>
    gotIt.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
  await page.addLocatorHandler(gotIt, press, { noWaitAfter: true });
  const read = async (): Promise<string | undefined> => {
    await press();
    return dueHint(await gameOf(page, id), await seenHints(page));
  };
  return () => expect.poll(read).toBeUndefined();
}

/** The hint whose moment it is while the reader is asked. */
function dueHint({ snapshot, seats, drafts }: KeptGame, seen: readonly string[]): string | undefined {
  const state = throne.fromJSON(snapshot);
  const seat = seats.findIndex(({ bot }) => bot === undefined);
  if (!throne.isAwaited(state, seat)) return undefined;
  const view = throne.view(state, seat);
  const moment = { view, seat, ask: askKind(view), draft: drafts[seat]?.answer, round: throne.round(state) };
  return hintFor(moment, new Set(seen))?.hint.id;
}

const seenHints = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("weirwood.hints") ?? "{}") as { seen?: string[] }).seen ?? []);
