import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What the dialog ends with, always in sight. */
  readonly foot?: ReactNode;
  readonly className?: string;
}

/** A dialog in front of the page. It takes the focus and gives it back; Escape, the cross and a press beside it close it. */
export function Dialog({ title, onClose, children, foot, className = "" }: DialogProps) {
  const text = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element is gone again, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // A dialog that wants something written begins there, not at its cross.
    shown?.querySelector<HTMLElement>(".form :is(input:not([type=checkbox], [type=radio]), textarea)")?.focus();
    return () => shown?.close();
  }, []);
  const closed = ({ target }: SyntheticEvent): void => {
    // Events of dialogs inside come by too, and so does the one of a dialog that was opened again meanwhile.
    if (target === dialog.current && !dialog.current?.open) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard.
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={id}
      onClose={closed}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="btn ghost square"
          aria-label={text.app.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="ui-x" />
        </button>
      </header>
      <div className="body">{children}</div>
      {foot !== undefined && <footer>{foot}</footer>}
    </dialog>
  );
}
