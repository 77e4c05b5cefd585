import type { ThroneDecision } from "@weirwood/throne/rules";
import { useState } from "react";
import { useText } from "../../../text/use-text.ts";
import { Icon } from "../art/icon.tsx";
import { useDesk } from "./desk.ts";

export interface DeclineProps {
  readonly label: string;
  readonly answer: ThroneDecision;
  /** What is lost by it; then it is asked once more. */
  readonly loses?: string;
}

/** The quiet button that gives up what was offered. Where something is lost by it, the first press only asks. */
export function Decline({ label, answer, loses }: DeclineProps) {
  const desk = useDesk();
  const { sendAnyway } = useText().table.ask;
  const [isAsked, setIsAsked] = useState(false);
  const press = (): void => {
    if (loses !== undefined && !isAsked) {
      setIsAsked(true);
      desk.say(loses);
      return;
    }
    desk.send(answer);
  };
  return (
    <>
      {isAsked && (
        <p className="ask-warning strong">
          <Icon name="ui-warn" size={16} /> {loses}
        </p>
      )}
      <button
        type="button"
        className="btn decline"
        aria-disabled={desk.isSending || undefined}
        onClick={press}
        onBlur={() => setIsAsked(false)}
      >
        {isAsked ? sendAnyway : label}
      </button>
    </>
  );
}
