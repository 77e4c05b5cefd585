import { mayServe } from "@weirwood/cards/decks";
import { cards, faces } from "@weirwood/cards/questions";
import type { Phrasebook } from "@weirwood/kernel";
import { wordsOf } from "../../../../rules-book/fold.ts";
import { costOf } from "./deck-changes.ts";

/** What can be asked of the pool. A list that names nothing asks for nothing. */
export interface Filters {
  readonly query: string;
  /** Any of these, `neutral` among them. */
  readonly houses: readonly string[];
  readonly types: readonly string[];
  /** All of these. */
  readonly icons: readonly string[];
  readonly crests: readonly string[];
  /** Printed cost, both ends included; the highest stands for all above. */
  readonly leastCost: number;
  readonly mostCost: number;
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  /** Only what the deck's House may hold. */
  readonly isOnlyAllowed: boolean;
}

/** This cost and all above. */
export const HIGH_COST = 7;

export const noFilters: Filters = {
  query: "",
  houses: [],
  types: [],
  icons: [],
  crests: [],
  leastCost: 0,
  mostCost: HIGH_COST,
  traits: [],
  keywords: [],
  isOnlyAllowed: false,
};

export const poolTypes = ["character", "location", "attachment", "event", "plot", "agenda"] as const;

/** Every card that a deck is made of, but House cards, in the order of the pool. */
export const pool: readonly number[] = cards
  .map((_, card) => card)
  .filter((card) => !faces[card].isFixture && (poolTypes as readonly string[]).includes(faces[card].type));

/** The House cards. */
export const houseCards: readonly number[] = cards
  .map((_, card) => card)
  .filter((card) => !faces[card].isFixture && faces[card].type === "house");

const housesOf = (card: number): readonly string[] => {
  const { house = [] } = faces[card];
  return house.length === 0 ? ["neutral"] : house;
};

/** What a search finds a card by, folded: its title counts more than what it says. */
interface SearchWords {
  readonly title: readonly string[];
  readonly rest: readonly string[];
}

/** The pool, ready to be searched in several languages at once. */
export type PoolIndex = ReadonlyMap<number, SearchWords>;

export function indexOf(books: readonly Phrasebook[]): PoolIndex {
  return new Map(
    pool.map((card) => {
      const { id, face } = cards[card];
      const said = books.map(({ names }) => ({
        title: names.card[id],
        rest: [
          names.type[face.type],
          ...housesOf(card).map((house) => names.house[house]),
          ...(face.traits ?? []).map((trait) => names.trait[trait]),
          ...(face.keywords ?? []).map((keyword) => names.keyword[keyword]),
          names.cardText[id],
        ],
      }));
      const wordsIn = (texts: readonly (string | undefined)[]): readonly string[] => [
        ...new Set(texts.flatMap((text) => wordsOf(text ?? ""))),
      ];
      return [
        card,
        { title: wordsIn(said.map(({ title }) => title)), rest: wordsIn(said.flatMap(({ rest }) => rest)) },
      ];
    }),
  );
}

/** How well a card fits what was typed: not at all, somewhere, or by its title. Every word must be found. */
function scoreOf(words: SearchWords | undefined, wanted: readonly string[]): number {
  if (words === undefined) return 0;
  let score = 1;
  for (const one of wanted) {
    if (words.title.some((word) => word.startsWith(one))) score += 1;
    else if (!words.rest.some((word) => word.startsWith(one))) return 0;
  }
  return score;
}

const isAmong = (wanted: readonly string[], had: readonly string[] = []): boolean =>
  wanted.length === 0 || wanted.some((one) => had.includes(one));

function hasCost(card: number, { leastCost, mostCost }: Filters): boolean {
  if (leastCost === 0 && mostCost === HIGH_COST) return true;
  if (faces[card].cost === undefined) return false;
  const cost = Math.min(costOf(card), HIGH_COST);
  return cost >= leastCost && cost <= mostCost;
}

function fits(card: number, filters: Filters, houseCard: number | undefined): boolean {
  const { type, icons = [], crests, traits, keywords } = faces[card];
  return (
    isAmong(filters.houses, housesOf(card)) &&
    isAmong(filters.types, [type]) &&
    filters.icons.every((icon) => (icons as readonly string[]).includes(icon)) &&
    isAmong(filters.crests, crests) &&
    isAmong(filters.traits, traits) &&
    isAmong(filters.keywords, keywords) &&
    hasCost(card, filters) &&
    (!filters.isOnlyAllowed || houseCard === undefined || mayServe(card, [houseCard]))
  );
}

/** The cards that fit, those with the title that was typed first, else in the order of the pool. */
export function found(index: PoolIndex, filters: Filters, houseCard?: number): readonly number[] {
  const wanted = wordsOf(filters.query);
  return pool
    .filter((card) => fits(card, filters, houseCard))
    .map((card) => ({ card, score: scoreOf(index.get(card), wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.card - other.card)
    .map(({ card }) => card);
}

/** How many of the cards that fit all else have each trait, or each keyword; the commonest first. */
export function countsOf(
  kind: "traits" | "keywords",
  index: PoolIndex,
  filters: Filters,
  houseCard?: number,
): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>(filters[kind].map((name) => [name, 0]));
  for (const card of found(index, { ...filters, [kind]: [] }, houseCard)) {
    for (const name of faces[card][kind] ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** A list with a word, or without it where it was in there. */
export const toggled = (list: readonly string[], word: string): readonly string[] =>
  list.includes(word) ? list.filter((one) => one !== word) : [...list, word];
