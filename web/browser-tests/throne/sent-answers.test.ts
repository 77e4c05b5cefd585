import { chanceFrom } from "@weirwood/kernel";
import { beginTable, followTable, type Guest, newGuest } from "@weirwood/server/testing";
import { throne } from "@weirwood/throne/rules";
import { expect, inject } from "vitest";
import { HeldTime } from "../server/held-time.ts";
import { Player } from "../server/player.ts";
import { signInAs, test } from "../server/visit.ts";

/** What the server keeps for somebody at a table: the draft, and the answer that is in. */
async function keptBy(guest: Guest, table: string) {
  const line = await guest.connect();
  const told = line.next((message) => message.is === "table");
  await line.ask({ do: "watch", table });
  const message = await told;
  await line.close();
  if (message.is !== "table" || message.sight === undefined) throw new Error("no table was told of");
  const answer = throne.kept(throne.fromJSON(message.sight.view), 0);
  return { draft: message.sight.draft?.answer, answer: answer && throne.print(answer) };
}

test("orders that are changed and sent at once are what everybody finds again, on any device", async ({ visit }) => {
  const server = { address: inject("addresses").server };
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  const table = await beginTable(guests);
  const [line] = await followTable(guests.slice(0, 1), table);
  const { view, asks } = line.tables.get(table)!;
  await line.close();
  const state = throne.fromJSON(view);
  const someOrders = (luck: number): string => throne.print(throne.sample(state, 0, chanceFrom(luck)));

  const visitor = await visit({
    withoutHints: true,
    isUnpainted: true,
    allowed: [/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load|fetching the script/],
  });
  const { page, context } = visitor;
  await signInAs(visitor, guests[0]);
  const time = await HeldTime.of(page);
  await page.goto(`/table/${table}`);
  const player = new Player(page);
  for (const pause of [30, 150, 300]) {
    const [drafted, sent] = [someOrders(pause), someOrders(pause + 1)];
    expect(drafted).not.toBe(sent);
    await player.draft(asks[0].id, drafted);
    await expect.poll(async () => (await keptBy(guests[0], table)).draft).toBe(drafted);
    await time.hold();
    await player.draft(asks[0].id, sent);
    await time.turn(pause);
    await player.send();
    await time.release();
    await expect.poll(() => keptBy(guests[0], table)).toEqual({ draft: undefined, answer: sent });
    await page.reload();
    // It is said of an answer only where what is shown is what was sent.
    await page.locator(".ask-sent").waitFor();
  }
  await context.setOffline(true);
  await page.locator(".table-strip.dark").waitFor();
  await context.setOffline(false);
  await page.locator(".table-strip.dark").waitFor({ state: "hidden" });
  await page.locator(".ask-sent").waitFor();
});
