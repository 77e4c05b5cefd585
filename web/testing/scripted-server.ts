import { fingerprint, type JsonMap } from "@weirwood/kernel";
import type { ClientMessage, LogEntry, Message, ServerMessage, TableStatus } from "@weirwood/protocol";
import type { ConnectionEnvironment, Socket, SocketEvents } from "../session/connection.ts";

/**
 * A server of one table for tests of the client: it keeps decisions like the real one (once for each key, in the order
 * of their arrival) and does what a test tells it to: drop the line at any moment, say things twice or out of order.
 */
export class ScriptedServer {
  readonly time = new TurnedTime();
  readonly table = "table-of-the-test";
  /** Every decision that was stored, once. */
  readonly decisions: string[] = [];
  readonly drafts: (string | null)[] = [];
  /** A draft that it tells of to whoever comes back. */
  keptDraft: { readonly ask: number; readonly answer: string } | undefined;
  /** What was answered beforehand, by kind of ask. */
  readonly standing = new Map<string, string>();
  readonly said: string[] = [];
  readonly reads: number[] = [];
  /** Everything that arrived, doubles included. */
  readonly heard: ClientMessage[] = [];
  /** How often somebody asked for the whole table, and from which number. */
  readonly watchedFrom: (number | undefined)[] = [];
  socketsOpened = 0;
  isAway = false;
  protocol = 1;
  view: JsonMap = { units: 0, list: [] };
  /** Called before a message from the client is dealt with; `drop` loses it on the way. */
  onTheWay: (message: ClientMessage) => "deliver" | "drop" = () => "deliver";
  /** Called before a message to the client leaves; what it answers is what arrives. */
  onTheWayBack: (message: ServerMessage) => readonly ServerMessage[] = (message) => [message];
  /** Refuses a decision with a rule, or nothing. */
  refusal: (answer: string) => string | undefined = () => undefined;

  readonly #entries: LogEntry[] = [];
  readonly #answers = new Map<string, ServerMessage>();
  #socket: SocketEvents | undefined;
  #isWatched = false;
  #messages: Message[] = [];

  get number(): number {
    return this.#entries.length;
  }

  readonly environment: ConnectionEnvironment = {
    openSocket: (events) => this.#open(events),
    after: (milliseconds, act) => this.time.after(milliseconds, act),
    chance: () => 0.5,
    newKey: () => `key-${String(this.#keys++).padStart(8, "0")}`,
    language: () => "en",
  };
  #keys = 0;

  /** Cuts the line; what was on its way is lost. */
  drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isWatched = false;
    socket?.closed();
  }

  /** Another player does something, which this reader sees. */
  play(changes: JsonMap, extra: Partial<Extract<ServerMessage, { is: "update" }>> = {}): void {
    const from = this.number;
    this.view = { ...this.view, ...changes };
    const entry: LogEntry = { number: from + 1, round: 1, at: this.time.now, events: [{ rule: "test.played" }] };
    this.#entries.push(entry);
    if (!this.#isWatched) return;
    this.say({ is: "update", table: this.table, from, number: from + 1, changes, log: [entry], ...extra });
  }

  hash(): string {
    return fingerprint(this.view);
  }

  speak(channel: string, text: string, person = "another"): Message {
    const id = this.#messages.length + 1;
    const message: Message = {
      id,
      channel,
      person: { id: person, name: person },
      text,
      at: this.time.now,
      isHidden: false,
    };
    this.#messages.push(message);
    if (this.#isWatched) this.say({ is: "message", table: this.table, message });
    return message;
  }

  /** Says something to the client, by way of `onTheWayBack`. */
  say(message: ServerMessage): void {
    for (const sent of this.onTheWayBack(message)) this.#socket?.message(JSON.stringify(sent));
  }

  status(): TableStatus {
    return {
      id: this.table,
      game: "test",
      title: "A table",
      state: "playing",
      options: {},
      isPublic: true,
      isPractice: false,
      clock: { kind: "none" },
      seats: [],
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
      number: this.number,
      ...(this.standing.size > 0 && {
        standing: Array.from(this.standing, ([kind, answer]) => ({ kind, answer })),
      }),
    } as TableStatus;
  }

  #open(events: SocketEvents): Socket {
    this.socketsOpened += 1;
    if (this.isAway) {
      this.time.after(1, () => events.closed());
      return { send: () => undefined, close: () => undefined };
    }
    this.#socket = events;
    const isMine = (): boolean => this.#socket === events;
    this.time.after(1, () => {
      if (!isMine()) return;
      events.open();
      this.say({ is: "welcome", protocol: this.protocol, now: this.time.now, me: { id: "me", name: "Me" } });
    });
    return {
      send: (text) => {
        const message = JSON.parse(text) as ClientMessage;
        if (isMine() && this.onTheWay(message) === "deliver") this.#hear(message);
      },
      close: () => {
        if (!isMine()) return;
        this.#socket = undefined;
        this.#isWatched = false;
      },
    };
  }

  #hear(message: ClientMessage): void {
    this.heard.push(message);
    const known = this.#answers.get(message.key);
    if (known !== undefined) this.say(known);
    else this.#do(message);
  }

  #accept(key: string): void {
    const answer: ServerMessage = { is: "accepted", key };
    this.#answers.set(key, answer);
    this.say(answer);
  }

  #do(message: ClientMessage): void {
    switch (message.do) {
      case "watch":
        this.#isWatched = true;
        this.watchedFrom.push(message.number);
        this.say({ is: "accepted", key: message.key });
        this.#tellAll(message.number);
        return;
      case "unwatch":
        this.#isWatched = false;
        break;
      case "decide": {
        const rule = this.refusal(message.answer);
        if (rule !== undefined) {
          const refused: ServerMessage = { is: "refused", key: message.key, rule, params: {}, sentence: rule };
          this.#answers.set(message.key, refused);
          this.say(refused);
          return;
        }
        this.decisions.push(message.answer);
        this.play({ units: this.decisions.length, list: [...this.decisions] }, {});
        break;
      }
      case "draft":
        this.drafts.push(message.answer);
        break;
      case "stand":
        if (message.answer === null) this.standing.delete(message.kind);
        else this.standing.set(message.kind, message.answer);
        if (this.#isWatched) this.say({ is: "status", table: this.table, now: this.time.now, status: this.status() });
        break;
      case "say":
        this.said.push(message.text);
        break;
      case "read":
        this.reads.push(message.upTo);
        break;
      default:
    }
    this.#accept(message.key);
  }

  #tellAll(since: number | undefined): void {
    const log = this.#entries.filter(({ number }) => number > (since ?? 0));
    this.say({
      is: "table",
      table: this.table,
      now: this.time.now,
      status: this.status(),
      sight: {
        number: this.number,
        view: this.view,
        asks: [{ id: 7, kind: "test", seats: [0] }],
        log,
        isCut: false,
        hash: this.hash(),
        ...(this.keptDraft && { draft: this.keptDraft }),
      },
      channels: [...new Set(this.#messages.map(({ channel }) => channel))].map((channel) => ({
        channel,
        unread: 0,
        readUpTo: 0,
        last: this.#messages.filter((one) => one.channel === channel).at(-1)!,
      })),
    });
  }
}

/** A clock that only a test turns. */
export class TurnedTime {
  now = 1_000_000;
  readonly #waiting: { readonly at: number; readonly act: () => void }[] = [];

  after(milliseconds: number, act: () => void): () => void {
    const one = { at: this.now + milliseconds, act };
    this.#waiting.push(one);
    return () => {
      const at = this.#waiting.indexOf(one);
      if (at >= 0) this.#waiting.splice(at, 1);
    };
  }

  /** Lets so much time pass; everything that is due happens in its order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await settled();
      const next = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      next.act();
    }
    this.now = end;
    await settled();
  }
}

/** Lets everything that promises have to say be said. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}
