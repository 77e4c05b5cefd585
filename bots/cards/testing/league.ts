import { bringing, type CardsBot, deckNames, playGame, tableOf } from "./tables.ts";

/** Ready-made decks against each other, played by one bot: how decks are tuned. */
export interface Standing {
  readonly name: string;
  /** Of the games against all others; a draw is half a win for both. */
  readonly share: number;
  readonly against: readonly number[];
}

const everyDeck = deckNames.map((_, deck) => deck);

/** So many games of every pair, half of them from each seat. */
export function leagueOf(bot: CardsBot, games: number, seed: string, decks: readonly number[] = everyDeck): Standing[] {
  const shares = decks.map(() => decks.map(() => 0));
  for (const [one, deck] of decks.entries())
    for (let other = one + 1; other < decks.length; other++)
      for (let game = 0; game < games; game++) {
        const places = game % 2 === 0 ? [one, other] : [other, one];
        const bots = places.map((place) => bringing(bot, decks[place]));
        const { winners } = playGame(bots, tableOf(2), `${seed} ${deck} ${decks[other]} ${game >> 1}`);
        for (const winner of winners) shares[places[winner]][places[1 - winner]] += 1 / winners.length / games;
      }
  return decks.map((deck, place) => ({
    name: deckNames[deck],
    share: shares[place].reduce((sum, share) => sum + share, 0) / (decks.length - 1),
    against: shares[place],
  }));
}

/** A line for each deck: its share, then its share against each of the others in percent. */
export const leagueTable = (standings: readonly Standing[]): string =>
  standings
    .map(({ name, share, against }) => {
      const others = against.map((won) => `${Math.round(100 * won)}`.padStart(4)).join("");
      return `${name.padEnd(20)} ${(100 * share).toFixed(1).padStart(5)} % ${others}`;
    })
    .join("\n");
