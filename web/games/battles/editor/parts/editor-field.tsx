import type { BattlePlan } from "@weirwood/battles/plans";
import type { Hex } from "@weirwood/battles/questions";
import { type Ref, useMemo, useState } from "react";
import { headed } from "../../../../text/headed.ts";
import { Field, type FieldHandle } from "../../field/field.tsx";
import type { FieldPicture } from "../../field/field-picture.ts";
import type { HexMark } from "../../field/field-show.ts";
import { pictureOfPlan } from "../../field/plan-picture.ts";
import { useEditor } from "../editor.ts";
import { hexesIn } from "../model/hex-lists.ts";
import { pinsOf } from "../model/mistakes.ts";
import { valueAt } from "../model/plan-paths.ts";
import { canLift, underTool } from "../model/tools.ts";
import { usePlanWords } from "../plan-words.ts";
import { useEditorKeys } from "../use-editor-keys.ts";

/** The field of the plan, with a pin on every hex where something is wrong. */
export function EditorField({ handle }: { readonly handle: Ref<FieldHandle> }) {
  const editor = useEditor();
  const { plan, mistakes, tool, selected } = editor;
  const words = usePlanWords();
  const [looked, setLooked] = useState<Hex>();
  useEditorKeys(looked ?? selected);
  const picture = useDrawnPlan(plan);
  const pins = useMemo(() => pinsOf(mistakes), [mistakes]);
  const marks = useMemo(() => {
    const found = new Map<Hex, HexMark>();
    if (looked !== undefined && tool.is !== "hand")
      for (const hex of underTool(plan, looked, editor)) found.set(hex, { state: "legal" });
    if (tool.is === "hexes")
      for (const hex of hexesIn(valueAt(plan, tool.path)))
        found.set(hex, { state: "selected", says: words.text.field.inZone });
    if (selected !== undefined && tool.is !== "hexes") found.set(selected, { state: "selected" });
    for (const [hex, mistake] of pins) {
      const { place, sentence } = words.mistake(plan, mistake);
      const says = words.text.field.mistake(mistake.number, headed(place, sentence, words.language));
      found.set(hex, { state: "danger", number: mistake.number, says });
    }
    return found;
  }, [plan, editor, looked, tool, selected, pins, words]);
  const said =
    selected === undefined
      ? ""
      : `${words.hexAndAll(plan, picture, selected)}. ${words.text.checks.title(mistakes.length)}.`;
  return (
    <>
      <Field
        picture={picture}
        marks={marks}
        wordsOf={(hex) => words.hexAndAll(plan, picture, hex)}
        onHex={editor.press}
        drag={{ canLift: (hex) => canLift(plan, hex, tool), onDrop: editor.drop }}
        onLook={setLooked}
        handle={handle}
      />
      <Drawing />
      {/* What the last press left there. */}
      <output className="visually-hidden" aria-live="polite">
        {said}
      </output>
    </>
  );
}

/** The picture of a plan, drawn anew only where something changes that is drawn: names and numbers are not. */
function useDrawnPlan({ board, field, zones, objectives, units, prepare, special }: BattlePlan): FieldPicture {
  return useMemo(
    () =>
      pictureOfPlan({
        board,
        field,
        units,
        ...(zones && { zones }),
        ...(objectives && { objectives }),
        ...(prepare && { prepare }),
        ...(special && { special }),
      }),
    [board, field, zones, objectives, units, prepare, special],
  );
}

/** Which list of hexes is being drawn, and the way out of it. */
function Drawing() {
  const { plan, tool, take } = useEditor();
  const words = usePlanWords();
  const { tools } = words.text;
  if (tool.is !== "hexes" && tool.is !== "hex") return null;
  return (
    <p className="drawing-note" role="status">
      {tools.drawing(words.place(plan, tool.path))}
      <button type="button" className="btn" onClick={() => take({ is: "hand" })}>
        {tools.drawn}
      </button>
    </p>
  );
}
