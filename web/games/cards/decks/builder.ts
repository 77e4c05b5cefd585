import { createContext, useContext } from "react";
import type { NamedDeck } from "./model/deck-changes.ts";
import type { Standing } from "./model/mistakes.ts";
import type { Filters, PoolIndex } from "./model/pool.ts";

export type BuilderTab = "pool" | "deck" | "charts" | "checks" | "share";

/** A deck that is being built, the pool it is built from, and all that can be done with both. */
export interface Builder extends NamedDeck {
  readonly id: string;
  /** How many copies of each card are in it. */
  readonly copies: ReadonlyMap<number, number>;
  readonly standing: Standing;
  /** When it was kept last; undefined where it is not. */
  readonly keptAt: number | undefined;
  /** As it was opened: what was only looked at is not kept. */
  readonly isUntouched: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly filters: Filters;
  readonly index: PoolIndex;
  /** The cards that fit the filters. */
  readonly found: readonly number[];
  /** The card whose copies were changed last. */
  readonly changed: number | undefined;
  /** On a phone: the part that is shown. */
  readonly tab: BuilderTab;
  /** So many copies more, or fewer. */
  change(card: number, by: number): void;
  rename(name: string): void;
  choose(type: "house" | "agenda", card: number | undefined): void;
  filter(changes: Partial<Filters>): void;
  undo(): void;
  redo(): void;
  turnTo(tab: BuilderTab): void;
  openRule(rule: string): void;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === undefined) throw new Error("a part of the deck builder was drawn outside of it");
  return builder;
}
