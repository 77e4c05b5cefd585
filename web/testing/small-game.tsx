import type { Ask, JsonMap, Phrasebook } from "@weirwood/kernel";
import type { LogEntry, TableStatus } from "@weirwood/protocol";
import { createStore } from "zustand/vanilla";
import type { TableSession, TableView } from "../session/table-session.ts";
import { emptyTableView } from "../session/table-view.ts";
import type { BoardProps, GameClient } from "../table/game-client.ts";

/** A game as small as can be, to test the frame around any: three seats, one question, a number that somebody names. */
export interface SmallView {
  readonly round: number;
  readonly asked: readonly number[];
  readonly answered: readonly number[];
  readonly ask: number;
}

const book: Phrasebook = {
  language: "en",
  rules: {
    "small.named": { rule: "Whoever is asked names a number.", log: "{seat} names {number}." },
    "small.too-large": { rule: "Numbers end at nine.", no: "{number} is too large." },
    "small.won": { rule: "Whoever names most wins." },
  },
  names: {
    phase: { asking: "Asking", counting: "Counting", naming: "Naming" },
    ask: { name: "Name a number." },
    waiting: { name: "choosing a number" },
  },
};

const askOf = ({ ask, asked }: SmallView): Ask => ({
  id: ask,
  kind: "name",
  seats: asked,
  secret: false,
  showsAnswered: false,
  bounds: {},
});

/** The board says what it was given, so that tests can read it. */
function Board({
  view,
  seat,
  ask,
  draft,
  happening,
  isSending,
  isWhatIf,
  onDecide,
  panel,
  tools,
}: BoardProps<SmallView>) {
  const told = happening.map(({ rule, number }) => `${rule} ${number}`).join(", ");
  return (
    <div data-board data-told={told} data-draft={draft} data-sending={isSending} data-trying={isWhatIf}>
      {`round ${view.round} seat ${seat} ${ask === undefined ? "not asked" : `asked ${ask.id}`}`}
      {ask !== undefined &&
        panel(
          <section className="ask">
            <h2>{book.names.ask[ask.kind]}</h2>
            <div className="ask-foot">
              <button type="button" data-send onClick={() => onDecide("name 7")} />
              {tools}
            </div>
          </section>,
        )}
    </div>
  );
}

const client: GameClient<SmallView> = {
  name: "small",
  read: (plain) => plain as SmallView,
  asks: (view) => (view.asked.length === 0 ? [] : [askOf(view)]),
  isAwaited: (view, seat) => view.asked.includes(seat) && !view.answered.includes(seat),
  round: ({ round }) => round,
  lastRound: () => 10,
  phrasebook: () => book,
  why: (_view, _seat, answer) => {
    const number = Number(answer.replace(/^name /, ""));
    return number <= 9 ? undefined : { rule: "small.too-large", params: { number: answer } };
  },
  where: () => [{ id: "asking", of: ["asking", "counting"] }, { id: "naming" }],
  words: () => ({ seats: "Trees" }),
  Board,
  Side: ({ players }) => (
    <ul>
      {players.map(({ name, state }) => (
        <li key={name} data-player data-state={state.is}>
          {name}
        </li>
      ))}
    </ul>
  ),
  SeatMark: ({ seat }) => <i data-mark={seat} />,
  seatTitle: (_view, seat) => ["Ash", "Beech", "Cedar"][seat] ?? "?",
  eventMark: () => ({ symbol: "ui-info", seats: [] }),
  roundBegunBy: () => undefined,
  notable: {},
  measures: [],
};

export const smallClient = client as unknown as GameClient;

export function smallStatus(parts: Partial<TableStatus> = {}): TableStatus {
  const sitter = (seat: number, name: string) => ({
    seat,
    name: ["ash", "beech", "cedar"][seat],
    person: { id: `person-of-seat-${seat}`, name },
    isReady: true,
    hasRegent: false,
    hasResigned: false,
    isHere: true,
  });
  return {
    id: "a-small-table-of-three",
    game: "small",
    title: "Three trees",
    state: "playing",
    options: {},
    isPublic: true,
    isPractice: false,
    clock: { kind: "none" },
    seats: [sitter(0, "Ann"), sitter(1, "Ben"), sitter(2, "Cleo")],
    mayLookOn: true,
    round: 1,
    createdAt: 0,
    rules: 1,
    onlookers: { allowed: true, delaySeconds: 0 },
    seat: 0,
    isHost: true,
    clocks: [],
    votes: [],
    nudges: [],
    candidates: [],
    number: 0,
    ...parts,
  } as TableStatus;
}

export interface SmallSession extends TableSession {
  /** What the client decided and kept, in order. */
  readonly said: string[];
  /** Lets something arrive. */
  arrive(view: Partial<SmallView>, events?: readonly { readonly seat: string; readonly number: number }[]): void;
  set(changes: Partial<TableView>): void;
}

/** A table of the small game that does what a test says. */
export function smallSession(parts: Partial<TableView> = {}): SmallSession {
  const said: string[] = [];
  const first: SmallView = { round: 1, asked: [0], answered: [], ask: 5 };
  const asksOf = (view: SmallView) =>
    view.asked.length === 0 ? [] : [{ id: view.ask, kind: "name", seats: [...view.asked] }];
  const tableView = createStore<TableView>(() => ({
    ...emptyTableView,
    connection: "live",
    status: smallStatus(),
    view: first as unknown as JsonMap,
    asks: asksOf(first),
    ...parts,
  }));
  return {
    tableView,
    said,
    set: (changes) => tableView.setState(changes),
    arrive(changes, events = []) {
      const { view, number, log } = tableView.getState();
      const next = { ...(view as unknown as SmallView), ...changes };
      const entry: LogEntry = {
        number: number + 1,
        round: next.round,
        at: number + 1,
        events: events.map((facts) => ({ rule: "small.named", ...facts })),
      };
      tableView.setState({
        view: next as unknown as JsonMap,
        number: number + 1,
        asks: asksOf(next),
        log: events.length === 0 ? log : [...log, entry],
      });
    },
    async decide(ask, answer) {
      said.push(`${ask}: ${answer}`);
      return undefined;
    },
    keepDraft: (ask, answer) => tableView.setState({ draft: answer === null ? undefined : { ask, answer } }),
    arrange: {
      async call(route, { params, body } = {}) {
        said.push(`${route} ${JSON.stringify({ ...params, ...(body as object) })}`);
        return undefined;
      },
    },
    talk: {
      async say(channel, text) {
        said.push(`to ${channel}: ${text}`);
        return undefined;
      },
      markRead: () => undefined,
      older: async () => [],
      readNote: async () => "A note.",
      writeNote: async (text) => {
        said.push(`note: ${text}`);
        return undefined;
      },
    },
    olderLog: async () => [],
    close: () => undefined,
  };
}
