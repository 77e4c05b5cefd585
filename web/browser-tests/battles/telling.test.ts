import { readFileSync } from "node:fs";
import { battles } from "@weirwood/battles/rules";
import { isRecordProblem, readRecord, replay } from "@weirwood/kernel";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { text as chronicle } from "../../games/battles/chronicle/text/en.ts";
import { text } from "../../games/battles/stages/text/en.ts";
import { en } from "../../text/en.ts";
import { expectAccessible, expectToFit } from "../server/axe.ts";
import { HeldTime } from "../server/held-time.ts";
import { layState } from "../server/kept-games.ts";
import { Player } from "../server/player.ts";
import { test, type VisitOptions, walkTo } from "../server/visit.ts";

/** What happened in a battle is seen: the dice of an attack, and the whole game once more in its replay. */

const file = readFileSync(new URL("../../../games/battles/golden/green-fork-1.weir", import.meta.url), "utf8");
const record = readRecord(file);
if (isRecordProblem(record)) throw new Error(record.problem);

/** Attacks hand to hand, and the unit that is attacked has two ways to fall back. */
const ATTACK = 34;
const { notation } = record.decisions[ATTACK];

/** The attacker's table just before the recorded attack, which is then made; with time held, where that is wished. */
async function attack(page: Page, time?: HeldTime): Promise<Locator> {
  if (isRecordProblem(record)) throw new Error(record.problem);
  const replayed = replay(battles, record, { upTo: ATTACK });
  if (isRecordProblem(replayed)) throw new Error(replayed.problem);
  const { state } = replayed;
  const seat = battles.awaited(state);
  await page.goto("/about");
  const id = await layState(page, battles, { state, seat, options: record.options });
  await walkTo(page, `/practice/${id}`);
  const player = new Player(page);
  await player.draft(battles.asks(battles.view(state, seat))[0].id, notation);
  await time?.hold();
  await player.send();
  return page.locator("dialog.dice-stage");
}

const { result, outcomes } = text.dice;

describe.each<VisitOptions>([{ size: "laptop" }, { size: "phone", theme: "night" }])("at a $size", (options) => {
  test("dice fall, are counted, and stay until one goes on", async ({ visit }) => {
    const { page } = await visit({ ...options, pace: "quick", withMotion: true });
    const stage = await attack(page);
    await stage.locator(".thrown-dice li").nth(2).waitFor();
    const sentence = `${result.fall(1)} ${result.mustBack}`;
    await stage.getByText(sentence, { exact: true }).waitFor();
    await stage.getByText(outcomes.chooses("Stark"), { exact: true }).waitFor();
    await expect.poll(() => stage.locator(".odds-bar [data-rolled]").count()).toBe(1);
    await expectAccessible(page, "the dice of an attack");
    await expectToFit(page, "the dice of an attack");
    await stage.getByRole("button", { name: en.stage.goOn }).click();
    await stage.waitFor({ state: "detached" });
  });
});

test("a press on the stage goes to the end of what falls, Escape on", async ({ visit }) => {
  const { page } = await visit({ pace: "slow", withMotion: true });
  const time = await HeldTime.of(page);
  const stage = await attack(page, time);
  await time.until(stage.getByText(text.dice.wait));
  await stage.locator(".thrown-dice").click();
  await time.until(stage.getByText(outcomes.left(3), { exact: true }));
  await page.keyboard.press("Escape");
  await time.untilGone(stage);
});

test("an attack is a card of the log, which plays it again in the corner; its hexes are shown on the field", async ({
  visit,
}) => {
  const { page } = await visit({ pace: "quick", withMotion: true });
  const time = await HeldTime.of(page);
  const stage = await attack(page);
  await stage.getByRole("button", { name: en.stage.goOn }).click();
  await stage.waitFor({ state: "detached" });
  const card = page.locator(".struck").first();
  await card.getByRole("img", { name: chronicle.log.dice(["morale", "red", "green"]) }).waitFor();
  // The log may still move under the pointer.
  const outlined = async (): Promise<string | null> => {
    await card.getByRole("button", { name: "G4", exact: true }).hover();
    return page.locator('[data-hex="g4"]').getAttribute("data-state");
  };
  await expect.poll(outlined).toBe("selected");
  // The corner closes by itself.
  await time.hold();
  await card.getByRole("button", { name: chronicle.log.playAgain }).click();
  await time.until(page.locator(".stage-corner .small-dice"));
  await time.during(expectAccessible(page, "an attack seen small", ".stage-corner"));
  await time.release();
  await expectAccessible(page, "the card of an attack", ".struck");
});

test("a record is scrubbed, and its moments and charts are looked at", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles({
    ...{ name: "green-fork.weir", mimeType: "text/plain", buffer: Buffer.from(file) },
  });
  const slider = page.getByRole("slider", { name: en.replay.slider });
  await expect.poll(() => slider.getAttribute("max")).toBe(String(record.decisions.length));
  for (const chart of ["Morale", "Figures"]) await page.getByRole("figure", { name: chart }).waitFor();
  await page.getByText("The morale of House Lannister breaks: green.").first().waitFor();
  await expectAccessible(page, "the replay of a battle");
  await slider.fill(String(ATTACK + 1));
  await page.getByRole("tab", { name: en.replay.log }).click();
  await page.getByRole("button", { name: notation }).waitFor();
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(() => slider.inputValue()).toBe(String(record.decisions.length));
  await page.getByText("wins by the battle plan").first().waitFor();
});

test("at 1280 a replay opens on the whole field", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles({
    ...{ name: "green-fork.weir", mimeType: "text/plain", buffer: Buffer.from(file) },
  });
  const outside = (): Promise<number> =>
    page.evaluate(() => {
      const place = document.querySelector(".battle-field .map-view")?.getBoundingClientRect();
      const field = document.querySelector(".battle-field .hex-lines")?.getBoundingClientRect();
      if (place === undefined || field === undefined) return Number.NaN;
      const { left, right, top, bottom } = field;
      return Math.max(place.left - left, right - place.right, place.top - top, bottom - place.bottom);
    });
  await expect.poll(outside).toBeLessThanOrEqual(0);
});
