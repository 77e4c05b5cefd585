import { chanceFrom } from "@weirwood/kernel";
import { Guest } from "@weirwood/server/testing";
import { expect, inject } from "vitest";
import { en } from "../text/en.ts";
import { arrive, PRACTICE } from "./server/arrive.ts";
import { expectAccessible } from "./server/axe.ts";
import { HeldTime } from "./server/held-time.ts";
import { Player } from "./server/player.ts";
import { beginGame, beReady, seatBots, setTable } from "./server/tables.ts";
import { sampledAnswer, TESTING_GAME } from "./server/testing-game.ts";
import { test, type Visitor } from "./server/visit.ts";

test("a game on the server is ended, and seen again by a stranger who got the link", async ({ visit }) => {
  const host = await visit();
  const time = await HeldTime.of(host.page);
  await setTable(host.page, "Ann", { game: TESTING_GAME, players: 4, seed: "to be seen again" });
  await seatBots(host.page, [2, 3, 4]);
  await beReady(host.page);
  await beginGame(host.page);
  await decide(host, 3);
  await host.page.getByRole("button", { name: en.table.aboutTable, exact: true }).click();
  await host.page.getByRole("button", { name: en.table.votes.call.end }).click();
  await host.page.getByRole("heading", { name: en.end.nobody }).waitFor();
  const toReplay = host.page.getByRole("link", { name: en.end.replay, exact: true });
  await arrive(host.page, /\/replay\/.+/, () => toReplay.click());
  const link = await linkToTheEnd(host, time);

  const stranger = await visit({ allowed: [/Failed to load resource/] });
  const { page } = stranger;
  await page.goto(new URL(link).pathname);
  await page.getByText(en.replay.notThere).waitFor();

  await page.goto(link);
  const slider = page.getByRole("slider", { name: en.replay.slider });
  const isAtTheEnd = async (): Promise<boolean> => (await slider.inputValue()) === (await slider.getAttribute("max"));
  await expect.poll(isAtTheEnd).toBe(true);
  await expectAccessible(page, "the replay of a table");

  await slider.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const hand = page
    .getByRole("row", { name: /^Birch/ })
    .getByRole("cell")
    .last();
  await expect.poll(() => hand.innerText()).toMatch(/feast|theft|spy|toll|raven/);
  const eyes = page.getByRole("button", { name: en.replay.eyesOf("Ash") });
  await eyes.click();
  await expect.poll(() => hand.innerText()).toMatch(/^\d+ cards?$/);
  await page.reload();
  await expect.poll(() => slider.inputValue()).toBe("1");
  await expect.poll(() => eyes.getAttribute("aria-pressed")).toBe("true");

  await page.getByRole("button", { name: en.replay.playOn }).click();
  await arrive(page, PRACTICE, () =>
    page.getByRole("dialog").getByRole("button", { name: en.replay.playOnStart }).click(),
  );
  await page.locator(".ask-slot").waitFor({ state: "attached" });
});

/** Answers so many questions by chance; the bots of the server play the others. */
async function decide({ page, context }: Visitor, times: number): Promise<void> {
  const table = new URL(page.url()).pathname.split("/")[2];
  const reader = new Guest(inject("addresses").server);
  reader.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const line = await reader.connect();
  await line.ask({ do: "watch", table });
  const chance = chanceFrom(5);
  const player = new Player(page);
  for (let made = 0; made < times; made++) {
    await line.until(() => line.tables.get(table)?.asks.some(({ seats }) => seats.includes(0)) === true);
    const { view, asks } = line.tables.get(table) as { view: unknown; asks: readonly { id: number }[] };
    const { id } = asks[0];
    await player.make(id, sampledAnswer(view, 0, chance));
    // Updates of others' decisions come in between.
    await line.until(() => line.tables.get(table)?.asks.some((ask) => ask.id === id && ask.seats.includes(0)) !== true);
  }
  await line.close();
}

/** Goes to the last moment and copies the link to it. */
async function linkToTheEnd({ page, context }: Visitor, time: HeldTime): Promise<string> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("slider", { name: en.replay.slider }).focus();
  await page.keyboard.press("End");
  await time.hold();
  await page.getByRole("button", { name: en.replay.link }).click();
  await time.until(page.getByText(en.replay.linkCopied));
  return page.evaluate(() => navigator.clipboard.readText());
}
