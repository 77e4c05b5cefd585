import { throne } from "@weirwood/throne/rules";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { text as learnText } from "../../games/throne/learn/text/en.ts";
import { legend } from "../../games/throne/legend/text/en.ts";
import { en } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { expectAccessible } from "../server/axe.ts";
import { gameOf } from "../server/kept-games.ts";
import { test } from "../server/visit.ts";

const bubble = (page: Page) => page.locator(".hint-bubble");

async function startGuidedGame(page: Page): Promise<string> {
  await page.goto("/learn");
  await arrive(page, PRACTICE, () => page.getByRole("button", { name: learnText.guided.start }).click());
  await page.getByRole("heading", { name: learnText.told.welcome.title("Lannister") }).waitFor();
  return new URL(page.url()).pathname.split("/")[2];
}

/** What a hint says, by which one is told from the next. */
const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const hint = document.querySelector(".hint-bubble");
    return hint === null
      ? ""
      : [...hint.querySelectorAll("h2, :scope > p, footer .primary")].map((part) => part.textContent).join("\n");
  });

/** Reads the hint that is shown after the one before, and does what it says, by its first button. */
async function followHint(page: Page, before: string): Promise<string> {
  await expect.poll(() => saidBy(page)).not.toBe(before);
  await bubble(page).waitFor();
  const said = await saidBy(page);
  await bubble(page).locator("footer .primary").click();
  return said;
}

test("the guided game is played through its three turns by following the hints", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await page.goto("/");
  await page.getByRole("link", { name: en.lobby.firstGame }).first().waitFor();
  const id = await startGuidedGame(page);
  const titles: string[] = [];
  let said = "";
  while (!said.startsWith(learnText.told.summary.title())) {
    said = await followHint(page, said);
    titles.push(said.split("\n")[0]);
  }
  expect(titles).toEqual(
    expect.arrayContaining([
      "Give Lannisport a march",
      learnText.orders.readyTitle,
      learnText.told.reveal.title(),
      learnText.told.castles.title(),
      learnText.asks.muster.title(),
      learnText.asks.card.title(),
      learnText.told.supplied.title(),
      learnText.asks["bid-kings-court"].title(),
    ]),
  );
  const { snapshot, decisions } = await gameOf(page, id);
  expect(throne.round(throne.fromJSON(snapshot))).toBe(4);
  expect(decisions.filter(({ notation }) => notation === "card tywin-lannister")).toHaveLength(1);
});

test("a hint holds its tokens, says why, closes by Escape, and can be left and taken up again", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await startGuidedGame(page);
  await bubble(page).getByRole("button", { name: en.learn.gotIt }).click();
  const march = page.getByRole("heading", { name: "Give Lannisport a march" });
  await march.waitFor();
  await expect.poll(() => page.locator(".hint-token").count()).toBe(11);
  await expectAccessible(page, "a hint with tokens");

  await bubble(page).getByRole("button", { name: en.learn.whyThis }).click();
  await page.getByText(learnText.orders.why.march.empty).waitFor();
  for (const part of await page.locator(".spotlight .mark .line").all()) {
    // It takes its place a picture after its words.
    const isCovered = async (): Promise<boolean> => overlaps(await boxOf(bubble(page)), await boxOf(part));
    await expect.poll(isCovered, { message: "the hint covers what it speaks of" }).toBe(false);
  }

  await page.reload();
  await march.waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Give Stoney Sept a march" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-area"))).not.toBeNull();

  // Another token than the suggested one does as well.
  await page.getByRole("button", { name: en.learn.token("Defense +1", 2, false) }).click();
  await page.getByRole("heading", { name: "Let The Golden Sound stand on defense" }).waitFor();
  await bubble(page).getByRole("button", { name: en.learn.noMore }).click();
  await bubble(page).waitFor({ state: "detached" });
});

test("on a small phone the hint is the sheet: every token is in sight, and the first turn is played by it", async ({
  visit,
}) => {
  const { page } = await visit({ size: "small phone" });
  const id = await startGuidedGame(page);
  let said = await followHint(page, "");
  for (let area = 0; area < 3; area++) {
    await expect.poll(() => saidBy(page)).not.toBe(said);
    await expect.poll(() => page.evaluate(hiddenParts, ".hint-token, .hint-bubble footer .primary")).toEqual([]);
    await expect.poll(() => page.evaluate(hiddenParts, ".board-place")).toEqual([]);
    said = await followHint(page, said);
  }
  const isFirstTurn = async (): Promise<boolean> =>
    throne.round(throne.fromJSON((await gameOf(page, id)).snapshot)) === 1;
  while (await isFirstTurn()) said = await followHint(page, said);
});

/** Runs in the page: in how many rows the ways of a hint stand; none where they are wider than it is. */
function rowsOfWays(): number {
  const foot = document.querySelector(".hint-bubble footer");
  if (foot === null || foot.scrollWidth > foot.clientWidth) return 0;
  const middles = [...foot.children].map((way) => {
    const { top, bottom } = way.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  return new Set(middles).size;
}

test("on a phone all that can be done with a hint stands in one row", async ({ visit }) => {
  const { page } = await visit({ size: "phone" });
  await startGuidedGame(page);
  await followHint(page, "");
  await page.getByRole("heading", { name: "Give Lannisport a march" }).waitFor();
  await expect.poll(() => page.evaluate(rowsOfWays)).toBe(1);
});

test("on a phone held across, every token of a hint is in sight beside the board", async ({ visit }) => {
  const { page } = await visit({ size: "phone held across" });
  await startGuidedGame(page);
  await followHint(page, "");
  await page.getByRole("heading", { name: "Give Lannisport a march" }).waitFor();
  await expect.poll(() => page.evaluate(hiddenParts, ".hint-token, .hint-bubble footer .primary")).toEqual([]);
});

test("the legend opens from the side and from the keys", async ({ visit }) => {
  const { page } = await visit({ withoutHints: true, isUnpainted: true });
  await page.goto("/learn");
  await page.getByRole("button", { name: learnText.guided.start }).click();
  await page.getByRole("button", { name: en.table.legend }).click();
  const symbols = page.getByRole("dialog", { name: legend.title });
  await symbols.getByText(legend.signs.garrison.line).waitFor();
  await expectAccessible(page, "the legend");
  await page.keyboard.press("Escape");
  await symbols.waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: en.keys.title }).getByRole("button", { name: en.table.legend }).click();
  await symbols.waitFor();
});

test("rules open beside the table, and Back closes them and nothing else", async ({ visit }) => {
  const { page } = await visit({ withoutHints: true, isUnpainted: true });
  await page.goto("/learn");
  await arrive(page, PRACTICE, () => page.getByRole("button", { name: learnText.guided.start }).click());
  const table = page.url();
  await page.getByRole("button", { name: en.table.rules }).click();
  const drawer = page.getByRole("dialog", { name: en.rules.rules });
  await drawer.getByRole("button", { name: /^Retreat/ }).waitFor();
  await expectAccessible(page, "the rules beside the table");
  await drawer.getByLabel(en.rules.search).fill("withdraw");
  await drawer.getByRole("heading", { name: "Retreat" }).waitFor();
  // The table goes on beside it.
  await page.getByRole("button", { name: "Lannisport" }).first().click();
  await page.goBack();
  await drawer.waitFor({ state: "detached" });
  expect(page.url()).toBe(table);
});

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (part: ReturnType<Page["locator"]>): Promise<Rectangle> => {
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not to be seen");
  return box;
};

const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The parts whose middle is off the screen, or under something else. Runs in the page. */
function hiddenParts(selector: string): string[] {
  const parts = [...document.querySelectorAll(selector)];
  if (parts.length === 0) return ["nothing is there"];
  return parts
    .filter((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there === null || !part.contains(there);
    })
    .map((part) => part.getAttribute("aria-label") ?? part.className);
}
