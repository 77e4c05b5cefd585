import { type ReactNode, useContext, useId, useState } from "react";
import { useKeys } from "../../../app/keys.ts";
import { reasonOf } from "../../../table/ask/asking.ts";
import { Explained, Why } from "../../../table/ask/controls.tsx";
import { StageDialog } from "../../../table/stage/stage-window.tsx";
import { useText } from "../../../text/use-text.ts";
import { Icon } from "../art/icon.tsx";
import { isPass, writeDraft } from "../draft/draft.ts";
import { Decline, type DeclineProps } from "./decline.tsx";
import { useDesk } from "./desk.ts";

interface AskPanelProps extends SendRowProps {
  readonly title?: ReactNode;
  /** What bounds the answer, in a sentence. */
  readonly lead?: ReactNode;
  readonly symbol?: ReactNode;
  readonly children?: ReactNode;
  /** Above the heading: back to a choice that was made before. */
  readonly back?: ReactNode;
  /** Below what can be chosen, and scrolled with it. */
  readonly hint?: ReactNode;
  /** A part of the answer that must be seen before it is sent: it stands above the button. */
  readonly foot?: ReactNode;
}

/** The question, the answer so far, and the one button that sends it. */
export function AskPanel({ title, lead, symbol, children, back, hint, foot, ...row }: AskPanelProps) {
  const { kind, words, text, isSent, selected, isNarrow, refusal, explained } = useDesk();
  const id = useId();
  // A note beside an area says itself what is greyed in it.
  const hasNote = selected !== undefined && !isNarrow;
  return (
    <section className="ask" aria-labelledby={id}>
      {back}
      <header className="ask-head">
        {symbol}
        <div>
          <h2 id={id}>{title ?? titleOf(words.book.names.ask[kind])}</h2>
          {lead !== undefined && <p className="muted">{lead}</p>}
        </div>
      </header>
      {children}
      {hint}
      {refusal !== undefined && explained === undefined && <Why reason={reasonOf(words.book, refusal)} />}
      <div className="ask-foot">
        {!hasNote && <Explained />}
        {foot}
        <SendRow {...row} send={row.send === undefined || !isSent ? row.send : text.alreadySent} />
      </div>
    </section>
  );
}

/** A sentence as a heading has no full stop. */
export const titleOf = (sentence: string): string => sentence.replace(/\.$/, "");

/** Something that is allowed but may be a slip: then it is asked once more. */
interface Caution {
  /** One line, which stands above the button from the beginning. */
  readonly brief: string;
  /** What is asked once the button is pressed; left out: the same. */
  readonly whole?: string;
}

interface SendRowProps {
  /** What the button says that sends the draft; none where each answer is a button of its own. */
  readonly send?: string | undefined;
  readonly warning?: Caution | string | undefined;
  /** What gives up all that was offered: while nothing is chosen only this can be sent, and not by the first button. */
  readonly decline?: DeclineProps | undefined;
  /** Beside it: what else ends the question. */
  readonly also?: ReactNode;
}

export function SendRow({ send, warning, decline, also }: SendRowProps) {
  const desk = useDesk();
  const { draft, refusal, isSent, isSending, isWhatIf, text, undo, tools } = desk;
  const shared = useText().table.ask;
  const answer = draft && writeDraft(draft);
  const [askedAgain, setAskedAgain] = useState<string | undefined>(undefined);
  // Whoever changes the answer has not been asked about the new one.
  const isAskedAgain = answer !== undefined && askedAgain === answer;
  const isNothingChosen = draft === undefined || (decline !== undefined && isPass(draft));
  const isOpen = !isNothingChosen && refusal === undefined && !isSending && !isSent;
  const caution: Caution | undefined = typeof warning === "string" ? { brief: warning } : warning;
  const stage = useContext(StageDialog);
  const press = (): void => {
    if (!isOpen) {
      // On a stage it stands above the button already, and is only read out.
      if (refusal !== undefined && stage === undefined) desk.explain(refusal);
      desk.say(refusal === undefined ? (send ?? "") : reasonOf(desk.words.book, refusal).sentence);
      return;
    }
    if (caution !== undefined && !isAskedAgain) {
      setAskedAgain(answer);
      desk.say(caution.whole ?? caution.brief);
      return;
    }
    desk.send();
  };
  useKeys(
    [
      { key: "r", label: text.keys.send, act: press },
      { key: "u", label: text.keys.undo, act: () => undo?.() },
    ],
    stage,
  );
  return (
    <>
      {stage !== undefined && refusal !== undefined && <Why reason={reasonOf(desk.words.book, refusal)} />}
      {caution !== undefined && !isSent && (
        <p className={isAskedAgain ? "ask-warning strong" : "ask-warning"}>
          <Icon name="ui-warn" size={16} /> {isAskedAgain ? (caution.whole ?? caution.brief) : caution.brief}
        </p>
      )}
      {isSent && (
        <p className="ask-sent">
          <Icon name="ui-lock" size={16} /> {text.sentChangeable}
        </p>
      )}
      <div className="send-row">
        {send !== undefined && (
          <button type="button" className="btn primary send" aria-disabled={!isOpen || undefined} onClick={press}>
            {isSending
              ? shared.sending
              : isAskedAgain
                ? shared.sendAnyway
                : isWhatIf && !isNothingChosen
                  ? shared.tryOut(send)
                  : send}
          </button>
        )}
        {decline !== undefined && isNothingChosen && <Decline {...decline} />}
        {also}
        {tools}
        {undo !== undefined && (
          <button type="button" className="btn square" aria-label={shared.undo} onClick={undo}>
            <Icon name="ui-undo" />
          </button>
        )}
      </div>
    </>
  );
}
