import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { en } from "../text/en.ts";
import { expectAccessible } from "./server/axe.ts";
import { beginGame, beReady, joinTable, seatBots, setTable } from "./server/tables.ts";
import { TESTING_GAME } from "./server/testing-game.ts";
import { test } from "./server/visit.ts";

const { talk } = en.table;

test("what is said is heard, marked until it is read, muted, heard again and reported", async ({
  visit,
  openServer,
}) => {
  const server = await openServer();
  const [{ page: ann }, { page: ben }] = [
    await visit({ server: server.address, isUnpainted: true }),
    await visit({ server: server.address, isUnpainted: true }),
  ];
  const link = await setTable(ann, "Ann", { game: TESTING_GAME, players: 4, seed: "a word with you" });
  await joinTable(ben, link, "Ben");
  await seatBots(ann, [3, 4]);
  await Promise.all([beReady(ann), beReady(ben)]);
  await beginGame(ann);

  await tabOf(ben).click();
  await say(ben, "Winter is coming");
  const tab = tabOf(ann);
  await expect.poll(() => tab.locator(".badge").allInnerTexts()).toEqual(["1"]);
  await tab.click();
  const said = ann.getByRole("log", { name: talk.table });
  await said.getByText("Winter is coming").waitFor();
  await expect.poll(() => tab.locator(".badge").count()).toBe(0);
  await expectAccessible(ann, "talk");

  await openMenu(ann, "Winter is coming");
  await ann.getByRole("button", { name: talk.report }).click();
  const report = ann.getByRole("dialog", { name: talk.reportTitle });
  await expectAccessible(ann, "a report");
  await report.getByRole("textbox").fill("He says so every day.");
  await report.getByRole("button", { name: talk.reportSend }).click();
  await report.getByText(talk.reported).waitFor();
  await ann.keyboard.press("Escape");
  const reports = await server.store.read.selectFrom("reports").selectAll().execute();
  expect(reports.map(({ text }) => text)).toEqual(["He says so every day."]);

  await openMenu(ann, "Winter is coming");
  await ann.getByRole("button", { name: talk.mute("Ben") }).click();
  await ann.getByText(talk.muted("Ben")).waitFor();
  await say(ben, "Can you hear me?");
  await say(ann, "It is so quiet here");
  await said.getByText("It is so quiet here").waitFor();
  await expect.poll(() => said.getByText("Can you hear me?").count()).toBe(0);

  const table = ann.url();
  await ann.goto("/me");
  await ann.getByRole("button", { name: en.people.me.unmute("Ben") }).click();
  await ann.getByText(en.people.me.nobodyMuted).waitFor();
  await ann.goto(table);
  await tabOf(ann).click();
  await said.getByText("Can you hear me?").waitFor();
});

const tabOf = (page: Page): Locator => page.getByRole("tab", { name: talk.title });

async function say(page: Page, words: string): Promise<void> {
  const line = page.getByRole("textbox", { name: talk.to(talk.table) });
  await line.fill(words);
  await line.press("Enter");
  await expect.poll(() => line.inputValue()).toBe("");
}

const openMenu = (page: Page, words: string): Promise<void> =>
  page.getByRole("article").filter({ hasText: words }).getByRole("button", { name: talk.more }).click();
