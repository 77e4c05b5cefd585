import type { ClientMessage, Notice, Person, Refused, ServerMessage, TableSummary } from "@weirwood/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Language } from "../text/language.ts";
import { makeOutbox, type Sent, type Unkeyed } from "./outbox.ts";

/** The version of the protocol that this client speaks. A page that was open since before a change reloads itself. */
export const spokenProtocol = 1;

/** As much of a WebSocket as the connection needs. Events after `close` are ignored. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  open(): void;
  message(text: string): void;
  closed(): void;
}

/** What a connection needs of its environment; tests bring their own. */
export interface ConnectionEnvironment {
  openSocket(events: SocketEvents): Socket;
  /** Calls back once after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, act: () => void): () => void;
  /** From 0 to 1, for waiting times that differ from client to client. */
  chance(): number;
  newKey(): string;
  language(): Language;
}

export interface ConnectionState {
  /** `outdated`: the server speaks another protocol. `barred`: the server wants nothing more from us. */
  readonly is: "idle" | "connecting" | "live" | "lost" | "outdated" | "barred";
  readonly me: Person | undefined;
  /** The server's last word, where it gave one. */
  readonly bye: Refused | undefined;
}

/** A subscriber to one table: receives its messages, and names the last update it has. */
export interface Follower {
  readonly invite: string | undefined;
  number(): number | undefined;
  hear(message: TableMessage): void;
  refused(refused: Refused): void;
}

export type TableMessage = Extract<ServerMessage, { table: string }>;
export type LobbyMessage = { readonly tables: readonly TableSummary[]; readonly gone: readonly string[] };

export interface Connection {
  readonly state: StoreApi<ConnectionState>;
  /** Follows a table through every reconnection until the answer is called. */
  watchTable(table: string, follower: Follower): () => void;
  /** Asks for the whole of a table again, from the follower's number on. */
  watchAgain(table: string): void;
  watchLobby(listen: (message: LobbyMessage) => void): () => void;
  hearNotices(listen: (notice: Notice) => void): () => void;
  /** Says something that must arrive: kept, and said again under the same key, until the server answers. */
  send(message: Unkeyed, slot?: string): Promise<Sent>;
  /** Reconnects at once, or checks a live connection: the page is visible again, or the network is back. */
  hurry(): void;
  /** Reconnects for another session: subscriptions are made anew, unanswered messages of the last session dropped. */
  restart(): void;
  speak(language: Language): void;
}

const HEARTBEAT_AFTER = 20_000;
const TRAFFIC_TIMEOUT = 10_000;
const FIRST_BACKOFF = 500;
const LONGEST_BACKOFF = 20_000;
const IDLE_BEFORE_CLOSING = 5_000;

/** Temporary refusals: the same message is sent again a little later, and the server knows doubles by their key. */
const temporaryRules = new Set(["server.busy", "server.closing", "server.too-often"]);
/** How much later, unless the server says that it must be longer. */
const RETRY_AFTER = 2_000;

/** Rules after which the server refuses every further attempt to connect. */
const finalRules = new Set(["people.blocked", "people.not-signed-in"]);

/** The one connection to the server, shared by all that is live in the page. */
export function makeConnection(environment: ConnectionEnvironment): Connection {
  const state = createStore<ConnectionState>(() => ({ is: "idle", me: undefined, bye: undefined }));
  const followers = new Map<string, Follower>();
  const lobby = new Set<(message: LobbyMessage) => void>();
  const notices = new Set<(notice: Notice) => void>();
  /** By the key of its `watch`: which table was asked for. Only the latest request for a table is here. */
  const watches = new Map<string, string>();
  let socket: Socket | undefined;
  let failures = 0;
  let cancelRetry = (): void => undefined;
  let cancelHeartbeat = (): void => undefined;
  let cancelLinger = (): void => undefined;

  const isLive = (): boolean => state.getState().is === "live";
  const tell = (message: ClientMessage): void => socket?.send(JSON.stringify(message));
  const outbox = makeOutbox(environment.newKey, (message) => {
    if (isLive()) tell(message);
  });
  const isWanted = (): boolean => followers.size + lobby.size + notices.size + outbox.size() > 0;

  function connect(): void {
    cancelRetry();
    if (socket !== undefined) return;
    state.setState({ is: "connecting" });
    const opened: Socket = environment.openSocket({
      // The server speaks first; until then the socket proves nothing.
      open: () => undefined,
      message: (text) => socket === opened && hear(JSON.parse(text) as ServerMessage),
      closed: () => socket === opened && lose(),
    });
    socket = opened;
    expectTraffic(TRAFFIC_TIMEOUT);
  }

  /** The socket is dead unless something is heard in time. */
  function expectTraffic(milliseconds: number): void {
    cancelHeartbeat();
    cancelHeartbeat = environment.after(milliseconds, lose);
  }

  function scheduleHeartbeat(): void {
    cancelHeartbeat();
    cancelHeartbeat = environment.after(HEARTBEAT_AFTER, ping);
  }

  function ping(): void {
    tell({ do: "ping", key: environment.newKey() });
    expectTraffic(TRAFFIC_TIMEOUT);
  }

  function disconnect(): void {
    cancelHeartbeat();
    cancelRetry();
    const old = socket;
    socket = undefined;
    watches.clear();
    old?.close();
  }

  function lose(): void {
    disconnect();
    const { is } = state.getState();
    if (is === "outdated" || is === "barred") return;
    if (!isWanted()) {
      state.setState({ is: "idle" });
      return;
    }
    state.setState({ is: "lost" });
    // Half of the wait is left to chance, so that a server that comes back is not met by everybody at once.
    const wait = Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** failures);
    failures += 1;
    cancelRetry = environment.after(wait * (0.5 + environment.chance() / 2), connect);
  }

  /** What the server still answers to an earlier request for this table is of no interest any more. */
  function forgetWatch(table: string): void {
    for (const [key, watched] of watches) if (watched === table) watches.delete(key);
  }

  function watch(table: string, follower: Follower): void {
    forgetWatch(table);
    const key = environment.newKey();
    watches.set(key, table);
    const number = follower.number();
    tell({
      do: "watch",
      key,
      table,
      ...(number !== undefined && { number }),
      ...(follower.invite !== undefined && { invite: follower.invite }),
    });
  }

  function begin(me: Person | undefined): void {
    failures = 0;
    state.setState({ is: "live", me, bye: undefined });
    tell({ do: "speak", key: environment.newKey(), language: environment.language() });
    if (lobby.size > 0) tell({ do: "watch-lobby", key: environment.newKey() });
    for (const [table, follower] of followers) watch(table, follower);
    for (const message of outbox.unanswered()) tell(message);
  }

  function hear(message: ServerMessage): void {
    scheduleHeartbeat();
    switch (message.is) {
      case "welcome":
        if (message.protocol !== spokenProtocol) {
          state.setState({ is: "outdated" });
          disconnect();
        } else begin(message.me);
        return;
      case "accepted":
        watches.delete(message.key);
        outbox.settle(message.key, { is: "accepted", number: message.number });
        return;
      case "refused":
        if (message.key !== undefined) refuse(message.key, message);
        return;
      case "lobby":
        for (const listen of lobby) listen(message);
        return;
      case "notice":
        for (const listen of notices) listen(message.notice);
        return;
      case "bye": {
        const { rule, params, sentence } = message;
        state.setState({ bye: { rule, params, sentence }, ...(finalRules.has(rule) && { is: "barred" }) });
        return;
      }
      default:
        followers.get(message.table)?.hear(message);
    }
  }

  function refuse(key: string, { rule, params, sentence }: Refused): void {
    const refused: Refused = { rule, params, sentence };
    if (temporaryRules.has(rule)) {
      environment.after(Math.max(RETRY_AFTER, Number(params.seconds ?? 0) * 1000), () => retry(key));
      return;
    }
    const table = watches.get(key);
    watches.delete(key);
    if (table !== undefined) followers.get(table)?.refused(refused);
    else outbox.settle(key, { is: "refused", refused });
  }

  function retry(key: string): void {
    if (!isLive()) return;
    const table = watches.get(key);
    const follower = table === undefined ? undefined : followers.get(table);
    if (table !== undefined && follower !== undefined) watch(table, follower);
    const message = outbox.unanswered().find((one) => one.key === key);
    if (message !== undefined) tell(message);
  }

  /** Connects where something is subscribed or unsent, and closes an unused connection after a while. */
  function connectIfWanted(): void {
    cancelLinger();
    if (!isWanted()) {
      cancelLinger = environment.after(IDLE_BEFORE_CLOSING, () => {
        if (isWanted()) return;
        disconnect();
        if (isLive() || state.getState().is === "lost") state.setState({ is: "idle" });
      });
    } else if (state.getState().is === "idle") connect();
  }

  function join<Listener>(list: Set<Listener>, listener: Listener, first: () => void, last: () => void): () => void {
    list.add(listener);
    if (list.size === 1 && isLive()) first();
    connectIfWanted();
    return () => {
      if (!list.delete(listener)) return;
      if (list.size === 0 && isLive()) last();
      connectIfWanted();
    };
  }

  return {
    state,
    watchTable(table, follower) {
      followers.set(table, follower);
      if (isLive()) watch(table, follower);
      connectIfWanted();
      return () => {
        if (followers.get(table) !== follower) return;
        followers.delete(table);
        forgetWatch(table);
        if (isLive()) tell({ do: "unwatch", key: environment.newKey(), table });
        connectIfWanted();
      };
    },
    watchAgain(table) {
      const follower = followers.get(table);
      if (follower !== undefined && isLive()) watch(table, follower);
    },
    watchLobby: (listen) =>
      join(
        lobby,
        listen,
        () => tell({ do: "watch-lobby", key: environment.newKey() }),
        () => tell({ do: "unwatch-lobby", key: environment.newKey() }),
      ),
    hearNotices: (listen) =>
      join(
        notices,
        listen,
        () => undefined,
        () => undefined,
      ),
    send(message, slot) {
      const answered = outbox.put(message, slot);
      connectIfWanted();
      return answered;
    },
    hurry() {
      const { is } = state.getState();
      if (is === "lost") connect();
      else if (is === "live") ping();
    },
    restart() {
      disconnect();
      outbox.clear();
      failures = 0;
      state.setState({ is: "idle", me: undefined, bye: undefined });
      connectIfWanted();
    },
    speak(language) {
      if (isLive()) tell({ do: "speak", key: environment.newKey(), language });
    },
  };
}
