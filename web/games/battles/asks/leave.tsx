import type { BattleDecision } from "@weirwood/battles/playing";
import { useRef } from "react";
import { useKeys } from "../../../app/keys.ts";
import { useText } from "../../../text/use-text.ts";
import { useDesk } from "../desk/desk.ts";

interface LeaveProps {
  readonly answer: BattleDecision;
  readonly label: string;
}

/** The quiet button that leaves what is offered. Escape goes to it, and then presses it: it also ends what is told. */
export function Leave({ answer, label }: LeaveProps) {
  const desk = useDesk();
  const { names: keyNames } = useText().keys;
  const button = useRef<HTMLButtonElement>(null);
  const press = (): void => desk.send(answer);
  useKeys([
    {
      key: "Escape",
      label,
      act: () => (document.activeElement === button.current ? press() : button.current?.focus()),
    },
  ]);
  return (
    <button
      ref={button}
      type="button"
      className="btn decline offer"
      data-gives-up
      aria-disabled={desk.isSending || undefined}
      aria-keyshortcuts="Escape"
      onClick={press}
    >
      {label}
      <kbd className="kbd" aria-hidden="true">
        {keyNames.Escape}
      </kbd>
    </button>
  );
}
