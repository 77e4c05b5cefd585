import type { GameEvent } from "@weirwood/kernel";
import type { ComponentType } from "react";
import type { GameSymbol, SymbolName } from "../../art/symbol-names.ts";
import type { Language } from "../../text/language.ts";

/** What a game brings to the log, loaded with it: phases, what belongs together, and how that is drawn. */
export interface GameLog {
  /** The phase of an event, as the phrasebook names it; undefined where the one before it goes on. */
  phaseOf(event: GameEvent): string | undefined;
  /** Stretches of a round's events that are one item of the log, in their order. */
  groups(events: readonly GameEvent[]): readonly LogGroup[];
  /** The line that a group is while it is closed. */
  heading(kind: string, events: readonly GameEvent[], language: Language): GroupHeading;
  /** What a round that is over came to: the two things worth telling. */
  summary(events: readonly GameEvent[], language: Language): readonly string[];
  /** Groups that are a card instead of a line, by their kind. */
  readonly cards?: { readonly [kind: string]: ComponentType<LogCardProps> };
  /** What an open group shows, by its kind; its lines where there is nothing of its own. */
  readonly contents?: { readonly [kind: string]: ComponentType<{ readonly events: readonly GameEvent[] }> };
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

export interface LogCardProps {
  readonly events: readonly GameEvent[];
  /** Plays it again; undefined where nothing can be played. */
  readonly onPlay: (() => void) | undefined;
}
