import { type Troop, UNIT_KINDS, type UnitKind, unitCost, unitKeys } from "@weirwood/throne/questions";

/** Units of each kind, counted: what drafts add to and take from. */

type Counts = { readonly [kind in (typeof unitKeys)[number]]: number };

export const countOf = (troop: Troop, kind: UnitKind): number => troop[unitKeys[kind]];

/** The same with so many of one kind; other fields stay. */
export const withCount = <T extends Counts>(troop: T, kind: UnitKind, count: number): T => ({
  ...troop,
  [unitKeys[kind]]: count,
});

/** A list with one item put in the place of another of its key, or added, and kept in order; undefined takes it out. */
export function withItem<T>(list: readonly T[], key: (item: T) => number, at: number, item: T | undefined): T[] {
  const others = list.filter((one) => key(one) !== at);
  return item === undefined ? others : [...others, item].sort((one, other) => key(one) - key(other));
}

/** A sorted list of numbers with one more, or one less where it was there. */
export const toggled = (list: readonly number[], one: number): number[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one].sort((a, b) => a - b);

/** Mustering points that units are worth: what the wildlings take. */
export function pointsOf(units: readonly Troop[]): number {
  let points = 0;
  for (const troop of units)
    for (let kind = 0; kind < UNIT_KINDS; kind++) points += countOf(troop, kind) * unitCost[kind];
  return points;
}
