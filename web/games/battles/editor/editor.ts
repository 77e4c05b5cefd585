import type { BattlePlan } from "@weirwood/battles/plans";
import type { Hex } from "@weirwood/battles/questions";
import type { Json } from "@weirwood/kernel";
import { createContext, useContext } from "react";
import type { EditorTab, Mistake } from "./model/mistakes.ts";
import type { Grip, PaletteId, Tool } from "./model/tools.ts";

/** A plan that is being edited, and all that can be done with it. */
export interface Editor extends Grip {
  readonly plan: BattlePlan;
  readonly mistakes: readonly Mistake[];
  /** When it was kept last; undefined where it is not. */
  readonly keptAt: number | undefined;
  /** As it was opened: what was only looked at is not kept. */
  readonly isUntouched: boolean;
  readonly palette: PaletteId;
  readonly tab: EditorTab;
  /** On a phone: whether the panel of the tab lies over the field. */
  readonly isPanelOpen: boolean;
  readonly selected: Hex | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes about the same thing in a row are undone together. */
  change(plan: BattlePlan, about?: string): void;
  /** Changes what the plan says at a place. */
  set(path: string, value: Json | undefined): void;
  undo(): void;
  redo(): void;
  take(tool: Tool): void;
  choose(changes: Partial<Pick<Editor, "brush" | "rank" | "palette" | "tab" | "selected">>): void;
  press(hex: Hex): void;
  drop(from: Hex, to: Hex): void;
  erase(hex: Hex): void;
  /** Goes where a mistake is seen and mended. */
  show(mistake: Mistake): void;
  /** The same with the mistake after the one that was shown last. */
  showNext(): void;
  openRule(rule: string): void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error("a part of the plan editor was drawn outside of it");
  return editor;
}
