import type { Refusal } from "@weirwood/kernel";
import type { ReactNode } from "react";
import type { Shortcut } from "../../../app/keys.ts";
import type { Reason } from "../../../table/ask/asking.ts";
import type { CardsSymbol } from "../art/symbol-names.ts";
import type { Desk } from "./desk.ts";
import type { Thing } from "./things.ts";

/** How a thing on the table is marked while something is asked. */
export interface Mark {
  /**
   * `can`: four brackets, something can be done with it. `chosen`: indigo outline. `target`: red, what is aimed at or in danger.
   * `cannot`: greyed, with its reason in three words.
   */
  readonly is: "can" | "chosen" | "target" | "cannot";
  /** On a tab at its upper edge: the kind of act and its cost ("save", "cancel · free", a coin and 1, "−1"). */
  readonly tag?: { readonly symbol?: CardsSymbol; readonly words: string };
  /** What a screen reader says of it. */
  readonly label?: string;
}

/** How one kind of question is put: what is marked on the table, what pressing a thing does, and what stands in the panel. */
export interface Scene {
  readonly marks?: ReadonlyMap<Thing, Mark>;
  readonly onThing?: (thing: Thing) => void;
  /** Why nothing can be done with a thing that is not marked: asked when somebody looks at it. */
  readonly whyThing?: (thing: Thing) => Refusal | Reason | undefined;
  /** In place of the rows of cards, between both strips: what is chosen from (decks, plots, a first hand). */
  readonly spread?: ReactNode;
  /** In the lane between both sides, in place of the challenge: income and purse, redirected arrows. */
  readonly lane?: ReactNode;
  readonly panel: ReactNode;
  /** What a screen reader is told as the question opens. */
  readonly said?: string;
  readonly keys?: readonly Shortcut[];
  /** Things that await something of the reader: N and P go from one to the next. */
  readonly stops?: readonly Thing[];
}

export type MakeScene = (desk: Desk) => Scene;
