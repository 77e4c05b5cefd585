import { type Ask, type GameEvent, narrate, ONLOOKER } from "@weirwood/kernel";
import type { Refused } from "@weirwood/protocol";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { useKeys } from "../app/keys.ts";
import { usePageTitle } from "../app/page-title.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { LocalSession } from "../local/local-session.ts";
import type { TrialPosition } from "../local/what-if.ts";
import type { TableSession } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { ClockTime } from "./clock.tsx";
import { ConnectionStrip } from "./connection-strip.tsx";
import type { GameClient } from "./game-client.ts";
import { playersOf, readerOf, seatNames } from "./seat-names.ts";
import { SinceStrip } from "./since-strip.tsx";
import { TableColumns } from "./table-columns.tsx";
import { TableHeader } from "./table-header.tsx";
import { TableSheet } from "./table-sheet.tsx";
import { useAttention } from "./use-attention.ts";
import { usePhrasebook } from "./use-phrasebook.ts";
import { usePlayback } from "./use-playback.ts";
import "./table.css";

const WhatIfStrip = lazy(() => import("./what-if.tsx").then((found) => ({ default: found.WhatIfStrip })));
const RulePanel = lazy(() => import("../rules-book/rule-panel.tsx").then((found) => ({ default: found.RulePanel })));

export interface TableFrameProps {
  readonly session: TableSession;
  readonly client: GameClient;
  /** More for the bar: practice brings its pace and its undo. */
  readonly bar?: ReactNode;
  /** More above the panel: hints of a first game. */
  readonly above?: ReactNode;
  /** More over the board: a curtain between seats. */
  readonly children?: ReactNode;
}

/** What is being tried out in place of the game. */
interface Trial {
  readonly position: TrialPosition;
  readonly session: LocalSession;
}

/** A table with a game on it: the page around any board. */
export function TableFrame({ session, client, bar, above, children }: TableFrameProps) {
  const [trial, setTrial] = useState<Trial>();
  const begin = useCallback(async (position: TrialPosition) => {
    const { openWhatIf } = await import("./what-if.tsx");
    setTrial({ position, session: openWhatIf(position) });
  }, []);
  const toggle = useCallback(() => {
    const { view, status } = session.tableView.getState();
    if (trial !== undefined) setTrial(undefined);
    else if (view !== undefined && status !== undefined) void begin({ view, seat: readerOf(status), status });
  }, [session, trial, begin]);
  return (
    <Frame
      key={trial === undefined ? "game" : "trial"}
      session={trial?.session ?? session}
      game={session}
      client={client}
      trial={trial}
      onWhatIf={toggle}
      onDeal={() => trial !== undefined && begin(trial.position)}
      bar={bar}
      above={above}
    >
      {children}
    </Frame>
  );
}

interface FrameProps extends TableFrameProps {
  /** The game itself, also while something else is tried out: talk and the table's affairs go on. */
  readonly game: TableSession;
  readonly trial: Trial | undefined;
  readonly onWhatIf: () => void;
  readonly onDeal: () => void;
}

function Frame({ session, game, client, trial, onWhatIf, onDeal, bar, above, children }: FrameProps) {
  const isWhatIf = trial !== undefined;
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const tableView = useStore(session.tableView);
  const arranged = useStore(game.tableView);
  const status = arranged.status;
  const seat = readerOf(tableView.status ?? status);
  const [played, playback] = usePlayback(session, isWhatIf || status?.isPractice === true ? undefined : status?.id);
  const plain = played.view ?? tableView.view;
  const view = useMemo(() => (plain === undefined ? undefined : client.read(plain)), [client, plain]);
  const entries = useMemo(() => eventsUpTo(tableView.log, played.number), [tableView.log, played.number]);
  const told = useMemo(() => entries.flat(), [entries]);
  const newest = entries.at(-1) ?? [];
  const book = usePhrasebook(client);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [rule, setRule] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const [isAboutShown, setIsAboutShown] = useState(false);
  const commandField = useRef<HTMLInputElement>(null);
  const canWonder = seat !== ONLOOKER && status?.state === "playing";

  // A table that was ended by agreement leaves questions open that nobody answers any more; a regent's are the regent's.
  const isPlaying = status?.state === "playing" && status.seats[seat]?.hasRegent !== true;
  const isOpen = view !== undefined && (isWhatIf || isPlaying);
  const ask = isOpen ? openAsk(client.asks(view), tableView.asks, seat) : undefined;
  const isAwaited = view !== undefined && ask !== undefined && client.isAwaited(view, seat);
  const askId = ask?.id;
  useAttention(status, isAwaited && !isWhatIf, client.name);
  usePageTitle(status?.title, isAwaited && !isWhatIf);
  useEffect(() => {
    // A refusal is about one question; the next one starts afresh.
    void askId;
    setRefused(undefined);
  }, [askId]);
  useKeys([
    { key: "/", label: text.table.keys.commandLine, act: () => commandField.current?.focus() },
    ...(canWonder ? [{ key: "w", label: text.table.keys.whatIf, act: onWhatIf }] : []),
    ...(played.happening.length === 0
      ? []
      : [{ key: "Escape", label: text.table.keys.skip, act: () => playback.skip() }]),
  ]);

  const decide = useCallback(
    async (answer: string) => {
      if (askId === undefined) return;
      setRefused(undefined);
      setRefused(await session.decide(askId, answer));
    },
    [session, askId],
  );
  const keepDraft = useCallback(
    (answer: string | undefined) => askId !== undefined && session.keepDraft(askId, answer ?? null),
    [session, askId],
  );
  const panel = useCallback((content: ReactNode) => (slot === null ? null : createPortal(content, slot)), [slot]);

  if (view === undefined) return null;
  const seatName = seatNames(client, view, language);
  const awaited = tableView.asks.flatMap(({ seats }) => seats);
  const draft = tableView.draft !== undefined && tableView.draft.ask === askId ? tableView.draft.answer : undefined;
  const tools = canWonder && !isWhatIf && (
    <button type="button" className="btn what-if" onClick={onWhatIf}>
      <Icon name="ui-whatif" />
      <span>{text.table.whatIf}</span>
    </button>
  );
  const players =
    status === undefined
      ? []
      : playersOf(status, arranged.here, awaited, text, (one) => {
          const clock = arranged.status?.clocks.find((reading) => reading.seat === one);
          return clock === undefined ? null : <ClockTime reading={clock} offset={arranged.clockOffset} />;
        });

  return (
    <div className={isWhatIf ? "table trying" : "table"}>
      <TableHeader
        {...{ client, view, book, status, seat, seatName }}
        clockOffset={arranged.clockOffset}
        onAbout={() => setIsAboutShown(true)}
      >
        {bar}
      </TableHeader>
      <TableColumns
        {...{
          client,
          view,
          book,
          seat,
          seatName,
          session,
          tableView,
          ask,
          draft,
          refused,
          above,
          setSlot,
          commandField,
        }}
        game={game}
        arranged={arranged}
        upTo={played.number}
        leftAt={played.leftAt}
        isWhatIf={isWhatIf}
        onDraft={keepDraft}
        onDecide={decide}
        openRule={setRule}
        onAbout={() => setIsAboutShown(true)}
        side={<client.Side view={view} seat={seat} players={players} openRule={setRule} />}
        strips={
          <>
            <ConnectionStrip tableView={arranged} />
            {trial !== undefined ? (
              <Suspense>
                <WhatIfStrip {...trial} book={book} onDeal={onDeal} onLeave={onWhatIf} />
              </Suspense>
            ) : (
              <SinceStrip played={played} playback={playback} />
            )}
          </>
        }
        board={
          <client.Board
            view={view}
            seat={seat}
            happening={played.happening}
            onShown={playback.shown}
            told={told}
            ask={ask}
            draft={draft}
            onDraft={keepDraft}
            onDecide={decide}
            isSending={tableView.pending !== undefined}
            isWhatIf={isWhatIf}
            panel={panel}
            tools={tools}
            openRule={setRule}
          />
        }
      />
      <Announcer book={book} happening={newest} />
      {rule !== undefined && (
        <Suspense>
          <RulePanel game={client.name} rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
      {children}
      {isAboutShown && status !== undefined && (
        <TableSheet
          {...{ client, view, status, seat, seatName }}
          tableView={arranged}
          arrange={game.arrange}
          onClose={() => setIsAboutShown(false)}
        />
      )}
    </div>
  );
}

/** The reader's question on the view that is shown, if it is still open; with several, the first. */
function openAsk(shown: readonly Ask[], open: readonly { readonly id: number }[], seat: number): Ask | undefined {
  if (seat === ONLOOKER) return undefined;
  return shown.find((ask) => ask.seats.includes(seat) && open.some(({ id }) => id === ask.id));
}

function eventsUpTo(log: readonly { readonly number: number; readonly events: unknown[] }[], upTo: number) {
  return log.filter(({ number }) => number <= upTo).map(({ events }) => events as readonly GameEvent[]);
}

/** Says what happens to those who do not see it. */
function Announcer({
  book,
  happening,
}: {
  readonly book: Parameters<typeof narrate>[0];
  readonly happening: readonly GameEvent[];
}) {
  const text = useText().table;
  const sentences = happening.map((event) => narrate(book, event)).filter((sentence) => sentence !== undefined);
  const MOST = 6;
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {sentences.length > 0 && text.happened(sentences.slice(0, MOST), Math.max(0, sentences.length - MOST))}
    </p>
  );
}
