import type { Hex } from "@weirwood/battles/questions";
import type { Refusal } from "@weirwood/kernel";
import type { ReactNode } from "react";
import type { Shortcut } from "../../../app/keys.ts";
import type { Reason } from "../../../table/ask/asking.ts";
import type { FieldShow, Pressed } from "../field/field-show.ts";
import type { FieldDrag } from "../field/use-drag.ts";
import type { TrayUse } from "../tray/tray-use.ts";
import type { Desk } from "./desk.ts";

/** How one kind of question is put: what the field shows, what pressing a hex does, and what stands in the panel. */
export interface Scene extends FieldShow {
  readonly onHex?: (hex: Hex, pressed: Pressed) => void;
  /** A piece that can be dragged, and what happens where it is dropped. */
  readonly drag?: FieldDrag;
  /** Why a hex that is not marked cannot be pressed: asked when somebody looks at it. */
  readonly whyHex?: (hex: Hex) => Refusal | Reason | undefined;
  /** What can be done with the order tokens and command cards below the field. */
  readonly tray?: TrayUse;
  /** In place of the tray: what is to be placed. */
  readonly bench?: ReactNode;
  readonly panel: ReactNode;
  readonly keys?: readonly Shortcut[];
  /** Hexes that await something of the reader: N and P go from one to the next. */
  readonly stops?: readonly Hex[];
  /** What the question is about; it is brought into sight as it opens. */
  readonly about?: readonly Hex[];
}

export type MakeScene = (desk: Desk) => Scene;
