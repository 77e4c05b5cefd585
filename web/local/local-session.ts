import { type JsonMap, ONLOOKER, patched, type Refusal, type Seat } from "@weirwood/kernel";
import type { Refused, TableStatus } from "@weirwood/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { TableSession, TableView } from "../session/table-session.ts";
import { emptyTableView } from "../session/table-view.ts";
import type { LocalSetup } from "./kept-game.ts";
import type { PageMessage, Port, TableUpdate, Trial, Turn, WorkerMessage } from "./local-messages.ts";
import type { RecordBeginning } from "./record-setup.ts";

/** What only a game in this browser can do. */
export interface LocalControls {
  /** The table as anybody at this screen may know it: who sits where. There also while nobody looks. */
  readonly table: TableStatus | undefined;
  readonly turn: Turn;
  /** False where the browser keeps nothing: a reload would lose the game. */
  readonly isKept: boolean;
}

/** How the game in the worker begins: anew, from a record, taken up again, or imagined from a view. */
export type Beginning =
  | { readonly record: RecordBeginning }
  | { readonly setup: LocalSetup }
  | { readonly id: string }
  | { readonly trial: Trial };

/** Why there is no game, and for a record the line that is wrong. */
export type NotOpened = Refused & { readonly line?: number };

/** A table whose game runs in a worker of this page. */
export interface LocalSession extends TableSession {
  readonly controls: StoreApi<LocalControls>;
  /** Resolves with the game's id once it is on the table, or with why it is not. */
  readonly opened: Promise<string | NotOpened>;
  lookThrough(seat: Seat): void;
  /** Nobody looks: nothing is in sight until somebody does again. */
  hide(): void;
  /** Goes back to before the decision that so many others came before. */
  undo(to: number): Promise<Refused | undefined>;
  giveSeat(seat: Seat, sitter: "person" | "bot"): void;
  /** The game as the text of a record; undefined where it did not begin with its set-up. */
  record(): Promise<string | undefined>;
}

const NOBODY_LOOKS = -9;

interface SessionSettings {
  /** Why something was refused, in the reader's language; by the book of the game, where one is named. */
  explain(refusal: Refusal, game: string | undefined): Promise<string>;
  /** Several people share the screen: nothing is in sight until one of them takes it. */
  readonly isCovered?: boolean;
}

export function localSession(
  port: Port<PageMessage, WorkerMessage>,
  beginning: Beginning,
  { explain, isCovered = false }: SessionSettings,
): LocalSession {
  const tableView = createStore<TableView>(() => emptyTableView);
  const controls = createStore<LocalControls>(() => ({
    table: undefined,
    turn: { people: [], decisions: [], taken: 0 },
    isKept: true,
  }));
  const waiting = new Map<number, (answer: Answered) => void>();
  let lastKey = 0;
  /** The seat that was last asked for, or NOBODY_LOOKS: what still arrives for another is not shown to this one. */
  let reader: Seat | undefined = isCovered ? NOBODY_LOOKS : undefined;

  const ask = (message: (key: number) => PageMessage): Promise<Answered> => {
    const key = ++lastKey;
    const answer = new Promise<Answered>((resolve) => waiting.set(key, resolve));
    port.say(message(key));
    return answer;
  };

  const hear = (message: WorkerMessage): void => {
    switch (message.is) {
      case "table": {
        const { status, view, number, asks, log, draft, turn } = message;
        if (reader === undefined || (status.seat ?? ONLOOKER) === reader) {
          tableView.setState({
            connection: "live",
            status,
            view,
            number,
            asks,
            log,
            draft,
            here: placesOf(status.seats),
          });
        }
        controls.setState({ turn, table: status });
        return;
      }
      case "update": {
        if (isNext(tableView.getState(), message)) tableView.setState(updated(tableView.getState(), message));
        controls.setState({ turn: message.turn, table: message.status });
        return;
      }
      case "answered":
        waiting.get(message.key)?.(message);
        waiting.delete(message.key);
        return;
      case "not-kept":
        controls.setState({ isKept: false });
        return;
      case "broken":
        tableView.setState({ connection: "lost" });
    }
  };
  port.listen(hear);

  const refusedBy = async ({ refusal, game }: Answered): Promise<Refused | undefined> => {
    if (refusal === undefined) return undefined;
    const params = Object.entries(refusal.params).map(([name, value]) => [name, copied(value)]);
    return { rule: refusal.rule, params: Object.fromEntries(params), sentence: await explain(refusal, game) };
  };

  const opened = ask((key) => {
    if ("setup" in beginning) return { do: "begin", key, setup: beginning.setup };
    if ("record" in beginning) return { do: "go-on", key, record: beginning.record };
    if ("id" in beginning) return { do: "open", key, id: beginning.id };
    return { do: "imagine", key, trial: beginning.trial };
  }).then(async (answer) => {
    const refused = await refusedBy(answer);
    if (refused === undefined) return answer.text ?? ("id" in beginning ? beginning.id : "");
    tableView.setState({ connection: "closed", problem: refused });
    return { ...refused, ...(answer.line !== undefined && { line: answer.line }) };
  });

  return {
    tableView,
    controls,
    opened,
    async decide(askId, answer) {
      tableView.setState({ pending: { ask: askId, answer } });
      const refused = await refusedBy(await ask((key) => ({ do: "decide", key, ask: askId, answer })));
      tableView.setState({ pending: undefined });
      return refused;
    },
    keepDraft(askId, answer) {
      tableView.setState({ draft: answer === null ? undefined : { ask: askId, answer } });
      port.say({ do: "draft", ask: askId, answer });
    },
    olderLog: async () => [],
    lookThrough(seat) {
      // At once, and before the worker answers: nothing of the last reader stays in sight.
      reader = seat;
      tableView.setState({ ...emptyTableView });
      port.say({ do: "look", seat });
    },
    hide() {
      reader = NOBODY_LOOKS;
      tableView.setState({ ...emptyTableView });
    },
    undo: async (to) => refusedBy(await ask((key) => ({ do: "undo", key, to }))),
    giveSeat: (seat, sitter) => port.say({ do: "seat", seat, sitter }),
    record: async () => (await ask((key) => ({ do: "record", key }))).text,
    close() {
      tableView.setState({ connection: "closed" });
      port.close();
    },
  };
}

/** Whether an update goes on from what is in sight: same reader, and nothing in between. */
function isNext({ view, status, number }: TableView, update: TableUpdate): boolean {
  return view !== undefined && update.status.seat === status?.seat && update.from === number;
}

function updated({ view, log, draft }: TableView, update: TableUpdate): Partial<TableView> {
  return {
    status: update.status,
    view: patched(view, update.changes) as JsonMap,
    number: update.number,
    asks: update.asks,
    log: update.log.length === 0 ? log : [...log, ...update.log],
    draft: update.asks.some(({ id }) => id === draft?.ask) ? draft : undefined,
  };
}

type Answered = Extract<WorkerMessage, { is: "answered" }>;

const copied = (value: string | number | readonly string[]): string | number | string[] =>
  typeof value === "object" ? [...value] : value;

const placesOf = (seats: readonly { readonly seat: number }[]): number[] => seats.map(({ seat }) => seat);
