import type { GameEvent } from "@weirwood/kernel";

/** What the stages of Battles show, as plain facts taken from events. Houses, units, symbols and hexes by their ids. */

/** A unit in an attack. */
export interface Fighter {
  readonly house: string;
  /** Its type; hidden archers have none. */
  readonly unit?: string;
  readonly rank?: string;
  readonly hex: string;
  /** Figures before the attack, of the one that is attacked. */
  readonly figures?: number;
}

/** Dice that lie on the table: those that are thrown last come last. */
export interface Throw {
  readonly faces: readonly string[];
  /** How many of them fall now; none where they are counted only. */
  readonly fresh: number;
  /** Symbols that hit. */
  readonly hitting: readonly string[];
}

/** An attack's dice, and what they come to as far as that is known. */
export interface DiceFacts {
  readonly way: string;
  readonly attacker: Fighter;
  readonly target: Fighter;
  /** The first die of hounds, which gives their rank or does something of its own. */
  readonly hounds?: string;
  /** One after the other: what was thrown, and what was thrown again. */
  readonly throws: readonly Throw[];
  /** Hits that count, once they are counted, and those that cover and toughness have ignored. */
  readonly hits?: number;
  readonly ignored?: number;
  /** Hexes that the target is driven back by its dice, where they drive it. */
  readonly back: number;
  /** What it brought about, oldest first. */
  readonly outcomes: readonly GameEvent[];
  /** What a House is asked before it goes on. */
  readonly asked?: { readonly kind: string; readonly house: string };
  /** Before the dice were thrown: the chance of each number of hits. */
  readonly chances?: readonly number[];
}

export interface CaptureFacts {
  /** Who is captured, by whom. */
  readonly figure: string;
  readonly house: string;
}

/** A House whose morale breaks; spaces of the track are counted from Stark's end, 0 to 22. */
export interface BreakFacts {
  readonly house: string;
  readonly zone: string;
  readonly was: number;
  readonly now: number;
  readonly isRout: boolean;
}

export interface RoundFacts {
  readonly round: number;
  /** The last one that can be played, where a view tells it. */
  readonly rounds?: number;
  /** Who has the advantage, and the command tokens that decided it. */
  readonly first?: string;
  readonly commandTokens: { readonly [house: string]: number };
  readonly sides: readonly RallyOfHouse[];
}

/** What a House begins a round with. */
export interface RallyOfHouse {
  readonly house: string;
  readonly faces: readonly string[];
  readonly cards: number;
  /** Cards that the reader knows. */
  readonly drawn: readonly string[];
  /** As the field stands; unknown where nobody looks at it. */
  readonly figures?: number;
  readonly points?: number;
}
