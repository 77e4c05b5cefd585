import type { GameEvent } from "@weirwood/kernel";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useKeys } from "../app/keys.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { useAnswerNames } from "../games/answer-names.ts";
import type { TableModel } from "../table/use-table-model.ts";
import { useText } from "../text/use-text.ts";
import { answerInWords } from "./answer-words.ts";
import { ChanceBars } from "./chance-bars.tsx";
import { linesOf, partsFor } from "./tell-advice.ts";
import { counselText } from "./text.ts";
import { useCounsel } from "./use-counsel.ts";
import type { AdvisedAnswer, CounselQuestion } from "./work-out.ts";
import "./counsel.css";

interface CounselPanelProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** The reader's question as counsel is asked for it; undefined while nothing is asked, or the board still tells. */
function questionAt({
  client,
  tableView,
  ask,
  isAwaited,
  held,
  seat,
  isSending,
}: TableModel): CounselQuestion | undefined {
  if (ask === undefined || !isAwaited || isSending || tableView.view === undefined) return undefined;
  return { game: client.name, ask: ask.id, view: tableView.view, held, seat };
}

/** Over the table: the best answers to what the reader is asked, what each leads to, and why. */
export function CounselPanel({ model, onClose }: CounselPanelProps) {
  const language = useSettings((settings) => settings.language);
  const text = counselText[language];
  const frame = useText();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useCounsel(questionAt(model));
  const { counsel } = asked;
  useEffect(() => heading.current?.focus(), []);
  useKeys([{ key: "Escape", label: frame.app.close, act: onClose }]);
  return createPortal(
    <section className="counsel" aria-labelledby={title}>
      <header>
        <h2 id={title} ref={heading} tabIndex={-1}>
          <Icon name="ui-hint" /> {text.title}
        </h2>
        <button type="button" className="btn ghost square" aria-label={frame.app.close} onClick={onClose}>
          <Icon name="ui-x" />
        </button>
      </header>
      <div className="counsel-body">
        {model.ask !== undefined && <p className="counsel-question serif">{model.book.names.ask[model.ask.kind]}</p>}
        <p className="muted xs">{text.about}</p>
        <div role="status">
          {asked.isThinking && <Thinking words={text.thinking} stop={text.cancel} onStop={asked.cancel} />}
          {counsel === undefined && !asked.isThinking && asked.end === undefined && <p>{text.none}</p>}
          {counsel?.answers.length === 0 && <p>{text.only}</p>}
          {asked.end !== undefined && (
            <p className="row wrap">
              {text[asked.end]}
              <button type="button" className="btn" onClick={asked.again}>
                {text.again}
              </button>
            </p>
          )}
        </div>
        <ol>
          {counsel?.answers.map((advice, place) => (
            <li key={advice.answer}>
              <Advised model={model} advice={advice} isBest={place === 0 && counsel.answers.length > 1} />
            </li>
          ))}
        </ol>
      </div>
    </section>,
    document.body,
  );
}

interface ThinkingProps {
  readonly words: string;
  readonly stop: string;
  readonly onStop: () => void;
}

function Thinking({ words, stop, onStop }: ThinkingProps) {
  return (
    <div className="counsel-thinking">
      <p>{words}</p>
      <div className="bar endless" aria-hidden>
        <i />
      </div>
      <button type="button" className="btn" onClick={onStop}>
        {stop}
      </button>
    </div>
  );
}

interface AdvisedProps {
  readonly model: TableModel;
  readonly advice: AdvisedAnswer;
  readonly isBest: boolean;
}

function Advised({ model, advice, isBest }: AdvisedProps) {
  const language = useSettings((settings) => settings.language);
  const text = counselText[language];
  const { client, view, book, seat, seatName } = model;
  const nameOf = useAnswerNames(client.name, view, language);
  const said = answerInWords(advice.answer, advice.isSecret ? [] : advice.does, { book, nameOf });
  const own = model.tableView.status?.seats[seat]?.name;
  const isOwn = (event: GameEvent): boolean => own !== undefined && client.eventMark(event).seats.includes(own);
  const lines = linesOf(advice, book, { notable: client.notable, isOwn });
  const { better, worse } = partsFor(advice, book);
  return (
    <article className={isBest ? "advised best" : "advised"}>
      <h3>
        {isBest && <span className="chip ok">{text.best}</span>} {said}
      </h3>
      <p>{text.why(better, worse)}</p>
      <ChanceBars
        title={text.chances}
        rows={advice.chances.map((chance, one) => ({
          seat: one,
          label: text.chance(seatName(one), text.percent(chance)),
          chance,
          figure: text.percent(chance),
          isOwn: one === seat,
        }))}
        mark={(one) => <client.SeatMark view={view} seat={one} size={22} />}
      />
      {lines.length > 0 && (
        <details>
          <summary>{text.leadsTo}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <PlayThis words={text.playWhich(said)} text={text} onSend={() => model.decide(advice.answer)} />
    </article>
  );
}

interface PlayThisProps {
  readonly words: string;
  readonly text: (typeof counselText)["en"];
  readonly onSend: () => void;
}

/** An answer is sent by two presses: nobody plays what they only wanted to read. */
function PlayThis({ words, text, onSend }: PlayThisProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className="btn" aria-label={words} onClick={() => setIsAsking(true)}>
        {text.play}
      </button>
    );
  }
  return (
    <fieldset className="row wrap sure" aria-label={text.sure}>
      <span>{text.sure}</span>
      <button
        type="button"
        className="btn primary"
        ref={(button) => button?.focus()}
        onClick={() => {
          setIsAsking(false);
          onSend();
        }}
      >
        {text.send}
      </button>
      <button type="button" className="btn ghost" onClick={() => setIsAsking(false)}>
        {text.notYet}
      </button>
    </fieldset>
  );
}
