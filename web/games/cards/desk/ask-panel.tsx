import type { CardsDecision } from "@weirwood/cards/playing";
import { type ReactNode, useId } from "react";
import { useKeys } from "../../../app/keys.ts";
import { Explained } from "../../../table/ask/controls.tsx";
import { useText } from "../../../text/use-text.ts";
import { Icon } from "../art/icon.tsx";
import { TakenForYou } from "../asks/taken.tsx";
import { useDesk } from "./desk.ts";
import "./ask-panel.css";

interface AskPanelProps {
  readonly title: ReactNode;
  /** What bounds the answer, in a sentence. */
  readonly lead?: ReactNode;
  readonly symbol?: ReactNode;
  readonly children?: ReactNode;
  /** What the button says that sends the draft or the answer; none where each answer is pressed for itself. */
  readonly send?: ReactNode;
  readonly answer?: CardsDecision | undefined;
  /** Sends it, where something may have to be asked first. */
  readonly onSend?: (() => void) | undefined;
  /** What was asked first; then it is sent by another press. */
  readonly warning?: string | undefined;
  /** Whether the next press only asks. */
  readonly asksFirst?: boolean;
  /** The key that does the same, as it is written on the button. */
  readonly sendKey?: string;
  /** Beside it: what else ends the question. */
  readonly also?: ReactNode;
}

/** Any question but the rounds: what is asked, what is chosen, and the one button that sends it. */
export function AskPanel({ title, lead, symbol, children, send, answer, onSend, warning, ...row }: AskPanelProps) {
  const { sendKey, also, asksFirst = false } = row;
  const desk = useDesk();
  const { text, draft, isSending, isWhatIf, held, takeBack, tools } = desk;
  const { asks } = text;
  const shared = useText().table.ask;
  const id = useId();
  // The first of many that were chosen is kept for a clock that runs out; it ends no question.
  const chosen = answer ?? (draft?.kind === "choose" ? undefined : draft);
  const isOpen = chosen !== undefined && !isSending;
  const isReady = send !== undefined && isOpen;
  const press = onSend ?? (() => desk.send(chosen));
  useKeys([
    ...(isReady ? [{ key: "r", label: asks.keys.send, act: press }] : []),
    ...(takeBack === undefined
      ? []
      : ["u", "Backspace"].map((key) => ({ key, label: asks.keys.takeBack, act: takeBack }))),
  ]);
  return (
    <section className="ask ask-tall cards-ask" aria-labelledby={id}>
      <header className="ask-head">
        {symbol}
        <div>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p className="muted">{lead}</p>}
        </div>
      </header>
      <TakenForYou />
      {children}
      <div className="ask-foot">
        <Explained />
        {held.length > 0 && <p className="ask-sent">{asks.held(held.length)}</p>}
        {warning !== undefined && (
          <p className="ask-warning strong" role="alert">
            {warning}
          </p>
        )}
        <div className="send-row">
          {send !== undefined && (
            <button
              type="button"
              className="btn primary send"
              aria-disabled={!isOpen || undefined}
              data-asks={asksFirst ? "always" : undefined}
              onClick={press}
            >
              {isSending ? shared.sending : isWhatIf && typeof send === "string" ? shared.tryOut(send) : send}
              {sendKey !== undefined && (
                <kbd className="kbd" aria-hidden="true">
                  {sendKey}
                </kbd>
              )}
            </button>
          )}
          {also}
          {tools}
          {takeBack !== undefined && (
            <button type="button" className="btn square" aria-label={asks.takeBack} onClick={takeBack}>
              <Icon name="ui-undo" />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
