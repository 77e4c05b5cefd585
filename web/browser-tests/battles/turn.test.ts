import type { JsonMap } from "@weirwood/kernel";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { text } from "../../games/battles/text/en.ts";
import { text as french } from "../../games/battles/text/fr.ts";
import { expectGood } from "../server/axe.ts";
import { test } from "../server/visit.ts";
import { hexButton, laidOut, openTable } from "./open-table.ts";

const STARK = 0;

/** Opens a table on which Stark is asked something, after these answers. */
const open = (page: Page, position: JsonMap, ...answers: readonly string[]) =>
  openTable(page, laidOut(position, ...answers), STARK);

const { turn } = text;

/** Takes a card of the hand, and waits until the field asks on whom it is played. */
async function takeCard(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(title) }).click();
  await page.getByRole("heading", { name: title }).waitFor();
}

const host: JsonMap = {
  units: {
    h4: "blue maege",
    g4: "green war-host",
    i4: "green war-host",
    l4: "green war-host",
    c2: "red eddard",
    h9: "green lannisport-guards",
    c9: "blue kevan",
  },
  hands: { stark: ["sl03", "sl09", "sl12"], lannister: ["ll01"] },
  pool: { stark: { blue: 1, morale: 1 } },
};

test("a card is played on a commander with its tactic's tokens shown, and units are named and taken back", async ({
  visit,
}) => {
  const { page } = await visit();
  const { answered } = await open(page, host);
  await expectGood(page, "a turn");
  await takeCard(page, "Shield of the North");
  await hexButton(page, "c2").click();
  const tactic = page.getByRole("button", { name: turn.card.before });
  await tactic.click();
  await page.locator('.battle-tray [data-state="shown"]').waitFor();
  await expectGood(page, "a card and its tactic");
  await page.getByRole("button", { name: turn.putDown }).click();

  await takeCard(page, "Battle Line");
  await hexButton(page, "h4").click();
  await page.getByRole("button", { name: turn.send.play("Battle Line", "Maege Mormont") }).click();
  // Greyed, and yet it says why.
  await hexButton(page, "l4").click({ force: true });
  await page.getByText(turn.uncontrolled("War Host of the North")).waitFor();
  await expectGood(page, "units that are named, and one that cannot be");
  await hexButton(page, "g4").click();
  await page.getByRole("button", { name: turn.naming.enough(1) }).waitFor();
  await hexButton(page, "i4").click();
  await page.getByRole("button", { name: turn.naming.enough(2) }).waitFor();
  await page.keyboard.press("u");
  await page.getByRole("button", { name: turn.naming.enough(1) }).click();
  // The card, the unit, and that there are no more.
  await page.getByText(text.desk.held(3)).waitFor();
  expect(await answered()).toEqual([]);
});

test("by keyboard alone, at night: cards and tokens by digits, commanders by C, zones by Z", async ({ visit }) => {
  const { page } = await visit({ theme: "night" });
  const { answered } = await open(page, host);
  // The tokens are blue and morale; the third is the first card.
  await page.keyboard.press("3");
  await page.getByRole("heading", { name: "Battle Line" }).waitFor();
  await page.keyboard.press("c");
  await page.keyboard.press("c");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-hex"))).toBe("h4");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: turn.send.play("Battle Line", "Maege Mormont") }).waitFor();
  await expectGood(page, "a card that was played by keyboard");
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await page.keyboard.press("o");
  await page.getByRole("heading", { name: "War Host of the North", exact: true }).waitFor();
  await expectGood(page, "who a unit is");
  await page.keyboard.press("2");
  await page.getByRole("button", { name: turn.send.raise }).first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("r");
  await page.getByRole("button", { name: text.desk.done.end }).waitFor();
  await page.keyboard.press("r");
  await expect.poll(answered).toEqual(["raise"]);
});

test("on a phone the hand lies in the sheet, and a token orders a unit from there", async ({ visit }) => {
  const { page } = await visit({ size: "phone" });
  await open(page, host);
  await page.getByRole("button", { name: turn.tray.tokensOf(1, "blue") }).tap();
  await page
    .getByRole("button", { name: /War Host of the North, H4/ })
    .last()
    .tap();
  await expectGood(page, "a token on a phone");
  await page.getByRole("button", { name: turn.send.order("War Host of the North", "H4") }).tap();
  await page.getByText(text.desk.held(1)).waitFor();
});

test("at the end of a round a card and a token are kept, in French", async ({ visit }) => {
  const { page } = await visit({ language: "fr" });
  const { answered } = await open(page, host, "pass", "pass");
  const { keep } = french.turn;
  await page.getByText(keep.lead).waitFor();
  await page.locator(".ask .tray-card").first().click();
  await page.locator(".ask .tray-token").last().click();
  await expectGood(page, "what is kept");
  await page.locator(".send").click();
  await expect.poll(answered).toEqual(["keep sl03 morale"]);
});
