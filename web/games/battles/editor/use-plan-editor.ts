import type { Hex } from "@weirwood/battles/questions";
import { useEffect, useMemo, useRef, useState } from "react";
import { begin, redo, step, undo } from "../../../editing/history.ts";
import type { Editor } from "./editor.ts";
import { erased } from "./model/forces.ts";
import { keepPlan } from "./model/kept-plans.ts";
import { type Mistake, mistakesIn } from "./model/mistakes.ts";
import { withValue } from "./model/plan-paths.ts";
import { dragged, type Grip, type PaletteId, pressed, type Tool } from "./model/tools.ts";
import type { OpenedPlan } from "./use-opened-plan.ts";

interface Hand extends Grip, Pick<Editor, "palette" | "tab" | "isPanelOpen" | "selected"> {}

const empty: Hand = {
  tool: { is: "hand" },
  brush: 1,
  rank: "green",
  palette: "terrain",
  tab: "values",
  isPanelOpen: false,
  selected: undefined,
};

const paletteOf = ({ is }: Tool): PaletteId | undefined => {
  if (is === "terrain") return "terrain";
  if (is === "unit") return "units";
  return is === "hexes" || is === "hex" || is === "erase" ? undefined : "marks";
};

/** A plan in hand: its versions, what a press does, and where one looks. Every version but the first is kept in this browser. */
export function usePlanEditor(
  { id, plan: first, changedAt }: OpenedPlan,
  look: { readonly at: (hex: Hex) => void; readonly rule: (rule: string) => void },
): Editor {
  const [history, setHistory] = useState(() => begin(first));
  const [hand, setHand] = useState(empty);
  const plan = history.now;
  const mistakes = useMemo(() => mistakesIn(plan), [plan]);
  const [keptAt, setKeptAt] = useState<number | undefined>(changedAt);
  const kept = useRef(first);
  useEffect(() => {
    if (plan === kept.current) return;
    kept.current = plan;
    const now = Date.now();
    setKeptAt(keepPlan({ id, plan, changedAt: now }) ? now : undefined);
  }, [id, plan]);

  const change: Editor["change"] = (next, about) => setHistory((before) => step(before, next, about));
  // Whoever turns to a tab wants to read it, whoever takes up a tool needs the field.
  const choose: Editor["choose"] = (changes) =>
    setHand((before) => ({
      ...before,
      ...changes,
      isPanelOpen: changes.tab !== undefined || (before.isPanelOpen && changes.palette === undefined),
    }));
  const [shown, setShown] = useState(0);
  const show = ({ field, hexes: [hex], tab, number }: Mistake): void => {
    setShown(number);
    // A House without units has none to look at: what is missing is placed.
    if (field === "units") choose({ palette: "units" });
    else choose({ tab, ...(hex !== undefined && { selected: hex }) });
    if (hex !== undefined) look.at(hex);
  };
  return {
    ...hand,
    plan,
    mistakes,
    keptAt,
    isUntouched: plan === first,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    choose,
    set: (path, value) => change(withValue(plan, path, value), path),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    take: (tool) =>
      setHand((before) => ({ ...before, tool, palette: paletteOf(tool) ?? before.palette, isPanelOpen: false })),
    press(hex) {
      const next = pressed(plan, hex, hand);
      change(next);
      // Whoever points at a hex wants to see what is there; whoever paints does not.
      const isChoice = hand.tool.is === "hand" || next === plan;
      choose({ selected: hex, ...(isChoice && hand.tool.is !== "terrain" && { tab: "hex" }) });
    },
    drop(from, to) {
      change(dragged(plan, from, to, hand));
      choose({ selected: to });
    },
    erase: (hex) => change(erased(plan, hex)),
    show,
    showNext() {
      const next = mistakes.find(({ number }) => number > shown) ?? mistakes[0];
      if (next !== undefined) show(next);
    },
    openRule: look.rule,
  };
}
