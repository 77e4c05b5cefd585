import { throne } from "@weirwood/throne/rules";
import { en as book } from "@weirwood/throne/text/en";
import type { JSHandle, Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { text as stages } from "../../games/throne/stages/text/en.ts";
import { findAuction, findWesteros, findWildlings } from "../../games/throne/telling/westeros.ts";
import type { AuctionFacts, WesterosFacts, WildlingFacts } from "../../games/throne/telling/westeros-facts.ts";
import { en as frame } from "../../text/en.ts";
import { test, type VisitOptions } from "../server/visit.ts";
import { Hands } from "./hands.ts";
import { layPosition } from "./kept-games.ts";
import { type PositionBefore, positionBefore } from "./positions-before.ts";
import type { Reach } from "./touch.ts";

/** Great moments of the Westeros phase and of the turn: seen step by step by those who want no motion, and skipped. */

const turned = positionBefore({
  find: findWesteros,
  by: "consolidate",
  players: 5,
  isWanted: ({ facts }) => (facts as WesterosFacts).cards.length === 3 && (facts as WesterosFacts).mammoths > 0,
});
const auctioned = positionBefore({ find: findAuction, by: "ties", players: 5 });
const attacked = positionBefore({ find: findWildlings, by: "bid", players: 5 });

const readers: readonly (readonly [string, VisitOptions, Reach])[] = [
  ["laptop", { size: "laptop" }, "mouse"],
  ["phone", { size: "phone" }, "touch"],
];

const stage = (page: Page): Locator => page.locator("dialog.westeros-stage");
const press = (page: Page, name: string): Promise<void> =>
  stage(page).getByRole("button", { name, exact: true }).click();

/** Lays the position and makes the answer that leads to the moment. What is then seen in the corner is written down. */
async function comeTo(page: Page, position: PositionBefore, reach: Reach): Promise<JSHandle<Corner>> {
  await page.goto("/practice");
  const id = await layPosition(page, position);
  await page.goto(`/practice/${id}`);
  const corner = await page.evaluateHandle(watchCorner);
  await new Hands(page, { reach }).make(position.answer);
  return corner;
}

/** What closes by itself may be gone before a slow test looks. */
interface Corner {
  readonly titles: string[];
}

function watchCorner(): Corner {
  const titles: string[] = [];
  new MutationObserver(() => {
    const title = document.querySelector(".stage-corner h2")?.textContent;
    if (title && !titles.includes(title)) titles.push(title);
  }).observe(document.body, { childList: true, subtree: true });
  return { titles };
}

/** The window, and all that it says, is on the screen without scrolling. */
async function isWhollySeen(page: Page): Promise<boolean> {
  return stage(page).evaluate((dialog) => {
    const body = dialog.querySelector(".stage-body");
    const { top, bottom } = dialog.getBoundingClientRect();
    return body !== null && body.scrollHeight <= body.clientHeight && top >= 0 && bottom <= innerHeight;
  });
}

describe.each(readers)("on a %s", (_, size, reach) => {
  test("a turn ends in the corner; then three cards are turned one after the other", async ({ visit }) => {
    const { page } = await visit({ ...size, pace: "steady", withoutHints: true });
    const corner = await comeTo(page, turned, reach);
    const ended = stages.turn.title(throne.round(turned.state), 10);
    await expect.poll(() => corner.evaluate(({ titles }) => titles)).toContain(ended);

    const { cards, threat } = turned.moment.facts as WesterosFacts;
    const names = cards.map(({ event }) => book.names.event[event]);
    const faces = stage(page).locator(".westeros-card:not(.back) h3");
    for (const [at] of cards.entries()) {
      await expect.poll(() => faces.allTextContents()).toEqual(names.slice(0, at + 1));
      await press(page, at < cards.length - 1 ? stages.westeros.next : stages.westeros.count);
    }
    const climbed = stages.westeros.track(threat?.was ?? 0, threat?.now ?? 0);
    await stage(page).getByRole("img", { name: climbed }).waitFor();
    await expect.poll(() => isWhollySeen(page)).toBe(true);
    await press(page, frame.stage.goOn);
    await stage(page).waitFor({ state: "detached" });
  });

  test("cards are all turned by one button, and gone by a second press", async ({ visit }) => {
    const { page } = await visit({ ...size, pace: "steady", withMotion: true, withoutHints: true });
    await comeTo(page, turned, reach);
    await press(page, stages.westeros.turnAll);
    await expect.poll(() => stage(page).locator(".westeros-card:not(.back)").count()).toBe(3);
    await page.keyboard.press("Escape");
    await stage(page).waitFor({ state: "detached" });
  });

  test("an auction shows its bids, then who takes the token", async ({ visit }) => {
    const { page } = await visit({ ...size, pace: "steady", withoutHints: true });
    await comeTo(page, auctioned, reach);
    const { track, places } = auctioned.moment.facts as AuctionFacts;
    await stage(page)
      .getByRole("heading", { name: stages.auction.bids(book.names.track[track]) })
      .waitFor();
    await expect.poll(() => stage(page).locator(".bid-rows li").count()).toBe(places.length);
    await press(page, stages.auction.see);
    await stage(page).locator(".bid-rows.settled .top").waitFor();
    await expect.poll(() => isWhollySeen(page)).toBe(true);
    await press(page, frame.stage.goOn);
    await stage(page).waitFor({ state: "detached" });
  });

  test("the wildlings' outcome is a verdict on the Wall, and what becomes of whom", async ({ visit }) => {
    const { page } = await visit({ ...size, pace: "steady", withoutHints: true });
    await comeTo(page, attacked, reach);
    await press(page, stages.wildlings.see);
    const { isHeld } = attacked.moment.facts as WildlingFacts;
    await stage(page)
      .getByRole("heading", { name: isHeld ? stages.wildlings.holds : stages.wildlings.breached })
      .waitFor();
    await expect.poll(() => stage(page).locator(".fates li").count()).toBe(3);
    await expect.poll(() => isWhollySeen(page)).toBe(true);
    await press(page, frame.stage.goOn);
    await stage(page).waitFor({ state: "detached" });
  });
});
