import { type Chance, oneOf, shuffled } from "@weirwood/kernel";
import { cards } from "../pool/index.ts";
import { deckNumbers, mayServe, whyNotCopies } from "./construction.ts";
import { type Deck, deckOf, drawTypes, faceOf, isOwn } from "./deck.ts";

const everyCard = cards.map((_, number) => number).filter((card) => !faceOf(card).isFixture);
const houseCards = everyCard.filter((card) => faceOf(card).type === "house");
const everyAgenda = everyCard.filter((card) => faceOf(card).type === "agenda");
const everyPlot = everyCard.filter((card) => faceOf(card).type === "plot");
const everyDraw = everyCard.filter((card) => drawTypes.has(faceOf(card).type));

/** One in so many. */
const often = { agenda: 3, outOfHouse: 8, large: 10 } as const;

/** A random legal deck of any House over the whole pool: mostly of its own and neutral cards, and a few of others. */
export function randomDeck(chance: Chance): Deck {
  const house = oneOf(houseCards, chance);
  const allowed = (card: number): boolean => mayServe(card, [house]);
  const agendas = chance.below(often.agenda) === 0 ? [oneOf(everyAgenda.filter(allowed), chance)] : [];
  return deckOf([house, ...agendas, ...randomDraws(house, agendas, chance), ...randomPlots(allowed, chance)]);
}

function randomDraws(house: number, agendas: readonly number[], chance: Chance): readonly number[] {
  const { leastCards, mostCards } = deckNumbers;
  const isLarge = chance.below(often.large) === 0;
  const size = leastCards + chance.below((isLarge ? mostCards - leastCards : 5) + 1);
  const allowed = everyDraw.filter((card) => mayServe(card, [house]));
  const own = allowed.filter((card) => isOwn(card, house));
  const others = allowed.filter((card) => !isOwn(card, house));
  const draws: number[] = [];
  while (draws.length < size) {
    const card = oneOf(chance.below(often.outOfHouse) === 0 ? others : own, chance);
    const copies = draws.filter((other) => faceOf(other).title === faceOf(card).title);
    for (let more = 1 + chance.below(deckNumbers.copies); more > 0 && draws.length < size; more--) {
      copies.push(card);
      if (whyNotCopies(copies, agendas).length > 0) break;
      draws.push(card);
    }
  }
  return draws;
}

function randomPlots(allowed: (plot: number) => boolean, chance: Chance): readonly number[] {
  const plots = everyPlot.filter(allowed);
  const stack = plots.flatMap((plot) => Array<number>(faceOf(plot).deckLimit ?? deckNumbers.plotCopies).fill(plot));
  return shuffled(stack, chance).slice(0, deckNumbers.plots);
}
