import type { GameEvent, Phrasebook } from "@weirwood/kernel";
import type { ComponentType, ReactNode } from "react";
import type { GameSymbol, SymbolName } from "../../art/symbol-names.ts";
import type { Language } from "../../text/language.ts";

/** What a game brings to the log, loaded with it: phases, what belongs together, and how that is drawn. */
export interface GameLog {
  /** The phase of an event, as the phrasebook names it; undefined where the one before it goes on. */
  phaseOf(event: GameEvent): string | undefined;
  /** Stretches of a round's events that are one item of the log, in their order. */
  groups(events: readonly GameEvent[]): readonly LogGroup[];
  /** Events without a line of their own: the heading of their section or group says it. */
  isSilent?(event: GameEvent): boolean;
  /** The line that a group is while it is closed; the book has the names of this table. */
  heading(kind: string, events: readonly GameEvent[], language: Language, book?: Phrasebook): GroupHeading;
  /** What a round that is over came to: the two things worth telling. */
  summary(events: readonly GameEvent[], language: Language, book?: Phrasebook): readonly string[];
  /** Groups that are a card instead of a line, by their kind. */
  readonly cards?: { readonly [kind: string]: ComponentType<LogCardProps> };
  /** What an open group shows, by its kind; its lines where there is nothing of its own. */
  readonly contents?: { readonly [kind: string]: ComponentType<LogContentProps> };
  /** Pictures of a round, beside its title. */
  readonly RoundPictures?: ComponentType<{ readonly events: readonly GameEvent[] }>;
}

/** Events from one place up to, but without, another. */
export interface LogGroup {
  readonly kind: string;
  readonly from: number;
  readonly upTo: number;
}

export interface GroupHeading {
  readonly symbol: SymbolName | GameSymbol;
  readonly title: string;
  /** What it came to, in a few words. */
  readonly aside?: string;
}

export interface LogContentProps {
  readonly events: readonly GameEvent[];
  /** An event's line, as the log has it: a list item. */
  readonly line: (event: GameEvent) => ReactNode;
}

export interface LogCardProps {
  readonly events: readonly GameEvent[];
  readonly book?: Phrasebook;
  /** Plays it again; undefined where nothing can be played. */
  readonly onPlay: (() => void) | undefined;
}
