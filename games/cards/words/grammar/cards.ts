import type { CrestId, HouseId, IconId, KeywordId, TraitId, TypeId } from "../../data/names.ts";
import type { Ability, SourceFilter } from "./abilities.ts";
import type { Selector } from "./conditions.ts";

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
  /** Of an agenda: every card of the deck at most so often; so many cards at least; so many plots. */
  readonly deckCopies?: number;
  readonly deckLeast?: number;
  readonly deckPlots?: number;
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
