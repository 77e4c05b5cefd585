import { CARD_SOURCE, faces, NONE, placesOf, refNames } from "@weirwood/cards/questions";
import { type CardsDecision, cards } from "@weirwood/cards/rules";
import { en } from "@weirwood/cards/text/en";
import { explain } from "@weirwood/kernel";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { handThing } from "../../games/cards/desk/things.ts";
import { text } from "../../games/cards/text/en.ts";
import { expectAccessible } from "../server/axe.ts";
import { decisionOf, gameOf } from "../server/kept-games.ts";
import { test } from "../server/visit.ts";
import { openPosition, type Position, positionWhere } from "./positions.ts";

const chosen = ({ answers }: Position): readonly string[] =>
  answers.flatMap((answer) => (answer.kind === "choose" ? [refNames[answer.what]] : []));

test("who attacks is chosen by keyboard, taken back, and sent with the space bar", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true, withoutHints: true });
  const position = positionWhere((one) => one.kind === "attackers" && chosen(one).length > 1);
  const id = await openPosition(page, position);
  const [first, second] = chosen(position);
  const spot = (thing: string) => page.locator(`.cards-table button[data-thing="${thing}"]`).first();
  const made = async () =>
    (await gameOf(page, id)).decisions.filter(({ seat }) => seat === position.seat).map(({ notation }) => notation);
  // N goes to what can be chosen.
  await page.keyboard.press("n");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-thing"))).toBe(first);
  await page.keyboard.press("Enter");
  await page
    .locator(`.cards-spot[data-mark="chosen"] [data-thing="${first}"], [data-mark="chosen"][data-thing="${first}"]`)
    .first()
    .waitFor();
  expect(await made()).toEqual([]);
  await page.keyboard.press("Backspace");
  await expect.poll(() => page.locator('.cards-table [data-mark="chosen"]').count()).toBe(0);
  await spot(second).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator('.cards-table [data-mark="chosen"]').count()).toBeGreaterThan(0);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await made()).slice(0, 2)).toEqual([`choose ${second}`, "done"]);
});

test("by keyboard, what cannot be placed says why at Enter and at the key that sends, which then sends what is chosen", async ({
  visit,
}) => {
  const { page } = await visit({ isUnpainted: true, withoutHints: true });
  const handIn = ({ state, seat }: Position): readonly number[] => placesOf(state).piles.hand[seat].all(state);
  const placing = (...list: number[]): CardsDecision => ({ kind: "place", cards: list });
  const whyNot = ({ state, seat }: Position, card: number) => cards.check(state, seat, placing(card));
  const isAttachment = (card: number): boolean => faces[card].type === "attachment";
  const position = positionWhere(
    (one) =>
      one.kind === "place" &&
      handIn(one).some((card) => isAttachment(card) && whyNot(one, card) !== undefined) &&
      handIn(one).some((card) => whyNot(one, card) === undefined),
  );
  const id = await openPosition(page, position);
  const hand = handIn(position);
  const attachment = hand.find((card) => isAttachment(card) && whyNot(position, card) !== undefined) ?? NONE;
  const placeable = hand.find((card) => whyNot(position, card) === undefined) ?? NONE;
  const pick = (card: number) => page.locator(`.cards-pick[data-thing="${handThing(position.seat, card)}"]`).first();
  const sentence = explain(en, whyNot(position, attachment) ?? { rule: "", params: {} });
  const said = async (): Promise<readonly string[]> =>
    (await page.locator("output[aria-live=polite]").allTextContents()).map((words) => words.trim());

  // Until something is chosen, the key that sends says what to choose.
  await page.keyboard.press("r");
  await expect.poll(said).toContain(en.names.ask.place);
  await pick(attachment).focus();
  await page.keyboard.press("Enter");
  const why = page.locator(".cards-why");
  await why.getByText(sentence, { exact: true }).waitFor();
  await why.locator(".rule-button").waitFor();
  await expect.poll(said).toContain(sentence);
  await pick(placeable).focus();
  await why.waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await expect.poll(() => pick(placeable).getAttribute("aria-pressed")).toBe("true");
  await expect.poll(said).not.toContain(sentence);
  await page.keyboard.press("u");
  await expect.poll(() => pick(placeable).getAttribute("aria-pressed")).toBe("false");
  await pick(attachment).focus();
  await page.keyboard.press("r");
  await why.getByText(sentence, { exact: true }).waitFor();
  await expect.poll(said).toContain(sentence);
  await pick(placeable).press("Enter");
  await expect.poll(() => pick(placeable).getAttribute("aria-pressed")).toBe("true");
  // Gold would be left for more: that is said, and meant the second time.
  await page.keyboard.press("r");
  await page
    .getByRole("alert")
    .getByText(/gold unspent\?/)
    .waitFor();
  expect((await gameOf(page, id)).decisions).toEqual([]);
  await page.keyboard.press("r");
  await expect
    .poll(async () => (await gameOf(page, id)).decisions.find(({ seat }) => seat === position.seat)?.notation)
    .toBe(cards.print(placing(placeable)));
});

test("what cannot be played says why, a card is enlarged with where its numbers come from, and a key passes", async ({
  visit,
}) => {
  const { page } = await visit({ withoutHints: true });
  // A card of the hand with which nothing can be done now.
  const idleIn = ({ state, seat, answers }: Position): number | undefined => {
    const used = new Set(answers.flatMap((answer) => (answer.kind === "act" ? [answer.source - CARD_SOURCE] : [])));
    return placesOf(state)
      .piles.hand[seat].all(state)
      .find((card) => !used.has(card));
  };
  const isPlay = (answer: CardsDecision): boolean => cards.print(answer).startsWith("act play ");
  const position = positionWhere(
    (one) => cards.round(one.state) >= 2 && one.answers.some(isPlay) && idleIn(one) !== undefined,
  );
  const id = await openPosition(page, position);
  const idle = handThing(position.seat, idleIn(position) ?? NONE);
  const greyed = page.locator(`.cards-hand button[data-thing="${idle}"]`).first();
  await page.keyboard.press("Shift");
  await greyed.press("Enter");
  const why = page.locator(".cards-why");
  await why.waitFor();
  await expect.poll(() => why.locator(".rule, .rule-link, button, a").count()).toBeGreaterThan(0);
  // One of the reader's own characters, enlarged.
  const own = page.locator('.cards-row[data-own] button[data-thing^="b"]').first();
  await own.focus();
  await page.keyboard.press("e");
  const large = page.getByRole("dialog");
  await large.getByText(text.card.large.printed, { exact: true }).first().waitFor();
  await expectAccessible(page, "a card enlarged");
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
  // Something could be recruited: that is said once, and meant the second time.
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: text.asks.giveUp.goOn, exact: true }).waitFor();
  await page.keyboard.press("Space");
  await expect
    .poll(async () => (await gameOf(page, id)).decisions.find(({ seat }) => seat === position.seat)?.notation)
    .toBe("pass");
});

test("with a finger, a tap that has no other meaning enlarges a card, in a first hand and on the table", async ({
  visit,
}) => {
  const { page } = await visit({ size: "phone", withoutHints: true });
  const large = page.getByRole("dialog");
  const reads = async (card: Locator): Promise<void> => {
    await card.tap();
    await large.locator(".cards-large-card").waitFor();
    await page.keyboard.press("Escape");
    await large.waitFor({ state: "detached" });
  };
  const first = positionWhere(({ kind }) => kind === "mulligan");
  const hand = await openPosition(page, first);
  await reads(page.locator(".cards-first-hand .cards-pick").first());
  expect(await decisionOf(page, hand, first.seat)).toBeUndefined();
  // Which challenge is made is chosen in the panel: characters have nothing to do with it.
  const challenge = positionWhere(
    ({ kind, state, answers }) => kind === "challenge" && answers.length > 2 && cards.round(state) >= 2,
  );
  const table = await openPosition(page, challenge);
  await reads(page.locator('.cards-row button[data-thing^="b"]').first());
  expect(await decisionOf(page, table, challenge.seat)).toBeUndefined();
});
