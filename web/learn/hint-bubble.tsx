import { useEffect, useRef, useState } from "react";
import { useKeys } from "../app/keys.ts";
import { Link } from "../app/link.tsx";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { Act, Hint } from "./guide.ts";
import { HintTokens } from "./hint-tokens.tsx";
import { type Box, boardOnScreen, bubblePlace } from "./spotlight.ts";

interface BubbleProps {
  readonly hint: Hint;
  /** What it is about on the screen. */
  readonly box: Box | undefined;
  readonly isInline: boolean;
  /** The hint before it had the keyboard. */
  readonly takesFocus: boolean;
  readonly steps: readonly string[];
  readonly place: number;
  /** What the game calls the round: “Turn 3”. */
  readonly round: string;
  readonly ruleText: string | undefined;
  readonly openRule: (rule: string) => void;
  readonly onAct: (act: Act) => void;
  /** It has been read. */
  readonly onGone: () => void;
  readonly onClose: () => void;
  readonly onNoMore: () => void;
}

/** What to do now, with what, and why; and the way to be rid of hints. */
export function HintBubble(props: BubbleProps) {
  const { hint, box, isInline, takesFocus, steps, place, round, onClose } = props;
  const text = useText().learn;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isReasonOpen, setIsReasonOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useKeys([{ key: "Escape", label: text.close, act: onClose }]);
  // In a sheet that was scrolled to what stands under it, a new hint begins at its beginning.
  useEffect(() => {
    if (isInline) element?.scrollIntoView({ block: "start" });
  }, [element, isInline]);
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const standing =
    element === null
      ? undefined
      : bubblePlace(box, element.getBoundingClientRect(), innerWidth, innerHeight, boardOnScreen());
  return (
    <section
      ref={setElement}
      className={isInline ? "hint-bubble inline" : "hint-bubble"}
      aria-label={text.hint}
      aria-live="polite"
      data-hint={hint.id}
      {...(!isInline && {
        "data-side": standing?.side,
        style: standing === undefined ? { visibility: "hidden" } : { left: standing.left, top: standing.top },
      })}
    >
      <header>
        <Icon name="ui-hint" size={30} />
        <div className="grow">
          <p className="hint-step">
            {text.step(round, place + 1, steps.length)}
            <span className="hint-dots" aria-hidden="true">
              {steps.map((step, at) => (
                <i key={step} className={at < place ? "done" : at === place ? "now" : ""} />
              ))}
            </span>
          </p>
          <h2>{hint.title}</h2>
        </div>
        <button type="button" className="btn ghost square" aria-label={text.close} onClick={onClose}>
          <Icon name="ui-x" />
        </button>
      </header>
      <p>{hint.text}</p>
      {hint.offer?.groups !== undefined && <HintTokens groups={hint.offer.groups} onAct={props.onAct} />}
      {isReasonOpen && <Reason {...props} />}
      <HintFoot {...props} first={first} isReasonOpen={isReasonOpen} onReason={() => setIsReasonOpen(!isReasonOpen)} />
    </section>
  );
}

/** Why this is proposed, and the rule behind it. */
function Reason({ hint, ruleText, openRule }: BubbleProps) {
  const text = useText().learn;
  return (
    <p className="hint-reason">
      {hint.reason ?? ruleText}{" "}
      <button type="button" className="hint-rule" onClick={() => openRule(hint.rule)}>
        <Icon name="ui-book" size={16} /> {text.rule}
      </button>
    </p>
  );
}

interface FootProps extends BubbleProps {
  readonly first: React.RefObject<HTMLButtonElement | null>;
  readonly isReasonOpen: boolean;
  readonly onReason: () => void;
}

function HintFoot({ hint, isInline, onAct, onGone, onNoMore, first, isReasonOpen, onReason }: FootProps) {
  const text = useText().learn;
  const { offer, next = [] } = hint;
  return (
    <footer>
      <button
        ref={first}
        type="button"
        className="btn primary"
        onClick={offer === undefined ? onGone : () => onAct(offer.act)}
      >
        {offer?.label ?? text.gotIt}
      </button>
      {next.map(({ label, to }) => (
        <Link key={to} to={to} className="btn">
          {label}
        </Link>
      ))}
      <button type="button" className="btn" aria-expanded={isReasonOpen} onClick={onReason}>
        {offer === undefined || isInline ? text.why : text.whyThis}
      </button>
      <button type="button" className="no-more" title={text.noMoreHow} onClick={onNoMore}>
        {text.noMore}
      </button>
    </footer>
  );
}
