import { type Ask, type GameEvent, ONLOOKER, type Phrasebook, type Seat } from "@weirwood/kernel";
import type { Refused } from "@weirwood/protocol";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useSettings } from "../app/settings.ts";
import type { TableSession, TableView } from "../session/table-session.ts";
import type { GameClient } from "./game-client.ts";
import type { Playback, Played } from "./playback.ts";
import { readerOf, seatNames } from "./seat-names.ts";
import { useHeldAnswers } from "./use-held-answers.ts";
import { usePhrasebook } from "./use-phrasebook.ts";
import { usePlayback } from "./use-playback.ts";

interface TableParts {
  readonly client: GameClient;
  /** What is looked at: the game, or what is tried out in its place. */
  readonly session: TableSession;
  /** The game itself, also while something else is tried out: talk and the table's affairs go on. */
  readonly game: TableSession;
  readonly isWhatIf: boolean;
}

/** A table that is looked at, and what can be done there: everything that the parts of the page need to know. */
export interface TableModel extends TableParts {
  /** The position on the board, with the answers that are held back. */
  readonly view: unknown;
  readonly book: Phrasebook;
  /** The reader's seat, or ONLOOKER. */
  readonly seat: Seat;
  readonly seatName: (seat: Seat) => string;
  /** What is known of what is looked at. */
  readonly tableView: TableView;
  /** What is known of the game itself. */
  readonly gameView: TableView;
  readonly played: Played;
  readonly playback: Playback;
  /** What happened up to the position, oldest first. */
  readonly told: readonly GameEvent[];
  /** Everything that is known has been told; a moment of the past that plays once more changes nothing about that. */
  readonly isCaughtUp: boolean;
  /** The reader's open question, if there is one on the board. */
  readonly ask: Ask | undefined;
  /** The game waits for the reader's answer. */
  readonly isAwaited: boolean;
  readonly draft: string | undefined;
  /** Why the last answer was not taken. */
  readonly refused: Refused | undefined;
  /** Answers that were given and can still be taken back, oldest first. */
  readonly held: readonly string[];
  readonly takeBack: (() => void) | undefined;
  /** Sends them, where nothing more is asked of the reader. */
  readonly finish: (() => void) | undefined;
  /** Something is on its way: nothing more can be sent. */
  readonly isSending: boolean;
  keepDraft(answer: string | undefined): void;
  decide(answer: string): void;
}

/** The model of a table; undefined until there is a position to show. */
export function useTableModel({ client, session, game, isWhatIf }: TableParts): TableModel | undefined {
  const language = useSettings((settings) => settings.language);
  const tableView = useStore(session.tableView);
  const gameView = useStore(game.tableView);
  const { status } = gameView;
  const seat = readerOf(tableView.status ?? status);
  const [foreseen] = useState(() => new Set<number>());
  const [played, playback] = usePlayback(client, session, {
    foreseen,
    seenAs: isWhatIf || status?.isPractice === true ? undefined : status?.id,
    id: status?.id,
  });
  const plain = played.view ?? tableView.view;
  const shown = useMemo(() => (plain === undefined ? undefined : client.read(plain)), [client, plain]);
  const entries = useMemo(() => eventsUpTo(tableView.log, played.number), [tableView.log, played.number]);
  const told = useMemo(() => entries.flat(), [entries]);
  const book = usePhrasebook(client, shown);

  // A table that was ended by agreement leaves questions open that nobody answers any more; a regent's are the regent's.
  const isPlaying = status?.state === "playing" && status.seats[seat]?.hasRegent !== true;
  // What is asked next would tell how the moment ends.
  const isStaged = played.isStageAhead || (played.telling?.moment !== undefined && played.shape === "full");
  const isOpen = shown !== undefined && !isStaged && (isWhatIf || isPlaying);
  const open = useMemo(
    () => (isOpen ? openAsk(client.asks(shown), tableView.asks, seat) : undefined),
    [isOpen, client, shown, tableView.asks, seat],
  );
  const answering = useHeldAnswers({ client, session, view: shown, seat, ask: open }, foreseen);
  const { view, ask } = answering;
  if (view === undefined) return undefined;
  const kept = tableView.draft !== undefined && tableView.draft.ask === ask?.id ? tableView.draft.answer : undefined;
  return {
    ...{ client, session, game, isWhatIf, book, seat, tableView, gameView, played, playback, told },
    ...answering,
    isSending: answering.isSending || tableView.pending !== undefined,
    isCaughtUp: (played.telling?.events ?? []).length === 0 && played.number === tableView.number,
    seatName: seatNames(client, view, language),
    isAwaited: answering.finish !== undefined || (ask !== undefined && client.isAwaited(view, seat)),
    draft: answering.held.length > 0 ? answering.draft : kept,
  };
}

/** The reader's question on the view that is shown, if it is still open; with several, the first. */
function openAsk(shown: readonly Ask[], open: readonly { readonly id: number }[], seat: Seat): Ask | undefined {
  if (seat === ONLOOKER) return undefined;
  return shown.find((ask) => ask.seats.includes(seat) && open.some(({ id }) => id === ask.id));
}

function eventsUpTo(log: TableView["log"], upTo: number): readonly (readonly GameEvent[])[] {
  return log.filter(({ number }) => number <= upTo).map(({ events }) => events as readonly GameEvent[]);
}
