import type { BattleDecision } from "@weirwood/battles/playing";
import { type ReactNode, useId } from "react";
import { useKeys } from "../../../app/keys.ts";
import { Explained } from "../../../table/ask/controls.tsx";
import { useText } from "../../../text/use-text.ts";
import { Icon } from "../art/icon.tsx";
import { useDesk } from "./desk.ts";

interface AskPanelProps {
  readonly title?: ReactNode;
  /** What bounds the answer, in a sentence. */
  readonly lead?: ReactNode;
  readonly symbol?: ReactNode;
  readonly children?: ReactNode;
  /** What the button says that sends the draft; none where each answer is a button of its own. */
  readonly send?: string | undefined;
  /** What it sends where nothing is chosen. */
  readonly answer?: BattleDecision | undefined;
  /** Beside it: what else ends the question. */
  readonly also?: ReactNode;
  /** A part of the answer that must be seen before it is sent: it stands above the button. */
  readonly foot?: ReactNode;
}

/** The question, the answer so far, and the one button that sends it. */
export function AskPanel({ title, lead, symbol, children, send, answer, also, foot }: AskPanelProps) {
  const desk = useDesk();
  const { kind, words, text, draft, isSending, isWhatIf, held, takeBack, tools } = desk;
  const shared = useText().table.ask;
  const id = useId();
  const chosen = draft ?? answer;
  const isOpen = chosen !== undefined && !isSending;
  useKeys([
    { key: "r", label: text.desk.keys.send, act: () => desk.send(chosen) },
    ...(takeBack === undefined
      ? []
      : ["u", "Backspace"].map((key) => ({ key, label: text.desk.keys.takeBack, act: takeBack }))),
  ]);
  return (
    <section className="ask" aria-labelledby={id}>
      <header className="ask-head">
        {symbol}
        <div>
          <h2 id={id}>{title ?? words.book.names.ask[kind].replace(/\.$/, "")}</h2>
          {lead !== undefined && <p className="muted">{lead}</p>}
        </div>
      </header>
      {children}
      <div className="ask-foot">
        <Explained />
        {foot}
        {held > 0 && <p className="ask-sent">{text.desk.held(held)}</p>}
        <div className="send-row">
          {send !== undefined && (
            <button
              type="button"
              className="btn primary send"
              aria-disabled={!isOpen || undefined}
              onClick={() => desk.send(chosen)}
            >
              {isSending ? shared.sending : isWhatIf && chosen !== undefined ? shared.tryOut(send) : send}
            </button>
          )}
          {also}
          {tools}
          {takeBack !== undefined && (
            <button type="button" className="btn square" aria-label={text.desk.takeBack} onClick={takeBack}>
              <Icon name="ui-undo" />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
