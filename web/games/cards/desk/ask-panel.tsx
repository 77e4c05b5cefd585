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
  /** The key that does the same, as it is written on the button. */
  readonly sendKey?: string;
  /** Beside it: what else ends the question. */
  readonly also?: ReactNode;
}

/** Any question but the rounds: what is asked, what is chosen, and the one button that sends it. */
export function AskPanel({ title, lead, symbol, children, send, answer, sendKey, also }: AskPanelProps) {
  const desk = useDesk();
  const { text, draft, isSending, isWhatIf, held, takeBack, tools } = desk;
  const { asks } = text;
  const shared = useText().table.ask;
  const id = useId();
  // The first of many that were chosen is kept for a clock that runs out; it ends no question.
  const chosen = answer ?? (draft?.kind === "choose" ? undefined : draft);
  const isOpen = chosen !== undefined && !isSending;
  const isReady = send !== undefined && isOpen;
  useKeys([
    ...(isReady ? [{ key: "r", label: asks.keys.send, act: () => desk.send(chosen) }] : []),
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
        <div className="send-row">
          {send !== undefined && (
            <button
              type="button"
              className="btn primary send"
              aria-disabled={!isOpen || undefined}
              onClick={() => desk.send(chosen)}
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
