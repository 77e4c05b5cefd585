import { text as textFrom } from "node:stream/consumers";
import { type Deck, readDeckText, readyDecks, whyNotDeck } from "@weirwood/cards/decks";
import { cardIds } from "@weirwood/cards/questions";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { text as en } from "../../games/cards/editor/text/en.ts";
import { text as fr } from "../../games/cards/editor/text/fr.ts";
import { en as frame } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { expectGood } from "../server/axe.ts";
import { expectRoomForFingers } from "../server/fingers.ts";
import { test } from "../server/visit.ts";

/** A deck is begun with one of ours, broken on purpose, mended, kept, sent and played; by keys alone, and on a phone. */

const ADDRESS = "/games/cards/decks";

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name, exact: true });
/** The button of a card in the pool; in the deck beside it there is another one of the same name. */
const inPool = (page: Page, name: string): Locator =>
  page.locator(".deck-pool").getByRole("button", { name, exact: true });
const reasons = (page: Page): Locator => page.locator('.deck-checks [data-is="wrong"] b');

async function beginWith(page: Page, deck: RegExp): Promise<void> {
  await page.goto(ADDRESS);
  await page.getByRole("button", { name: deck }).click();
  await page.locator(".pool-card").first().waitFor();
}

const deckIn = (text: string): Deck => {
  const deck = readDeckText(text);
  return "house" in deck ? deck : expect.fail(`not a deck: ${text}`);
};

/** Types an answer at a table, as soon as it is one. */
async function type(page: Page, answer: string): Promise<void> {
  const field = page.getByPlaceholder(frame.table.commandLine.placeholder);
  const isRefused = async (): Promise<string | null> => {
    await field.fill("");
    await field.fill(answer);
    return field.getAttribute("aria-invalid");
  };
  await expect.poll(isRefused).toBe("false");
}

test("a deck of ours is broken, every reason is said, and it is mended", async ({ visit }) => {
  const { page } = await visit();
  await page.goto(ADDRESS);
  await page.locator("h1").waitFor();
  await expectGood(page, "the choice of a deck");
  await beginWith(page, /^Wolf Pack/);
  await page.getByText(en.checks.fine).waitFor();
  await expectGood(page, "a legal deck");

  // Four of a title, too few cards, a plot less.
  await page.getByRole("searchbox").fill("nobody at all");
  await page.getByText(en.pool.none).waitFor();
  // What stands on cards is searched too, in a language that is not read.
  await page.getByRole("searchbox").fill("melangez");
  await page.locator(".pool-card").first().waitFor();
  await page.getByRole("searchbox").fill("vent gris");
  await page.getByText(en.pool.found(1)).waitFor();
  await inPool(page, en.pool.add("Grey Wind")).click();
  await page.getByRole("searchbox").fill("recruiter");
  for (let copy = 0; copy < 3; copy++) await inPool(page, en.pool.remove("House Tully Recruiter")).click();
  await page
    .locator(".deck-list")
    .getByRole("button", { name: en.pool.remove("Blockade") })
    .click();
  await expect
    .poll(() => reasons(page).allTextContents())
    .toEqual([
      "A draw deck has at least 60 cards; this one has 58.",
      "A plot deck has exactly 7 plots; this one has 6.",
      "Grey Wind: a deck holds at most 3; this one has 4.",
    ]);
  await expect.poll(() => button(page, en.play.go).getAttribute("aria-disabled")).toBe("true");
  await button(page, en.play.go).press("Enter");
  await page.getByRole("alert").getByText(en.play.mendFirst(3)).waitFor();
  await expectGood(page, "a deck with mistakes");

  // Each reason leads to its rule.
  await page
    .locator(".deck-checks")
    .getByRole("button", { name: /cards\.deck\.copies/ })
    .click();
  await page.getByText("A draw deck holds at most three cards of one title").first().waitFor();
  await page.keyboard.press("Escape");

  // Mended: the last step is taken back, the others are undone by hand.
  await button(page, en.bar.undo).click();
  await expect.poll(() => reasons(page).count()).toBe(2);
  await button(page, en.bar.redo).click();
  await expect.poll(() => reasons(page).count()).toBe(3);
  await button(page, en.bar.undo).click();
  for (let copy = 0; copy < 3; copy++) await inPool(page, en.pool.add("House Tully Recruiter")).click();
  await page
    .locator(".deck-list")
    .getByRole("button", { name: en.pool.remove("Grey Wind") })
    .click();
  await page.getByText(en.checks.fine).waitFor();

  // Filters: plots alone, and what another House keeps for itself is not offered.
  await page.getByRole("searchbox").fill("");
  await button(page, en.filters.types.plot).click();
  await button(page, "House Stark").click();
  await button(page, en.filters.neutral).click();
  const all = await page.locator(".pool-search .num").textContent();
  await page.getByLabel(en.filters.only).check();
  await expect.poll(() => page.locator(".pool-search .num").textContent()).not.toBe(all);
  await button(page, en.pool.list).click();
  await page.locator(".pool-row").first().waitFor();
  await expectGood(page, "a list of plots");

  // Another House: what is foreign costs more, and what is reserved may not stay.
  await page.getByRole("combobox", { name: en.deck.house }).selectOption({ label: "House Lannister" });
  await page.locator('.deck-checks [data-is="dear"]').waitFor();
  await expect.poll(() => reasons(page).count()).toBeGreaterThan(0);
  await page.keyboard.press("Control+z");
});

test("a deck is kept, exported, imported, sent and played", async ({ visit }) => {
  const { page, context } = await visit();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginWith(page, /^Wolf Pack/);
  await page.getByLabel(en.deck.name).fill("Winter’s teeth");
  await button(page, en.pool.add("Ser Rodrik Cassel")).first().click();
  await page.reload();
  await page.locator(".pool-card").first().waitFor();
  await expect.poll(() => page.getByLabel(en.deck.name).inputValue()).toBe("Winter’s teeth");
  await page.getByText(`${en.deck.size(61, 60)} · ${en.deck.plots(7)}`).waitFor();

  // As a file, and as a text in the other language.
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, en.share.download).click()]);
  const exported = await textFrom(await download.createReadStream());
  expect(whyNotDeck(deckIn(exported))).toEqual([]);
  await button(page, en.share.title).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: en.share.languages.fr }).click();
  const shared = (): Promise<string> => dialog.getByLabel(en.share.label).inputValue();
  await expect.poll(shared).toContain("Personnages");
  const french = await shared();
  expect(deckIn(french)).toEqual(deckIn(exported));
  await expectGood(page, "sharing");
  await dialog.getByRole("button", { name: en.share.copyLink }).click();
  await page.getByText(en.share.linkCopied).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("Escape");
  const other = await visit({ language: "fr", isUnpainted: true });
  await other.page.goto(link);
  await other.page.getByLabel(fr.deck.name).waitFor();
  await expect.poll(() => other.page.getByLabel(fr.deck.name).inputValue()).toBe("Winter’s teeth");
  await other.page.getByText(fr.checks.fine).waitFor();

  // A text with a mistake is not opened; mended it is.
  await button(page, en.bar.import).click();
  await dialog.getByLabel(en.import.label).fill(`${french}\n3x Nobody`);
  await dialog.getByRole("button", { name: en.import.open }).click();
  await dialog.getByText("there is no card called “Nobody”").waitFor();
  await expectGood(page, "a text that is not understood");
  await dialog.getByLabel(en.import.label).fill(french);
  await dialog.getByRole("button", { name: en.import.open }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(`${en.deck.size(61, 60)} · ${en.deck.plots(7)}`).waitFor();

  // Seven cards, seven others, and one more.
  await button(page, en.draw.title).click();
  const hand = dialog.getByRole("listitem");
  await expect.poll(() => hand.count()).toBe(7);
  await dialog.getByRole("button", { name: en.draw.mulligan }).click();
  await dialog.getByRole("button", { name: en.draw.more }).click();
  await expect.poll(() => hand.count()).toBe(8);
  await expectGood(page, "a test draw");
  await page.keyboard.press("Escape");

  // Games between bots, given up after some.
  await button(page, en.bar.trials(200)).click();
  await dialog.getByLabel(en.trials.against).selectOption({ label: "Hear Them Roar" });
  await dialog.getByRole("button", { name: en.trials.run(200) }).click();
  await dialog.getByText(/^[1-9]\d* of 200 games/).waitFor();
  await dialog.getByRole("button", { name: en.trials.cancel }).click();
  await dialog.getByText(/very likely between/).waitFor();
  await expectGood(page, "games of bots");

  // A game of one's own against that deck, up to the first question after set-up.
  await arrive(page, PRACTICE, () => dialog.getByRole("button", { name: en.play.against("Hear Them Roar") }).click());
  const [plot] = deckIn(exported).plots;
  await type(page, "mulligan no");
  await page.keyboard.press("Enter");
  await type(page, "place");
  await page.keyboard.press("Enter");
  await type(page, `plot ${cardIds[plot]}`);
});

test("a deck is duplicated, deleted and brought back; a link that carries nothing says so", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await beginWith(page, /^Sun and Spear/);
  await button(page, en.bar.duplicate).click();
  const twin = en.choice.twinName(en.choice.copyName("Sun and Spear"));
  await expect.poll(() => page.getByLabel(en.deck.name).inputValue()).toBe(twin);
  await button(page, en.bar.decks).click();
  await button(page, en.choice.forget(twin)).click();
  await page.getByText(en.choice.forgotten(twin)).waitFor();
  await expect.poll(() => button(page, en.choice.open(twin)).count()).toBe(0);
  await button(page, en.choice.undo).click();
  await button(page, en.choice.open(twin)).waitFor();
  await page.goto(`${ADDRESS}#deck=AAAA`);
  await page.getByRole("alert").getByText(en.link.unreadable).waitFor();
});

test("everything is done by keys", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await page.goto(ADDRESS);
  await button(page, en.choice.empty).focus();
  await page.keyboard.press("Enter");
  await page.locator(".pool-card").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("eddard");
  await page.getByText(en.pool.found(3)).waitFor();
  await page.locator('[data-pool-card][tabindex="0"]').focus();
  const label = (): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null);
  await expect.poll(() => label()).toContain("Eddard Stark");
  for (const key of ["+", "+", "-"]) await page.keyboard.press(key);
  await expect.poll(label).toContain(en.pool.inDeck(1, 3));
  await page.getByRole("status").getByText(en.pool.now("Eddard Stark", 1)).waitFor({ state: "attached" });
  await page.keyboard.press("u");
  await expect.poll(label).toContain(en.pool.inDeck(2, 3));
  const before = await label();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => label()).not.toBe(before);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => label()).toBe(before);
});

test("on a phone every part fits, and axe finds nothing", async ({ visit }) => {
  const { page } = await visit({ size: "narrow", language: "fr", theme: "night" });
  const parts = page.getByRole("navigation", { name: fr.tabs.label });
  await page.goto(ADDRESS);
  await page.locator("h1").waitFor();
  await expectGood(page, "the choice of a deck");
  const [{ title }] = readyDecks;
  await page.getByRole("button", { name: new RegExp(`^${title.fr}`) }).tap();
  await page.locator(".pool-card").first().waitFor();
  await expectGood(page, "the pool");
  await expectRoomForFingers(page, "the pool");
  await button(page, fr.filters.title).tap();
  await page.getByRole("dialog").getByRole("button", { name: fr.filters.types.plot }).tap();
  await expectGood(page, "filters");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Montrer/ })
    .tap();
  await page.locator(".pool-card .card-copies button:last-child").first().tap();
  await page
    .getByRole("button", { name: /erreur/ })
    .first()
    .tap();
  await expect.poll(() => reasons(page).count()).toBeGreaterThan(0);
  for (const name of [fr.tabs.deck, fr.tabs.charts, fr.tabs.checks, fr.tabs.share]) {
    await parts.getByRole("button", { name }).tap();
    await expectGood(page, name);
    await expectRoomForFingers(page, name);
  }
});
