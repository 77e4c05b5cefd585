import type { AskSummary, JsonMap, Seat } from "@weirwood/kernel";
import type { LocalSetup } from "../local/kept-game.ts";
import type { Language } from "../text/language.ts";

/** A moment of a game, as the hints of any game may see it. */
export interface GuideMoment {
  /** The reader's view, in its plain form. */
  readonly view: JsonMap;
  readonly seat: Seat;
  readonly asks: readonly AskSummary[];
  /** An unsent answer, in notation. */
  readonly draft: { readonly ask: number; readonly answer: string } | undefined;
  readonly language: Language;
}

/** What a hint points at: a part of the frame, or something that the game draws, by a CSS selector. */
export type Anchor = { readonly part: "board" | "panel" | "send" | "seats" | "phases" } | { readonly selector: string };

export interface Hint {
  readonly id: string;
  /** The step of the first round that it belongs to. */
  readonly step: string;
  /** The rule behind it. */
  readonly rule: string;
  readonly anchor: Anchor;
  /** Whether a bot may be asked to do it. */
  readonly mayAdvise: boolean;
  readonly title: string;
  readonly text: string;
}

/** What a game brings to lead somebody through a first game: `games/<name>/learn/guide.ts` exports it as `guide`. */
export interface Guide {
  /** The steps of a first round, in order. */
  readonly steps: readonly string[];
  /** The step that a hint belongs to. */
  stepOf(hint: string): string | undefined;
  /** The next hint whose moment this is, of those that were not seen yet. */
  hintFor(moment: GuideMoment, seen: ReadonlySet<string>): Hint | undefined;
  /** What the steps and the guided game are called. */
  words(language: Language): GuideWords;
  /** The table of the guided game. */
  setup(names: GuideNames): LocalSetup;
}

/** What the table, the reader and the bots are called. */
export interface GuideNames {
  readonly title: string;
  readonly person: string;
  readonly bot: string;
}

export interface GuideWords {
  readonly stepsTitle: string;
  readonly steps: { readonly [step: string]: string };
  readonly guided: {
    readonly title: string;
    readonly about: string;
    readonly start: string;
    readonly gameTitle: string;
  };
  readonly lead: string;
}
