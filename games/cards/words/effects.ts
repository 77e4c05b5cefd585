import type { IconId, KeywordId, PhaseId, TraitId, TypeId } from "../data/names.ts";
import type { Amount, Condition } from "./amounts.ts";
import type { Modifier } from "./modifiers.ts";
import type { Chosen, ChosenSeat, Pick, Ref, Selector, Who } from "./selectors.ts";
import type { Trigger } from "./triggers.ts";

/** How long a lasting effect lasts. `standing` is this round's standing phase alone. */
export type Until = "challenge" | "phase" | "round" | "game";

/** Where a card can be sent. */
export type Destination =
  | "dead"
  | "discard"
  | "hand"
  | "deck-top"
  | "deck-bottom"
  | "deck-shuffled"
  | "shadows"
  | "aside";

/** What a text does. Costs are written with the same words; what a cost may be, `Cost` says. */
export type Effect =
  | { readonly do: "kill" | "discard"; readonly what: Pick; readonly noSave?: true }
  | { readonly do: "kneel" | "stand"; readonly what: Pick }
  /** Leaves play for its owner's hand or deck, or goes there from a pile. */
  | { readonly do: "send"; readonly what: Pick; readonly to: Destination }
  /** Changes where a card that is leaving play goes. */
  | { readonly do: "redirect"; readonly what: Ref; readonly to: Destination }
  | { readonly do: "draw"; readonly count: Amount; readonly who?: Who }
  /** Power from the treasury on a card, or on a player's House card. */
  | { readonly do: "claim"; readonly count: Amount; readonly on: Pick }
  | { readonly do: "house-power"; readonly count: Amount; readonly who?: Who }
  | { readonly do: "move-power"; readonly count: Amount; readonly from: Pick; readonly to: Ref }
  | { readonly do: "discard-power"; readonly count: Amount; readonly from: Pick }
  | { readonly do: "gold"; readonly count: Amount; readonly who?: Who }
  | { readonly do: "move-gold"; readonly count: Amount | "all"; readonly from: Who; readonly to: Who }
  | { readonly do: "put-gold"; readonly count: Amount; readonly on: Pick }
  /** Looks through a whole deck, or its top cards, and shuffles it; what is found is shown unless `quiet`. */
  | {
      readonly do: "search";
      readonly for: Selector;
      readonly who?: Who;
      readonly top?: Amount;
      readonly to: "hand" | "play" | "duplicate" | "deck-top";
      readonly quiet?: true;
    }
  /** The top cards of a deck, open to all; `keep` of them go to hand by the player's choice, the others under the deck. */
  | { readonly do: "reveal-top"; readonly count: Amount; readonly keep: Amount; readonly who?: Who }
  /** The seat looks at cards that others do not see, and puts them back in any order. */
  | {
      readonly do: "look";
      readonly at: "hand" | "deck" | "shadows";
      readonly of: Who;
      readonly count?: Amount;
      readonly order?: true;
    }
  /** Names how many went by `as`. */
  | {
      readonly do: "discard-from-hand";
      readonly count: Amount;
      readonly who: Who;
      readonly random?: true;
      readonly chosenBy?: Who;
    }
  /** A hand as a whole; a hand of none too, unless `least` says how many there must be. */
  | { readonly do: "discard-hand"; readonly who: Who; readonly as?: string; readonly least?: number }
  | { readonly do: "reveal-hand"; readonly who: Who }
  | { readonly do: "mill"; readonly count: Amount; readonly who: Who }
  /** The top cards of a deck into hand, shown; no drawing. */
  | { readonly do: "take-top"; readonly count: Amount; readonly who?: Who }
  | { readonly do: "shuffle-in"; readonly pile: "dead" | "discard"; readonly who: Who }
  | { readonly do: "put-into-play"; readonly what: Pick; readonly under?: "you" | "owner"; readonly knelt?: true }
  | { readonly do: "take-control"; readonly of: Pick; readonly who?: Who; readonly until?: Until }
  | { readonly do: "attach"; readonly what: Ref; readonly to: Pick; readonly faceDown?: true }
  /** The top card of your deck, face down. */
  | { readonly do: "attach-top"; readonly to: Pick }
  /**
   * The card stays in play as an attachment of this kind, with this text instead of its own and legal where it lies; an
   * attachment moves there. Where no bearer is left to pick, it goes to its pile.
   */
  | {
      readonly do: "become-attachment";
      readonly on: Pick;
      readonly trait?: TraitId;
      readonly gives: readonly Modifier[];
    }
  | {
      readonly do: "become-character";
      readonly what: Ref;
      readonly str: Amount;
      readonly icons?: readonly IconId[];
      readonly keywords?: readonly KeywordId[];
      readonly traits?: readonly TraitId[];
      readonly until: Until;
    }
  /** Modifiers for a while, on cards or on players. */
  | {
      readonly do: "give";
      readonly to: Pick;
      readonly until: Until;
      readonly mods: readonly Modifier[];
      readonly only?: PhaseId;
    }
  | { readonly do: "give-seat"; readonly to: Who; readonly until: Until; readonly mods: readonly Modifier[] }
  /** The one loses these keywords, and the other gains those that were lost. */
  | {
      readonly do: "take-keywords";
      readonly from: Ref;
      readonly to: Ref;
      readonly keywords: readonly KeywordId[];
      readonly until: Until;
    }
  | { readonly do: "swap-base-str"; readonly of: Ref; readonly until: Until }
  /** Counters that stay while the card is in play, each of them +1 STR. */
  | { readonly do: "counters"; readonly on: Ref; readonly count: Amount }
  /** The next card that fits costs its player so much less. */
  | {
      readonly do: "reduce-next";
      readonly what: Selector;
      readonly by: Amount;
      readonly until: Until;
      readonly uses?: number;
    }
  /** Responses to saves and cancels need no word: `save` and `cancel` abilities do it first of all. */
  | { readonly do: "join"; readonly what: Ref }
  | { readonly do: "leave-challenge"; readonly what: Pick }
  | { readonly do: "challenge-trait"; readonly trait: "joust" | "melee" }
  /** Where you win it by so much, it counts as unopposed. */
  | { readonly do: "counts-unopposed"; readonly margin: number }
  /** One more challenge in this phase; `owed`: it must be your next, and nobody wins it if it is opposed. */
  | {
      readonly do: "allow-challenge";
      readonly type: IconId | "same";
      readonly who?: Who;
      readonly owed?: "unopposed-only";
    }
  /** Somebody meets the claim of this challenge as if they had lost it as defender. */
  | { readonly do: "meet-claim"; readonly who: Who; readonly value?: Amount }
  | { readonly do: "set-winner"; readonly of: "challenge" | "dominance" | "initiative"; readonly who: Who }
  | { readonly do: "reveal-plot"; readonly who: Who }
  | { readonly do: "swap-plots"; readonly with: Who; readonly until: "round" }
  /** Carries out another plot's "when revealed", whose source stays where it is. */
  | { readonly do: "when-revealed-of"; readonly plot: "top-used"; readonly who?: Who }
  | { readonly do: "skip-phase"; readonly phase: PhaseId }
  | { readonly do: "add-phase"; readonly phase: PhaseId }
  | { readonly do: "end-phase" }
  | { readonly do: "first-player"; readonly who: Who }
  /** The player names a title of the game aloud. */
  | { readonly do: "name-title"; readonly type: TypeId; readonly as: string }
  /** A replacement: instead of dying, this happens. `while` is looked at when it would apply. */
  | {
      readonly do: "shield";
      readonly what: Ref;
      readonly while?: Condition;
      readonly effects: readonly Effect[];
      readonly until: Until;
    }
  /** Later in this phase or round, each time or once. */
  | {
      readonly do: "later";
      readonly on: Trigger;
      readonly effects: readonly Effect[];
      readonly until: Until;
      readonly once?: true;
    }
  | { readonly do: "eliminate"; readonly who: Who }
  // Flow.
  /** Binds what is chosen now, in resolving, to a name. */
  | { readonly do: "pick"; readonly what: Chosen | ChosenSeat; readonly as: string }
  | { readonly do: "then"; readonly effects: readonly Effect[] }
  | {
      readonly do: "if";
      readonly when: Condition;
      readonly effects: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: "modes"; readonly of: readonly Mode[]; readonly by?: Who }
  | {
      readonly do: "may";
      readonly by?: Who;
      readonly cost?: Cost | readonly Cost[];
      readonly effects: readonly Effect[];
    }
  | {
      readonly do: "unless";
      readonly by: Who;
      readonly cost: Cost | readonly Cost[];
      readonly effects: readonly Effect[];
    }
  /** For each of these players in order: `{ chosen: "each" }` is the one. */
  | { readonly do: "each"; readonly who: Who | readonly Who[]; readonly effects: readonly Effect[] };

/** One of several ways, by the name that the notation says. */
export interface Mode {
  readonly name: string;
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}

/** What can be paid. Chosen cards are yours unless the selector says otherwise. */
export type Cost =
  | Extract<Effect, { do: "kneel" | "stand" | "kill" | "discard" | "send" | "mill" | "discard-hand" | "discard-power" }>
  | { readonly pay: "gold"; readonly count: Amount; readonly to?: Who }
  | { readonly pay: "influence"; readonly count: Amount }
  | { readonly pay: "gold-from"; readonly what: Ref; readonly count: Amount }
  | { readonly pay: "discard-from-hand"; readonly count: Amount; readonly what?: Selector }
  | { readonly either: readonly (Cost | readonly Cost[])[] };

export const kill = (what: Pick): Effect & Cost => ({ do: "kill", what });
export const discard = (what: Pick): Effect & Cost => ({ do: "discard", what });
export const kneel = (what: Pick): Effect & Cost => ({ do: "kneel", what });
export const stand = (what: Pick): Effect & Cost => ({ do: "stand", what });
export const send = (what: Pick, to: Destination): Effect & Cost => ({ do: "send", what, to });
export const toHand = (what: Pick): Effect & Cost => send(what, "hand");
export const draw = (count: Amount, who?: Who): Effect => ({ do: "draw", count, ...(who && { who }) });
export const claim = (count: Amount, on: Pick): Effect => ({ do: "claim", count, on });
export const housePower = (count: Amount, who?: Who): Effect => ({ do: "house-power", count, ...(who && { who }) });
export const give = (to: Pick, until: Until, ...mods: readonly Modifier[]): Effect => ({ do: "give", to, until, mods });
export const giveSeat = (to: Who, until: Until, ...mods: readonly Modifier[]): Effect => ({
  do: "give-seat",
  to,
  until,
  mods,
});
export const reduceNext = (what: Selector, by: Amount): Effect => ({ do: "reduce-next", what, by, until: "phase" });
export const andThen = (...effects: readonly Effect[]): Effect => ({ do: "then", effects });
export const when = (condition: Condition, ...effects: readonly Effect[]): Effect => ({
  do: "if",
  when: condition,
  effects,
});
export const modes = (...of: readonly Mode[]): Effect => ({ do: "modes", of });
export const mode = (name: string, ...effects: readonly Effect[]): Mode => ({ name, effects });
export const may = (...effects: readonly Effect[]): Effect => ({ do: "may", effects });
export const each = (who: Who | readonly Who[], ...effects: readonly Effect[]): Effect => ({
  do: "each",
  who,
  effects,
});
export const putIntoPlay = (what: Pick): Effect => ({ do: "put-into-play", what });

export const gold = (count: Amount): Cost => ({ pay: "gold", count });
export const influence = (count: Amount): Cost => ({ pay: "influence", count });
export const either = (...ways: readonly (Cost | readonly Cost[])[]): Cost => ({ either: ways });
