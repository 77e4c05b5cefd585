import { useState } from "react";
import { useText } from "../text/use-text.ts";
import { Dialog } from "./dialog.tsx";
import { shortcutsNow } from "./keys.ts";
import { changeSettings, useSettings } from "./settings.ts";

/** Every key that does something on the page behind it, and the switch that turns single keys off. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const singleKeys = useSettings((settings) => settings.singleKeys);
  // Taken once: the sheet itself must not change what it lists.
  const [shortcuts] = useState(shortcutsNow);
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
      <dl className="keys-list">
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>
              {key.split("+").map((part, place) => (
                <kbd key={`${place} ${part}`} className="kbd">
                  {text.keys.names[part] ?? (part.length === 1 ? part.toUpperCase() : part)}
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
