import type { ClientMessage, Notice, Person, Refused, ServerMessage, TableSummary } from "@weirwood/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Language } from "../text/language.ts";
import { makeOutbox, type Sent, type Unkeyed } from "./outbox.ts";

/** The version of the protocol that this client speaks. A page that was open since before a change reloads itself. */
export const spokenProtocol = 1;

/** One socket, as much of it as is needed. What it hears after `close` counts no more. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  open(): void;
  message(text: string): void;
  closed(): void;
}

/** What a connection needs of the world around it; tests bring their own. */
export interface Around {
  openWire(events: WireEvents): Wire;
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

/** Whoever follows one table: hears all about it, and says from which number on. */
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
  /** Somebody looks, or the network is back: no reason to wait any longer. */
  hurry(): void;
  /** Somebody else is signed in now: everything is watched anew, and what the other one said is not said again. */
  restart(): void;
  speak(language: Language): void;
}

const QUIET = 20_000;
const PATIENCE = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const LINGER = 5_000;

/** Rules by which the server asks for the same again, a little later: where there is a key, it counts once. */
const passingRules = new Set(["server.busy", "server.closing", "server.too-often"]);
/** How much later, unless the server says that it must be longer. */
const AGAIN = 2_000;

/** Rules of a last word after which trying again cannot help. */
const finalRules = new Set(["people.blocked", "people.not-signed-in"]);

/** The one connection to the server, shared by all that is live in the page. */
export function makeConnection(around: Around): Connection {
  const state = createStore<ConnectionState>(() => ({ is: "idle", me: undefined, bye: undefined }));
  const followers = new Map<string, Follower>();
  const lobby = new Set<(message: LobbyMessage) => void>();
  const notices = new Set<(notice: Notice) => void>();
  /** Which table a `watch` under this key asked for: only its refusal is of interest. */
  const watches = new Map<string, string>();
  let wire: Wire | undefined;
  let failures = 0;
  let cancelRetry = (): void => undefined;
  let cancelPulse = (): void => undefined;
  let cancelLinger = (): void => undefined;

  const isLive = (): boolean => state.getState().is === "live";
  const tell = (message: ClientMessage): void => wire?.send(JSON.stringify(message));
  const outbox = makeOutbox(around.newKey, (message) => {
    if (isLive()) tell(message);
  });
  const isWanted = (): boolean => followers.size + lobby.size + notices.size + outbox.size() > 0;

  function connect(): void {
    cancelRetry();
    if (wire !== undefined) return;
    state.setState({ is: "connecting" });
    const opened: Wire = around.openWire({
      // The server speaks first; until then the wire proves nothing.
      open: () => undefined,
      message: (text) => wire === opened && hear(JSON.parse(text) as ServerMessage),
      closed: () => wire === opened && lose(),
    });
    wire = opened;
    awaitLife(PATIENCE);
  }

  /** The wire is dead unless something is heard in time. */
  function awaitLife(milliseconds: number): void {
    cancelPulse();
    cancelPulse = around.after(milliseconds, lose);
  }

  function keepPulse(): void {
    cancelPulse();
    cancelPulse = around.after(QUIET, ping);
  }

  function ping(): void {
    tell({ do: "ping", key: around.newKey() });
    awaitLife(PATIENCE);
  }

  function hangUp(): void {
    cancelPulse();
    cancelRetry();
    const old = wire;
    wire = undefined;
    watches.clear();
    old?.close();
  }

  function lose(): void {
    hangUp();
    const { is } = state.getState();
    if (is === "outdated" || is === "barred") return;
    if (!isWanted()) {
      state.setState({ is: "idle" });
      return;
    }
    state.setState({ is: "lost" });
    // Half of the wait is left to chance, so that a server that comes back is not met by everybody at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
    failures += 1;
    cancelRetry = around.after(wait * (0.5 + around.chance() / 2), connect);
  }

  function watch(table: string, follower: Follower): void {
    const key = around.newKey();
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

  function begin(me: Person): void {
    failures = 0;
    state.setState({ is: "live", me, bye: undefined });
    tell({ do: "speak", key: around.newKey(), language: around.language() });
    if (lobby.size > 0) tell({ do: "watch-lobby", key: around.newKey() });
    for (const [table, follower] of followers) watch(table, follower);
    for (const message of outbox.unanswered()) tell(message);
  }

  function hear(message: ServerMessage): void {
    keepPulse();
    switch (message.is) {
      case "welcome":
        if (message.protocol !== spokenProtocol) {
          state.setState({ is: "outdated" });
          hangUp();
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
    if (passingRules.has(rule)) {
      around.after(Math.max(AGAIN, Number(params.seconds ?? 0) * 1000), () => sayAgain(key));
      return;
    }
    const table = watches.get(key);
    watches.delete(key);
    if (table !== undefined) followers.get(table)?.refused(refused);
    else outbox.settle(key, { is: "refused", refused });
  }

  function sayAgain(key: string): void {
    if (!isLive()) return;
    const table = watches.get(key);
    const follower = table === undefined ? undefined : followers.get(table);
    watches.delete(key);
    if (table !== undefined && follower !== undefined) watch(table, follower);
    const message = outbox.unanswered().find((one) => one.key === key);
    if (message !== undefined) tell(message);
  }

  /** Somebody wants the connection, or one less does: nobody keeps an empty line open for long. */
  function reconsider(): void {
    cancelLinger();
    if (!isWanted()) {
      cancelLinger = around.after(LINGER, () => {
        if (isWanted()) return;
        hangUp();
        if (isLive() || state.getState().is === "lost") state.setState({ is: "idle" });
      });
    } else if (state.getState().is === "idle") connect();
  }

  function join<Listener>(list: Set<Listener>, listener: Listener, first: () => void, last: () => void): () => void {
    list.add(listener);
    if (list.size === 1 && isLive()) first();
    reconsider();
    return () => {
      if (!list.delete(listener)) return;
      if (list.size === 0 && isLive()) last();
      reconsider();
    };
  }

  return {
    state,
    watchTable(table, follower) {
      followers.set(table, follower);
      if (isLive()) watch(table, follower);
      reconsider();
      return () => {
        if (followers.get(table) !== follower) return;
        followers.delete(table);
        if (isLive()) tell({ do: "unwatch", key: around.newKey(), table });
        reconsider();
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
        () => tell({ do: "watch-lobby", key: around.newKey() }),
        () => tell({ do: "unwatch-lobby", key: around.newKey() }),
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
      reconsider();
      return answered;
    },
    hurry() {
      const { is } = state.getState();
      if (is === "lost") connect();
      else if (is === "live") ping();
    },
    restart() {
      hangUp();
      outbox.clear();
      failures = 0;
      state.setState({ is: "idle", me: undefined, bye: undefined });
      reconsider();
    },
    speak(language) {
      if (isLive()) tell({ do: "speak", key: around.newKey(), language });
    },
  };
}
