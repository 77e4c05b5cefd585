import type { Cards } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";

/** What the stages of Cards show, as plain facts taken from events. Players, cards and types by their ids, bodies by number. */

/** A character in a challenge, or one that is lost by it. */
export interface Fighter {
  readonly card: string;
  readonly body: number;
  /** As it was when the challenge was counted; unknown where the log tells of old times. */
  readonly strength?: number;
  readonly isDying?: boolean;
  /** Power that it claims by this challenge. */
  readonly power?: number;
}

/** What is given up for a claim. */
export interface ClaimFacts {
  readonly player: string;
  readonly type: string;
  readonly count: number;
  readonly killed: readonly string[];
  readonly discarded: readonly string[];
  readonly power: number;
}

export interface ResultFacts {
  readonly type: string;
  readonly attacker: string;
  readonly defender: string;
  /** Undefined: nobody wins. */
  readonly winner: string | undefined;
  readonly attack: number;
  readonly defence: number;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Who is lost for the claim without having taken part. */
  readonly lost: readonly Fighter[];
  /** Undefined: nothing is claimed, for the attacker has lost, claims 0, or the claim was cancelled. */
  readonly claim?: ClaimFacts;
  readonly isClaimCancelled?: boolean;
  /** Power for winning against nobody; 0 where somebody opposed. */
  readonly unopposed: number;
  /** Power for a title that opposes the loser's. */
  readonly title: number;
  /** Cards that claim power by renown. */
  readonly renown: readonly string[];
  /** Participants with deadly on both sides, where a view tells it. */
  readonly deadly?: { readonly attackers: number; readonly defenders: number };
  /** The winner's power before and after, and what wins. */
  readonly power?: { readonly was: number; readonly now: number; readonly goal: number };
  /** What was told of this challenge, from its declaration on. */
  readonly course: readonly GameEvent[];
}

export interface RevealedPlot {
  readonly player: string;
  readonly card: string;
  /** Unknown where the log tells of old times. */
  readonly initiative?: number;
}

export interface PlotsFacts {
  readonly round?: number;
  readonly plots: readonly RevealedPlot[];
  /** The table once they are revealed: it tells where initiative comes from. */
  readonly after?: Cards;
  /** Who wins the initiative with how much. */
  readonly winner?: string;
  readonly count?: number;
  /** Who is first, where that was not asked. */
  readonly first?: string;
}

export interface TitlesFacts {
  readonly titles: readonly { readonly player: string; readonly card: string }[];
}

export interface OutFacts {
  readonly player: string;
}
