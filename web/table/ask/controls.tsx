import type { Refusal } from "@weirwood/kernel";
import { type CSSProperties, type ReactNode, useId } from "react";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import { RuleLink } from "../rule-link.tsx";
import { type Reason, reasonOf, useAsking } from "./asking.ts";
import "./ask.css";

/** Buttons, steppers and rows that every question is made of. What is greyed can be reached, and says why. */

interface ChoiceProps {
  /** Why it cannot be chosen now; then it is greyed. */
  readonly refusal?: Refusal | undefined;
  readonly onChoose: () => void;
  /** Somebody rests on it, or has reached it by keyboard. */
  readonly onPoint?: () => void;
  readonly className?: string;
  readonly isPressed?: boolean;
  readonly label?: string;
  /** More about it for those who do not see what stands beside it. */
  readonly description?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Something to choose. Where it is greyed, pressing, resting on it or reaching it by keyboard tells the reason. */
export function Choice(props: ChoiceProps) {
  const { refusal, onChoose, onPoint, className = "", isPressed, label, description, style, children } = props;
  const { explain, book } = useAsking();
  const tell = refusal && (() => explain(refusal));
  const point = onPoint === undefined ? tell : () => [onPoint(), tell?.()];
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={refusal === undefined ? undefined : true}
      aria-description={refusal === undefined ? description : reasonOf(book, refusal).sentence}
      onClick={tell ?? onChoose}
      onPointerEnter={point}
      onPointerDown={tell}
      onFocus={point}
    >
      {children}
    </button>
  );
}

interface StepperProps {
  readonly count: number;
  readonly most?: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly whyNoMore?: Refusal | undefined;
  readonly whyNoLess?: Refusal | undefined;
  /** What is counted, for the buttons' names. */
  readonly of: string;
  readonly isSmall?: boolean;
}

/** Minus, the number, plus. */
export function Stepper({ count, most, onStep, whyNoMore, whyNoLess, of, isSmall }: StepperProps) {
  const text = useText().table.ask;
  const isLeast = count === 0 && whyNoLess === undefined;
  const isMost = most !== undefined && count >= most && whyNoMore === undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and the number between them; no form is sent.
    <span className={isSmall ? "stepper small" : "stepper"} role="group" aria-label={of}>
      <Choice
        className="btn square"
        label={text.fewer(of)}
        refusal={whyNoLess ?? (isLeast ? nothingLess : undefined)}
        onChoose={() => onStep(-1)}
      >
        <Icon name="ui-minus" />
      </Choice>
      <output className="num">
        <b>{count}</b>
        {most !== undefined && <span className="faint"> {text.of(most)}</span>}
      </output>
      <Choice
        className="btn square"
        label={text.more(of)}
        refusal={whyNoMore ?? (isMost ? nothingMore : undefined)}
        onChoose={() => onStep(1)}
      >
        <Icon name="ui-plus" />
      </Choice>
    </span>
  );
}

/** At the ends of a scale there is no rule to cite: the number itself says it. */
const nothingLess: Refusal = { rule: "", params: {} };
const nothingMore: Refusal = { rule: "", params: {} };
const isRuled = ({ rule }: Refusal | Reason): boolean => rule !== "";

/** Why something cannot be done, in words and with its rule. */
export function Why({ reason: { sentence, rule } }: { readonly reason: Reason }) {
  const { openRule } = useAsking();
  return (
    <p className="why">
      <Icon name="ui-info" />
      <span>
        {sentence} <RuleLink rule={rule} onOpen={openRule} />
      </span>
    </p>
  );
}

/** What the greyed thing that was last pointed at says about itself. */
export function Explained({ hint }: { readonly hint?: ReactNode }) {
  const { explained, book } = useAsking();
  const isTold = explained !== undefined && isRuled(explained);
  return (
    <div className="explained" role="status">
      {isTold ? <Why reason={reasonOf(book, explained)} /> : hint}
    </div>
  );
}

/** A heading with what belongs under it. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section className="ask-part" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {aside !== undefined && <span className="aside">{aside}</span>}
      </header>
      {children}
    </section>
  );
}

interface PartProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}
