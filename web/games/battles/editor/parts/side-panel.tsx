import type { ReactNode } from "react";
import type { SymbolName } from "../../../../art/symbol-names.ts";
import { Tabs } from "../../../../table/tabs.tsx";
import { useEditor } from "../editor.ts";
import type { EditorTab } from "../model/mistakes.ts";
import { usePlanWords } from "../plan-words.ts";
import { Checks } from "./checks.tsx";
import { HexPanel } from "./hex-panel.tsx";
import { Specials } from "./specials.tsx";
import { Values } from "./values.tsx";
import { Victory } from "./victory.tsx";

export const editorTabs: readonly EditorTab[] = ["values", "hex", "victory", "special", "checks"];

export const tabSymbols: { readonly [tab in EditorTab]: SymbolName } = {
  values: "ui-settings",
  hex: "ui-pin",
  victory: "laurel",
  special: "ui-book",
  checks: "ui-warn",
};

const contents: { readonly [tab in EditorTab]: ReactNode } = {
  values: <Values />,
  hex: <HexPanel />,
  victory: <Victory />,
  special: <Specials />,
  checks: <Checks />,
};

export const PanelContent = ({ tab }: { readonly tab: EditorTab }) => contents[tab];

/** Beside the field: everything about the plan that is not drawn. */
export function SidePanel() {
  const { tab, choose, mistakes } = useEditor();
  const { text } = usePlanWords();
  const tabs = editorTabs.map((id) => ({
    id,
    label: text.tabs[id],
    icon: tabSymbols[id],
    content: contents[id],
    ...(id === "checks" && { badge: mistakes.length, badgeLabel: text.checks.title(mistakes.length) }),
  }));
  return <Tabs tabs={tabs} chosen={tab} onChoose={(id) => choose({ tab: id })} />;
}
