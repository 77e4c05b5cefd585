import { Icon } from "../../../../art/icon.tsx";
import { useEditor } from "../editor.ts";
import { usePlanWords } from "../plan-words.ts";
import { editorTabs, tabSymbols } from "./side-panel.tsx";

/** On a phone: the tools alone, or one of the panels over the field, at the thumb. */
export function PhoneTabs() {
  const { mistakes, palette, tab, isPanelOpen, choose } = useEditor();
  const { text } = usePlanWords();
  return (
    <nav className="editor-tabs" aria-label={text.tabs.panel}>
      <button type="button" aria-current={isPanelOpen ? undefined : "page"} onClick={() => choose({ palette })}>
        <Icon name="ui-pencil" size={22} />
        {text.tools.title}
      </button>
      {editorTabs.map((id) => (
        <button
          key={id}
          type="button"
          aria-current={isPanelOpen && id === tab ? "page" : undefined}
          onClick={() => choose({ tab: id })}
        >
          <Icon name={tabSymbols[id]} size={22} />
          {text.tabs[id]}
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
