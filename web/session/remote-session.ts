import type { Message, Refused, RouteName, TableStatus } from "@weirwood/protocol";
import { createStore } from "zustand/vanilla";
import type { Call, Outcome } from "./api.ts";
import type { Connection, TableMessage } from "./connection.ts";
import type { TableSession, TableView } from "./table-session.ts";
import {
  emptyTableView,
  joinedMessages,
  readEntries,
  withAnswered,
  withMessage,
  withNews,
  withPresence,
  withRead,
  withStatus,
  withTable,
  withUpdate,
} from "./table-view.ts";

export interface RemoteTable {
  readonly connection: Connection;
  readonly call: Call;
  readonly table: string;
  readonly invite: string | undefined;
  readonly now: () => number;
  /** Calls back once after so many milliseconds; the answer cancels it. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  /** What to say where nobody can be reached. */
  readonly unreachable: () => Refused;
}

/** Long enough not to send every stroke, short enough that a clock which runs out finds the latest draft. */
const DRAFT_PAUSE = 400;

interface UnsentDraft {
  readonly ask: number;
  /** The last update that was seen when it was written: an answer after it makes it void. */
  readonly number: number;
  readonly answer: string | null;
  readonly cancel: () => void;
}

/** A table on a server. Follows it through lost connections; what was said here arrives there once, in the end. */
export function openRemoteTable(remote: RemoteTable): TableSession {
  const { connection, call, table, now, unreachable } = remote;
  const invited = remote.invite === undefined ? {} : { invite: remote.invite };
  const tableView = createStore<TableView>(() => emptyTableView);
  const set = (changes: Partial<TableView>): void => tableView.setState(changes);
  const replace = (seen: TableView): void => tableView.setState(seen, true);
  /** While the whole table is on its way, pieces are of no use. */
  let isResyncing = true;
  /** The draft that somebody has written here and that the server has not yet kept. */
  let unsentDraft: UnsentDraft | undefined;
  /** The question that was last answered here: the answer beats whatever draft of it the server still has. */
  let answeredAsk: number | undefined;
  let lastDecision: Promise<unknown> = Promise.resolve();

  function hear(message: TableMessage): void {
    if ("now" in message) keepTime(message.now);
    switch (message.is) {
      case "table":
        isResyncing = false;
        replace(withTable(tableView.getState(), message, isDraftOurs(message.sight?.draft)));
        void catchUpTalk();
        return;
      case "update": {
        if (isResyncing) return;
        const seen = withUpdate(tableView.getState(), message);
        if (seen === "old") return;
        if (seen === "gap" || seen === "drift") resync();
        else replace(seen);
        return;
      }
      case "status":
        set(withNews(tableView.getState(), message.status));
        return;
      case "presence":
        set(withPresence(tableView.getState(), message));
        return;
      case "answered":
        set({ asks: withAnswered(tableView.getState().asks, message) });
        return;
      case "message":
        replace(withMessage(tableView.getState(), message.message, isOwn(message.message)));
    }
  }

  function resync(): void {
    isResyncing = true;
    connection.watchAgain(table);
  }

  /** A message is as old as its way was long: the largest difference seen is the nearest to the truth. */
  function keepTime(serverTime: number): void {
    const measured = serverTime - now();
    const { clockOffset, status } = tableView.getState();
    if (status === undefined || measured > clockOffset || clockOffset - measured > 60_000)
      set({ clockOffset: measured });
  }

  const isOwn = (message: Message): boolean => message.person?.id === connection.state.getState().me?.id;

  /** What was said in opened channels while the line was down. */
  async function catchUpTalk(): Promise<void> {
    const { channels, messages } = tableView.getState();
    for (const { channel, last } of channels) {
      const known = messages[channel];
      if (known === undefined || last === undefined || (known.at(-1)?.id ?? 0) >= last.id) continue;
      await loadMessages(channel);
    }
  }

  async function loadMessages(channel: string, before?: number): Promise<readonly Message[]> {
    const query = { channel, limit: 50, ...(before !== undefined && { before }), ...invited };
    const outcome = await call("messages", { params: { table }, query });
    if (outcome.is !== "done") return [];
    const { messages } = tableView.getState();
    set({ messages: { ...messages, [channel]: joinedMessages(messages[channel] ?? [], outcome.reply) } });
    return outcome.reply;
  }

  async function decide(ask: number, answer: string): Promise<Refused | undefined> {
    forgetDraft();
    answeredAsk = ask;
    set({ pending: { ask, answer }, draft: { ask, answer } });
    const sent = await connection.send({ do: "decide", table, ask, answer });
    const { pending } = tableView.getState();
    if (pending?.ask === ask && pending.answer === answer) set({ pending: undefined });
    return sent.is === "refused" ? sent.refused : undefined;
  }

  /** Whether what is drafted or answered here is newer than the draft that the server tells of. */
  const isDraftOurs = (told: TableView["draft"]): boolean =>
    unsentDraft !== undefined || (told !== undefined && told.ask === answeredAsk);

  function sendDraft(): void {
    if (unsentDraft === undefined) return;
    const { ask, number, answer } = unsentDraft;
    const mine = unsentDraft;
    void connection.send({ do: "draft", table, ask, number, answer }, `draft ${table}`).then(() => {
      if (unsentDraft === mine) unsentDraft = undefined;
    });
  }

  function forgetDraft(): void {
    unsentDraft?.cancel();
    unsentDraft = undefined;
  }

  function keepDraft(ask: number, answer: string | null): void {
    forgetDraft();
    const { number } = tableView.getState();
    unsentDraft = { ask, number, answer, cancel: remote.after(DRAFT_PAUSE, sendDraft) };
    set({ draft: answer === null ? undefined : { ask, answer } });
  }

  function refusalIn(outcome: Outcome<unknown>): Refused | undefined {
    if (outcome.is === "done") return undefined;
    return outcome.is === "refused" ? outcome.refused : unreachable();
  }

  const stopWatching = connection.watchTable(table, {
    invite: remote.invite,
    number: () => (tableView.getState().view === undefined ? undefined : tableView.getState().number),
    hear,
    refused: (problem) => set({ problem }),
  });
  const showConnection = (): void => {
    const { is } = connection.state.getState();
    const words = { live: "live", lost: "lost", connecting: "connecting" } as const;
    const isKnown = tableView.getState().status !== undefined;
    if (is === "connecting") set({ connection: isKnown ? "lost" : "connecting" });
    else set({ connection: is in words ? words[is as keyof typeof words] : "closed" });
    if (is !== "live") isResyncing = true;
  };
  const stopListening = connection.state.subscribe(showConnection);
  showConnection();

  return {
    tableView,
    decide(ask, answer) {
      // One after the other: a replaced secret answer must not overtake the one that it replaces.
      const settled = lastDecision.then(() => decide(ask, answer));
      lastDecision = settled;
      return settled;
    },
    keepDraft,
    async stand(kind, answer) {
      const sent = await connection.send({ do: "stand", table, kind, answer }, `stand ${table} ${kind}`);
      return sent.is === "refused" ? sent.refused : undefined;
    },
    talk: {
      async say(channel, text) {
        const sent = await connection.send({ do: "say", table, channel, text });
        return sent.is === "refused" ? sent.refused : undefined;
      },
      markRead(channel, upTo) {
        const status = tableView.getState().channels.find((one) => one.channel === channel);
        if (status === undefined || upTo <= status.readUpTo) return;
        replace(withRead(tableView.getState(), channel, upTo));
        void connection.send({ do: "read", table, channel, upTo }, `read ${table} ${channel}`);
      },
      older: loadMessages,
      async readNote() {
        const outcome = await call("note", { params: { table } });
        return outcome.is === "done" ? outcome.reply.text : "";
      },
      writeNote: async (text) => refusalIn(await call("writeNote", { params: { table }, body: { text } })),
    },
    arrange: {
      async call(route: RouteName, { params = {}, body } = {}) {
        const before = tableView.getState().status;
        const whole = invitedRoutes.has(route) ? { ...invited, ...(body as object | undefined) } : body;
        const outcome = await (call as LooseCall)(route, { params: { table, ...params }, body: whole });
        // What the line told meanwhile may be newer than the reply, and whatever is still missing in it is on its way.
        const isLatest = tableView.getState().status === before;
        if (outcome.is === "done" && isLatest && isStatus(outcome.reply, table)) set(withStatus(outcome.reply));
        return refusalIn(outcome);
      },
    },
    async olderLog(before) {
      const outcome = await call("log", { params: { table }, query: { before, limit: 200, ...invited } });
      if (outcome.is !== "done") return [];
      const { log } = tableView.getState();
      const first = log[0]?.number ?? before;
      const older = readEntries(outcome.reply).filter(({ number }) => number < first);
      set({ log: [...older, ...log], isLogCut: older.length > 0 && older[0].number > 1 });
      return older;
    },
    close() {
      unsentDraft?.cancel();
      sendDraft();
      stopWatching();
      stopListening();
      set({ connection: "closed" });
    },
  };
}

/** Requests to a private table that an invitation must come with. */
const invitedRoutes: ReadonlySet<RouteName> = new Set(["joinTable", "applyForSeat"]);

type LooseCall = (route: RouteName, parts: unknown) => Promise<Outcome<unknown>>;

/** Some routes answer with the table as it is now; a rematch with another one, which is not this session's. */
function isStatus(reply: unknown, table: string): reply is TableStatus {
  return typeof reply === "object" && reply !== null && "seats" in reply && (reply as TableStatus).id === table;
}
