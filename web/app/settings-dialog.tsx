import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { languages } from "../text/language.ts";
import { useText } from "../text/use-text.ts";
import { Dialog } from "./dialog.tsx";
import { changeSettings, motions, namings, themes, useSettings } from "./settings.ts";

interface SettingsProps {
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
}

/** Language, colours, names, keys, motion and sound. Every change holds at once; there is nothing to save. */
export function SettingsDialog({ onClose, onShowKeys }: SettingsProps) {
  const text = useText().settings;
  const settings = useSettings();
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Choice
        label={text.language}
        words={languages}
        say={text.languages}
        chosen={settings.language}
        onChoose={(language) => changeSettings({ language })}
      />
      <Choice
        label={text.placeNames}
        words={namings}
        say={text.placeNamesIn}
        chosen={settings.placeNames}
        onChoose={(placeNames) => changeSettings({ placeNames })}
      />
      <Choice
        label={text.theme}
        words={themes}
        say={text.themes}
        chosen={settings.theme}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={text.motion}
        words={motions}
        say={text.motions}
        chosen={settings.motion}
        onChoose={(motion) => changeSettings({ motion })}
      />
      <Check checked={settings.singleKeys} onChange={(singleKeys) => changeSettings({ singleKeys })}>
        {text.singleKeys}
      </Check>
      <Check checked={settings.sound} onChange={(sound) => changeSettings({ sound })}>
        {text.sound}
      </Check>
      <button type="button" className="btn" onClick={onShowKeys}>
        <Icon name="ui-keyboard" />
        {text.showKeys}
      </button>
    </Dialog>
  );
}

interface ChoiceProps<Word extends string> {
  readonly label: string;
  readonly words: readonly Word[];
  readonly say: { readonly [word in Word]: string };
  readonly chosen: Word;
  readonly onChoose: (word: Word) => void;
}

function Choice<Word extends string>({ label, words, say, chosen, onChoose }: ChoiceProps<Word>) {
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="seg">
        {words.map((word) => (
          <button key={word} type="button" aria-pressed={word === chosen} onClick={() => onChoose(word)}>
            {say[word]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}
