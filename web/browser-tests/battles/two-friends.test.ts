import { foresee } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { battlesBots } from "@weirwood/bots/battles";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { Guest } from "@weirwood/server/testing";
import { expect, inject } from "vitest";
import { beginGame, beReady, joinTable, setTable } from "../server/tables.ts";
import { test, type Visitor } from "../server/visit.ts";
import { Hands } from "./hands.ts";

/** Found by playing thousands of seeds: flanking attacks, a retreat, a pursuit and cards with tactics in two rounds. */
const SEED = "two rounds 1199";
const LUCK = 1200;

/** While the other player is asked. */
const RELOADED_AFTER = 27;
/** Where one has played a card and named its units, and nothing of it is sent. */
const LOST_AFTER = 29;

async function loseLine({ page, context }: Visitor): Promise<void> {
  const strip = page.locator(".table-strip.dark");
  await context.setOffline(true);
  await strip.waitFor();
  await context.setOffline(false);
  await strip.waitFor({ state: "hidden" });
}

test("two friends fight two rounds of the opening battle over a link, by mouse and by keyboard", async ({ visit }) => {
  const [ann, ben] = await Promise.all([
    visit({ isUnpainted: true, allowed: [/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/] }),
    visit({ theme: "night", isUnpainted: true }),
  ]);
  const link = await setTable(ann.page, "Ann", { game: "battles", seed: SEED });
  await joinTable(ben.page, link, "Ben");
  await Promise.all([ann, ben].map(({ page }) => beReady(page)));
  await beginGame(ann.page);

  const options = battles.readOptions({});
  if (isRefusal(options)) throw new Error(options.rule);
  const state = battles.setup(options, seedFrom(SEED));
  const chance = chanceFrom(LUCK);
  const hands = [new Hands(ann.page, "mouse"), new Hands(ben.page, "keyboard")];
  const made: string[] = [];
  while (battles.round(state) <= 2) {
    const seat = battles.awaited(state);
    if (seat === NOBODY) break;
    const view = battles.view(state, seat);
    const answer = battlesBots.steward.choose(view, seat, chance);
    const ask = battles.asks(state)[0].id;
    const isHeld = foresee(view, seat, answer) !== undefined;
    await hands[seat].make(view, answer, ask);
    battles.apply(state, seat, answer);
    made.push(battles.print(answer));
    if (isHeld && battles.awaited(state) !== seat) await hands[seat].finish(ask);
    // One of them comes back to the page, and the game is where it was.
    if (made.length === RELOADED_AFTER) await ben.page.reload();
    // The other loses the line with steps that are not sent: they are still there when it is back.
    if (made.length === LOST_AFTER) await loseLine(ann);
  }

  for (const wanted of [/^reroll flank/, /^retreat/, /^play .* (before|after)$/, /^attack/])
    expect(made.some((answer) => wanted.test(answer))).toBe(true);
  for (const { page } of [ann, ben])
    await page
      .getByText(/\b3\s*(of|\/)\s*5/)
      .filter({ visible: true })
      .first()
      .waitFor();
  // What the server holds is what was decided here, to the last byte.
  const table = new URL(ann.page.url()).pathname.split("/")[2];
  const again = new Guest(inject("addresses").server);
  again.cookie = (await ann.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const line = await again.connect();
  await line.ask({ do: "watch", table });
  expect(line.tables.get(table)?.view).toEqual(battles.toJSON(battles.view(state, 0)));
  await line.close();
});
