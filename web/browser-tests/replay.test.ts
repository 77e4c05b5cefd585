import { expect } from "vitest";
import { en } from "../text/en.ts";
import { arrive, PRACTICE } from "./server/arrive.ts";
import { expectAccessible } from "./server/axe.ts";
import { playedRecord } from "./server/testing-game.ts";
import { test } from "./server/visit.ts";

const { decisions, text } = playedRecord({ seats: 4, rounds: 9 }, "a record");
const file = { name: "a-record.weir", mimeType: "text/plain", buffer: Buffer.from(text) };

test("a record is opened and scrubbed from end to end", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles(file);

  const slider = page.getByRole("slider", { name: en.replay.slider });
  await expect.poll(() => slider.getAttribute("max")).toBe(String(decisions));
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(() => slider.inputValue()).toBe(String(decisions));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => slider.inputValue()).toBe("2");
  await expectAccessible(page, "a replay");
});

test("a game is played on against bots from a moment of its replay", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles(file);
  await page.getByRole("slider", { name: en.replay.slider }).fill("20");
  await page.getByRole("button", { name: en.replay.play, exact: true }).click();
  await page.getByRole("button", { name: en.replay.playOn }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  // What is played on from does not run away behind the dialog.
  await expect.poll(() => page.locator(`.replay-controls [aria-label="${en.replay.pause}"]`).count()).toBe(0);
  await expectAccessible(page, "play on from here");
  await arrive(page, PRACTICE, () => dialog.getByRole("button", { name: en.replay.playOnStart }).click());
  await page.locator(".ask-slot").waitFor({ state: "attached" });
});
