import type { Troop } from "../decisions.ts";
import { AREAS, cardIds, HOUSES, NONE, ORDERS, SINGLES, trackIds } from "../state/board.ts";
import type { Fields } from "./step.ts";

/** Reads decisions out of untrusted input: whatever is not plainly right is undefined. */

/** More units than any box holds; keeps sums small. */
const plenty = 60;

const isWithin = (value: unknown, end: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < end;

export const isArea = (value: unknown): value is number => isWithin(value, AREAS);
export const isOrder = (value: unknown): value is number => isWithin(value, ORDERS);
export const isHouse = (value: unknown): value is number => isWithin(value, HOUSES);
export const isCard = (value: unknown): value is number => isWithin(value, cardIds.length);
export const isSingle = (value: unknown): value is number => isWithin(value, SINGLES);
export const isTrack = (value: unknown): value is number => isWithin(value, trackIds.length);
export const isNone = (value: unknown): value is number => value === NONE;
export const isCount = (value: unknown): value is number => isWithin(value, plenty);

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

export function readTroop(input: Fields): Troop | undefined {
  const { footmen, knights, ships, engines } = input;
  const areCounts = isCount(footmen) && isCount(knights) && isCount(ships) && isCount(engines);
  return areCounts ? { footmen, knights, ships, engines } : undefined;
}

/** A list of items, each read by its own reader, in strictly ascending order of a key: no duplicates, one form. */
export const readList = <T>(value: unknown, read: Reader<T>, key: (item: T) => number): T[] | undefined =>
  readAscending(value, (item) => (isFields(item) ? read(item) : undefined), key, 1);

/** The same where a rule of the game says what is wrong with a duplicate: it may stand beside its twin. */
export const readListWithTwins = <T>(value: unknown, read: Reader<T>, key: (item: T) => number): T[] | undefined =>
  readAscending(value, (item) => (isFields(item) ? read(item) : undefined), key, 0);

/** A list of areas in strictly ascending order. */
export const readAreas = (value: unknown): number[] | undefined => readAscending(value, readArea, itself, 1);
export const readAreasWithTwins = (value: unknown): number[] | undefined => readAscending(value, readArea, itself, 0);

/** A list of cards in strictly ascending order. */
export const readCards = (value: unknown): number[] | undefined =>
  readAscending(value, (card) => (isCard(card) ? card : undefined), itself, 1);

type Reader<T> = (item: Fields) => T | undefined;

const readArea = (value: unknown): number | undefined => (isArea(value) ? value : undefined);
const itself = (area: number): number => area;

/** Items whose keys grow by a least step from one to the next. */
function readAscending<T>(
  value: unknown,
  read: (item: unknown) => T | undefined,
  key: (item: T) => number,
  leastStep: number,
): T[] | undefined {
  if (!Array.isArray(value) || value.length > AREAS) return undefined;
  const items: T[] = [];
  let least = 0;
  for (let i = 0; i < value.length; i++) {
    const item = read(value[i] as unknown);
    if (item === undefined || key(item) < least) return undefined;
    least = key(item) + leastStep;
    items.push(item);
  }
  return items;
}
