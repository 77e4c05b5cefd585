import { expect } from "vitest";
import { titleOf } from "../games/index.ts";
import { text as wager } from "../games/ravens-wager/text/en.ts";
import { en } from "../text/en.ts";
import { tabAndEnter, tabTo } from "./server/keys.ts";
import { TESTING_GAME } from "./server/testing-game.ts";
import { test } from "./server/visit.ts";

test("a table is set, filled with bots, begun and answered at with Tab, Enter and letters alone", async ({ visit }) => {
  const { page } = await visit();
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const { create, playWithFriends } = en.lobby;
  const { room } = en.table;
  await page.goto("/");
  await page.getByRole("button", { name: playWithFriends }).waitFor();
  await tabAndEnter(page, playWithFriends);
  await page.getByRole("dialog", { name: en.people.ask.title }).waitFor();
  await page.keyboard.type("Ann");
  await press("Enter");
  await page.getByRole("dialog", { name: create.title }).waitFor();
  await tabAndEnter(page, titleOf(TESTING_GAME, "en"));
  await tabAndEnter(page, "4");
  await tabAndEnter(page, create.go);

  await page.getByRole("button", { name: room.ready, exact: true }).waitFor();
  for (const chair of [2, 3, 4]) {
    const choice = room.seatBot(room.chair(chair));
    await tabTo(page, choice);
    await press("ArrowDown");
    await page.getByRole("combobox", { name: choice }).waitFor({ state: "detached" });
  }
  await tabAndEnter(page, room.ready);
  await page.getByRole("button", { name: room.notReady, exact: true }).waitFor();
  await tabAndEnter(page, room.start);

  const slot = page.locator(".ask-slot[data-ask]");
  const ask = await slot.getAttribute("data-ask");
  await page.getByRole("group", { name: wager.answers }).waitFor();
  await tabAndEnter(page, "0");
  await expect
    .poll(() => page.getByRole("button", { name: "0", exact: true }).getAttribute("aria-pressed"))
    .toBe("true");
  await tabAndEnter(page, wager.send);
  await page.locator(`.ask-slot[data-ask="${ask}"]`).waitFor({ state: "detached" });

  await press("?");
  await page.getByRole("dialog").waitFor();
  await press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
