import { createContext, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useKeys } from "../../app/keys.ts";
import { Icon } from "../../art/icon.tsx";
import type { GameSymbol, SymbolName } from "../../art/symbol-names.ts";
import { useText } from "../../text/use-text.ts";
import "./stage.css";

/** The dialog that keys belong to while it is in front. */
export const StageDialog = createContext<RefObject<Element | null> | undefined>(undefined);

interface StageWindowProps {
  readonly symbol: SymbolName | GameSymbol;
  readonly title: string;
  readonly chip?: ReactNode;
  /** What comes one after another, and which of them is now. */
  readonly steps: readonly string[];
  readonly now: number;
  /** The board is wanted instead: the window is put away. */
  readonly onClose: () => void;
  /** Of a moment that plays: what Escape and a press on the stage do, in place of putting it away. */
  readonly onSkip?: () => void;
  /** More classes: a stage of constant size has a size of its own. */
  readonly className?: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Where the keyboard begins: at what is chosen, or at the first thing that can be. */
const choices = [".stage-low", ".current", ".raised", ".stage-body", ".stage-foot"].flatMap((part) => [
  `${part} [aria-pressed="true"]`,
  `${part} button:not([aria-disabled], [data-looks]):not(.rule)`,
]);

function firstChoice(dialog: Element): HTMLElement | null {
  for (const choice of choices) {
    const found = dialog.querySelector<HTMLElement>(choice);
    if (found !== null) return found;
  }
  return null;
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("button, a, input, label, summary") !== null;

/** A wide view over the table: great moments, and questions that want room. "Look at the board" puts it away. */
export function StageWindow(props: StageWindowProps) {
  const { symbol, title, chip, steps, now, onClose, onSkip, className, children, foot } = props;
  const text = useText().stage;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useKeys(onSkip === undefined ? [] : [{ key: "Escape", label: text.skip, act: onSkip }], dialog);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    const first = shown === null ? null : firstChoice(shown);
    first?.focus({ preventScroll: true });
    // No further than it takes to see it: what it is about stands above it. Also when a phone is turned.
    const keepInSight = (): void => shown?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
    keepInSight();
    addEventListener("resize", keepInSight);
    return () => {
      removeEventListener("resize", keepInSight);
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className === undefined ? "stage" : `stage ${className}`}
      role={onSkip === undefined ? undefined : "alertdialog"}
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
            aria-label={text.lookAtBoard}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="ui-map" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and Space do the same. */}
        <div className="stage-body" onClick={onSkip && ((event) => !isControl(event.target) && onSkip())}>
          {children}
        </div>
        {foot !== undefined && <footer className="stage-foot">{foot}</footer>}
      </StageDialog>
    </dialog>
  );
}
