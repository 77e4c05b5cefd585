import { expect } from "vitest";
import { listing } from "../../games/throne/listing.ts";
import { shown } from "../../games/throne/show-record.ts";
import { en } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { expectGood } from "../server/axe.ts";
import { gameOf } from "../server/kept-games.ts";
import { test } from "../server/visit.ts";

const { show } = en.lobby;
const pause = { name: show.pause, exact: true };
const letPlay = { name: show.play, exact: true };

test("a game plays behind the headline, pauses, and turns to the house that is chosen", async ({ visit }) => {
  const { page } = await visit({ withMotion: true });
  await page.goto("/");
  const caption = page.locator(".hero-caption b");
  await page.getByRole("button", pause).waitFor();
  await expect.poll(() => caption.textContent()).toMatch(/^Turn \d+\. /);
  const first = await caption.textContent();
  await expect.poll(() => caption.textContent()).not.toBe(first);

  await page.getByRole("button", pause).click();
  await page.getByRole("button", letPlay).waitFor();
  const place = () => page.locator(".show-map > svg").evaluate((map) => map.getAttribute("style"));
  const before = await place();
  await page.getByText(listing.seatTitle("tyrell", "en"), { exact: true }).click();
  await expect.poll(place).not.toBe(before);
  await expectGood(page, "the front page while a game is shown");
});

test("whoever wants nothing to move sees a picture, and may let it play", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.locator(".hero-map .board").waitFor();
  await expect.poll(() => page.getByRole("button", pause).count()).toBe(0);
  await page.getByRole("button", letPlay).click();
  await page.getByRole("button", pause).waitFor();
});

test("a house and one press begin a game, against gentle bots the first time", async ({ visit }) => {
  const { page } = await visit({ size: "phone", withoutHints: true });
  await page.goto("/");
  await page.getByText(listing.seatTitle("greyjoy", "en"), { exact: true }).tap();
  await arrive(page, PRACTICE, () =>
    page.getByRole("button", { name: en.lobby.playAgainst("Greyjoy", en.lobby.botsTogether.greedy ?? "") }).tap(),
  );
  await page.locator("section.ask").waitFor();
  const id = new URL(page.url()).pathname.split("/")[2];
  const { seats } = await gameOf(page, id);
  expect(new Set(seats.flatMap(({ bot }) => bot ?? []))).toEqual(new Set(["greedy"]));

  await page.goto("/");
  await page
    .getByRole("button", { name: en.lobby.playAgainst("Stark", en.lobby.botsTogether.steward ?? "") })
    .waitFor();
  await page.getByRole("heading", { name: en.lobby.continue, exact: true }).waitFor();
});

test("a server where nobody has been says so in no number, and lets the bots' game be watched", async ({
  visit,
  openServer,
}) => {
  const { address } = await openServer();
  const { page } = await visit({ server: address });
  await page.goto("/");
  await page.getByText(en.lobby.noOpenTables).waitFor();
  await expect.poll(() => page.locator(".lobby-columns").innerText()).not.toMatch(/\b0\b/);
  await page.getByRole("heading", { name: show.overnight }).waitFor();
  await expectGood(page, "the front page of an empty server");
  await arrive(page, /\/replay\/.+/, () => page.getByRole("link", { name: show.watchAll }).click());
  await page.getByRole("heading", { level: 1, name: shown.title.en }).waitFor();
});

test("on a phone, held either way, the headline and the button that plays are seen without scrolling", async ({
  visit,
}) => {
  for (const size of ["phone", "phone held across"] as const) {
    const { page } = await visit({ size, language: "fr", isUnpainted: true });
    await page.goto("/");
    for (const part of [page.locator("h1"), page.locator(".hero-buttons .primary")]) {
      const hidden = () =>
        part.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.max(0, -top, bottom - innerHeight);
        });
      await expect.poll(hidden, { message: size }).toBe(0);
    }
  }
});
