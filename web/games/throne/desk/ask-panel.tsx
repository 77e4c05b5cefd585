import { type ReactNode, useContext, useId, useState } from "react";
import { useKeys } from "../../../app/keys.ts";
import { StageDialog } from "../../../table/stage/stage-window.tsx";
import { Icon } from "../art/icon.tsx";
import { writeDraft } from "../draft/draft.ts";
import { Explained, Why } from "./controls.tsx";
import { reasonOf, useDesk } from "./desk.ts";

interface AskPanelProps {
  readonly title?: ReactNode;
  /** What bounds the answer, in a sentence. */
  readonly lead?: ReactNode;
  readonly symbol?: ReactNode;
  readonly children?: ReactNode;
  /** What the button says that sends the draft; none where each answer is a button of its own. */
  readonly send?: string | undefined;
  /** Beside it: what else ends the question. */
  readonly also?: ReactNode;
  /** Above the heading: back to a choice that was made before. */
  readonly back?: ReactNode;
  /** Something that is allowed but may be a slip: then it is asked once more. */
  readonly warning?: string | undefined;
  readonly hint?: ReactNode;
}

/** The question, the answer so far, and the one button that sends it. */
export function AskPanel({ title, lead, symbol, children, send, also, back, warning, hint }: AskPanelProps) {
  const { kind, words, text, isSent, selected, isNarrow } = useDesk();
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
      {!hasNote && <Explained hint={hint} />}
      <div className="ask-foot">
        <SendRow send={send === undefined || !isSent ? send : text.alreadySent} warning={warning} also={also} />
      </div>
    </section>
  );
}

/** A sentence as a heading has no full stop. */
export const titleOf = (sentence: string): string => sentence.replace(/\.$/, "");

interface SendRowProps {
  readonly send?: string | undefined;
  readonly warning?: string | undefined;
  readonly also?: ReactNode;
}

export function SendRow({ send, warning, also }: SendRowProps) {
  const desk = useDesk();
  const { draft, refusal, isSent, isSending, isWhatIf, text, undo, tools } = desk;
  const answer = draft && writeDraft(draft);
  const [askedAgain, setAskedAgain] = useState<string | undefined>(undefined);
  // Whoever changes the answer has not been asked about the new one.
  const isAskedAgain = answer !== undefined && askedAgain === answer;
  const isOpen = draft !== undefined && refusal === undefined && !isSending && !isSent;
  const press = (): void => {
    if (!isOpen) {
      // It stands above the button already; here it is read out.
      if (refusal !== undefined) desk.say(reasonOf(desk.words, refusal).sentence);
      return;
    }
    if (warning !== undefined && !isAskedAgain) {
      setAskedAgain(answer);
      desk.say(warning);
      return;
    }
    desk.send();
  };
  useKeys(
    [
      { key: "r", label: text.keys.send, act: press },
      { key: "u", label: text.keys.undo, act: () => undo?.() },
    ],
    useContext(StageDialog),
  );
  return (
    <>
      {refusal !== undefined && <Why reason={reasonOf(desk.words, refusal)} />}
      {warning !== undefined && isOpen && (
        <p className={isAskedAgain ? "ask-warning strong" : "ask-warning"}>
          <Icon name="ui-warn" size={16} /> {warning}
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
            {isSending ? text.sending : isAskedAgain ? text.sendAnyway : isWhatIf ? text.tryOut(send) : send}
          </button>
        )}
        {also}
        {tools}
        {undo !== undefined && (
          <button type="button" className="btn square" aria-label={text.undo} onClick={undo}>
            <Icon name="ui-undo" />
          </button>
        )}
      </div>
    </>
  );
}
