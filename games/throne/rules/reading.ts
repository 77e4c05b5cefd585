import type { Troop } from "../decisions.ts";
import { AREAS, cardIds, HOUSES, NONE, ORDERS } from "../state/board.ts";
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
export const isNone = (value: unknown): value is number => value === NONE;
export const isCount = (value: unknown): value is number => isWithin(value, plenty);

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

export function readTroop(input: Fields): Troop | undefined {
  const { footmen, knights, ships } = input;
  return isCount(footmen) && isCount(knights) && isCount(ships) ? { footmen, knights, ships } : undefined;
}

/** A list of items, each read by its own reader, in strictly ascending order of a key: no duplicates, one form. */
export function readList<T>(
  value: unknown,
  read: (item: Fields) => T | undefined,
  key: (item: T) => number,
): T[] | undefined {
  if (!Array.isArray(value) || value.length > AREAS) return undefined;
  const items: T[] = [];
  let last = -1;
  for (let i = 0; i < value.length; i++) {
    const raw: unknown = value[i];
    const item = isFields(raw) ? read(raw) : undefined;
    if (item === undefined || key(item) <= last) return undefined;
    last = key(item);
    items.push(item);
  }
  return items;
}

/** A list of areas in strictly ascending order. */
export function readAreas(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > AREAS) return undefined;
  const areas: number[] = [];
  let last = -1;
  for (let i = 0; i < value.length; i++) {
    const area: unknown = value[i];
    if (!isArea(area) || area <= last) return undefined;
    last = area;
    areas.push(area);
  }
  return areas;
}
