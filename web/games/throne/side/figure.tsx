import { type ReactNode, type ToggleEvent, useId, useState } from "react";
import { RuleLink } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import type { Sign } from "../legend/signs.ts";

interface FigureProps {
  /** What the number is, in words, for a screen reader and as the title of what opens. */
  readonly label: string;
  readonly rule: string;
  /** What the symbol means, as the legend says it. */
  readonly sign?: Sign;
  readonly className?: string;
  readonly children: ReactNode;
  /** The parts of it, made when it is opened. */
  readonly parts: () => ReactNode;
}

const GAP = 6;

/** Beside the button where there is room, and always on the screen. */
function place(button: Element, note: HTMLElement): void {
  const { left, bottom, top } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = note;
  const x = Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP));
  const below = bottom + GAP;
  const y = below + offsetHeight > innerHeight - GAP ? Math.max(GAP, top - offsetHeight - GAP) : below;
  note.style.left = `${x}px`;
  note.style.top = `${y}px`;
}

/** A number that opens into its parts and the rule behind it. */
export function Figure({ label, rule, sign, className = "", children, parts }: FigureProps) {
  const { signs } = useReading().text.legend;
  const meaning = sign === undefined ? undefined : signs[sign].line;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (event: ToggleEvent<HTMLElement>): void => {
    setIsOpen(event.newState === "open");
  };
  return (
    <>
      <button
        type="button"
        className={`figure ${className}`}
        popoverTarget={id}
        aria-label={label}
        aria-description={meaning}
        title={meaning}
      >
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        className="figure-parts"
        role="dialog"
        aria-label={label}
        onToggle={toggle}
        ref={(note) => {
          const button = note?.previousElementSibling;
          if (isOpen && note !== null && button) place(button, note);
        }}
      >
        {isOpen && (
          <>
            <h4>{label}</h4>
            {meaning !== undefined && <p className="muted">{meaning}</p>}
            {parts()}
            <RuleLink rule={rule} />
          </>
        )}
      </div>
    </>
  );
}

/** One part: what it is, and how much of it. */
export function FigureRow({ name, count }: { readonly name: ReactNode; readonly count?: ReactNode }) {
  return (
    <li>
      <span>{name}</span>
      {count !== undefined && <b className="num">{count}</b>}
    </li>
  );
}
