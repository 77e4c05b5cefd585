import { cards } from "@weirwood/cards/rules";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { text as learnText } from "../../games/cards/learn/text/en.ts";
import { momentIds } from "../../games/cards/timing/example.ts";
import { text as timing } from "../../games/cards/timing/text/en.ts";
import { en } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { expectAccessible, expectGood } from "../server/axe.ts";
import { gameOf } from "../server/kept-games.ts";
import { test } from "../server/visit.ts";

const bubble = (page: Page) => page.locator(".hint-bubble");

async function startGuidedGame(page: Page): Promise<string> {
  await arrive(page, PRACTICE, () => page.getByRole("button", { name: learnText.guided.start }).click());
  await page.getByRole("heading", { name: learnText.told.welcome.title() }).waitFor();
  return new URL(page.url()).pathname.split("/")[2];
}

/** The title of a hint, and which one it is: two may say the same. */
const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const hint = document.querySelector<HTMLElement>(".hint-bubble");
    return hint === null ? "" : `${hint.querySelector("h2")?.textContent}\n${hint.dataset.hint}`;
  });

/** The hint that is shown after the one before. */
async function nextHint(page: Page, before: string): Promise<string> {
  const gone = ["", before];
  await expect.poll(async () => gone.includes(await saidBy(page))).toBe(false);
  return saidBy(page);
}

const pressHint = (page: Page): Promise<void> => bubble(page).locator("footer .primary").click();

test("from the front page to the first response, by following the hints", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Cards", exact: true }).click();
  await page.getByRole("radio", { name: /^Winter Guard/ }).waitFor({ state: "attached" });
  // The game that was chosen, and not the first one.
  await arrive(page, /\/learn\/cards$/, () => page.getByRole("link", { name: en.lobby.firstGame }).first().click());
  await expectAccessible(page, "how to learn Cards");
  const id = await startGuidedGame(page);
  await expectAccessible(page, "the first hint of Cards");
  const titles: string[] = [];
  for (let said = ""; ; await pressHint(page)) {
    said = await nextHint(page, said);
    titles.push(said.split("\n")[0]);
    if (titles.at(-1) === "Sansa Stark responds") break;
  }
  expect(titles).toEqual(
    expect.arrayContaining([learnText.asks.deck.title, learnText.asks.plot.title, learnText.told.gold.title()]),
  );
  const { snapshot } = await gameOf(page, id);
  const view = cards.fromJSON(snapshot);
  expect([cards.round(view), cards.asks(view)[0].kind]).toEqual([1, "response"]);
});

test("a deck that is chosen on the front page is on the table", async ({ visit }) => {
  const { page } = await visit({ withoutHints: true, isUnpainted: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Cards", exact: true }).click();
  await page.getByText("What Is Dead").click();
  await arrive(page, PRACTICE, () =>
    page
      .getByRole("button", { name: en.lobby.playAgainst("What Is Dead", en.lobby.botsTogether.squire ?? "") })
      .click(),
  );
  await expect
    .poll(async () => (await gameOf(page, new URL(page.url()).pathname.split("/")[2])).decisions[0]?.notation)
    .toBe("deck what-is-dead");
});

test("the page about timing is gone through by the keyboard, and every moment has its own words", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await page.goto("/learn/cards");
  await arrive(page, /\/games\/cards\/timing/, () => page.getByRole("link", { name: learnText.timing.open }).click());
  await page.getByRole("button", { name: timing.toExample }).press("Enter");
  for (const [place, id] of momentIds.entries()) {
    await page.getByRole("heading", { name: timing.moments[id].title }).waitFor();
    await expect
      .poll(() => page.locator(".timing-place").innerText())
      .toBe(timing.example.place(place + 1, momentIds.length));
    if (id === "saving") {
      await expect.poll(() => page.locator(".cards-stack > li").count()).toBe(4);
      await expectAccessible(page, "the page about timing");
    }
    await page.keyboard.press("ArrowRight");
  }
  // The last moment stays, and the way back leads through all of them.
  await page.getByText("goes to the dead pile").first().waitFor();
  for (const _ of momentIds) await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { name: timing.moments.counted.title }).waitFor();
  await arrive(page, /\/rules\/cards#cards\.window\.poll/, () =>
    page.getByRole("link", { name: "cards.window.poll" }).first().click(),
  );
});

test("on a phone nothing of either page is wider than the screen, and the first hints lead on", async ({ visit }) => {
  const { page } = await visit({ size: "phone" });
  await page.goto("/games/cards/timing");
  await page.getByRole("heading", { name: timing.title }).waitFor();
  await page.getByRole("button", { name: timing.example.next }).tap();
  await page.getByRole("heading", { name: timing.moments.declared.title }).waitFor();
  await expectGood(page, "the page about timing on a phone");
  await page.goto("/learn/cards");
  await startGuidedGame(page);
  let said = "";
  while (!said.startsWith(learnText.asks.plot.title)) {
    if (said !== "") await pressHint(page);
    said = await nextHint(page, said);
  }
});
