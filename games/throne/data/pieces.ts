/** Units and order tokens: what there is in the box of each house. */

export interface UnitFacts {
  readonly id: string;
  readonly letter: string;
  readonly strength: number;
  /** Mustering points, also what it is worth to the wildlings. */
  readonly cost: number;
  /** How many a house has. */
  readonly limit: number;
}

export const units: readonly UnitFacts[] = [
  { id: "footman", letter: "F", strength: 1, cost: 1, limit: 10 },
  { id: "knight", letter: "K", strength: 2, cost: 2, limit: 4 },
  { id: "ship", letter: "S", strength: 1, cost: 1, limit: 6 },
  // Only with the siege variant; what it is worth against castles is throne.siege.strength.
  { id: "engine", letter: "E", strength: 0, cost: 2, limit: 3 },
];

/** A siege engine's strength in an attack on a city, stronghold or fortification. */
export const engineAgainstCastles = 4;

export const upgradeCost = 1;
export const musterPoints = { none: 0, city: 1, stronghold: 2 } as const;

export type OrderSort = "march" | "defense" | "support" | "raid" | "consolidate";

export interface OrderFacts {
  readonly id: string;
  readonly sort: OrderSort;
  /** Strength added to an attack (march), a defence (defense) or a supported side (support). */
  readonly bonus: number;
  readonly star: boolean;
  /** How many tokens a house has. */
  readonly count: number;
}

export const orders: readonly OrderFacts[] = [
  { id: "march-1", sort: "march", bonus: -1, star: false, count: 1 },
  { id: "march", sort: "march", bonus: 0, star: false, count: 1 },
  { id: "march*", sort: "march", bonus: 1, star: true, count: 1 },
  { id: "defense", sort: "defense", bonus: 1, star: false, count: 2 },
  { id: "defense*", sort: "defense", bonus: 2, star: true, count: 1 },
  { id: "support", sort: "support", bonus: 0, star: false, count: 2 },
  { id: "support*", sort: "support", bonus: 1, star: true, count: 1 },
  { id: "raid", sort: "raid", bonus: 0, star: false, count: 2 },
  { id: "raid*", sort: "raid", bonus: 0, star: true, count: 1 },
  { id: "consolidate", sort: "consolidate", bonus: 0, star: false, count: 2 },
  { id: "consolidate*", sort: "consolidate", bonus: 0, star: true, count: 1 },
];
