import { type GameEvent, type JsonMap, narrate, ONLOOKER } from "@weirwood/kernel";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { isMotionReduced } from "../app/appearance.ts";
import { useKeys } from "../app/keys.ts";
import { usePageTitle } from "../app/page-title.ts";
import { useSettings } from "../app/settings.ts";
import { TopBar } from "../app/top-bar.tsx";
import { Icon } from "../art/icon.tsx";
import { useFrameWords } from "../table/frame-words.ts";
import type { GameClient } from "../table/game-client.ts";
import { whereWords } from "../table/stage-list.tsx";
import { Tabs } from "../table/tabs.tsx";
import { usePhrasebook } from "../table/use-phrasebook.ts";
import { useText } from "../text/use-text.ts";
import { Charts } from "./charts.tsx";
import { highlightsOf } from "./highlights.ts";
import { lastPlace, type Place, placeIn, queryFor, seek, seekNews, seekTurn, toldTo, turnsOf } from "./place.ts";
import { PlayOn } from "./play-on.tsx";
import { RecordFacts } from "./record-facts.tsx";
import { EVERYTHING, type ReelSummary } from "./reel.ts";
import { ReplayLog } from "./replay-log.tsx";
import { Scrubber } from "./scrubber.tsx";
import type { Projector } from "./use-reel.ts";

const RulePanel = lazy(() => import("../rules-book/rule-panel.tsx").then((found) => ({ default: found.RulePanel })));

interface ReplayViewProps {
  readonly summary: ReelSummary;
  readonly projector: Projector;
  readonly client: GameClient;
  /** The record's own text, for saving it and for playing on. */
  readonly record: string;
  readonly title: string;
  /** Whether an address leads here again: a file that was opened has none. */
  readonly isLinkable: boolean;
  /** What a link to a private table must say, or nobody else is let in. */
  readonly invite: string | undefined;
}

type Speed = 1 | 2 | 4;
const speeds: readonly Speed[] = [1, 2, 4];
const BEAT = 1400;

/** A game that is over, at any moment and from any seat: board, charts, moments and log around one strip of turns. */
export function ReplayView({ summary, projector, client, record, title, isLinkable, invite }: ReplayViewProps) {
  const text = useText();
  const { replay } = text;
  const language = useSettings((settings) => settings.language);
  const book = usePhrasebook(client);
  const frameWords = useFrameWords(client);
  const [place, setPlace] = useState(() => placeIn(summary, new URLSearchParams(location.search)));
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [rule, setRule] = useState<string>();
  const [shown, setShown] = useState<"playOn" | "facts">();
  const [tab, setTab] = useState<"moments" | "log" | "charts">("moments");
  const { view, happening, onShown } = usePosition(summary, projector, client, place, speed);
  const last = lastPlace(summary);
  usePageTitle(title);

  // The address always leads to the moment that is shown, without filling the history.
  useEffect(() => {
    if (!isLinkable) return;
    const query = queryFor(summary, place, new URLSearchParams(location.search));
    history.replaceState(history.state, "", `${location.pathname}?${query}`);
  }, [summary, place, isLinkable]);

  useEffect(() => {
    if (!isPlaying) return;
    if (place.at >= last) {
      setIsPlaying(false);
      return;
    }
    const timer = setTimeout(() => setPlace(seekNews(summary, place)), BEAT / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, place, last, summary]);

  const go = useCallback((move: (now: Place) => Place): void => {
    setIsPlaying(false);
    setPlace(move);
  }, []);
  const toggle = (): void => {
    if (place.at >= last) setPlace(seek(summary, place, 0));
    setIsPlaying(!isPlaying);
  };
  const goTo = useCallback((at: number) => go((now) => seek(summary, now, at)), [go, summary]);
  useKeys([
    { key: ",", label: replay.back1, act: () => go((now) => seek(summary, now, now.at - 1)) },
    { key: ".", label: replay.on1, act: () => go((now) => seek(summary, now, now.at + 1)) },
    { key: "<", label: replay.turnBack, act: () => go((now) => seekTurn(summary, now, -1)) },
    { key: ">", label: replay.turnOn, act: () => go((now) => seekTurn(summary, now, 1)) },
    { key: "k", label: isPlaying ? replay.pause : replay.play, act: toggle },
    { key: "Home", label: replay.toStart, act: () => goTo(0) },
    { key: "End", label: replay.toEnd, act: () => goTo(last) },
  ]);

  const highlights = useMemo(() => highlightsOf(summary, client), [summary, client]);
  const signs = useMemo(
    () => highlights.map(({ at, event }) => ({ at, symbol: client.eventMark(event).symbol })),
    [highlights, client],
  );
  const turns = useMemo(() => turnsOf(summary), [summary]);
  if (view === undefined) return null;
  const seatTitle = (seat: number): string => client.seatTitle(view, seat, language);
  const words =
    place.at === 0
      ? replay.placeAtStart
      : replay.place(frameWords.round(client.round(view)), whereWords(client.where(view), book), place.at, last);
  const round = summary.moments[last].round;
  const verdict =
    summary.result === undefined
      ? replay.unfinished(round)
      : replay.wonBy(summary.result.winners.map(seatTitle).join(", "), round);
  const moments = (
    <ol className="moments">
      {highlights.map(({ key, at, round: turn, event, opening }, index) => (
        <li key={key} aria-current={isNow(highlights, index, place.at) || undefined}>
          <button type="button" onClick={() => goTo(at)}>
            <Icon name={client.eventMark(event).symbol} size={24} />
            <span>
              <b className="serif">{frameWords.round(turn)}</b>
              <br />
              {opening !== undefined && `${narrate(book, opening)} `}
              {narrate(book, event)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
  const log = <ReplayLog summary={summary} place={place} client={client} openRule={setRule} onSeek={goTo} />;
  const charts = (
    <Charts summary={summary} projector={projector} client={client} place={place} turns={turns} onSeek={goTo} />
  );
  return (
    <div className="replay">
      <TopBar
        end={
          <button
            type="button"
            className="btn ghost square"
            aria-label={replay.about}
            onClick={() => setShown("facts")}
          >
            <Icon name="ui-info" />
          </button>
        }
      >
        <span className="sep no-phone" aria-hidden />
        <h1 className="title">{title}</h1>
        <span className="chip no-phone">{verdict}</span>
      </TopBar>
      <main className="replay-body">
        <div className="replay-board">
          <client.Board
            view={view}
            seat={place.reader < 0 ? ONLOOKER : place.reader}
            happening={happening}
            onShown={onShown}
            told={nothingTold}
            ask={undefined}
            draft={undefined}
            onDraft={ignore}
            onDecide={ignore}
            isSending={false}
            isWhatIf={false}
            panel={noPanel}
            tools={null}
            openRule={setRule}
          />
        </div>
        <div className="replay-middle">
          <fieldset className="seen-by">
            <legend className="no-phone">{replay.seenBy}</legend>
            <div className="seg">
              <button
                type="button"
                aria-pressed={place.reader === EVERYTHING}
                onClick={() => setPlace({ ...place, reader: EVERYTHING })}
              >
                <Icon name="ui-eye" />
                {replay.all}
              </button>
              {summary.seats.map(({ name }, seat) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={place.reader === seat}
                  aria-label={replay.eyesOf(seatTitle(seat))}
                  onClick={() => setPlace({ ...place, reader: seat })}
                >
                  <client.SeatMark view={view} seat={seat} size={26} />
                </button>
              ))}
            </div>
          </fieldset>
          <div className="wide-only">{charts}</div>
        </div>
        <div className="replay-side">
          <Tabs
            tabs={[
              { id: "moments", label: replay.moments, icon: "ui-pin", content: moments },
              { id: "log", label: replay.log, icon: "ui-log", content: log },
              { id: "charts", label: replay.chartsTitle, icon: "ui-chart", content: charts },
            ]}
            chosen={tab}
            onChoose={setTab}
          />
        </div>
      </main>
      <footer className="replay-controls">
        <div className="row wrap">
          <ControlButton
            symbol="ui-stepback"
            label={replay.turnBack}
            onPress={() => go((now) => seekTurn(summary, now, -1))}
          />
          <ControlButton symbol="ui-chevron" isBackwards label={replay.back1} onPress={() => goTo(place.at - 1)} />
          <button
            type="button"
            className="btn primary square"
            aria-label={isPlaying ? replay.pause : replay.play}
            onClick={toggle}
          >
            <Icon name={isPlaying ? "ui-pause" : "ui-play"} />
          </button>
          <ControlButton symbol="ui-chevron" label={replay.on1} onPress={() => goTo(place.at + 1)} />
          <ControlButton
            symbol="ui-step"
            label={replay.turnOn}
            onPress={() => go((now) => seekTurn(summary, now, 1))}
          />
          <fieldset className="field no-phone">
            <legend className="visually-hidden">{replay.speed}</legend>
            <div className="seg">
              {speeds.map((one) => (
                <button key={one} type="button" aria-pressed={one === speed} onClick={() => setSpeed(one)}>
                  {replay.speeds[one]}
                </button>
              ))}
            </div>
          </fieldset>
          <span className="grow" />
          {isLinkable && <LinkButton invite={invite} />}
          <button type="button" className="btn primary" aria-label={replay.playOn} onClick={() => setShown("playOn")}>
            <Icon name="ui-whatif" />
            <span className="no-phone">{replay.playOn}</span>
          </button>
        </div>
        <Scrubber at={place.at} last={last} turns={turns} signs={signs} words={words} onSeek={goTo} />
      </footer>
      {rule !== undefined && (
        <Suspense>
          <RulePanel game={client.name} rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
      {shown === "playOn" && (
        <PlayOn
          summary={summary}
          client={client}
          view={view}
          record={record}
          at={place.at}
          title={title}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown === "facts" && (
        <RecordFacts
          summary={summary}
          verdict={verdict}
          seatTitle={seatTitle}
          record={record}
          title={title}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}

const ignore = (): void => undefined;
const noPanel = (): null => null;
/** Only whoever is asked something looks back. */
const nothingTold: readonly GameEvent[] = [];

/** The last highlight that has been reached is the one the replay is at. */
function isNow(highlights: readonly { readonly at: number }[], index: number, at: number): boolean {
  return highlights[index].at <= at && (highlights[index + 1]?.at ?? Number.POSITIVE_INFINITY) > at;
}

interface Position {
  readonly view: unknown;
  readonly happening: readonly GameEvent[];
  readonly onShown: () => void;
}

/** The view at a place. One decision forward, what it told is animated; everywhere else the replay jumps. */
function usePosition(
  summary: ReelSummary,
  projector: Projector,
  client: GameClient,
  place: Place,
  speed: Speed,
): Position {
  const [seen, setSeen] = useState<{ readonly plain: JsonMap; readonly place: Place }>();
  const [happening, setHappening] = useState<readonly GameEvent[]>([]);
  useEffect(() => {
    let isGone = false;
    void projector.views([place.at], place.reader).then(([plain]) => {
      if (isGone) return;
      setSeen((before) => {
        const isStep = before !== undefined && before.place.reader === place.reader && before.place.at < place.at;
        const told = isStep && place.at - before.place.at < 8 ? toldBetween(summary, before.place.at, place) : [];
        setHappening(speed === 1 && !isMotionReduced() ? told : []);
        return { plain, place };
      });
    });
    return () => {
      isGone = true;
    };
  }, [projector, summary, place, speed]);
  const view = useMemo(() => (seen === undefined ? undefined : client.read(seen.plain)), [client, seen]);
  return { view, happening, onShown: useCallback(() => setHappening([]), []) };
}

/** Everything that the reader was told on the way from one place to a later one. */
function toldBetween(summary: ReelSummary, from: number, { at, reader }: Place): readonly GameEvent[] {
  return summary.moments.slice(from + 1, at + 1).flatMap((moment) => toldTo(moment, reader));
}

interface ControlButtonProps {
  readonly symbol: "ui-step" | "ui-stepback" | "ui-chevron";
  readonly label: string;
  readonly isBackwards?: boolean;
  readonly onPress: () => void;
}

function ControlButton({ symbol, label, isBackwards = false, onPress }: ControlButtonProps) {
  return (
    <button type="button" className="btn square" aria-label={label} onClick={onPress}>
      <Icon name={symbol} className={isBackwards ? "backwards" : ""} />
    </button>
  );
}

/** Copies the address of the moment, which the address bar shows as well. */
function LinkButton({ invite }: { readonly invite: string | undefined }) {
  const text = useText().replay;
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      const link = new URL(location.href);
      if (invite !== undefined) link.searchParams.set("invite", invite);
      await navigator.clipboard.writeText(link.href);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2000);
    } catch {
      // Not allowed to write there: the address bar has it too.
    }
  };
  return (
    <button type="button" className="btn no-phone" onClick={copy}>
      <Icon name={isCopied ? "ui-check" : "ui-link"} />
      <span aria-live="polite">{isCopied ? text.linkCopied : text.link}</span>
    </button>
  );
}
