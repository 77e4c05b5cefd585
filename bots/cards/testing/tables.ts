import { readyDecks } from "@weirwood/cards/decks";
import { type Cards, type CardsDecision, type CardsOptions, cards } from "@weirwood/cards/rules";
import { isRefusal } from "@weirwood/kernel";
import type { Bot } from "../../bot.ts";
import { matchesOf } from "../../testing/match.ts";

/** Tables of Cards for tests of its bots. */
export const { playGame } = matchesOf(cards);

export type CardsBot = Bot<Cards, CardsDecision>;

/** The names of the ready-made decks, in their order. */
export const deckNames: readonly string[] = readyDecks.map(({ id }) => id);

export function tableOf(players: number): CardsOptions {
  const options = cards.readOptions({ players });
  if (isRefusal(options)) throw new Error(`${options.rule}: ${players}`);
  return options;
}

/** The bot, bringing a ready-made deck of one's choice. */
export const bringing = (bot: CardsBot, deck: number): CardsBot => ({
  name: `${bot.name} with ${deckNames[deck]}`,
  choose: (view, seat, chance) =>
    cards.asks(view)[0]?.kind === "deck" ? { kind: "deck", deck } : bot.choose(view, seat, chance),
});

/** Games that one bot wins against another with the same deck on both sides, each deck in turn and from both seats. */
export function winsOfMirrors(one: CardsBot, other: CardsBot, games: number, seed: string): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const deck = (game >> 1) % deckNames.length;
    const seat = game % 2;
    const bots = [bringing(seat === 0 ? one : other, deck), bringing(seat === 0 ? other : one, deck)];
    const { winners } = playGame(bots, tableOf(2), `${seed} ${game >> 1}`);
    if (winners.length === 1 && winners[0] === seat) wins++;
  }
  return wins;
}
