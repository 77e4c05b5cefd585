import { type CardsDecision, cards } from "@weirwood/cards/playing";
import { useText } from "../../../text/use-text.ts";
import { type Desk, useDesk } from "./desk.ts";

/** An answer that ends something of the reader's: a pass, no more challenges, nothing placed. */
export interface GivingUp {
  readonly answer: CardsDecision;
  /** What the button says that ends it. */
  readonly label: string;
  /** What would be left undone; undefined where nothing is, and nothing need be asked. */
  readonly left?: string | undefined;
}

/** Whether the reader was asked once whether they mean it. */
export const isGivingUp = ({ draft }: Desk, { answer, left }: GivingUp): boolean =>
  left !== undefined && draft !== undefined && cards.print(draft) === cards.print(answer);

/** Ends it, by button or by key: where something is left undone that is said first, and it takes a second press. */
export function giveUp(desk: Desk, giving: GivingUp): void {
  if (giving.left === undefined || isGivingUp(desk, giving)) desk.send(giving.answer);
  else desk.change(giving.answer, giving.left);
}

interface GiveUpProps {
  readonly giving: GivingUp;
  /** Whether nothing else can be done: then it is what the question is about, and no longer quiet. */
  readonly isAll?: boolean;
  /** Whether it is what was answered; undefined where nothing was. */
  readonly isDone?: boolean | undefined;
  readonly onGiveUp?: () => void;
}

/** The button that ends it: quiet while something else can be done. Asked for, it says what is left and offers to go on. */
export function GiveUp({ giving, isAll = false, isDone, onGiveUp }: GiveUpProps) {
  const desk = useDesk();
  const { text, isSending, isWhatIf } = desk;
  const { giveUp: words, space } = text.asks;
  const shared = useText().table.ask;
  const isAsked = isGivingUp(desk, giving);
  const label = isAsked ? words.anyway : giving.label;
  return (
    <>
      {isAsked && (
        <>
          <p className="ask-warning strong" role="alert">
            {giving.left}
          </p>
          <button type="button" className="btn primary send" onClick={() => desk.change(undefined)}>
            {words.goOn}
          </button>
        </>
      )}
      <button
        type="button"
        className={isAll ? "btn primary send cards-pass" : "btn decline cards-pass"}
        data-gives-up={isAll ? undefined : true}
        data-asks={giving.left !== undefined && !isAsked ? "always" : undefined}
        aria-disabled={isSending || undefined}
        aria-pressed={isDone}
        onClick={onGiveUp ?? (() => giveUp(desk, giving))}
      >
        {isSending ? shared.sending : isWhatIf ? shared.tryOut(label) : label}
        <kbd className="kbd" aria-hidden="true">
          {space}
        </kbd>
      </button>
    </>
  );
}
