import { Guest } from "@weirwood/server/testing";
import { expect, inject } from "vitest";
import { en } from "../text/en.ts";
import { Player } from "./server/player.ts";
import { beginGame, beReady, joinTable, setTable } from "./server/tables.ts";
import { PlayedAlong, TESTING_GAME } from "./server/testing-game.ts";
import { test, type VisitOptions } from "./server/visit.ts";

/** Found by playing hundreds of seeds: every kind of question in the first round. */
const SEED = "four friends 31";
const LUCK = 31;

interface Friend extends VisitOptions {
  readonly name: string;
}

const friends: readonly Friend[] = [
  { name: "Ann", isUnpainted: true },
  { name: "Ben", size: "wide", theme: "night", isUnpainted: true },
  { name: "Cleo", size: "phone" },
  // Somebody whose line drops: the browser says so in its console.
  { name: "Dai", isUnpainted: true, allowed: [/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/] },
];

test("four friends play two rounds over a link, with secret answers, responses and a dropped line", async ({
  visit,
}) => {
  const visitors = await Promise.all(friends.map(async (friend) => ({ friend, ...(await visit(friend)) })));
  const [host, ...guests] = visitors;
  const dai = visitors[3];
  const link = await setTable(host.page, host.friend.name, { game: TESTING_GAME, players: 4, seed: SEED });
  // One after another, so that everybody's chair is known.
  for (const { page, friend } of guests) await joinTable(page, link, friend.name);
  await Promise.all(visitors.map(({ page }) => beReady(page)));
  await beginGame(host.page);

  const game = new PlayedAlong({ seats: 4 }, SEED, LUCK);
  const players = visitors.map(({ page }) => new Player(page));
  const asked = new Set<string>();
  while (game.round <= 2) {
    await game.play(async ({ seat, ask, kind, answer }) => {
      // Dai's line drops while another answers, and is back for the next question.
      const isDropping = !asked.has(kind) && kind === "respond" && seat !== 3;
      asked.add(kind);
      if (isDropping) await dai.context.setOffline(true);
      await players[seat].make(ask, answer);
      if (isDropping) {
        await dai.page.getByText(en.table.lost).waitFor();
        await dai.context.setOffline(false);
        await dai.page.getByText(en.table.lost).waitFor({ state: "hidden" });
      }
    });
  }

  expect([...asked].sort()).toEqual(["discard", "play", "respond", "wager"]);
  for (const { page } of visitors)
    await page.locator(`.ask-slot[data-ask="${game.ask}"]`).waitFor({ state: "attached" });
  // What the server holds is what was decided here, to the last byte.
  const table = new URL(host.page.url()).pathname.split("/")[2];
  const again = new Guest(inject("addresses").server);
  again.cookie = (await host.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const line = await again.connect();
  await line.ask({ do: "watch", table });
  expect(line.tables.get(table)?.view).toEqual(game.viewOf(0));
  await line.close();
});
