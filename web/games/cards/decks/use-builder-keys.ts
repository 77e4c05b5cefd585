import { useEffect } from "react";
import { useKeys } from "../../../app/keys.ts";
import { type Builder, useBuilder } from "./builder.ts";
import { useDeckWords } from "./deck-words.ts";

/** The field in which the pool is searched. */
export const SEARCH_FIELD = "deck-search";

/** The keys of the builder; those of a card are the pool's own. */
export function useBuilderKeys(): void {
  const builder = useBuilder();
  const { keys } = useDeckWords().text;
  useControlKeys(builder);
  useKeys([
    { key: "/", label: keys.search, act: () => document.getElementById(SEARCH_FIELD)?.focus() },
    { key: "u", label: keys.undo, act: builder.undo },
    { key: "Shift+u", label: keys.redo, act: builder.redo },
  ]);
}

/** Undo and redo as in every editor; in a text field they are the browser's own. */
function useControlKeys({ undo, redo }: Pick<Builder, "undo" | "redo">): void {
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
