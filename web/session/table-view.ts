import { fingerprint, type Json, type JsonMap, type PackedEvent, patched, unpackEvents } from "@weirwood/kernel";
import type { ChannelStatus, ClockReading, LogEntry, Message, TableStatus } from "@weirwood/protocol";
import type { TableMessage } from "./connection.ts";
import type { TableView } from "./table-session.ts";

/** What a table looks like after each thing that the server says. Pure: tests and replays need no socket. */

export const emptyTableView: TableView = {
  connection: "connecting",
  status: undefined,
  view: undefined,
  number: 0,
  asks: [],
  log: [],
  isLogCut: false,
  draft: undefined,
  pending: undefined,
  channels: [],
  messages: {},
  here: [],
  onlookers: 0,
  clockOffset: 0,
};

type Of<Word extends TableMessage["is"]> = Extract<TableMessage, { is: Word }>;

/** The whole of a table, in place of whatever was known. A draft that changed here and is not yet kept there stays. */
export function withTable(tableView: TableView, message: Of<"table">, isDraftOurs: boolean): TableView {
  const { status, channels, sight: seen } = message;
  const { problem: _, ...known } = tableView;
  const arranged: TableView = { ...known, ...withStatus(status), channels };
  if (seen === undefined) return { ...arranged, view: undefined, number: status.number, asks: [], log: [] };
  const isSequel = !seen.isCut && tableView.log.length > 0 && !isRestart(tableView, seen.number);
  const told = readEntries(seen.log);
  const log = isSequel ? joinedLog(tableView.log, told) : told;
  return {
    ...arranged,
    view: seen.view as JsonMap,
    number: seen.number,
    asks: seen.asks,
    log,
    isLogCut: isSequel ? tableView.isLogCut : seen.isCut || (log[0]?.number ?? 0) > 1,
    draft: openDraft(isDraftOurs ? tableView.draft : seen.draft, seen.asks),
  };
}

/** A draft whose question is still open; others are of no use to anybody. */
function openDraft(draft: TableView["draft"], asks: TableView["asks"]): TableView["draft"] {
  return asks.some(({ id }) => id === draft?.ask) ? draft : undefined;
}

/** A number smaller than ours is another sequence: a new seat, or a table put back. */
const isRestart = (tableView: TableView, number: number): boolean => number < tableView.number;

/** Entries with their events as they are, not as they travel. */
export function readEntries(log: readonly LogEntry[]): LogEntry[] {
  return log.map((entry) => ({ ...entry, events: unpackEvents(entry.events as PackedEvent[]) }));
}

/** Only readings that changed are told. */
function joinedClocks(known: readonly ClockReading[], changed: readonly ClockReading[]): ClockReading[] {
  const bySeat = new Map([...known, ...changed].map((reading) => [reading.seat, reading]));
  return [...bySeat.values()].sort((a, b) => a.seat - b.seat);
}

function joinedLog(known: readonly LogEntry[], later: readonly LogEntry[]): readonly LogEntry[] {
  const last = known.at(-1)?.number ?? -1;
  return [...known, ...later.filter(({ number }) => number > last)];
}

/** `old`: told before. `gap`: something in between is missing. `drift`: the view is not the server's any more. */
export type Misfit = "old" | "gap" | "drift";

export function withUpdate(tableView: TableView, update: Of<"update">): TableView | Misfit {
  if (update.number <= tableView.number) return "old";
  const { number, from = number - 1 } = update;
  if (tableView.view === undefined || from !== tableView.number) return "gap";
  const view = patched(tableView.view, update.changes as Json) as JsonMap;
  if (update.hash !== undefined && update.hash !== fingerprint(view)) return "drift";
  const { status } = tableView;
  const asks = update.asks ?? tableView.asks;
  return {
    ...tableView,
    view,
    number: update.number,
    asks,
    log: joinedLog(tableView.log, readEntries(update.log)),
    draft: openDraft(tableView.draft, asks),
    status:
      status === undefined
        ? undefined
        : { ...status, number: update.number, clocks: joinedClocks(status.clocks, update.clocks ?? []) },
  };
}

export function withStatus(status: TableStatus): Pick<TableView, "status" | "here"> {
  return { status, here: status.seats.filter(({ isHere }) => isHere).map(({ seat }) => seat) };
}

/** A changed arrangement, which is told without the options: they stay as they were. */
export function withNews(
  { status: known }: TableView,
  { options = known?.options, ...status }: Of<"status">["status"],
): Pick<TableView, "status" | "here"> {
  return withStatus({ ...status, options });
}

/** Who is there, and since when the others are not. */
export function withPresence(
  { status }: TableView,
  { here, onlookers, away }: Of<"presence">,
): Pick<TableView, "status" | "here" | "onlookers"> {
  const seats = status?.seats.map(({ awaySince: _, ...one }) => {
    const since = away.find(({ seat }) => seat === one.seat)?.since;
    return since === undefined ? one : { ...one, awaySince: since };
  });
  return { status: status && { ...status, seats: seats ?? [] }, here, onlookers };
}

/** Who has answered an ask that lets everybody see it. */
export const withAnswered = (asks: TableView["asks"], { ask, seats }: Of<"answered">): TableView["asks"] =>
  asks.map((one) => (one.id === ask ? { ...one, answered: seats } : one));

/** One more message, in its place; one that was seen before takes the place of its former self (it may be hidden now). */
export function joinedMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

export function withMessage(tableView: TableView, message: Message, isOwn: boolean): TableView {
  const { channel } = message;
  const status = tableView.channels.find((one) => one.channel === channel) ?? { channel, unread: 0, readUpTo: 0 };
  const isNews = message.id > Math.max(status.last?.id ?? 0, status.readUpTo);
  const changed: ChannelStatus = {
    ...status,
    unread: status.unread + (isNews && !isOwn ? 1 : 0),
    last: isNews || status.last?.id === message.id ? message : (status.last ?? message),
  };
  return {
    ...tableView,
    channels: [...tableView.channels.filter((one) => one.channel !== channel), changed],
    messages: { ...tableView.messages, [channel]: joinedMessages(tableView.messages[channel] ?? [], [message]) },
  };
}

/** Everything up to a message has been read. */
export function withRead(tableView: TableView, channel: string, upTo: number): TableView {
  return {
    ...tableView,
    channels: tableView.channels.map((one) =>
      one.channel === channel && upTo > one.readUpTo
        ? { ...one, readUpTo: upTo, unread: (one.last?.id ?? 0) <= upTo ? 0 : one.unread }
        : one,
    ),
  };
}
