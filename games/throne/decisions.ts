import type { Area, Card, House, Order } from "./state/board.ts";

/**
 * What players decide. Areas, houses, cards and orders are numbers of state/board.ts; lists are sorted by area and name
 * each area once, so that decisions that mean the same are the same. Records and the wire carry their notation instead.
 */

/** So many units of each kind. */
export interface Troop {
  readonly footmen: number;
  readonly knights: number;
  readonly ships: number;
}

export interface Placement {
  readonly area: Area;
  readonly order: Order;
}

/** All of a house's orders for the turn. */
export interface OrdersDecision {
  readonly kind: "orders";
  readonly place: readonly Placement[];
}

/** Swap the order in an area, or leave everything (area and order NONE). */
export interface RavenDecision {
  readonly kind: "raven";
  readonly area: Area;
  readonly order: Order;
}

/** Resolve one raid order; without targets it is removed unused. */
export interface RaidDecision {
  readonly kind: "raid";
  readonly from: Area;
  readonly targets: readonly Area[];
}

export interface Move extends Troop {
  readonly to: Area;
}

/** Resolve one march order; whoever is not moved stays. `token`: leave a power token in the emptied area. */
export interface MarchDecision {
  readonly kind: "march";
  readonly from: Area;
  readonly moves: readonly Move[];
  readonly token: boolean;
}

export const NO_SIDE = 0;
export const FOR_ATTACKER = 1;
export const FOR_DEFENDER = 2;

export interface Pledge {
  readonly area: Area;
  readonly side: number;
}

/** For each own support order beside the battle: whom it supports. */
export interface SupportDecision {
  readonly kind: "support";
  readonly pledges: readonly Pledge[];
}

/** The foreign offers of support that are taken; the others are declined. */
export interface AcceptDecision {
  readonly kind: "accept";
  readonly areas: readonly Area[];
}

export interface CardDecision {
  readonly kind: "card" | "take-back" | "discard-card";
  /** NONE where the offer of a card text is declined. */
  readonly card: Card;
}

export interface RemoveOrderDecision {
  readonly kind: "remove-order";
  readonly area: Area;
}

export interface YesOrNo {
  readonly kind: "blade" | "control" | "make-knight";
  readonly yes: boolean;
}

export interface CasualtiesDecision extends Troop {
  readonly kind: "casualties";
}

/** Where beaten units go, and which of them are lost on the way. */
export interface RetreatDecision extends Troop {
  readonly kind: "retreat";
  readonly to: Area;
}

export interface AreaTroop extends Troop {
  readonly area: Area;
}

/** Units given up, to supply or to the wildlings. */
export interface DisbandDecision {
  readonly kind: "disband";
  readonly units: readonly AreaTroop[];
}

export interface NewShips {
  readonly sea: Area;
  readonly ships: number;
}

export interface CastleMuster {
  readonly area: Area;
  readonly footmen: number;
  readonly knights: number;
  /** Footmen of the area that become knights. */
  readonly upgrades: number;
  readonly fleet: readonly NewShips[];
}

/** Everything that a house musters at one mustering. */
export interface MusterDecision {
  readonly kind: "muster";
  readonly castles: readonly CastleMuster[];
}

export interface BidDecision {
  readonly kind: "bid";
  readonly power: number;
}

/** Each group of tied houses, best place first; groups from the highest bid down. */
export interface TiesDecision {
  readonly kind: "ties";
  readonly groups: readonly (readonly House[])[];
}

export interface NameDecision {
  readonly kind: "name";
  readonly house: House;
}

export type ThroneDecision =
  | OrdersDecision
  | RavenDecision
  | RaidDecision
  | MarchDecision
  | SupportDecision
  | AcceptDecision
  | CardDecision
  | RemoveOrderDecision
  | YesOrNo
  | CasualtiesDecision
  | RetreatDecision
  | DisbandDecision
  | MusterDecision
  | BidDecision
  | TiesDecision
  | NameDecision;
