import { type Hex, rankIds } from "@weirwood/battles/questions";
import { useEffect } from "react";
import { type Shortcut, useKeys } from "../../../app/keys.ts";
import { type Editor, useEditor } from "./editor.ts";
import { brushSizes } from "./model/ground.ts";
import { palettes, type Tool } from "./model/tools.ts";
import { type PlanWords, usePlanWords } from "./plan-words.ts";

const digits = "1234567890";

/** The keys of the editor: a letter takes up a palette, a number a tool of it. `hex` is the one that is looked at. */
export function useEditorKeys(hex: Hex | undefined): void {
  const editor = useEditor();
  const words = usePlanWords();
  const { keys } = words.text;
  useControlKeys(editor);
  const numbered = palettes[editor.palette]
    .slice(0, digits.length)
    .map((tool, at): Shortcut => ({ key: digits[at], label: toolName(tool, words), act: () => editor.take(tool) }));
  useKeys([
    ...numbered,
    { key: "t", label: keys.terrain, act: () => editor.choose({ palette: "terrain" }) },
    { key: "a", label: keys.units, act: () => editor.choose({ palette: "units" }) },
    { key: "m", label: keys.marks, act: () => editor.choose({ palette: "marks" }) },
    { key: "b", label: keys.brush, act: () => editor.choose({ brush: after(brushSizes, editor.brush) }) },
    { key: "r", label: keys.rank, act: () => editor.choose({ rank: after(rankIds, editor.rank) }) },
    { key: "h", label: keys.hand, act: () => editor.take({ is: "hand" }) },
    { key: "e", label: keys.erase, act: () => editor.take({ is: "erase" }) },
    { key: "u", label: keys.undo, act: editor.undo },
    { key: "Shift+u", label: keys.redo, act: editor.redo },
    { key: "n", label: keys.nextMistake, act: () => editor.showNext() },
    ...(hex === undefined ? [] : [{ key: "Delete", label: keys.eraseHere, act: () => editor.erase(hex) }]),
  ]);
}

/** Undo and redo as in every editor; in a text field they are the browser's own. */
function useControlKeys({ undo, redo }: Pick<Editor, "undo" | "redo">): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
      const key = event.key.toLowerCase();
      if (isTyping || !(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "z" && !event.shiftKey) undo();
      else redo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

const after = <Item>(items: readonly Item[], item: Item): Item => items[(items.indexOf(item) + 1) % items.length];

function toolName(tool: Tool, { terrain, names, text }: PlanWords): string {
  if (tool.is === "terrain") return terrain(tool.letter);
  if (tool.is === "unit") return names.unit[tool.type];
  return tool.is === "hand" || tool.is === "erase" || tool.is === "objective" ? text.tools[tool.is] : "";
}
