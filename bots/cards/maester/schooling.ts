import { readyDecks } from "@weirwood/cards/decks";
import { type Cards, type CardsDecision, type CardsOptions, cards } from "@weirwood/cards/rules";
import type { Schooling } from "../../values/index.ts";

/** One table in so many is a melee, and one joust in so many is between equal decks. */
const MELEES = 8;

/** Ready-made decks, each against any, mostly between two. */
export const schooling: Schooling<Cards, CardsDecision, CardsOptions> = {
  options: (chance) => ({
    players: chance.below(MELEES) === 0 ? 3 + chance.below(4) : 2,
    rounds: 30,
    goldCounts: true,
  }),
  opening: (state, _seat, chance) =>
    cards.asks(state)[0].kind === "deck" ? { kind: "deck", deck: chance.below(readyDecks.length) } : undefined,
  wander: 40,
  games: 3000,
  hidden: 12,
  passes: 10,
};
