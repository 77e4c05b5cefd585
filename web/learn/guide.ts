import type { Seat } from "@weirwood/kernel";
import type { ReactNode } from "react";
import type { LocalSetup } from "../local/kept-game.ts";
import type { Language } from "../text/language.ts";

/** A moment of a game, as the hints of any game may see it. */
export interface GuideMoment<State = unknown> {
  readonly view: State;
  readonly seat: Seat;
  /** What the reader is asked and has not answered yet. */
  readonly ask: { readonly id: number; readonly kind: string } | undefined;
  /** An unsent answer, in notation. */
  readonly draft: string | undefined;
  /** What a good bot would answer, in notation; undefined while it thinks. */
  readonly advice: string | undefined;
  readonly language: Language;
}

/** What a hint points at: a part of the frame, or something that the game draws, by a CSS selector. */
export type Anchor = { readonly part: "board" | "panel" | "send" | "seats" | "phases" } | { readonly selector: string };

export interface Hint {
  readonly id: string;
  /** What has been learned once this hint was acted upon; from then on it is not taught again. */
  readonly teaches?: string;
  /** The step of a round that it belongs to. */
  readonly step: string;
  /** The rule behind it. */
  readonly rule: string;
  /** What it speaks of; it stands beside the whole of it. */
  readonly anchors: readonly Anchor[];
  readonly title: string;
  readonly text: string;
  /** Why this is proposed, said when somebody asks; where it is left out, the rule says it. */
  readonly reason?: string;
  readonly offer?: Offer;
  /** The game's own light on its board, lit while the hint is shown: returns what puts it out. */
  readonly light?: () => () => void;
  /** Where one may go from here: at the end of a guided game. */
  readonly next?: readonly { readonly label: string; readonly to: string }[];
}

/** What can be done from within a hint. */
export interface Offer {
  /** What the button does: "Place March 0". */
  readonly label: string;
  readonly act: Act;
  /** The pieces that the hint speaks of, to be used right here. */
  readonly groups?: readonly TokenGroup[];
}

/** An answer in notation: prepared, so that it can be looked at and changed, or sent. */
export type Act = { readonly prepare: string } | { readonly send: string };

export interface TokenGroup {
  readonly title: string;
  readonly isSuggested: boolean;
  readonly tokens: readonly Token[];
}

export interface Token {
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence. */
  readonly line: string;
  readonly picture: ReactNode;
  readonly left: number;
  readonly isSuggested: boolean;
  /** Undefined where it cannot be used now. */
  readonly act: Act | undefined;
}

/** The next hint whose moment this is, of those that were not seen yet. */
export type HintFinder<State = unknown> = (moment: GuideMoment<State>, seen: ReadonlySet<string>) => Hint | undefined;

/** What a game brings to lead somebody through a first game: `games/<name>/learn/guide.ts` exports it as `guide`. */
export interface Guide<State = unknown> {
  /** The steps of a round, in order. */
  readonly steps: readonly string[];
  /** Finds hints from a view on; loaded after the table, for nobody waits for them. */
  hints(view: State): Promise<HintFinder<State>>;
  /** What the steps and the guided game are called. */
  words(language: Language): GuideWords;
  /** The table of the guided game. */
  setup(names: GuideNames): LocalSetup;
}

/** What the table, the reader and the bots are called. */
export interface GuideNames {
  readonly title: string;
  readonly person: string;
  readonly bot: (bot: string) => string;
}

export interface GuideWords {
  readonly steps: { readonly [step: string]: string };
  readonly guided: {
    readonly title: string;
    readonly about: string;
    readonly start: string;
    readonly gameTitle: string;
  };
  readonly lead: string;
}
