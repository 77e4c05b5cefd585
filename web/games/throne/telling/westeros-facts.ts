/** What the stages of the Westeros phase show, as plain facts taken from events. Houses, tracks and cards by their ids. */

/** A card that is turned. */
export interface TurnedCard {
  /** 1 to 3. */
  readonly deck: number;
  readonly event: string;
  /** Whom it touches, in order of play, as far as that is known. */
  readonly touches: readonly Touched[];
}

/** What a card changes for a house, or gives it to bid with. */
export interface Touched {
  readonly house: string;
  readonly was?: number;
  readonly now: number;
}

export interface WesterosFacts {
  readonly turn?: number;
  /** One a step, in the order in which they are turned: Winter is followed by the card that replaces it. */
  readonly cards: readonly TurnedCard[];
  /** Where the wildlings stand, before mammoths are counted and after. */
  readonly threat?: { readonly was: number; readonly now: number };
  /** How many mammoths are counted. */
  readonly mammoths: number;
}

export interface AuctionFacts {
  readonly track: string;
  /** The first place first. */
  readonly places: readonly AuctionPlace[];
  /** Who put tied houses in order, where any tied. */
  readonly settledBy?: string;
}

export interface AuctionPlace {
  readonly house: string;
  readonly bid?: number;
  /** The place it had before, from 1. */
  readonly was?: number;
}

export interface WildlingFacts {
  readonly threat: number;
  readonly total: number;
  readonly isHeld: boolean;
  /** In order of play. */
  readonly bids: readonly { readonly house: string; readonly bid: number }[];
  /** Who counts as the highest bidder, or as the lowest where the wildlings won; unknown until a tie is settled. */
  readonly named?: string;
}

export interface TurnFacts {
  readonly turn: number;
  readonly houses: readonly TurnOfHouse[];
}

/** What a turn brought a house. */
export interface TurnOfHouse {
  readonly house: string;
  /** Power from orders, crowns and ports. */
  readonly gained: number;
  readonly castles: number;
  /** Castles more or fewer than a turn ago; unknown where that was not told here. */
  readonly change?: number;
}
