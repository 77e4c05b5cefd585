import { useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { answerInWords } from "../counsel/answer-words.ts";
import { useAnswerNames } from "../games/answer-names.ts";
import { EVERYTHING } from "../replay/replayed-game.ts";
import type { PositionReader } from "../replay/use-replayed-game.ts";
import { useFrameWords } from "../table/frame-words.ts";
import type { GameClient } from "../table/game-client.ts";
import { usePhrasebook } from "../table/use-phrasebook.ts";
import type { MarkedDecision, ToldAnswer } from "./analyse.ts";
import { analysisText } from "./text.ts";
import { type Analysing, type AnalysisProgress, secondsLeft } from "./use-analysis.ts";
import "./analysis.css";

interface AnalysisPanelProps {
  readonly client: GameClient;
  /** What is shown at the moment: names and marks of seats. */
  readonly view: unknown;
  readonly positions: PositionReader;
  readonly analysing: Analysing;
  readonly at: number;
  readonly onSeek: (at: number) => void;
}

/** Looking back at a game: a button that begins it, how far it is, and the decisions that cost most. */
export function AnalysisPanel({ client, view, positions, analysing, at, onSeek }: AnalysisPanelProps) {
  const text = analysisText[useSettings((settings) => settings.language)];
  const { analysis, progress, hasFailed } = analysing;
  return (
    <div className="analysis">
      {analysis === undefined && <p className="muted">{text.about}</p>}
      <div role="status">
        {hasFailed && <p>{text.failed}</p>}
        {progress !== undefined && <Progress progress={progress} onCancel={analysing.cancel} />}
        {analysis?.marked.length === 0 && <p>{text.none}</p>}
      </div>
      {analysis === undefined && progress === undefined && (
        <button type="button" className="btn primary" onClick={analysing.start}>
          {hasFailed ? text.again : text.start}
        </button>
      )}
      {analysis !== undefined && analysis.marked.length > 0 && (
        <>
          <h2>{text.costly}</h2>
          <p className="muted xs">{text.explain}</p>
          <Marked {...{ client, view, positions, at, onSeek }} marked={analysis.marked} />
        </>
      )}
    </div>
  );
}

function Progress({ progress, onCancel }: { readonly progress: AnalysisProgress; readonly onCancel: () => void }) {
  const text = analysisText[useSettings((settings) => settings.language)];
  const { done, of } = progress;
  const left = secondsLeft(progress);
  return (
    <div className="analysis-progress">
      <p>
        {text.progress(done, of)}
        {left !== undefined && ` · ${text.left(left)}`}
      </p>
      <progress value={of === 0 ? undefined : done} max={Math.max(1, of)} aria-label={text.progress(done, of)} />
      <button type="button" className="btn" onClick={onCancel}>
        {text.cancel}
      </button>
    </div>
  );
}

interface MarkedProps extends Omit<AnalysisPanelProps, "analysing"> {
  readonly marked: readonly MarkedDecision[];
}

function Marked({ client, view, positions, marked, at, onSeek }: MarkedProps) {
  const language = useSettings((settings) => settings.language);
  const text = analysisText[language];
  const words = useFrameWords(client);
  const doing = usePhrasebook(client).names.waiting;
  const before = usePositionsBefore(client, positions, marked);
  return (
    <ol className="moments costly">
      {marked.map((decision, place) => (
        <li key={decision.at} aria-current={decision.at === at || undefined}>
          <button type="button" onClick={() => onSeek(decision.at)}>
            <client.SeatMark view={view} seat={decision.seat} size={24} />
            <span>
              <b className="serif">
                {text.where(
                  words.round(decision.round),
                  client.seatTitle(view, decision.seat, language),
                  doing[decision.ask] ?? "",
                )}
              </b>{" "}
              <span className="chip">{text.cost(Math.round(decision.cost * 100))}</span>
              <Answer client={client} view={before?.[place] ?? view} title={text.answered} told={decision.answered} />
              <Answer client={client} view={before?.[place] ?? view} title={text.better} told={decision.better} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface AnswerProps {
  readonly client: GameClient;
  /** The position in which it was given. */
  readonly view: unknown;
  readonly title: string;
  readonly told: ToldAnswer;
}

function Answer({ client, view, title, told }: AnswerProps) {
  const language = useSettings((settings) => settings.language);
  const book = usePhrasebook(client, view);
  const nameOf = useAnswerNames(client.name, view, language);
  return (
    <span className="marked-answer">
      <span className="faint">{title}</span> {answerInWords(told.answer, told.does, { book, nameOf })}
    </span>
  );
}

/** The positions in which these decisions were taken, once they are there. */
function usePositionsBefore(
  client: GameClient,
  positions: PositionReader,
  marked: readonly MarkedDecision[],
): readonly unknown[] | undefined {
  const [views, setViews] = useState<readonly unknown[]>();
  useEffect(() => {
    let isGone = false;
    const at = marked.map((decision) => decision.at - 1);
    void positions.views(at, EVERYTHING).then((plain) => !isGone && setViews(plain.map((one) => client.read(one))));
    return () => {
      isGone = true;
    };
  }, [client, positions, marked]);
  return views;
}
