import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { Dialog } from "./dialog.tsx";
import { type Shortcut, shortcutsNow } from "./keys.ts";
import { showLegend, useLegend } from "./legend.ts";
import { changeSettings, useSettings } from "./settings.ts";

/** Every key that does something on the page behind it, and the switch that turns single keys off. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const singleKeys = useSettings((settings) => settings.singleKeys);
  const hasLegend = useLegend((legend) => legend.isThere);
  // Taken once: the sheet itself must not change what it lists.
  const [shortcuts] = useState(() => byLabel(shortcutsNow()));
  return (
    <Dialog title={text.keys.title} onClose={onClose}>
      <label className="check">
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => changeSettings({ singleKeys: event.target.checked })}
        />
        {text.settings.singleKeys}
      </label>
      {hasLegend && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            onClose();
            showLegend(true);
          }}
        >
          <Icon name="ui-info" /> {text.table.legend}
        </button>
      )}
      <dl className="keys-list">
        {shortcuts.map(({ label, keys }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="kbd">
                  {partsOf(key)
                    .map((part) => text.keys.names[part] ?? (part.length === 1 ? part.toUpperCase() : part))
                    .join(" ")}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="faint xs">{text.keys.everywhere}</p>
    </Dialog>
  );
}

/** `Shift+ArrowUp` is two keys; `+` alone is one. */
const partsOf = (key: string): readonly string[] =>
  key.startsWith("Shift+") ? ["Shift", key.slice("Shift+".length)] : [key];

/** Keys that do the same stand in one line. */
function byLabel(
  shortcuts: readonly Shortcut[],
): readonly { readonly label: string; readonly keys: readonly string[] }[] {
  const lines = new Map<string, string[]>();
  for (const { key, label } of shortcuts) lines.set(label, [...(lines.get(label) ?? []), key]);
  return Array.from(lines, ([label, keys]) => ({ label, keys }));
}
