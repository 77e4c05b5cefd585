import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useKeys } from "../../../app/keys.ts";
import { Icon } from "../art/icon.tsx";
import { useDesk } from "./desk.ts";

interface NoteProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What opens beside an area: it takes the keyboard while it is there, and gives it back when it goes. */
export function Note({ title, lead, aside, children }: NoteProps) {
  const { select, selected, text, isNarrow } = useDesk();
  const id = useId();
  const note = useRef<HTMLElement>(null);
  useKeys([{ key: "Escape", label: text.keys.back, act: () => select(undefined) }]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area is another note.
  useEffect(() => {
    const first = note.current?.querySelector<HTMLElement>(
      '[aria-pressed="true"], .tray button:not([aria-disabled]), .options button:not([aria-disabled])',
    );
    first?.focus({ preventScroll: true });
  }, [selected]);
  useLayoutEffect(() => {
    const [shown, before] = [note.current, document.activeElement];
    return () => {
      if (shown?.contains(document.activeElement) && before instanceof Element && before.isConnected) {
        (before as HTMLElement).focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <section ref={note} className={isNarrow ? "ask-note in-panel" : "ask-note"} aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>{title}</h3>
          {lead !== undefined && <p className="muted">{lead}</p>}
        </div>
        {aside}
        <button type="button" className="btn ghost square" aria-label={text.close} onClick={() => select(undefined)}>
          <Icon name="ui-x" />
        </button>
      </header>
      {children}
    </section>
  );
}
