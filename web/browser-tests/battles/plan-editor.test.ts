import { text as textFrom } from "node:stream/consumers";
import { isRefused, readPlan } from "@weirwood/battles/plans";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { text as en } from "../../games/battles/editor/text/en.ts";
import { text as fr } from "../../games/battles/editor/text/fr.ts";
import { en as frame } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { expectGood } from "../server/axe.ts";
import { middleOf } from "../server/drawn.ts";
import { test } from "../server/visit.ts";

/** A plan is built, broken on purpose, mended, kept, sent and played; with the mouse, by keys alone, and on a phone. */

const ADDRESS = "/games/battles/plans";

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name, exact: true });
const hex = (page: Page, name: string): Locator => page.locator(`[data-hex="${name}"]`);
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name: new RegExp(`^${name}`) });

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(hex(page, from)), await middleOf(hex(page, to))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

async function beginEmpty(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await button(page, en.choice.empty).click();
  await hex(page, "e5").waitFor();
}

/** As little as a battle needs, on an empty field. */
async function build(page: Page): Promise<void> {
  await button(page, "River").click();
  await hex(page, "h5").click();
  await button(page, "War Host of the North").click();
  for (const name of ["c2", "d2", "e2"]) await hex(page, name).click();
  await button(page, "Lannisport Guards").click();
  for (const name of ["c8", "d8", "e8"]) await hex(page, name).click();
  await button(page, en.tools.objective).click();
  await hex(page, "e5").click();
  await tab(page, en.tabs.values).click();
  for (const [language, words] of Object.entries({ en: "The Mill", fr: "Le moulin" })) {
    const { name, brief, languages, in: inLanguage } = en.values;
    const spoken = languages[language as "en"];
    await page.getByLabel(inLanguage(name, spoken), { exact: true }).fill(words);
    await page.getByLabel(inLanguage(brief, spoken), { exact: true }).fill(`${words}.`);
  }
  await tab(page, en.tabs.victory).click();
  await button(page, en.rows.addOf(en.rows.score)).click();
  await tab(page, en.tabs.checks).click();
  await page.getByText(en.checks.fine).waitFor();
}

test("a plan is built, broken, mended, kept, sent and played", async ({ visit }) => {
  const { page, context } = await visit();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginEmpty(page);
  await build(page);
  await expectGood(page, "a plan in order");

  // Broken on purpose: a unit stands in the river, and there are too many rounds.
  await button(page, "River").click();
  await hex(page, "d2").click();
  await tab(page, en.tabs.values).click();
  await page.getByLabel(en.values.rounds, { exact: true }).fill("50");
  await expect.poll(() => page.getByLabel(en.values.rounds, { exact: true }).getAttribute("aria-invalid")).toBe("true");
  await tab(page, en.tabs.checks).click();
  await page.getByRole("heading", { name: en.checks.title(2) }).waitFor();
  await expect.poll(() => hex(page, "d2").getAttribute("aria-label")).toContain("is impassable");
  await expect.poll(() => button(page, en.trials.tryAs("House Stark")).getAttribute("aria-disabled")).toBe("true");
  await expectGood(page, "a plan with mistakes");

  // Mended, one by its button and one by hand; the last step is taken back and done again.
  await button(page, /^Move to /).click();
  await tab(page, en.tabs.values).click();
  await page.getByLabel(en.values.rounds, { exact: true }).fill("3");
  await button(page, en.bar.undo).click();
  await button(page, en.bar.redo).click();
  await tab(page, en.tabs.checks).click();
  await page.getByText(en.checks.fine).waitFor();

  // Moved by hand.
  await button(page, en.tools.hand).click();
  await drag(page, "c2", "c4");
  await expect.poll(() => hex(page, "c4").getAttribute("aria-label")).toContain("War Host of the North");

  // Kept: the page loaded anew shows the same plan.
  await page.reload();
  await hex(page, "e5").waitFor();
  await expect.poll(() => hex(page, "e2").getAttribute("aria-label")).toContain("War Host of the North");
  await page.getByLabel(en.values.rounds, { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel(en.values.rounds, { exact: true }).inputValue()).toBe("3");

  // As a file it is what the command line reads; as a link somebody else has a copy.
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, en.bar.export).click()]);
  const plan = readPlan(await textFrom(await download.createReadStream()));
  expect(isRefused(plan)).toBe(false);
  await button(page, en.bar.link).click();
  await page.getByText(en.bar.linkCopied).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visit({ language: "fr" });
  await other.page.goto(link);
  await other.page.getByText("Le moulin").first().waitFor();

  // A few games between bots, and one against a bot.
  await button(page, en.trials.runAbout(200)).click();
  await page.getByText(/bot games, version of/).waitFor();
  await expectGood(page, "games of bots");
  await page.getByLabel(en.values.rounds, { exact: true }).fill("4");
  await page.getByText(en.trials.old).waitFor();
  await arrive(page, PRACTICE, () => button(page, en.trials.tryAs("House Lannister")).click());
  await page.locator(".battles-board").waitFor();
  await hex(page, "e5").waitFor();
});

test("a plan is offered in the lobby, where its name is seen", async ({ visit }) => {
  const { page } = await visit();
  await page.goto(ADDRESS);
  await button(page, "Clash on the Kingsroad").click();
  await hex(page, "e5").waitFor();
  await button(page, en.bar.offer).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Ann");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: frame.lobby.create.title });
  await dialog.locator(".plan-picture").waitFor();
  await expect
    .poll(() => dialog.locator(".document-name").textContent())
    .toBe(en.choice.copyName("Clash on the Kingsroad"));
  await expectGood(page, "a table with a plan of one's own");
  const go = dialog.getByRole("button", { name: frame.lobby.create.go, exact: true });
  await arrive(page, /\/table\//, () => go.click());
  await page.locator(".table-options").getByText(en.choice.copyName("Clash on the Kingsroad")).waitFor();
});

test("a link that carries nothing says so, and a page that is not there too", async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`${ADDRESS}#plan=AAAA`);
  await page.getByRole("alert").getByText(en.link.unreadable).waitFor();
  await page.goto("/games/battles/castles");
  await page.getByText(frame.app.nothingHere).waitFor();
});

test("everything is done by keys", async ({ visit }) => {
  const { page } = await visit();
  await page.goto(ADDRESS);
  await button(page, en.choice.empty).focus();
  await page.keyboard.press("Enter");
  await hex(page, "a0").waitFor();
  await page.locator('[data-hex][tabindex="0"]').focus();
  const here = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute("data-hex") ?? null);
  const before = await here();
  await page.keyboard.press("ArrowRight");
  await expect.poll(here).not.toBe(before);
  const after = (await here()) as string;
  for (const key of ["t", "3", "Enter"]) await page.keyboard.press(key);
  await expect.poll(() => hex(page, after).getAttribute("aria-label")).toContain("forest");
  for (const key of ["a", "2", "r", "Enter"]) await page.keyboard.press(key);
  await expect.poll(() => hex(page, after).getAttribute("aria-label")).toContain("Winterfell Riders, blue");
  await page.keyboard.press("Delete");
  await expect.poll(() => hex(page, after).getAttribute("aria-label")).not.toContain("Winterfell");
  for (const key of ["u", "u"]) await page.keyboard.press(key);
  await expect.poll(() => hex(page, after).getAttribute("aria-label")).toContain("forest");
  await page.keyboard.press("u");
  await expect.poll(() => hex(page, after).getAttribute("aria-label")).not.toContain("forest");
});

test("on a phone every part fits, and axe finds nothing", async ({ visit }) => {
  const { page } = await visit({ size: "narrow", language: "fr", theme: "night" });
  const parts = page.getByRole("navigation", { name: fr.tabs.panel });
  await page.goto(ADDRESS);
  await page.locator("h1").waitFor();
  await expectGood(page, "the choice of a plan");
  await page.getByRole("button", { name: "Les loups pillards" }).tap();
  await hex(page, "e5").waitFor();
  await button(page, "Forêt").tap();
  for (const name of [fr.tabs.values, fr.tabs.hex, fr.tabs.victory, fr.tabs.special, fr.tabs.checks]) {
    await parts.getByRole("button", { name }).tap();
    await page.locator(".editor-side").waitFor();
    await expectGood(page, name);
  }
  await parts.getByRole("button", { name: fr.tools.title }).tap();
  await expect.poll(() => page.locator(".editor-side").count()).toBe(0);
  await button(page, fr.tools.units).tap();
  await expectGood(page, "units");
});
