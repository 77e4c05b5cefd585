/** Single-use orders: five a house, each gone from the game once used or lost. */
export interface SingleFacts {
  readonly id: string;
  /** The icon: in which step it is resolved, and how it is raided. */
  readonly icon: "raid" | "march" | "consolidate";
  /** How many each house has, or the house that alone has it. */
  readonly count: number;
  readonly house?: string;
}

export const singles: readonly SingleFacts[] = [
  { id: "muster", icon: "consolidate", count: 2 },
  { id: "caravan", icon: "consolidate", count: 1 },
  { id: "forced-march", icon: "march", count: 1 },
  { id: "iron-fleet", icon: "raid", count: 1, house: "greyjoy" },
  { id: "young-wolf", icon: "raid", count: 1, house: "stark" },
  { id: "highgarden", icon: "consolidate", count: 1, house: "tyrell" },
  { id: "scorpion", icon: "raid", count: 1, house: "martell" },
  { id: "lion", icon: "raid", count: 1, house: "lannister" },
  { id: "rhllor", icon: "raid", count: 1, house: "baratheon" },
];
