import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { ATTACKER, askKind, DEFENDER, houseOfSeat } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { text as battleText } from "../../games/throne/battle/text/en.ts";
import { writeDraft } from "../../games/throne/draft/draft.ts";
import { text as throneText } from "../../games/throne/text/en.ts";
import { en } from "../../text/en.ts";
import { expectAccessible, expectToFit } from "../server/axe.ts";
import { HeldTime } from "../server/held-time.ts";
import { test, type VisitOptions } from "../server/visit.ts";
import { layPosition } from "./kept-games.ts";
import type { Position } from "./positions.ts";

/** A battle is seen in its acts by those who fight it, small by those who look on, and can be skipped. */

const { acts } = throneText.play.battle;

/** The first question of whole games that a house is asked inside a battle, where the house is one that is looked for. */
function positionInBattle(kind: "card" | "support", isSought: (view: Throne, house: number) => boolean): Position {
  const options = { players: 5 };
  const read = throne.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  for (let game = 0; game < 60; game++) {
    const state = throne.setup(read, seedFrom(`battle ${game}`));
    const chance = chanceFrom(game + 1);
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const view = throne.view(state, seat);
      const answer = throneBots.random.choose(view, seat, chance);
      if (askKind(view) === kind && isSought(view, houseOfSeat(view, seat)))
        return { state: throne.clone(state), seat, answer, options };
      throne.apply(state, seat, answer);
    }
  }
  throw new Error(`nobody is asked for ${kind}`);
}

const isPrincipal = (view: Throne, house: number): boolean => [view[ATTACKER], view[DEFENDER]].includes(house);

const beforeCards = positionInBattle("card", isPrincipal);
const besideIt = positionInBattle("support", (view, house) => !isPrincipal(view, house));

/** Lays a position with its answer unsent, and opens it. */
async function open(page: Page, position: Position): Promise<void> {
  await page.goto("/about");
  const id = await layPosition(page, position, { draft: writeDraft(position.answer) });
  await page.goto(`/practice/${id}`);
}

const act = (page: Page, place: number): Locator =>
  page.locator("dialog.stage.battle [aria-current=step]", { hasText: acts[place] });

describe.each<VisitOptions>([{ size: "laptop" }, { size: "phone" }])("at a $size", (options) => {
  test("a battle is seen act by act, and stays until one goes on", async ({ visit }) => {
    const { page } = await visit({ ...options, pace: "quick", withMotion: true });
    const time = await HeldTime.of(page);
    await open(page, beforeCards);
    await act(page, 0).waitFor();
    const stage = page.locator("dialog.stage.battle");
    const box = await stage.boundingBox();
    await time.hold();
    await stage.locator(".send").click();

    await time.until(stage.locator(".card-back"));
    await time.until(act(page, 1));
    await time.until(stage.locator(".card-turn").nth(1));
    await time.until(stage.locator(".battle-plus").nth(1));
    // One window, whatever the act: nothing moves but what it is about.
    await expect.poll(() => stage.boundingBox()).toEqual(box);
    await goOnTo(page, time, stage.locator(".ribbon, .ribbon-line"));
    await expect.poll(() => stage.locator(".ribbon, .ribbon-line").first().textContent()).toMatch(/holds|takes|wins/);
    await time.release();
    await expectAccessible(page, "the result of a battle");
    await expectToFit(page, "the result of a battle");
  });

  test("a press on the stage goes to its end, and Escape on", async ({ visit }) => {
    const { page } = await visit({ ...options, pace: "slow", withMotion: true });
    const time = await HeldTime.of(page);
    await open(page, beforeCards);
    const stage = page.locator("dialog.stage.battle");
    await act(page, 0).waitFor();
    await time.hold();
    await stage.locator(".send").click();
    await time.until(stage.locator(".battle-say", { hasText: battleText.faceDown }));
    await stage.locator(".battle-band").click();
    await time.until(stage.locator(".stage-foot .btn.primary"));
    await expect.poll(() => stage.locator(".card-turn").count()).toBe(2);
    await page.keyboard.press("Escape");
    await time.untilGone(stage.locator(".battle-plus"));
    await expect.poll(() => page.locator(".stage-corner").count()).toBe(0);
  });

  test("a third house sees it small, and large if it wants", async ({ visit }) => {
    const { page } = await visit({ ...options, pace: "quick", withMotion: true });
    const time = await HeldTime.of(page);
    await open(page, besideIt);
    const send = page.locator("dialog.stage.battle .send");
    await send.waitFor();
    await time.hold();
    await send.click();
    const corner = page.locator(".stage-corner");
    await time.until(corner.locator(".house-card").nth(1));
    await corner.getByRole("button", { name: en.stage.enlarge, exact: true }).click();
    await time.until(page.locator("dialog.stage.battle .battle-field"));
    await expect.poll(() => corner.count()).toBe(0);
  });
});

/** Goes on, past whatever is asked in between by nobody but bots, until something is seen. */
async function goOnTo(page: Page, time: HeldTime, sought: Locator): Promise<void> {
  const ways = "dialog.stage.battle .stage-foot .btn.primary:not(.send), .yes-no .btn:last-of-type";
  for (;;) {
    await time.until(sought.or(page.locator(ways)));
    if (await sought.first().isVisible()) return;
    // Time stands still, but not the game: what was there may be gone, and is looked for and pressed in one step.
    await page.evaluate((all) => {
      const seen = [...document.querySelectorAll<HTMLElement>(all)].find((way) => way.getClientRects().length > 0);
      seen?.click();
    }, ways);
  }
}
