import { describe, expect } from "vitest";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { expectAccessible, expectGood, expectToFit } from "./server/axe.ts";
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
  "/rules/throne",
  "/rules/throne#cards",
  "/rules/throne#areas",
  "/rules/throne#pieces",
  "/sign-in",
  "/account",
  "/recover",
  "/me",
  "/statistics/throne",
  "/no-such-page",
];

test("axe and the ruler see what is wrong", async ({ visit }) => {
  const { page } = await visit({ size: "narrow" });
  await page.goto("/learn");
  await page.locator("h1").first().waitFor();
  await page.evaluate(() => {
    const wrong = document.createElement("button");
    wrong.style.width = "500px";
    document.querySelector("main")?.append(wrong);
  });
  await expect(expectAccessible(page, "a button without a name")).rejects.toThrow("button-name");
  await expect(expectToFit(page, "a wide button")).rejects.toThrow("wider than the screen");
});

describe.each(visits)("$size, $language, $theme", (options) => {
  const text = options.language === "fr" ? fr : en;

  test("pages", async ({ visit }) => {
    const { page } = await visit(options);
    for (const address of addresses) {
      await page.goto(address);
      await page.locator("h1").first().waitFor();
      await expectGood(page, address);
    }
  });

  test("dialogs", async ({ visit }) => {
    const { page } = await visit(options);
    await page.goto("/");
    await page.getByRole("button", { name: text.lobby.playWithFriends }).click();
    await page.getByRole("dialog").waitFor();
    await expectGood(page, "the question for a name");
    await page.getByRole("dialog").getByRole("textbox").fill("Ann");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: text.lobby.create.title }).waitFor();
    await page.getByRole("dialog").getByText(text.lobby.create.more, { exact: true }).click();
    await expectGood(page, "a new table");
    await page.getByRole("dialog").getByRole("button", { name: text.lobby.create.go, exact: true }).click();
    await page.getByRole("button", { name: text.table.room.ready, exact: true }).waitFor();
    await expectGood(page, "the room before a game");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await expectGood(page, "keys");
  });
});
