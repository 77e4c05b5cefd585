import { expect } from "vitest";
import { en } from "../text/en.ts";
import { arrive, PRACTICE } from "./server/arrive.ts";
import { giveName } from "./server/tables.ts";
import { playedRecord } from "./server/testing-game.ts";
import { test } from "./server/visit.ts";

const { text } = playedRecord({ seats: 4, rounds: 9 }, "to be published");
const file = { name: "to-be-published.weir", mimeType: "text/plain", buffer: Buffer.from(text) };
const { publish } = en.friends;

test("a game against bots is gone on with from the front page, and a link to it works for everybody once published", async ({
  visit,
}) => {
  const { page, context } = await visit({ withoutHints: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles(file);
  await page.getByRole("slider", { name: en.replay.slider }).fill("20");
  await page.getByRole("button", { name: en.replay.playOn }).click();
  await arrive(page, PRACTICE, () =>
    page.getByRole("dialog").getByRole("button", { name: en.replay.playOnStart }).click(),
  );
  await page.locator(".ask-slot").waitFor({ state: "attached" });
  const game = new URL(page.url()).pathname;

  await page.goto("/");
  await page.locator(`.continue a[href="${game}"]`).waitFor();

  await page.goto(game.replace("practice", "replay"));
  await page.getByRole("button", { name: en.replay.link }).click();
  await page.getByRole("dialog", { name: publish.title }).getByRole("button", { name: publish.yes }).click();
  await giveName(page, "Ann");
  await page.getByText(publish.copied).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await visit();
  await stranger.page.goto(link);
  const slider = stranger.page.getByRole("slider", { name: en.replay.slider });
  await expect.poll(async () => Number(await slider.getAttribute("max"))).toBeGreaterThanOrEqual(20);
});
