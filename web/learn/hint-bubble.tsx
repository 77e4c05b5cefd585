import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { Hint } from "./guide.ts";
import { markSeen, turnHints } from "./hint-memory.ts";
import { type Box, boardOnScreen, bubblePlace } from "./spotlight.ts";

interface BubbleProps {
  readonly hint: Hint;
  /** What it is about on the screen. */
  readonly box: Box | undefined;
  readonly isInline: boolean;
  readonly isAdvised: boolean;
  readonly onAdvise: () => void;
  readonly onWhy: () => void;
}

/** What to do now, why, and the way to be rid of hints. */
export function HintBubble({ hint, box, isInline, isAdvised, onAdvise, onWhy }: BubbleProps) {
  const text = useText().learn;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place =
    element === null
      ? undefined
      : bubblePlace(box, element.getBoundingClientRect(), innerWidth, innerHeight, boardOnScreen());
  return (
    <section
      ref={setElement}
      className={isInline ? "hint-bubble inline" : "hint-bubble"}
      aria-label={text.hint}
      aria-live="polite"
      {...(!isInline && {
        "data-side": place?.side,
        style: place === undefined ? { visibility: "hidden" } : { left: place.left, top: place.top },
      })}
    >
      <header>
        <Icon name="ui-hint" size={30} />
        <h2>{hint.title}</h2>
        <button type="button" className="btn ghost square" aria-label={text.close} onClick={() => markSeen(hint.id)}>
          <Icon name="ui-x" />
        </button>
      </header>
      <p>{hint.text}</p>
      {isAdvised && (
        <p className="why" role="status">
          <Icon name="ui-info" />
          {text.doItDone}
        </p>
      )}
      <div className="row wrap">
        <button type="button" className="btn primary" onClick={() => markSeen(hint.id)}>
          {text.gotIt}
        </button>
        <button type="button" className="btn" onClick={onWhy}>
          {text.why}
        </button>
        {hint.mayAdvise && (
          <button type="button" className="btn" onClick={onAdvise}>
            {text.doIt}
          </button>
        )}
        <button type="button" className="no-more" title={text.noMoreHow} onClick={() => turnHints(false)}>
          {text.noMore}
        </button>
      </div>
    </section>
  );
}
