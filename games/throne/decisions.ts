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
  /** Siege engines; none without their variant. */
  readonly engines: number;
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
  /** The garrisons in the order in which they are entered; left out where that is the order of their areas. */
  readonly sequence?: readonly Area[];
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
  readonly kind: "card" | "take-back" | "discard-card" | "replace-card";
  /** NONE where the offer of a card text is declined. */
  readonly card: Card;
}

export interface RemoveOrderDecision {
  readonly kind: "remove-order";
  readonly area: Area;
  /** The single-use order there, not the normal one. */
  readonly single: boolean;
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
  /** New siege engines, and footmen of the area that become engines. */
  readonly engines: number;
  readonly refits: number;
  readonly fleet: readonly NewShips[];
}

/** Everything that a house musters at one mustering. */
export interface MusterDecision {
  readonly kind: "muster";
  readonly castles: readonly CastleMuster[];
}

/** A single-use order laid face down; area and single NONE where none is laid. */
export interface SingleDecision {
  readonly kind: "single";
  readonly area: Area;
  readonly single: number;
}

/** A consolidate order resolved: power, or with fortifications on a fortification instead. */
export interface ConsolidateDecision {
  readonly kind: "consolidate";
  readonly area: Area;
  readonly fort: boolean;
}

/** Single-use orders that muster in their area; nothing bought: spent without effect. */
export interface UseMusterDecision {
  readonly kind: "use-muster";
  readonly area: Area;
  readonly castles: readonly CastleMuster[];
}

/** Single-use orders that name areas: the Iron Fleet, and the Will of R'hllor (at most one area). */
export interface UseOnAreas {
  readonly kind: "use-iron-fleet" | "use-rhllor" | "use-caravan";
  readonly from: Area;
  readonly targets: readonly Area[];
}

/** The Young Wolf: moves like a march, in the raid step. */
export interface YoungWolfDecision {
  readonly kind: "use-young-wolf";
  readonly from: Area;
  readonly moves: readonly Move[];
  readonly token: boolean;
}

export interface Pull extends AreaTroop {
  /** Leave a power token in the area that they have left. */
  readonly token: boolean;
}

export interface ForcedMarchDecision {
  readonly kind: "use-forced-march";
  readonly to: Area;
  readonly pulls: readonly Pull[];
}

/** The Scorpion's Sting: at most one card of each house beside the area. */
export interface ScorpionDecision {
  readonly kind: "use-scorpion";
  readonly from: Area;
  readonly cards: readonly Card[];
}

/** The Lion's Ruse: the house that is bound, or NONE. */
export interface LionDecision {
  readonly kind: "use-lion";
  readonly from: Area;
  readonly house: House;
}

export interface Toll {
  readonly house: House;
  readonly power: number;
}

/** The Might of Highgarden: a card for power of the houses beside the area; card NONE where it lapses. */
export interface HighgardenDecision {
  readonly kind: "use-highgarden";
  readonly from: Area;
  readonly card: Card;
  readonly tolls: readonly Toll[];
}

/** How many of a captured port's ships are replaced by own ones. */
export interface CaptureDecision {
  readonly kind: "capture";
  readonly ships: number;
}

export interface ThreeCardsDecision {
  readonly kind: "three-cards";
  readonly cards: readonly Card[];
}

/** An influence track: to push the foe down (demote), or whose token is taken. NONE declines. */
export interface TrackDecision {
  readonly kind: "demote" | "take-token";
  readonly track: number;
}

/** The area in which a footman becomes a knight, or NONE. */
export interface KnightInDecision {
  readonly kind: "knight-in";
  readonly area: Area;
}

export interface BidDecision {
  readonly kind: "bid" | "spend";
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
  | SingleDecision
  | ConsolidateDecision
  | UseMusterDecision
  | UseOnAreas
  | YoungWolfDecision
  | ForcedMarchDecision
  | ScorpionDecision
  | LionDecision
  | HighgardenDecision
  | CaptureDecision
  | ThreeCardsDecision
  | TrackDecision
  | KnightInDecision
  | BidDecision
  | TiesDecision
  | NameDecision;
