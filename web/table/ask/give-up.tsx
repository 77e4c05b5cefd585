import { useState } from "react";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";

interface GiveUpProps {
  readonly label: string;
  /** What is lost by it; then it is asked once more. */
  readonly loses?: string | undefined;
  readonly isSending: boolean;
  /** For a screen reader. */
  readonly say: (words: string) => void;
  readonly onGiveUp: () => void;
}

/** The quiet button that gives up what was offered. Where something is lost by it, the first press only asks. */
export function GiveUp({ label, loses, isSending, say, onGiveUp }: GiveUpProps) {
  const { sendAnyway } = useText().table.ask;
  const [isAsked, setIsAsked] = useState(false);
  const press = (): void => {
    if (loses !== undefined && !isAsked) {
      setIsAsked(true);
      say(loses);
      return;
    }
    onGiveUp();
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
        data-gives-up
        data-asks={loses !== undefined && !isAsked ? "always" : undefined}
        aria-disabled={isSending || undefined}
        onClick={press}
        onBlur={() => setIsAsked(false)}
      >
        {isAsked ? sendAnyway : label}
      </button>
    </>
  );
}
