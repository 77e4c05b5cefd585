import type { Refusal } from "@weirwood/kernel";
import type { Area, AskKind } from "@weirwood/throne/questions";
import type { ReactNode } from "react";
import type { Shortcut } from "../../../app/keys.ts";
import type { Reason } from "../../../table/ask/asking.ts";
import type { Pressed } from "../board/area-buttons.tsx";
import type { MapArrow } from "../board/arrows.tsx";
import type { DraftOrders, Recruits } from "../board/contents.ts";
import type { AreaMarks } from "../board/marks.tsx";
import type { ChosenUnits } from "../board/zoomed-pieces.tsx";
import type { Desk } from "./desk.ts";

/** How one kind of question is put: what the map shows, what pressing an area does, and what stands in the panel. */
export interface Scene {
  readonly marks?: AreaMarks;
  readonly arrows?: readonly MapArrow[];
  readonly drafts?: DraftOrders;
  readonly recruits?: Recruits;
  readonly chosen?: ReadonlyMap<Area, ChosenUnits>;
  readonly onArea?: (area: Area, pressed: Pressed) => void;
  /** Why an area that is not marked cannot be pressed: asked when somebody looks at it. */
  readonly whyArea?: (area: Area) => Refusal | Reason | undefined;
  /** Beside an area of the map, where there is room; else it stands in the panel. */
  readonly note?: { readonly area: Area; readonly content: ReactNode };
  readonly panel: ReactNode;
  readonly keys?: readonly Shortcut[];
  /** Areas that await something of the reader: N and P go from one to the next. */
  readonly stops?: readonly Area[];
  /** Where something is under way: a march from here. It is brought into sight with the stops. */
  readonly source?: Area;
  /** A wide view over the table. */
  readonly stage?: ReactNode;
}

export type MakeScene = (desk: Desk) => Scene;

/** All questions but the first that everybody meets. */
export type LaterKind = Exclude<AskKind, "orders">;

/** The part of the game in which a question is asked: what belongs together is loaded together. */
export const chapterOf = {
  "disband-supply": "westeros",
  muster: "action",
  "bid-iron-throne": "westeros",
  "bid-fiefdoms": "westeros",
  "bid-kings-court": "westeros",
  ties: "westeros",
  "bid-wildlings": "westeros",
  "pick-highest": "westeros",
  "pick-lowest": "westeros",
  "disband-wildlings": "westeros",
  single: "westeros",
  raven: "westeros",
  raid: "action",
  "raid-or-single": "action",
  march: "action",
  "march-or-single": "action",
  support: "battle",
  accept: "battle",
  card: "battle",
  "three-cards": "battle",
  spend: "battle",
  "replace-card": "battle",
  demote: "battle",
  blade: "battle",
  "take-back": "battle",
  "remove-order": "battle",
  "discard-card": "battle",
  "make-knight": "battle",
  "knight-in": "battle",
  "take-token": "battle",
  casualties: "battle",
  retreat: "battle",
  control: "battle",
  capture: "battle",
  consolidate: "action",
} as const satisfies { readonly [kind in LaterKind]: string };

export type Chapter = (typeof chapterOf)[LaterKind];

type KindIn<In extends Chapter> = {
  [kind in LaterKind]: (typeof chapterOf)[kind] extends In ? kind : never;
}[LaterKind];

/** How the questions of one chapter are put. */
export type ScenesIn<In extends Chapter> = { readonly [kind in KindIn<In>]: MakeScene };
