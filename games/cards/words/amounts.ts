import type { HouseId, IconId, PhaseId, SeasonId, TraitId } from "../data/names.ts";
import type { Ref, Selector, Who } from "./selectors.ts";

/** Every number on a card. `X` is what was announced; what is counted is counted when it is looked at. */
export type Amount =
  | number
  | "X"
  | { readonly count: Selector }
  | { readonly strOf: Ref }
  /** The STR of all that fit together, as printed where they are not in play. */
  | { readonly sumOfStr: Selector }
  | { readonly costOf: Ref }
  | { readonly printedIconsOf: Ref }
  | { readonly powerOn: Ref }
  | { readonly goldOn: Ref }
  | { readonly goldOf: Who }
  | { readonly handOf: Who }
  | { readonly deckOf: Who }
  | { readonly housePowerOf: Who }
  | { readonly claimOf: Who }
  | { readonly plotGoldOf: Who }
  | { readonly shadowsOf: Who }
  /** A number that an earlier word of this text has bound: how many were discarded, drawn, moved. */
  | { readonly number: string }
  | { readonly margin: true }
  | { readonly sum: readonly Amount[] }
  | { readonly less: readonly [Amount, Amount] };

export const count = (selector: Selector): Amount => ({ count: selector });
export const strOf = (card: Ref): Amount => ({ strOf: card });
export const costOf = (card: Ref): Amount => ({ costOf: card });
export const goldOf = (who: Who): Amount => ({ goldOf: who });
export const handOf = (who: Who): Amount => ({ handOf: who });
export const plus = (...amounts: readonly Amount[]): Amount => ({ sum: amounts });
export const minus = (one: Amount, other: Amount): Amount => ({ less: [one, other] });

/** What holds or does not, looked at in the position as it is. */
export type Condition =
  /** So many cards fit: at least one if nothing is said. */
  | { readonly some: Selector; readonly min?: Amount; readonly max?: Amount }
  | { readonly is: Ref; readonly a: Selector }
  /** A challenge is going on, and `you` have this part in it. */
  | {
      readonly challenge: {
        readonly type?: IconId | readonly IconId[];
        readonly you?: "attacker" | "defender" | "either";
      };
    }
  | { readonly compare: Amount; readonly with: Amount; readonly op: "<" | "<=" | "=" | ">=" | ">" }
  /** Of every player that `than` means the one has more, or the other fewer, of what the selector fits; `ctrl` is left out. */
  | { readonly most: Who; readonly of: Selector }
  | { readonly fewest: Who; readonly of: Selector }
  /** A player's House card is of one of these. */
  | { readonly house: Who; readonly of: HouseId | readonly HouseId[] }
  | { readonly agenda: Who; readonly trait?: TraitId }
  | { readonly season: SeasonId | "none" }
  | { readonly phase: PhaseId }
  | { readonly opponents: number }
  /** This card is the only one in play that fits. */
  | { readonly only: Ref; readonly among: Selector }
  | { readonly wonDominance: Who }
  | { readonly wonInitiative: Who }
  /** So many challenges of this round or phase fit. */
  | {
      readonly fought: { readonly type?: IconId; readonly winner?: Who; readonly loser?: Who; readonly attacker?: Who };
      readonly since: "phase" | "round";
      readonly min?: number;
      readonly max?: number;
    }
  /** Effects have raised or lowered its STR in this phase. */
  | { readonly strChanged: Ref }
  /** A plot with this trait lies in a player's used pile. */
  | { readonly used: Who; readonly trait: TraitId }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export const has = (selector: Selector, min: Amount = 1): Condition => ({ some: selector, min });
export const hasNo = (selector: Selector): Condition => ({ some: selector, min: 0, max: 0 });
export const is = (card: Ref, a: Selector): Condition => ({ is: card, a });
export const isNot = (card: Ref, a: Selector): Condition => ({ not: { is: card, a } });
export const both = (...all: readonly Condition[]): Condition => ({ all });
export const anyOf = (...any: readonly Condition[]): Condition => ({ any });
export const not = (condition: Condition): Condition => ({ not: condition });
export const inChallenge = (
  type?: IconId | readonly IconId[],
  you?: "attacker" | "defender" | "either",
): Condition => ({ challenge: { ...(type && { type }), ...(you && { you }) } });
