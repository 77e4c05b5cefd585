import { type GameEvent, ONLOOKER } from "@weirwood/kernel";
import { lazy, Suspense, useMemo, useState } from "react";
import { useAnalysis } from "../analysis/use-analysis.ts";
import { usePageTitle } from "../app/page-title.ts";
import { useSettings } from "../app/settings.ts";
import { TopBar } from "../app/top-bar.tsx";
import { Icon } from "../art/icon.tsx";
import { isJudged } from "../counsel/may-counsel.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { useFrameWords } from "../table/frame-words.ts";
import type { GameClient, SeatPlayer } from "../table/game-client.ts";
import { whereWords } from "../table/phase-list.tsx";
import { usePhrasebook } from "../table/use-phrasebook.ts";
import { useText } from "../text/use-text.ts";
import { Charts, type DrawnSeats } from "./charts.tsx";
import { HighlightList } from "./highlight-list.tsx";
import { highlightsOf } from "./highlights.ts";
import { PlayOn } from "./play-on.tsx";
import { PublishButton } from "./publish-button.tsx";
import { ReaderChoice } from "./reader-choice.tsx";
import { RecordFacts } from "./record-facts.tsx";
import { LinkButton, ReplayControls } from "./replay-controls.tsx";
import { turnsOf } from "./replay-cursor.ts";
import { ReplayLog } from "./replay-log.tsx";
import { ReplaySide } from "./replay-side.tsx";
import type { ReplaySummary } from "./replayed-game.ts";
import { Scrubber } from "./scrubber.tsx";
import { useReplay, useReplayKeys } from "./use-replay.ts";
import type { PositionReader } from "./use-replayed-game.ts";
import { useShownPosition } from "./use-shown-position.ts";

const AnalysisPanel = lazy(() =>
  import("../analysis/analysis-panel.tsx").then((found) => ({ default: found.AnalysisPanel })),
);
const ChanceChart = lazy(() =>
  import("../analysis/chance-chart.tsx").then((found) => ({ default: found.ChanceChart })),
);
const RulesDrawer = lazy(() =>
  import("../rules-book/rules-drawer.tsx").then((found) => ({ default: found.RulesDrawer })),
);

interface ReplayViewProps {
  readonly summary: ReplaySummary;
  readonly positions: PositionReader;
  readonly client: GameClient;
  /** The record's own text, for saving it and for playing on. */
  readonly record: string;
  readonly title: string;
  /** Whether an address leads here again: a file that was opened has none. */
  readonly isLinkable: boolean;
  /** What a link to a private table must say, or nobody else is let in. */
  readonly invite: string | undefined;
  /** Only this browser has the game: a link to it needs it to be published. */
  readonly isHereOnly: boolean;
}

/** A game that is over, at any step and from any seat: board, charts, highlights and log around one strip of turns. */
export function ReplayView({
  summary,
  positions,
  client,
  record,
  title,
  isLinkable,
  invite,
  isHereOnly,
}: ReplayViewProps) {
  const text = useText().replay;
  const language = useSettings((settings) => settings.language);
  const replay = useReplay(summary, isLinkable);
  const { cursor, goTo } = replay;
  const [rule, setRule] = useState<string>();
  const [dialog, setDialog] = useState<"playOn" | "facts">();
  const { view, happening, isBehind } = useShownPosition(summary, positions, client, cursor, replay.speed);
  const highlights = useMemo(() => highlightsOf(summary, client), [summary, client]);
  const signs = useMemo(
    () => highlights.map(({ at, event }) => ({ at, symbol: client.eventMark(event).symbol })),
    [highlights, client],
  );
  const turns = useMemo(() => turnsOf(summary), [summary]);
  const seat = cursor.reader < 0 ? ONLOOKER : cursor.reader;
  const told = useMemo(
    () =>
      client.Strip === undefined ? nothingTold : summary.steps.slice(0, cursor.at + 1).flatMap(({ events }) => events),
    [client, summary, cursor.at],
  );
  const analysing = useAnalysis(record);
  const placeWords = usePlaceWords(client);
  const roundWords = useRoundWords();
  usePageTitle(title);
  useReplayKeys(replay, client.name);
  // "Here" is where the replay stands when it is asked about: it does not run on behind a dialog.
  const open = (which: "playOn" | "facts"): void => {
    replay.pause();
    setDialog(which);
  };
  if (view === undefined) return null;
  const seatTitle = (seat: number): string => client.seatTitle(view, seat, language);
  const verdict = verdictWords(summary, seatTitle, roundWords, text);
  const curve = analysing.analysis?.curve;
  const chanceChart =
    curve &&
    ((drawn: DrawnSeats) => (
      <Suspense>
        <ChanceChart {...{ curve, turns, ...drawn }} game={client.name} onSeek={goTo} />
      </Suspense>
    ));
  const charts = <Charts {...{ summary, positions, client, cursor, turns }} first={chanceChart} onSeek={goTo} />;
  const canAnalyse = summary.result !== undefined && isJudged(summary.game);
  return (
    <div className="replay">
      <TopBar
        end={
          <button type="button" className="btn ghost square" aria-label={text.about} onClick={() => open("facts")}>
            <Icon name="ui-info" />
          </button>
        }
      >
        <span className="sep no-phone" aria-hidden />
        <h1 className="title">{title}</h1>
        <span className="chip no-phone">{verdict}</span>
      </TopBar>
      <main className="replay-body">
        <div className="replay-board" data-game={client.name} aria-busy={isBehind}>
          {client.Strip !== undefined && (
            <client.Strip
              {...{ view, seat, told }}
              players={noPlayers}
              openRule={setRule}
              onOpen={() => open("facts")}
            />
          )}
          <client.Board
            {...onlyShown}
            {...{ view, seat }}
            happening={happening}
            pace={1}
            isFollowing
            onMoved={ignore}
            openRule={setRule}
          />
        </div>
        <div className="replay-middle">
          <ReaderChoice {...{ summary, client, view }} reader={cursor.reader} onChoose={replay.lookThrough} />
          <div className="wide-only">{charts}</div>
        </div>
        <ReplaySide
          highlights={<HighlightList {...{ client, view, highlights }} at={cursor.at} onSeek={goTo} />}
          log={<ReplayLog {...{ summary, cursor, client, view }} openRule={setRule} onSeek={goTo} />}
          charts={charts}
          analysis={
            canAnalyse && (
              <Suspense>
                <AnalysisPanel {...{ client, view, positions, analysing }} at={cursor.at} onSeek={goTo} />
              </Suspense>
            )
          }
        />
      </main>
      <footer className="replay-controls">
        <ReplayControls
          replay={replay}
          game={client.name}
          link={
            isHereOnly ? (
              <PublishButton game={summary.game} record={record} />
            ) : (
              isLinkable && <LinkButton invite={invite} />
            )
          }
          onPlayOn={() => open("playOn")}
        />
        <Scrubber
          at={cursor.at}
          last={replay.last}
          turns={turns}
          signs={signs}
          marks={analysing.analysis?.marked.map(({ at }) => at) ?? []}
          words={placeWords(view, cursor.at, replay.last)}
          onSeek={goTo}
        />
      </footer>
      {rule !== undefined && (
        <Suspense>
          <RulesDrawer game={client.name} rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
      {dialog === "playOn" && (
        <PlayOn {...{ summary, client, view, record, title }} at={cursor.at} onClose={() => setDialog(undefined)} />
      )}
      {dialog === "facts" && (
        <RecordFacts {...{ summary, verdict, seatTitle, record, title }} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

const ignore = (): void => undefined;
const nothingTold: readonly GameEvent[] = [];
/** Who played is told with the record. */
const noPlayers: readonly SeatPlayer[] = [];

/** The board of a replay asks nothing and takes no answer. */
const onlyShown = {
  told: nothingTold,
  ask: undefined,
  draft: undefined,
  onDraft: ignore,
  onDecide: ignore,
  isSending: false,
  held: [],
  takeBack: undefined,
  finish: undefined,
  isWhatIf: false,
  panel: () => null,
  tools: null,
  opensWhole: true,
} as const;

/** Where the replay stands, in words: `Turn 3, Marches · decision 40 of 212`. */
function usePlaceWords(client: GameClient): (view: unknown, at: number, last: number) => string {
  const text = useText().replay;
  const book = usePhrasebook(client);
  const words = useFrameWords(client);
  return (view, at, last) => {
    if (at === 0) return text.placeAtStart;
    return text.place(words.round(client.round(view)), whereWords(client.where(view), book), at, last);
  };
}

function verdictWords(
  { game, steps, result }: ReplaySummary,
  seatTitle: (seat: number) => string,
  roundWords: ReturnType<typeof useRoundWords>,
  text: ReturnType<typeof useText>["replay"],
): string {
  const round = roundWords(game, steps[steps.length - 1].round);
  return result === undefined ? text.unfinished(round) : text.wonBy(result.winners.map(seatTitle).join(", "), round);
}
