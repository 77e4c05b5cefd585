import { type ReactNode, useId } from "react";
import { changeSettings, useSettings } from "../../app/settings.ts";
import { Icon } from "../../art/icon.tsx";
import type { GameSymbol, SymbolName } from "../../art/symbol-names.ts";
import { useText } from "../../text/use-text.ts";
import "./stage.css";

interface StageCornerProps {
  readonly symbol: SymbolName | GameSymbol;
  readonly title: string;
  /** How many steps there are, and which of them is now. */
  readonly steps: number;
  readonly now: number;
  readonly onClose: () => void;
  /** Left out: there is nothing to be seen large. */
  readonly onEnlarge?: () => void;
  readonly children: ReactNode;
}

/** A great moment seen small, over a corner of the board: for those who look on. */
export function StageCorner({ symbol, title, steps, now, onClose, onEnlarge, children }: StageCornerProps) {
  const text = useText();
  const id = useId();
  const showsOthers = useSettings((settings) => settings.showsOthers);
  return (
    <section className="stage-corner" aria-labelledby={id}>
      <header>
        <Icon name={symbol} size={22} />
        <h2 id={id}>{title}</h2>
        <span className="pips" aria-hidden>
          {Array.from({ length: steps }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips have no name but their place.
            <i key={place} className={place < now ? "done" : place === now ? "now" : ""} />
          ))}
        </span>
        <button type="button" className="btn ghost square" aria-label={text.app.close} onClick={onClose}>
          <Icon name="ui-x" />
        </button>
      </header>
      {children}
      <footer>
        {onEnlarge !== undefined && (
          <button type="button" className="btn" onClick={onEnlarge}>
            <Icon name="ui-eye" />
            {text.stage.enlarge}
          </button>
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={showsOthers}
            onChange={(event) => changeSettings({ showsOthers: event.target.checked })}
          />
          {text.stage.showEvery}
        </label>
      </footer>
    </section>
  );
}
