import type { Ask, Seat } from "@weirwood/kernel";
import type { ClockReading, TableStatus } from "@weirwood/protocol";
import type { OpenAsk } from "../session/table-session.ts";
import { choosersOf, isPlayedByBot, type SeatState, seatStates } from "./seat-state.ts";
import type { TableModel } from "./use-table-model.ts";

/** What everybody at a table is about, from all that the page knows of it. */
export function seatStatesOf(model: TableModel): readonly SeatState[] {
  const { gameView, tableView, seat } = model;
  const { status } = gameView;
  if (status === undefined) return [];
  return seatStates({
    status,
    // Whoever reads this is here, whatever the server has heard of them so far.
    here: [...gameView.here, seat],
    asks: tableView.asks,
    queue: queueOf(model),
    ownAnswered: ownAnsweredOf(model),
    offset: gameView.clockOffset,
  });
}

/** Who is awaited: those who choose now, and those whose turn comes after them. */
export interface Awaited {
  readonly now: readonly { readonly seat: Seat; readonly ask: OpenAsk }[];
  readonly later: readonly Seat[];
}

export function awaitedAt(model: TableModel): Awaited {
  const own = ownAnsweredOf(model);
  const now = model.tableView.asks.flatMap((ask) => choosersOf(ask, own).map((seat) => ({ seat, ask })));
  const queue = queueOf(model) ?? [];
  // Whose turn comes after the reader's own is nobody whom the reader waits for.
  const upTo = queue.indexOf(model.seat);
  return { now, later: upTo < 0 ? queue : queue.slice(0, upTo) };
}

/** What the board shows may be a few moves behind what is asked by now. */
const shownAsk = ({ client, view, tableView }: TableModel): Ask | undefined =>
  client.asks(view).find(({ id }) => tableView.asks.some((open) => open.id === id));

const queueOf = (model: TableModel): readonly Seat[] | undefined =>
  shownAsk(model) === undefined ? undefined : model.client.queue?.(model.view);

/** The reader's seat, once its answer to what is asked is in. */
function ownAnsweredOf(model: TableModel): Seat | undefined {
  const { client, view, seat } = model;
  const isAsked = shownAsk(model)?.seats.includes(seat) === true;
  return isAsked && !client.isAwaited(view, seat) ? seat : undefined;
}

/** The clock of somebody whose time counts: a program's does not. */
export const clockOfSeat = (status: TableStatus | undefined, seat: Seat): ClockReading | undefined =>
  status === undefined || isPlayedByBot(status, seat) ? undefined : status.clocks.find((clock) => clock.seat === seat);
