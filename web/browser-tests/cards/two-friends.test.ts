import { cardsBots } from "@weirwood/bots/cards";
import { readyDecks } from "@weirwood/cards/decks";
import { type CardsDecision, cards } from "@weirwood/cards/rules";
import { chanceFrom, type GameEvent, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { Guest } from "@weirwood/server/testing";
import { expect, inject } from "vitest";
import { beginGame, beReady, joinTable, setTable } from "../server/tables.ts";
import { test } from "../server/visit.ts";
import { Hands } from "./hands.ts";

/** Found by playing thousands of seeds: a challenge of each kind, a save and a cancelled event in two rounds. */
const SEED = "two rounds 423";
const LUCK = 423;
const DECKS = ["what-is-dead", "ours-is-the-fury"];

test("two friends play two rounds over a link, by mouse and by keyboard; one comes back in the midst of a response", async ({
  visit,
}) => {
  const [ann, ben] = await Promise.all([visit({ isUnpainted: true }), visit({ theme: "night", isUnpainted: true })]);
  const link = await setTable(ann.page, "Ann", { game: "cards", players: 2, seed: SEED });
  await joinTable(ben.page, link, "Ben");
  await Promise.all([ann, ben].map(({ page }) => beReady(page)));
  await beginGame(ann.page);

  const options = cards.readOptions({ players: 2 });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = cards.setup(options, seedFrom(SEED));
  const chance = chanceFrom(LUCK);
  const hands = [new Hands(ann.page, "mouse"), new Hands(ben.page, "keyboard")];
  const told: GameEvent[] = [];
  const deckOf = (seat: number): CardsDecision => ({
    kind: "deck",
    deck: readyDecks.findIndex(({ id }) => id === DECKS[seat]),
  });
  let isAskedAlways = false;
  let isBack = false;
  while (cards.round(state) <= 2) {
    const seat = cards.awaited(state);
    if (seat === NOBODY) break;
    const view = cards.view(state, seat);
    const { kind, id: ask } = cards.asks(state)[0];
    const answer = kind === "deck" ? deckOf(seat) : cardsBots.steward.choose(view, seat, chance);
    // Ann is asked where she could act, Ben always.
    const isPassedFor = seat === 0 && Hands.isPassedFor({ view, seat });
    if (seat === 1 && kind === "action" && !isAskedAlways) {
      await hands[1].asked(ask);
      await hands[1].askAlways();
      isAskedAlways = true;
    }
    if (kind === "response" && seat === 1 && !isBack) {
      await hands[1].asked(ask);
      await ben.page.reload();
      isBack = true;
    }
    if (!isPassedFor) await hands[seat].make({ view, seat, ask }, answer);
    cards.apply(state, seat, answer, (event) => told.push(event as GameEvent));
  }

  const declared = told.filter(({ rule }) => rule === "cards.challenges.declared");
  expect(new Set(declared.map(({ type, icon }) => type ?? icon)).size).toBe(3);
  for (const rule of ["cards.saves.saved", "cards.saves.cancelled"])
    expect(told.some((event) => event.rule === rule)).toBe(true);
  expect(isBack).toBe(true);
  for (const { page } of [ann, ben])
    await page
      .getByText(/\b3\s*(of|\/)\s*30/)
      .filter({ visible: true })
      .first()
      .waitFor();
  // What the server holds is what was decided here, to the last byte.
  const table = new URL(ann.page.url()).pathname.split("/")[2];
  const again = new Guest(inject("addresses").server);
  again.cookie = (await ann.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const line = await again.connect();
  await line.ask({ do: "watch", table });
  expect(line.tables.get(table)?.view).toEqual(cards.toJSON(cards.view(state, 0)));
  await line.close();
});
