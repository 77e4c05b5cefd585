import type { GameEvent } from "@weirwood/kernel";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { EmptyNote } from "../../app/empty-note.tsx";
import { useSettings } from "../../app/settings.ts";
import { Icon } from "../../art/icon.tsx";
import type { TableSession } from "../../session/table-session.ts";
import { useText } from "../../text/use-text.ts";
import { outlinePlace } from "../attention.ts";
import type { TableModel } from "../use-table-model.ts";
import { chaptersOf } from "./chapters.ts";
import type { GameLog } from "./game-log.ts";
import { Chapter } from "./log-chapter.tsx";
import type { LineContext } from "./log-items.tsx";
import { anything, FoundLines, LogSearch } from "./log-search.tsx";
import { useScrolledAway } from "./use-scrolled-away.ts";
import "./log.css";

interface LogProps {
  readonly model: TableModel;
  /** The last entry that the board has shown. */
  readonly upTo: number;
  /** The last entry that the reader had seen when they came. */
  readonly leftAt: number;
  readonly openRule: (rule: string) => void;
}

/** What happened, newest first: a chapter for each round, a section for each phase. */
export function Log({ model, upTo, leftAt, openRule }: LogProps) {
  const { session, client, tableView, book } = model;
  const { log } = tableView;
  const text = useText();
  const game = useGameLog(client.log);
  const top = useRef<HTMLDivElement>(null);
  const isAway = useScrolledAway(top);
  const chapters = useMemo(() => chaptersOf(log, upTo, client.roundBegunBy), [client, log, upTo]);
  const isTold = ({ rule }: GameEvent): boolean => book.rules[rule]?.log !== undefined;
  const hasLines = log.some(({ number, events }) => number <= upTo && (events as readonly GameEvent[]).some(isTold));
  const player = usePlayer(model);
  const [wish, setWish] = useState(anything);
  const isSearched = wish.isMine || wish.query.trim() !== "";
  const own = tableView.status?.seats.find(({ seat }) => seat === model.seat)?.name;
  const seatMark = useSeatMark(model);
  useEffect(() => () => outlinePlace(undefined), []);
  if (client.log !== undefined && game === undefined) return <section className="table-log" aria-busy />;
  const context = { client, book, game, openRule, player, seatMark };
  const chapterAt = (place: number): ReactNode => (
    <Chapter
      key={chapters[place].round}
      chapter={chapters[place]}
      isNewest={place === 0}
      {...{ leftAt, upTo, ...context }}
    />
  );
  return (
    <section className="table-log" aria-label={text.table.log.title}>
      <h2 className="visually-hidden">{text.table.log.title}</h2>
      <div ref={top} className="log-top" />
      {isAway && <NewLines log={log} upTo={upTo} onPress={() => top.current?.scrollIntoView({ block: "start" })} />}
      {!hasLines && <EmptyNote symbol="ui-log" words={text.table.log.empty} />}
      {hasLines && !isSearched && chapterAt(0)}
      {/* Whoever searches looks for what is past: below the round that goes on. */}
      {hasLines && <LogSearch key="search" wish={wish} onWish={setWish} hasSeat={own !== undefined} />}
      {isSearched && <FoundLines {...{ chapters, wish, own, ...context }} />}
      {hasLines && !isSearched && chapters.slice(1).map((_, place) => chapterAt(place + 1))}
      {tableView.isLogCut && <OlderEntries session={session} before={log[0]?.number ?? tableView.number + 1} />}
    </section>
  );
}

/** What the game brings to its log: undefined until it is there, or where it brings nothing. */
function useGameLog(load: (() => Promise<GameLog>) | undefined): GameLog | undefined {
  const [game, setGame] = useState<GameLog>();
  useEffect(() => {
    let isGone = false;
    void load?.().then((found) => !isGone && setGame(found));
    return () => {
      isGone = true;
    };
  }, [load]);
  return game;
}

/** Devices of seats as they are at this table. */
function useSeatMark({ client, view, tableView }: TableModel): LineContext["seatMark"] {
  const seats = tableView.status?.seats;
  return useCallback(
    (name) => {
      const seat = seats?.find((one) => one.name === name)?.seat;
      return seat === undefined ? null : <client.SeatMark view={view} seat={seat} size={24} />;
    },
    [client, view, seats],
  );
}

/** Plays the moments that events told once more; undefined where they told none. */
function usePlayer({ client, playback, seat }: TableModel): LineContext["player"] {
  const language = useSettings((settings) => settings.language);
  return useCallback(
    (events) => {
      const tellings = client.tell?.(events, { before: undefined, after: undefined, seat, language }) ?? [];
      const moments = tellings.flatMap(({ moment }) => moment ?? []);
      if (moments.length === 0) return undefined;
      return () => playback.playAgain(moments);
    },
    [client, playback, seat, language],
  );
}

interface NewLinesProps {
  readonly log: TableModel["tableView"]["log"];
  readonly upTo: number;
  readonly onPress: () => void;
}

/** Whoever reads further down stays there, and is told how much has come since. */
function NewLines({ log, upTo, onPress }: NewLinesProps) {
  const text = useText().table.log;
  const [since] = useState(upTo);
  const count = log.filter(({ number, events }) => number > since && number <= upTo && events.length > 0).length;
  if (count === 0) return null;
  return (
    <button type="button" className="new-lines" onClick={onPress}>
      <Icon name="ui-chevron" size={14} />
      {text.newLines(count)}
    </button>
  );
}

function OlderEntries({ session, before }: { readonly session: TableSession; readonly before: number }) {
  const text = useText().table.log;
  const [isLoading, setIsLoading] = useState(false);
  const load = async (): Promise<void> => {
    setIsLoading(true);
    await session.olderLog(before);
    setIsLoading(false);
  };
  return (
    <button type="button" className="btn ghost" aria-disabled={isLoading} onClick={() => !isLoading && load()}>
      {text.older}
    </button>
  );
}
