import { lazy, type ReactNode, Suspense, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { languages } from "../text/language.ts";
import { useText } from "../text/use-text.ts";
import { isNight } from "./appearance.ts";
import { useKeys } from "./keys.ts";
import { Link } from "./link.tsx";
import { changeSettings, useSettings } from "./settings.ts";
import "./top-bar.css";

const KeysSheet = lazy(() => import("./keys-sheet.tsx").then((found) => ({ default: found.KeysSheet })));
const SettingsDialog = lazy(() => import("./settings-dialog.tsx").then((found) => ({ default: found.SettingsDialog })));

interface TopBarProps {
  readonly children?: ReactNode;
  /** Before language, colours and settings, at the end of the bar. */
  readonly end?: ReactNode;
  /** After them: the reader. */
  readonly last?: ReactNode;
  /** Where the screen is narrow: what opens from the button at the end, in place of what the bar has no room for. */
  readonly menu?: ReactNode;
}

/** The bar on top of every page: the way home, what the page puts there, and the settings. */
export function TopBar({ children, end, last, menu }: TopBarProps) {
  const text = useText();
  const [shown, setShown] = useState<"settings" | "keys">();
  useKeys([{ key: "?", label: text.keys.list, act: () => setShown("keys") }]);
  return (
    <>
      <header className={menu === undefined ? "topbar" : "topbar has-menu"}>
        <Link to="/" className="brand" aria-label={text.app.name}>
          <Icon name="brand-leaf" />
          <span className="brand-name">{text.app.name}</span>
        </Link>
        {children}
        <span className="grow" />
        {end}
        <LanguageButton />
        <ThemeButton />
        <button
          type="button"
          className="btn ghost square to-settings"
          aria-label={text.settings.title}
          onClick={() => setShown("settings")}
        >
          <Icon name="ui-settings" size={22} />
        </button>
        {last}
        {menu !== undefined && <Menu onShowSettings={() => setShown("settings")}>{menu}</Menu>}
      </header>
      <Suspense>
        {shown === "settings" && (
          <SettingsDialog onClose={() => setShown(undefined)} onShowKeys={() => setShown("keys")} />
        )}
        {shown === "keys" && <KeysSheet onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}

function Menu({ children, onShowSettings }: { readonly children: ReactNode; readonly onShowSettings: () => void }) {
  const text = useText();
  return (
    <>
      <button type="button" className="btn ghost square to-menu" aria-label={text.app.menu} popoverTarget="page-menu">
        <Icon name="ui-menu" size={22} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever is pressed in the menu, it closes behind it. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press by keyboard is a click too. */}
      <div id="page-menu" popover="auto" className="menu" onClick={(event) => event.currentTarget.hidePopover()}>
        {children}
        <button type="button" onClick={onShowSettings}>
          <Icon name="ui-settings" />
          {text.settings.title}
        </button>
      </div>
    </>
  );
}

/** One press speaks the next language: there are as many presses as languages. */
function LanguageButton() {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const next = languages[(languages.indexOf(language) + 1) % languages.length];
  return (
    <button
      type="button"
      className="btn ghost language"
      aria-label={text.settings.speak(language.toUpperCase(), text.settings.languages[next])}
      onClick={() => changeSettings({ language: next })}
    >
      <Icon name="ui-lang" />
      {language.toUpperCase()}
    </button>
  );
}

function ThemeButton() {
  const text = useText();
  const theme = useSettings((settings) => settings.theme);
  const other = isNight(theme) ? "parchment" : "night";
  return (
    <button
      type="button"
      className="btn ghost square theme no-phone"
      aria-label={text.settings.useTheme(text.settings.themes[other])}
      onClick={() => changeSettings({ theme: other })}
    >
      <Icon name="ui-theme" />
    </button>
  );
}
