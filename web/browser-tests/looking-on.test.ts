import { beginTable, newGuest } from "@weirwood/server/testing";
import { expect, inject } from "vitest";
import { en } from "../text/en.ts";
import { TESTING_GAME } from "./server/testing-game.ts";
import { test } from "./server/visit.ts";

test("a stranger looks on at once, and is asked for a name when they speak", async ({ visit }) => {
  const server = { address: inject("addresses").server };
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  const table = await beginTable(guests, { game: TESTING_GAME });
  const { page } = await visit({ isUnpainted: true });
  await page.goto(`/table/${table}`);
  await page.getByText(en.table.waiting.lookingOn).waitFor();
  await page.getByRole("tab", { name: en.table.tabs.talk }).click();
  await page.getByRole("tab", { name: en.table.talk.onlookers }).click();
  await page.getByRole("textbox", { name: en.table.talk.to(en.table.talk.onlookers) }).fill("Hello");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: en.people.ask.title });
  await dialog.getByRole("textbox").fill("Dai");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  const eve = await newGuest(server, "Eve");
  const said = () => eve.must<{ text: string }[]>("messages", { params: { table }, query: { channel: "onlookers" } });
  await expect.poll(async () => (await said()).map(({ text }) => text)).toEqual(["Hello"]);
});

test("a link that was cut short says so", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  await page.goto("/table/none");
  await page.getByText(en.friends.noSuchTable).waitFor();
});
