import type { CrestId, HouseId, IconId, KeywordId, PhaseId, TraitId, TypeId, ZoneId } from "../data/names.ts";
import type { Amount, Condition } from "./amounts.ts";
import type { Cost, Effect } from "./effects.ts";
import type { Modifier, SourceFilter } from "./modifiers.ts";
import type { Chosen, ChosenSeat, Ref, Selector, Who } from "./selectors.ts";
import type { Trigger } from "./triggers.ts";

/** How often: counted when it is declared, for each copy of a card; of events for the player and title, or the table. */
export interface Limit {
  readonly times: number;
  readonly per: "challenge" | "phase" | "round" | "game";
  readonly for?: "table";
}
export const limit = (times: number, per: Limit["per"]): Limit => ({ times, per });
export const oncePer = (per: Limit["per"], whom?: "table"): Limit => ({ times: 1, per, ...(whom && { for: whom }) });

/** What is chosen when the ability is declared: one thing, or several by name. */
export type Targets = Chosen | ChosenSeat | { readonly [name: string]: Chosen | ChosenSeat };

/** Restrictions, cost and targets: whatever comes before the effect. */
export interface Head {
  readonly when?: Condition;
  readonly cost?: Cost | readonly Cost[];
  readonly target?: Targets;
  /** Used from there and not from play; events are played from hand without saying so. */
  readonly from?: readonly ZoneId[];
  readonly by?: "anyone";
  readonly limit?: Limit;
  /** A Limited Response. */
  readonly limited?: true;
  /** X is announced: at most so much, and whatever can be paid if nothing is said. */
  readonly x?: { readonly least?: number; readonly most?: Amount };
  readonly noSave?: true;
  readonly noCancel?: true;
  /** Every opponent may cancel it for this. */
  readonly cancelledFor?: Cost;
  /** A cancel that this player prevents by paying this. */
  readonly unless?: { readonly by: Who; readonly cost: Cost };
}

/** Which effects can be cancelled. Everything that is said must hold. */
export interface EffectFilter {
  readonly of?: "event" | "character" | "location" | "attachment" | "agenda" | "plot";
  readonly kind?: "triggered" | "response" | "when-revealed";
  readonly by?: Who;
  /** Its only target is such a card. */
  readonly onlyTarget?: Selector;
  /** Its cost has none of these. */
  readonly without?: readonly ("gold" | "influence")[];
  /** The claim of a challenge. */
  readonly claim?: true;
}

export type Ability =
  | ({ readonly kind: "action"; readonly phase: PhaseId | "any" | "plots-chosen" } & Head & Effects)
  | ({ readonly kind: "response"; readonly on: Trigger } & Head & Effects)
  /** Saves what is about to be killed or discarded, then does the rest. */
  | ({
      readonly kind: "save";
      readonly what: Selector | Ref;
      readonly threats: readonly ("killed" | "discarded")[];
    } & Head &
      Effects)
  | ({
      readonly kind: "cancel";
      readonly filter: EffectFilter;
      readonly unless?: { readonly by: Who; readonly cost: Cost };
    } & Head &
      Effects)
  | ({ readonly kind: "passive"; readonly on: Trigger } & Head & Effects)
  /** Whenever this comes to hold. */
  | ({ readonly kind: "whenever"; readonly holds: Condition } & Head & Effects)
  | { readonly kind: "constant"; readonly on: Scope; readonly while?: Condition; readonly mods: readonly Modifier[] }
  /** Instead of what would happen. `to` changes only where the card goes. */
  | ({ readonly kind: "replace"; readonly on: Trigger; readonly may?: true; readonly instead?: true } & Head & Effects);

interface Effects {
  readonly effects: readonly Effect[];
}

/** What a constant text is about: cards, players, or the whole game. */
export type Scope = Ref | Selector | Seats | "game";

/** Players; only those of whom `if` holds, where `{ chosen: "each" }` is the one that is looked at. */
export interface Seats {
  readonly seats: Who;
  readonly if?: Condition;
}

export const action = (
  phase: PhaseId | "any" | "plots-chosen",
  head: Head,
  ...effects: readonly Effect[]
): Ability => ({
  kind: "action",
  phase,
  ...head,
  effects,
});
export const response = (on: Trigger, head: Head, ...effects: readonly Effect[]): Ability => ({
  kind: "response",
  on,
  ...head,
  effects,
});
export const save = (
  what: Selector | Ref,
  threats: readonly ("killed" | "discarded")[],
  head: Head,
  ...effects: readonly Effect[]
): Ability => ({ kind: "save", what, threats, ...head, effects });
export const cancel = (filter: EffectFilter, head: Head, ...effects: readonly Effect[]): Ability => ({
  kind: "cancel",
  filter,
  ...head,
  effects,
});
export const passive = (on: Trigger, head: Head, ...effects: readonly Effect[]): Ability => ({
  kind: "passive",
  on,
  ...head,
  effects,
});
export const whenever = (holds: Condition, head: Head, ...effects: readonly Effect[]): Ability => ({
  kind: "whenever",
  holds,
  ...head,
  effects,
});
export const constant = (on: Scope, ...mods: readonly Modifier[]): Ability => ({ kind: "constant", on, mods });
/** A constant text that holds only under a condition. */
export const during = (holds: Condition, on: Scope, ...mods: readonly Modifier[]): Ability => ({
  kind: "constant",
  on,
  while: holds,
  mods,
});
/** What becomes of it instead: what it does first, and where a card goes is `send`. */
export const replace = (on: Trigger, head: Head & { readonly may?: true }, ...effects: readonly Effect[]): Ability => ({
  kind: "replace",
  on,
  ...head,
  effects,
});

/** Keywords that say more than their name. */
export interface KeywordShapes {
  /** No attachments but those with this trait. */
  readonly noAttachmentsExcept?: TraitId;
  readonly immune?: readonly SourceFilter[];
  readonly prized?: number;
}

/** A card as it is printed. What is not said is not there. */
export interface Face extends KeywordShapes {
  readonly title: string;
  readonly type: TypeId;
  readonly house?: readonly HouseId[];
  /** Gold to play it; `X` is announced. */
  readonly cost?: number | "X";
  /** Gold to bring it out of shadows. */
  readonly shadowCost?: number;
  readonly str?: number | "X";
  readonly icons?: readonly IconId[];
  readonly crests?: readonly CrestId[];
  readonly traits?: readonly TraitId[];
  readonly keywords?: readonly KeywordId[];
  readonly unique?: true;
  readonly cursed?: true;
  /** Only in a deck of such a House. */
  readonly only?: readonly HouseId[];
  readonly gold?: number;
  readonly influence?: number;
  readonly initiative?: number;
  readonly plot?: { readonly gold: number; readonly initiative: number; readonly claim: number };
  /** So many in a deck; three if nothing is said, and one of each plot. */
  readonly deckLimit?: number;
  /** What it may be attached to; characters if nothing is said. `attachMax`: so many of its title on one bearer. */
  readonly attachTo?: Selector;
  readonly attachMax?: number;
  /** May also be played as an attachment on the own House card. */
  readonly mayAttachToHouse?: true;
  /** Which titles it supports and opposes. */
  readonly supports?: readonly string[];
  readonly opposes?: readonly string[];
  /** Every card of the deck at most so often. */
  readonly deckCopies?: number;
  /** The printing, where several cards bear the title. */
  readonly printing?: string;
  /** Only in scenarios: no deck may hold it. */
  readonly isFixture?: true;
}

/** What a card does in our own words, English and French; empty where it has no text. */
export type CardText = readonly [en: string, fr: string];

export interface Card {
  readonly id: string;
  readonly face: Face;
  readonly text: CardText;
  readonly abilities: readonly Ability[];
}

/** One card of the pool. Its n-th ability is called `id/n`. */
export const card = (id: string, face: Face, text: CardText = ["", ""], ...abilities: readonly Ability[]): Card => ({
  id,
  face,
  text,
  abilities,
});
