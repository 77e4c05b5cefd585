import type { Figure, Hex } from "@weirwood/battles/questions";
import type { ReactNode } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import type { UnitPicture } from "./field-picture.ts";

/** How a hex was pressed. */
export interface Pressed {
  readonly by: "mouse" | "touch" | "pen" | "keyboard";
}

/**
 * What a hex is in the question at hand. Each state has a form of its own besides its colour: `legal` is dashed azure in a
 * casing, `selected` double indigo, `danger` solid red, `blocked` sunk with a lock, `told` what is being told.
 */
export type HexState = "legal" | "selected" | "danger" | "blocked" | "told";

export interface HexMark {
  readonly state: HexState;
  /** For a screen reader: "can be ordered". */
  readonly says?: string;
  /** Why not, shown on hover, focus and long press. */
  readonly reason?: Reason;
  /** A number in a round: the order of naming, hexes of range, the cost of a move. */
  readonly number?: number;
  /** A symbol in a round, by its name in the sprite: what would be done there. */
  readonly act?: string;
}

export type HexMarks = ReadonlyMap<Hex, HexMark>;

/** The line of a shot, hex by hex; blocked ones end in the hex that blocks. Along edges there may be two, one of them free. */
export interface SightLine {
  readonly from: Hex;
  readonly to: Hex;
  /** The hexes it crosses, counted from the first after `from`. */
  readonly crosses: readonly Hex[];
  readonly blockedBy?: Hex;
  /** Shifted to this side, where a line runs along edges. */
  readonly side?: "left" | "right";
}

/** A way over hexes: where a unit goes, means to go, or came from. */
export interface FieldArrow {
  readonly path: readonly Hex[];
  readonly kind: "move" | "attack" | "retreat" | "meant";
}

/** What is drawn over the field besides what lies there. */
export interface FieldShow {
  readonly marks?: HexMarks;
  /** A commander's zone of control: lit, with an edge in his House's colour; all else dimmed. */
  readonly zone?: { readonly figure: Figure; readonly hexes: readonly Hex[] };
  readonly lines?: readonly SightLine[];
  readonly arrows?: readonly FieldArrow[];
  /** Pieces drawn pale where they were, or are meant to be. */
  readonly ghosts?: ReadonlyMap<Hex, UnitPicture>;
  /** Dotted lines, some with words: from an uncontrolled unit to its commander, with the distance. */
  readonly ties?: readonly { readonly from: Hex; readonly to: Hex; readonly label?: string }[];
  /** Beside a hex, where there is room. */
  readonly note?: { readonly hex: Hex; readonly content: ReactNode };
  /** Units on their way, over what lies there. */
  readonly journeys?: readonly FieldJourney[];
  /** Figures that fall: they topple and fade at their unit. */
  readonly falls?: readonly FieldFall[];
  /** What a second lasts for both. */
  readonly pace?: number;
}

/** A unit on its way from hex to hex, shown while an event is told. */
export interface FieldJourney {
  readonly unit: UnitPicture;
  /** Every hex on the way, the first one included. */
  readonly path: readonly Hex[];
}

/** Figures that a unit loses where it stands. */
export interface FieldFall {
  readonly hex: Hex;
  readonly unit: UnitPicture;
  readonly figures: number;
}

/** For each hex, in milliseconds at the steady pace. */
const STEP = 320;

/** How long a unit is on its way, in milliseconds at the steady pace. */
export const timeOfJourney = ({ path }: Pick<FieldJourney, "path">): number => STEP * Math.max(1, path.length - 1);

/** How long figures fall, in milliseconds at the steady pace. */
export const FALL_TIME = 480;
