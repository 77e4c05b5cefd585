import { abilities } from "../compiled/abilities.ts";
import { iconIds, MOST_SEATS, NONE, seatIds, type ZoneId, zoneIds } from "../data/names.ts";
import { cardIds } from "../pool/index.ts";

/**
 * What a choice can be about, in one row of numbers: bodies, players, words, cards by name, cards of piles. A card of a pile says
 * whose pile it is and which: two players may hold the same card, and one of them in two piles.
 */

export const BODIES_OF_SEAT = 112;
export const bodyNames: readonly string[] = Array.from(
  { length: MOST_SEATS * BODIES_OF_SEAT },
  (_, body) => `b${body}`,
);

/** Words that a choice can be about besides cards and players: ways to pay, modes of an effect, icons. */
export const choiceWords: readonly string[] = [
  ...new Set([
    "yes",
    "no",
    "pay",
    "first",
    "second",
    "third",
    "fourth",
    ...iconIds,
    ...abilities.flatMap(({ ops }) => ops.flatMap((op) => (op.op === "modes" ? op.names : []))),
  ]),
];

export type PileId = Exclude<ZoneId, "play">;
const pileIds = zoneIds.filter((zone): zone is PileId => zone !== "play");
/** Every pile of every player: `two/dead`. */
export const pileNames: readonly string[] = seatIds.flatMap((seat) => pileIds.map((pile) => `${seat}/${pile}`));

/** Everything but cards of piles, by name: a cell holds one of these. */
export const plainNames: readonly string[] = [...bodyNames, ...seatIds, ...choiceWords, ...cardIds];
/** Where an act comes from: a body, or behind all bodies a card of a pile. */
export const sourceNames: readonly string[] = [...bodyNames, ...cardIds];
/** Whatever can be chosen, by one name: `b12`, `two`, `yes`, `core_5`, `two/dead/core_5`. */
export const refNames: readonly string[] = [
  ...plainNames,
  ...pileNames.flatMap((pile) => cardIds.map((card) => `${pile}/${card}`)),
];

export const SEAT_REF = bodyNames.length;
export const WORD_REF = SEAT_REF + MOST_SEATS;
export const CARD_REF = WORD_REF + choiceWords.length;
const PILE_REF = CARD_REF + cardIds.length;
/** Numbers come behind everything that can be chosen. */
export const NUMBER_REF = 2 ** 24;

export const isBodyRef = (ref: number): boolean => ref < SEAT_REF;
export const isSeatRef = (ref: number): boolean => ref >= SEAT_REF && ref < WORD_REF;
export const isCardRef = (ref: number): boolean => ref >= CARD_REF && ref < NUMBER_REF;

/** A card of somebody's pile. */
export const pileRef = (seat: number, pile: PileId, card: number): number =>
  PILE_REF + (seat * pileIds.length + pileIds.indexOf(pile)) * cardIds.length + card;

export const cardOfRef = (ref: number): number => (ref - CARD_REF) % cardIds.length;

interface Place {
  readonly seat: number;
  readonly zone: PileId;
}

/** Where a card lies that was chosen; undefined where only its name was. */
export const pileOfRef = (ref: number): Place | undefined => pileInCell(pileCell(ref));
export const pileInCell = (pile: number): Place | undefined =>
  pile === NONE ? undefined : { seat: Math.floor(pile / pileIds.length), zone: pileIds[pile % pileIds.length] };

const hiddenZones: ReadonlySet<PileId> = new Set(["deck", "hand", "shadows", "plots"]);
/** Whether it is a card that does not lie open. */
export const isHiddenRef = (ref: number): boolean => hiddenZones.has(pileOfRef(ref)?.zone ?? "discard");

// In a state a ref takes two cells of 16 bits, so that there is room for any number of cards.
export const plainCell = (ref: number): number => (ref < PILE_REF ? ref : CARD_REF + cardOfRef(ref));
export const pileCell = (ref: number): number =>
  ref < PILE_REF || ref >= NUMBER_REF ? NONE : Math.floor((ref - PILE_REF) / cardIds.length);
export const refInCells = (plain: number, pile: number): number =>
  pile === NONE ? plain : PILE_REF + pile * cardIds.length + plain - CARD_REF;
