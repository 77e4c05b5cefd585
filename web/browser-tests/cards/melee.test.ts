import { cardsBots } from "@weirwood/bots/cards";
import { readyDecks } from "@weirwood/cards/decks";
import { type CardsDecision, cards } from "@weirwood/cards/rules";
import { chanceFrom } from "@weirwood/kernel";
import { expect } from "vitest";
import { test } from "../server/visit.ts";
import { Friends } from "./friends.ts";

/** Found by playing hundreds of seeds: somebody takes the title that redirects, and an attack that can be. */
const SEED = "melee 132";
const LUCK = 132;
const names = ["Ann", "Ben", "Cleo", "Dai"];

test("four friends begin a melee, and an attack is redirected and decided", async ({ visit }) => {
  const visitors = await Promise.all(names.map(() => visit({ isUnpainted: true })));
  const friends = await Friends.sitDown(
    visitors.map((visitor, seat) => ({
      visitor,
      name: names[seat],
      reach: seat % 2 === 0 ? "mouse" : "keyboard",
      deck: readyDecks[(LUCK + seat * 2) % readyDecks.length].id,
    })),
    SEED,
  );
  const chance = chanceFrom(LUCK);
  const isDecided = (): boolean => {
    const at = friends.told.findIndex(({ rule }) => rule === "cards.melee.redirected");
    return at >= 0 && friends.told.slice(at).some(({ rule }) => rule === "cards.challenges.winner");
  };
  const asked = new Set<string>();
  await friends.play(
    ({ view, seat, kind }): CardsDecision => {
      asked.add(kind);
      const usual = cardsBots.steward.choose(view, seat, chance);
      const wanted = kind === "title" ? /title_crown_regent/ : /redirect-attack/;
      return [...(cards.options(view, seat) ?? [])].find((answer) => wanted.test(cards.print(answer))) ?? usual;
    },
    { isOver: isDecided },
  );

  expect([...asked]).toEqual(expect.arrayContaining(["title", "redirect", "defenders"]));
  for (const { page } of visitors)
    await page
      .getByText(/Crown Regent/)
      .first()
      .waitFor({ state: "attached" });
  await friends.expectSame();
});
