import type { Body } from "@weirwood/cards/questions";
import type { Seat } from "@weirwood/kernel";
import type { CardsSymbol } from "../art/symbol-names.ts";
import type { CardNow } from "./card-now.ts";

/** Something that can be done with a card now. */
export interface CardAct {
  readonly symbol?: CardsSymbol | undefined;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Nothing can be pressed where it is left out. */
  readonly onAct?: (() => void) | undefined;
}

/** A card that lies on the one that is looked at. */
export interface CardOn {
  readonly key: string;
  /** Undefined: face down. */
  readonly card: number | undefined;
  readonly now?: CardNow | undefined;
  readonly house?: string | undefined;
  /** In short what it does here: duplicate. */
  readonly note?: string | undefined;
  readonly act?: CardAct | undefined;
}

/** A card that somebody looks at. */
export interface CardLook {
  readonly card: number;
  /** Where it lies on the table: then its numbers are those of now, with where they come from. */
  readonly body?: Body | undefined;
  readonly now?: CardNow | undefined;
  /** Whose hand it is in: then it is told what it would cost. */
  readonly inHandOf?: Seat | undefined;
  /** Where it lies and since when: `Yours · stands`. */
  readonly caption?: string | undefined;
  readonly acts?: readonly CardAct[] | undefined;
  readonly on?: readonly CardOn[] | undefined;
}
