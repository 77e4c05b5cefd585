import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { Guest } from "@weirwood/server/testing";
import { askKind } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { expect, inject } from "vitest";
import { beginGame, beReady, joinTable, setTable } from "../server/tables.ts";
import { test, type VisitOptions } from "../server/visit.ts";
import { Hands } from "./hands.ts";
import type { Reach } from "./touch.ts";

/** Found by playing hundreds of seeds: an auction with ties, a muster, a supported battle and the blade in two turns. */
const SEED = "two turns 684";
const LUCK = 684;

interface Friend extends VisitOptions {
  readonly name: string;
  readonly reach: Reach;
}

const friends: readonly Friend[] = [
  { name: "Ann", reach: "mouse", isUnpainted: true },
  { name: "Ben", reach: "keyboard", theme: "night", isUnpainted: true },
  { name: "Cleo", reach: "touch", size: "phone" },
];

test("three friends play two turns over a link, with an auction, a muster and a battle", async ({ visit }) => {
  const visitors = await Promise.all(friends.map(async (friend) => ({ friend, ...(await visit(friend)) })));
  const [host, ...guests] = visitors;
  const link = await setTable(host.page, host.friend.name, { game: "throne", players: 3, seed: SEED });
  // One after another, so that everybody's chair is known.
  for (const { page, friend } of guests) await joinTable(page, link, friend.name);
  await Promise.all(visitors.map(({ page }) => beReady(page)));
  await beginGame(host.page);

  const options = throne.readOptions({ players: 3 });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = throne.setup(options, seedFrom(SEED));
  const chance = chanceFrom(LUCK);
  const hands = visitors.map(({ page, friend }) => new Hands(page, { reach: friend.reach }));
  const asked = new Set<string>();
  while (throne.round(state) <= 2) {
    const seat = throne.awaited(state);
    if (seat === NOBODY) break;
    const view = throne.view(state, seat);
    const answer = throneBots.greedy.choose(view, seat, chance);
    asked.add(askKind(view));
    await hands[seat].make(answer, throne.asks(state)[0].id);
    throne.apply(state, seat, answer);
  }

  expect([...asked]).toEqual(
    expect.arrayContaining(["card", "support", "blade", "bid-iron-throne", "ties", "march", "muster"]),
  );
  const turn = new RegExp(`\\b${throne.round(state)}\\s*(of|/)\\s*10`);
  for (const { page } of visitors) await page.getByText(turn).filter({ visible: true }).first().waitFor();
  // What the server holds is what was decided here, to the last byte.
  const table = new URL(host.page.url()).pathname.split("/")[2];
  const again = new Guest(inject("addresses").server);
  again.cookie = (await host.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const line = await again.connect();
  await line.ask({ do: "watch", table });
  expect(line.tables.get(table)?.view).toEqual(throne.toJSON(throne.view(state, 0)));
  await line.close();
});
