import { describe, expect } from "vitest";
import { titleOf } from "../games/index.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { expectAccessible, expectGood, expectToFit } from "./server/axe.ts";
import { expectRoomForFingers } from "./server/fingers.ts";
import { beginGame, beReady, seatBots } from "./server/tables.ts";
import { TESTING_GAME } from "./server/testing-game.ts";
import { test, type VisitOptions } from "./server/visit.ts";

/**
 * On every page and in every dialog axe finds nothing, and nothing is wider than the screen. Sizes, languages and themes
 * are paired so that each meets each.
 */

const visits: readonly VisitOptions[] = [
  { size: "laptop", language: "en", theme: "parchment" },
  { size: "laptop", language: "fr", theme: "night" },
  { size: "narrow", language: "en", theme: "night" },
  { size: "narrow", language: "fr", theme: "parchment" },
];

/** Every page that is there without a game, and how one sees that it has come. */
const addresses = [
  "/",
  "/practice",
  "/pass",
  "/replay",
  "/learn",
  `/rules/${TESTING_GAME}`,
  "/sign-in",
  "/account",
  "/recover",
  "/me",
  `/statistics/${TESTING_GAME}`,
  "/no-such-page",
];

/** Links that a finger misses which comes down 18 px above or below their middle. Runs in the page. */
function lowForFingers(controls: string): string[] {
  const REACH = 18;
  for (const folded of document.querySelectorAll("details")) folded.open = true;
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (control.getClientRects().length === 0) return [];
    control.scrollIntoView({ block: "center" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = [-REACH, REACH].every((by) => control.contains(document.elementFromPoint(x, y + by)));
    return isHit ? [] : [control.textContent ?? ""];
  });
}

test("axe and the ruler see what is wrong", async ({ visit }) => {
  const { page } = await visit({ size: "narrow" });
  await page.goto("/learn");
  await page.locator("h1").first().waitFor();
  await page.evaluate(() => {
    const faint = document.createElement("p");
    faint.textContent = "Winter is coming";
    document.querySelector("main")?.append(faint);
    faint.animate([{ opacity: 0.1 }, { opacity: 0.1, offset: 0.9 }, { opacity: 1 }], 1_000);
  });
  await expectAccessible(page, "what is fading in");
  await page.evaluate(() => {
    const wrong = document.createElement("button");
    wrong.style.width = "500px";
    document.querySelector("main")?.append(wrong);
  });
  await expect(expectAccessible(page, "a button without a name")).rejects.toThrow("button-name");
  await expect(expectToFit(page, "a wide button")).rejects.toThrow("wider than the screen");
});

describe.each(visits)("$size, $language, $theme", (options) => {
  const { language = "en" } = options;
  const text = language === "fr" ? fr : en;

  test("pages", async ({ visit }) => {
    const { page } = await visit({ ...options, isUnpainted: true });
    for (const address of addresses) {
      await page.goto(address);
      await page.locator("h1").first().waitFor();
      await expectGood(page, address);
      if (options.size !== "narrow") continue;
      await expectRoomForFingers(page, address);
      await expect.poll(() => page.evaluate(lowForFingers, ".rule, .rule-id"), { message: address }).toEqual([]);
    }
  });

  test("dialogs, a room and a table", async ({ visit }) => {
    const { page } = await visit({ ...options, isUnpainted: true });
    await page.goto("/");
    await page.getByRole("button", { name: text.lobby.playWithFriends }).click();
    await page.getByRole("dialog").waitFor();
    await expectGood(page, "the question for a name");
    await page.getByRole("dialog").getByRole("textbox").fill("Ann");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: text.lobby.create.title }).waitFor();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: titleOf(TESTING_GAME, language), exact: true })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "4", exact: true }).click();
    await page.getByRole("dialog").getByText(text.lobby.create.more, { exact: true }).click();
    await expectGood(page, "a new table");
    await page.getByRole("dialog").getByRole("button", { name: text.lobby.create.go, exact: true }).click();
    await page.getByRole("button", { name: text.table.room.ready, exact: true }).waitFor();
    await expectGood(page, "the room before a game");
    if (options.size === "narrow") {
      // Whom to bring stands before four chairs, most of them empty.
      const topOf = async (part: string): Promise<number> => (await page.locator(part).boundingBox())?.y ?? Number.NaN;
      await expect.poll(async () => (await topOf(".room-invite")) < (await topOf(".chairs"))).toBe(true);
    }
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await expectGood(page, "keys");
    await page.keyboard.press("Escape");
    await seatBots(page, [2, 3, 4], text);
    await beReady(page, text);
    await beginGame(page, text);
    await page.locator(".ask-slot[data-ask]").waitFor({ state: "attached" });
    await expectGood(page, "a table");
  });
});
