import type { Refusal } from "@weirwood/kernel";
import type { Area } from "@weirwood/throne/questions";
import type { ReactNode } from "react";
import type { Shortcut } from "../../../app/keys.ts";
import type { Pressed } from "../board/area-buttons.tsx";
import type { MapArrow } from "../board/arrows.tsx";
import type { DraftOrders } from "../board/contents.ts";
import type { AreaMarks } from "../board/marks.tsx";
import type { ChosenUnits } from "../board/zoomed-pieces.tsx";
import type { Desk, Reason } from "./desk.ts";

/** How one kind of question is put: what the map shows, what pressing an area does, and what stands in the panel. */
export interface Scene {
  readonly marks?: AreaMarks;
  readonly arrows?: readonly MapArrow[];
  readonly drafts?: DraftOrders;
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
  /** A wide view over the table. */
  readonly stage?: ReactNode;
}

export type MakeScene = (desk: Desk) => Scene;
