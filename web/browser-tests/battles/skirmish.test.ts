import { type Battle, battles } from "@weirwood/battles/rules";
import { chanceFrom, isRefusal, type Seat, seedFrom } from "@weirwood/kernel";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { text as words } from "../../games/battles/setup/text/en.ts";
import { text as frenchWords } from "../../games/battles/setup/text/fr.ts";
import { text as sheets } from "../../games/battles/side/text/en.ts";
import { text } from "../../games/battles/text/en.ts";
import { en } from "../../text/en.ts";
import { expectGood } from "../server/axe.ts";
import { drawn, middleOf } from "../server/drawn.ts";
import { gameOf, layState } from "../server/kept-games.ts";
import { test, walkTo } from "../server/visit.ts";

/** A battle before its first round, played on by chance until somebody is asked what the test wants. */
function before(plan: string, isWanted: (game: Battle) => boolean): Battle {
  const options = battles.readOptions({ plan });
  if (isRefusal(options)) throw new Error(options.rule);
  const game = battles.setup(options, seedFrom(plan));
  const chance = chanceFrom(1);
  while (!isWanted(game)) {
    const seat = battles.awaited(game);
    battles.apply(game, seat, battles.sample(game, seat, chance));
  }
  return game;
}

/** Sits down in the seat of whoever is asked. */
async function sitDown(page: Page, state: Battle, plan: string, seat: Seat = battles.awaited(state)) {
  await page.goto("/practice");
  const id = await layState(page, battles, { state, seat, options: { plan } });
  await walkTo(page, `/practice/${id}`);
  await page.locator(".ask h2").waitFor();
  const answered = async (): Promise<string[]> =>
    (await gameOf(page, id)).decisions.filter((made) => made.seat === seat).map(({ notation }) => notation);
  return { answered };
}

const open = (page: Page): Locator => page.locator('[data-hex][data-state="legal"]');
const chosen = (page: Page): Locator => page.locator('[data-hex][data-state="selected"]');
const done = (page: Page): Locator => page.getByRole("heading", { name: text.desk.placed.title });
const bench = (page: Page): Locator => page.locator(".bench button");

/** Drags by mouse, through a few places in between as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 4, start.y - 20, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

/** Places everything of the reader's in this group, piece by piece, and ends it. */
async function placeAll(page: Page, putOne: () => Promise<void>): Promise<void> {
  for (;;) {
    await done(page).or(bench(page).first()).first().waitFor();
    // The next piece takes the keyboard.
    await drawn(page);
    if (await done(page).isVisible()) break;
    await putOne();
    await chosen(page).first().waitFor();
    await page.keyboard.press("r");
    await chosen(page).first().waitFor({ state: "detached" });
  }
  await page.keyboard.press("r");
  await done(page).waitFor({ state: "detached" });
}

const byKeyboard = (page: Page) => async (): Promise<void> => {
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
};
const byHand = (page: Page) => (): Promise<void> => drag(page, bench(page).first(), open(page).first());

test("a skirmish is set up and begun: picks by digits, terrain by keyboard, commanders and units by hand", async ({
  visit,
}) => {
  const { page } = await visit();
  const { answered } = await sitDown(
    page,
    before("raid", () => true),
    "raid",
    0,
  );
  await expectGood(page, "picks");
  await page.keyboard.press("4");
  await page.keyboard.press("7");
  await page.getByRole("button", { name: words.pick.seal(2) }).click();

  await bench(page).first().waitFor();
  await placeAll(page, byKeyboard(page));
  await page.getByRole("heading", { name: words.place.title("Greatjon Umber") }).waitFor();
  await drag(page, bench(page).first(), open(page).first());
  await expectGood(page, "a commander, and his zone");
  const first = await chosen(page).getAttribute("data-hex");
  await drag(page, chosen(page), open(page).last());
  await expect.poll(() => chosen(page).getAttribute("data-hex")).not.toBe(first);
  // It stands as soon as the next is taken up.
  await drag(page, bench(page).last(), open(page).first());
  await page.getByText(text.desk.held(1)).waitFor();
  await page.keyboard.press("r");
  await done(page).waitFor();
  await page.keyboard.press("r");
  await page.locator(".setup-steps [aria-current]", { hasText: words.steps.units }).waitFor();
  await placeAll(page, byHand(page));
  await page.locator(".tray-tokens").waitFor();
  const said = await answered();
  expect(said[0]).toBe("pick ss4 ss7");
  expect(said.filter((one) => one.startsWith("lay")).length).toBeGreaterThan(4);
  expect(said.filter((one) => one.startsWith("place")).length).toBeGreaterThan(4);
});

test("on a phone a piece is taken and then a hex, and a hex that is not open says why, in French", async ({
  visit,
}) => {
  const { page } = await visit({ size: "phone", language: "fr", theme: "night" });
  const isCommanders = (game: Battle): boolean => {
    const answer = [...(battles.options(game, battles.awaited(game)) ?? [])][0];
    return answer.kind === "place" && battles.awaited(game) === 0;
  };
  await sitDown(page, before("reward", isCommanders), "reward");
  await bench(page).last().tap();
  await open(page).nth(5).tap();
  await page.getByRole("button", { name: frenchWords.place.commanderHere("") }).waitFor();
  await expectGood(page, "a commander is placed on a phone");
  await page.locator('[data-hex="e5"]').tap();
  await page.locator(".why").first().waitFor();
  await page.locator(".send").tap();
  await page.locator('.bench [data-state="placed"]').waitFor();
});

test("palisades are manned by hand and by digits, and their tokens taken off by dice", async ({ visit }) => {
  const { page } = await visit({ theme: "night" });
  const isAsked = (kind: string) => (game: Battle) => battles.asks(game)[0].kind === kind;
  await sitDown(page, before("wolf-raiders", isAsked("fortify")), "wolf-raiders");
  await drag(page, bench(page).last(), open(page).nth(2));
  await expectGood(page, "palisades");
  await page.keyboard.press("1");
  await page.getByText(text.desk.held(1)).waitFor();
  await page.keyboard.press("u");
  await page.getByText(text.desk.held(1)).waitFor({ state: "detached" });
  await sitDown(page, before("wolf-raiders", isAsked("breach")), "wolf-raiders");
  await open(page).first().click();
  await page.locator(".breach-dice button").first().click();
  await expectGood(page, "dice against palisades");
  await page.keyboard.press("r");
  await chosen(page).waitFor({ state: "detached" });
});

test("the strip opens morale, both Houses and the legend, and lights zones", async ({ visit }) => {
  const { page } = await visit();
  await sitDown(
    page,
    before("whispering-wood", () => true),
    "whispering-wood",
    0,
  );
  await page.locator(".strip-commander").first().click();
  await page.locator('.strip-commander[aria-pressed="true"]').waitFor();
  await page.locator(".strip-morale").click();
  await page.getByRole("dialog", { name: sheets.morale.title }).waitFor();
  await expectGood(page, "morale and standing");
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.locator(".battle-house").first().waitFor();
  await expectGood(page, "both Houses");
  await page.locator(".battles-side .legend-button").click();
  await page.getByRole("dialog", { name: sheets.legend.title }).waitFor();
  await expectGood(page, "the legend");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: en.app.close }).click();
  await page.locator(".battle-house").first().waitFor({ state: "hidden" });
});
