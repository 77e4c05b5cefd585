import { createContext, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { useReading } from "./reading.ts";
import "./stage.css";

/** The dialog that keys belong to while it is in front. */
export const StageDialog = createContext<RefObject<Element | null> | undefined>(undefined);

interface StageProps {
  readonly symbol: ThroneSymbol;
  readonly title: string;
  readonly chip?: ReactNode;
  /** What comes one after another, and which of them is now. */
  readonly steps: readonly string[];
  readonly now: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Where the keyboard begins: at what is chosen, or at the first thing that can be. */
const choices = [".stage-low", ".current", ".raised", ".stage-body"].flatMap((part) => [
  `${part} [aria-pressed="true"]`,
  `${part} button:not([aria-disabled]):not(.rule)`,
]);

function firstChoice(dialog: Element): HTMLElement | null {
  for (const choice of choices) {
    const found = dialog.querySelector<HTMLElement>(choice);
    if (found !== null) return found;
  }
  return null;
}

/** A wide view over the table: battles, auctions, wildlings. "Look at the map" puts it away; the panel brings it back. */
export function Stage({ symbol, title, chip, steps, now, onClose, children, foot }: StageProps) {
  const { text } = useReading();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    if (shown !== null) firstChoice(shown)?.focus({ preventScroll: true });
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="stage"
      aria-labelledby={id}
      // A close that was followed by another opening is none: components may be mounted twice.
      onClose={(event) => event.target === dialog.current && !dialog.current.open && onClose()}
    >
      <StageDialog value={dialog}>
        <header className="stage-head">
          <Icon name={symbol} size={28} />
          <h2 id={id}>{title}</h2>
          {chip}
          <ol className="stage-steps">
            {steps.map((step, place) => (
              <li
                key={step}
                className={place < now ? "done" : place === now ? "now" : ""}
                aria-current={place === now ? "step" : undefined}
              >
                {place < now && <Icon name="ui-check" size={16} />}
                {step}
              </li>
            ))}
          </ol>
          <button
            type="button"
            className="btn ghost square"
            aria-label={text.play.lookAtMap}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="ui-map" />
          </button>
        </header>
        <div className="stage-body">{children}</div>
        {foot !== undefined && <footer className="stage-foot">{foot}</footer>}
      </StageDialog>
    </dialog>
  );
}
