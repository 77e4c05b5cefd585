import type { Page } from "playwright-core";
import { titleOf } from "../../games/index.ts";
import { en } from "../../text/en.ts";
import { arrive } from "./arrive.ts";

/** What people do at a table besides playing: through the page, in English unless they read something else. */

/** Answers the question for a name, with which one becomes a guest. */
export async function giveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: en.people.ask.title });
  await dialog.getByRole("textbox").fill(name);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
}

export interface TableWish {
  /** As the catalogue calls it. */
  readonly game: string;
  /** Left out where the game says how many there are. */
  readonly players?: number;
  /** The seed of a practice table: its dice are open, so that a game can be repeated. */
  readonly seed: string;
}

/** Sets a table from the front page, and says the link for friends. */
export async function setTable(page: Page, name: string, { game, players, seed }: TableWish): Promise<string> {
  const { create, playWithFriends } = en.lobby;
  await page.goto("/");
  await page.getByRole("button", { name: playWithFriends }).click();
  await giveName(page, name);
  const form = page.getByRole("dialog", { name: create.title });
  await form.getByRole("button", { name: titleOf(game, "en"), exact: true }).click();
  if (players !== undefined) await form.getByRole("button", { name: String(players), exact: true }).click();
  await form.getByText(create.more, { exact: true }).click();
  await form.getByRole("checkbox", { name: create.practice }).check();
  await form.getByRole("textbox", { name: create.seed, exact: true }).fill(seed);
  await arrive(page, /\/table\//, () => form.getByRole("button", { name: create.go, exact: true }).click());
  return page.getByRole("textbox", { name: en.table.invite.link }).inputValue();
}

/** Follows the link and takes the first empty chair, under a name; is done when it is taken. */
export async function joinTable(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: en.table.room.sit, exact: true }).first().click();
  await giveName(page, name);
  await page.getByRole("button", { name: en.table.room.ready, exact: true }).waitFor();
}

export async function beReady(page: Page, { table: { room } } = en): Promise<void> {
  await page.getByRole("button", { name: room.ready, exact: true }).click();
  await page.getByRole("button", { name: room.notReady, exact: true }).waitFor();
}

export async function beginGame(page: Page, { table: { room } } = en): Promise<void> {
  await page.getByRole("button", { name: room.start, exact: true }).click();
}

/** Gives chairs, counted from one, to bots. */
export async function seatBots(page: Page, chairs: readonly number[], { table: { room } } = en): Promise<void> {
  for (const chair of chairs) {
    await page.getByRole("combobox", { name: room.seatBot(room.chair(chair)) }).selectOption({ index: 1 });
  }
}
