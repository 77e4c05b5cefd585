import { Icon } from "../../../../art/icon.tsx";
import type { SymbolName } from "../../../../art/symbol-names.ts";
import { useEditor } from "../editor.ts";
import type { EditorTab } from "../model/mistakes.ts";
import type { PaletteId } from "../model/tools.ts";
import { usePlanWords } from "../plan-words.ts";
import { editorTabs, tabSymbols } from "./side-panel.tsx";

/** What a phone shows under the field: nothing but tools above it, or one of the panels. */
export type PhonePart = PaletteId | EditorTab;

const paletteSymbols: { readonly [palette in PaletteId]: SymbolName } = {
  terrain: "ui-pencil",
  units: "ui-group",
  marks: "ui-hand",
};

interface PhoneTabsProps {
  readonly shown: PhonePart;
  readonly onShow: (part: PhonePart) => void;
}

/** On a phone: the parts of the editor, at the thumb. */
export function PhoneTabs({ shown, onShow }: PhoneTabsProps) {
  const { mistakes } = useEditor();
  const { text } = usePlanWords();
  const parts: readonly { readonly id: PhonePart; readonly label: string; readonly symbol: SymbolName }[] = [
    ...(Object.keys(paletteSymbols) as PaletteId[]).map((id) => ({
      id,
      label: text.tools[id],
      symbol: paletteSymbols[id],
    })),
    ...editorTabs.map((id) => ({ id, label: text.tabs[id], symbol: tabSymbols[id] })),
  ];
  return (
    <nav className="editor-tabs" aria-label={text.tabs.panel}>
      {parts.map(({ id, label, symbol }) => (
        <button key={id} type="button" aria-current={id === shown ? "page" : undefined} onClick={() => onShow(id)}>
          <Icon name={symbol} size={22} />
          {label}
          {id === "checks" && mistakes.length > 0 && (
            <span className="badge" role="img" aria-label={text.checks.title(mistakes.length)}>
              {mistakes.length}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
