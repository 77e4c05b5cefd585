import type { ClassId, HouseId, KeywordId } from "./names.ts";

/** What a unit of one rank may do when it is ordered, and the dice that it rolls. */
export interface OrderLine {
  /** Hexes it may move and then attack. */
  readonly moveAndAttack: number;
  /** Hexes it may move if it does not attack. */
  readonly move: number;
  readonly dice: number;
}

export interface UnitType {
  readonly house: HouseId;
  readonly class: ClassId;
  readonly strength: number;
  readonly keywords: readonly KeywordId[];
  /** Hexes of its Advance; 0 without. */
  readonly advance: number;
  /** X of Pursue X; 0 without. */
  readonly pursue: number;
  /** Hexes that its arrows reach; 1 for units that fight hand to hand. */
  readonly range: number;
  /** The symbol on its card that turns valor into a miss. */
  readonly valorNeverHits: boolean;
  /** By rank: green, blue, red. */
  readonly orders: readonly [OrderLine, OrderLine, OrderLine];
}

const line = (moveAndAttack: number, move: number, dice: number): OrderLine => ({ moveAndAttack, move, dice });

const onFoot: UnitType["orders"] = [line(2, 2, 2), line(1, 2, 3), line(1, 1, 4)];
const onHorse: UnitType["orders"] = [line(4, 4, 2), line(3, 3, 3), line(2, 3, 4)];

const foot = {
  class: "infantry",
  strength: 4,
  advance: 1,
  pursue: 0,
  range: 1,
  valorNeverHits: false,
  orders: onFoot,
} as const;
const horse = {
  class: "cavalry",
  strength: 3,
  advance: 0,
  pursue: 2,
  range: 1,
  valorNeverHits: false,
  orders: onHorse,
} as const;
const bows = {
  class: "ranged",
  strength: 4,
  advance: 0,
  pursue: 0,
  range: 4,
  valorNeverHits: true,
  orders: onFoot,
} as const;

const types = {
  "war-host": { house: "stark", ...foot, keywords: [] },
  "winterfell-riders": { house: "stark", ...horse, keywords: [] },
  "northmen-archers": { house: "stark", ...bows, keywords: ["off-balance"] },
  kennelmasters: { house: "stark", ...foot, strength: 3, advance: 0, keywords: ["hounds"] },
  "lannisport-guards": { house: "lannister", ...foot, keywords: [] },
  "casterly-cavaliers": { house: "lannister", ...horse, keywords: [] },
  "westerlands-archers": { house: "lannister", ...bows, keywords: ["off-balance"] },
  "heavy-infantry": { house: "lannister", ...foot, keywords: ["heavy-armor"] },
} as const satisfies { readonly [id: string]: UnitType };

export type UnitTypeId = keyof typeof types;
export const unitTypeIds = Object.keys(types) as readonly UnitTypeId[];
/** By number. */
export const unitTypes: readonly UnitType[] = Object.values(types);
