import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chanceFrom, type Json, patched, unpackEvents } from "@weirwood/kernel";
import {
  type ClientMessage,
  type NewTable,
  type RouteName,
  routes,
  type ServerMessage,
  type TableStatus,
} from "@weirwood/protocol";
import WebSocket from "ws";
import { type App, type AppParts, openApp } from "../app/app.ts";
import { type Configuration, configurationFrom } from "../config.ts";
import { argonPasswords } from "../people/passwords.ts";
import { type Log, silentLog } from "../ports/log.ts";
import { writtenLuck } from "./chance.ts";
import { games, optionsForSeats } from "./games.ts";
import { UNHURRIED } from "./unhurried.ts";

/** A whole server on a free port and in a folder of its own, for tests. */
export interface TestServer extends App {
  readonly address: string;
  readonly folder: string;
  /** What was logged as wrong. A test that expects none looks here. */
  readonly complaints: readonly string[];
  /** Closes, and leaves no trace. */
  end(): Promise<void>;
}

export interface TestServerParts extends Partial<Omit<AppParts, "configuration" | "log">> {
  readonly environment?: { readonly [name: string]: string };
  /** A folder that outlives the server; otherwise one is made and removed. */
  readonly folder?: string;
}

export async function openTestServer({
  environment = {},
  folder,
  ...parts
}: TestServerParts = {}): Promise<TestServer> {
  const own = folder ?? (await mkdtemp(join(tmpdir(), "weirwood-server-")));
  // Without a watchdog: it would end the tests.
  const usual = { WEIRWOOD_DATA: own, WEIRWOOD_BOTS: "1", WEIRWOOD_WATCHDOG: "0" };
  const configuration = testConfiguration({ ...usual, ...environment });
  const complaints: string[] = [];
  const log: Log = {
    ...silentLog,
    error: (facts, sentence) => complaints.push(`${sentence} ${JSON.stringify(facts, plainErrors)}`),
  };
  const passwords = argonPasswords({ memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const server = await openApp({
    configuration,
    log,
    passwords,
    settings: { rateScale: 1000 },
    luck: writtenLuck(),
    workLimits: UNHURRIED,
    ...parts,
  });
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  const bound = server.http.server.address() as { readonly port: number };
  return {
    ...server,
    address: `http://127.0.0.1:${bound.port}`,
    folder: own,
    complaints,
    async end() {
      await server.close();
      if (folder === undefined) await rm(own, { recursive: true, force: true });
    },
  };
}

const plainErrors = (_: string, value: unknown): unknown =>
  value instanceof Error ? (value.stack ?? value.message) : value;

function testConfiguration(environment: { readonly [name: string]: string }): Configuration {
  const configuration = configurationFrom(environment);
  if ("problems" in configuration) throw new Error(configuration.problems.join(" "));
  return configuration;
}

/** What came back for a request: the reply, or the refusal's rule. */
export interface Answer<Reply> {
  readonly status: number;
  readonly reply: Reply;
  readonly rule: string | undefined;
}

/** Somebody with a browser: signed in by a cookie, over the network like anybody else. */
export class Guest {
  readonly address: string;
  cookie = "";
  id = "";

  constructor(address: string) {
    this.address = address;
  }

  async call<Reply = Json>(
    name: RouteName,
    parts: { readonly params?: object; readonly query?: object; readonly body?: unknown } = {},
    headers: { readonly [name: string]: string } = {},
  ): Promise<Answer<Reply>> {
    const { method, path } = routes[name];
    const filled = path.replace(/:(\w+)/g, (_, gap: string) =>
      encodeURIComponent(String((parts.params as Record<string, unknown>)[gap])),
    );
    const query = parts.query === undefined ? "" : `?${new URLSearchParams(parts.query as Record<string, string>)}`;
    const response = await fetch(`${this.address}${filled}${query}`, {
      method,
      headers: {
        origin: this.address,
        ...(this.cookie !== "" && { cookie: this.cookie }),
        ...(parts.body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    });
    const given = response.headers.get("set-cookie");
    if (given !== null) this.cookie = given.split(";", 1)[0];
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    const reply = (isJson ? JSON.parse(text) : text) as Reply;
    const rule = response.ok ? undefined : (reply as { readonly rule?: string }).rule;
    return { status: response.status, reply, rule };
  }

  /** As `call`, where a refusal is a failure of the test. */
  async must<Reply = Json>(name: RouteName, parts: Parameters<Guest["call"]>[1] = {}): Promise<Reply> {
    const { reply, rule, status } = await this.call<Reply>(name, parts);
    if (rule !== undefined || status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(reply)}`);
    return reply;
  }

  connect(headers: { readonly [name: string]: string } = {}): Promise<TestConnection> {
    return TestConnection.open(this.address, { cookie: this.cookie, origin: this.address, ...headers });
  }
}

export async function newGuest(server: { readonly address: string }, name: string): Promise<Guest> {
  const guest = new Guest(server.address);
  const { id } = await guest.must<{ id: string }>("becomeGuest", { body: { name } });
  guest.id = id;
  return guest;
}

type Reply = Extract<ServerMessage, { is: "accepted" | "refused" }>;
type WithoutKey<M> = M extends unknown ? Omit<M, "key"> : never;

/** One open socket: sends, waits for answers, keeps what it heard, and the view of each table it follows. */
export class TestConnection {
  readonly socket: WebSocket;
  /** Every frame, as it came. */
  readonly frames: string[] = [];
  readonly heard: ServerMessage[] = [];
  readonly tables = new Map<
    string,
    {
      number: number;
      view: Json;
      status: TableStatus;
      asks: readonly { id: number; kind: string; seats: readonly number[] }[];
      rules: string[];
    }
  >();
  readonly #waiting: {
    readonly wants: (message: ServerMessage) => boolean;
    readonly resolve: (m: ServerMessage) => void;
  }[] = [];
  #keys = 0;
  isClosed = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => this.#take(String(data)));
    socket.on("close", () => {
      this.isClosed = true;
    });
    socket.on("error", () => undefined);
  }

  static open(address: string, headers: { readonly [name: string]: string }, path = "/live"): Promise<TestConnection> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${address.replace("http", "ws")}${path}`, { headers });
      const connection = new TestConnection(socket);
      socket.once("open", () => resolve(connection));
      socket.once("error", reject);
      socket.once("unexpected-response", (_, response) => reject(new Error(`${response.statusCode}`)));
    });
  }

  /** Sends, and waits for the answer to it. */
  ask(message: WithoutKey<ClientMessage>, key = `key-${++this.#keys}-${process.pid}`): Promise<Reply> {
    const answer = this.next((one): one is Reply => (one.is === "accepted" || one.is === "refused") && one.key === key);
    this.socket.send(JSON.stringify({ ...message, key }));
    return answer;
  }

  /** The next message that is wanted, of those still to come. */
  next<M extends ServerMessage>(wants: (message: ServerMessage) => message is M): Promise<M>;
  next(wants: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  next(wants: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => this.#waiting.push({ wants, resolve }));
  }

  /** Waits until something holds, looking again at every message. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.next(() => true);
  }

  close(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    return new Promise((resolve) => {
      this.socket.once("close", () => resolve());
      this.socket.close();
    });
  }

  #take(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.heard.push(message);
    this.#follow(message);
    for (const waiting of [...this.#waiting]) {
      if (!waiting.wants(message)) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve(message);
    }
  }

  #follow(message: ServerMessage): void {
    if (message.is === "table") {
      const { sight, status } = message;
      this.tables.set(message.table, {
        number: sight?.number ?? 0,
        view: (sight?.view ?? null) as Json,
        asks: sight?.asks ?? [],
        status,
        rules: [],
      });
    }
    if (message.is === "status") {
      const sight = this.tables.get(message.table);
      if (sight !== undefined)
        sight.status = { ...message.status, options: message.status.options ?? sight.status.options };
    }
    if (message.is !== "update") return;
    const sight = this.tables.get(message.table);
    if (sight === undefined) throw new Error("an update of a table that is not followed");
    const { number, from = number - 1 } = message;
    if (sight.number !== from) throw new Error(`a gap: at ${sight.number}, told from ${from}`);
    sight.number = number;
    sight.view = patched(sight.view, message.changes as Json);
    sight.asks = message.asks ?? sight.asks;
    for (const { events } of message.log) sight.rules.push(...unpackEvents(events as never).map(({ rule }) => rule));
  }
}

export const throneTable = (changes: Partial<NewTable> = {}): NewTable => ({
  game: "throne",
  title: "A test",
  options: { players: 3 },
  isPublic: true,
  clock: { kind: "none" },
  seats: [{ sitter: "me" }, {}, {}],
  onlookers: { allowed: true, delaySeconds: 0 },
  ...changes,
});

/** A table that people sit at in order of the list, begun. */
export async function beginTable(guests: readonly Guest[], changes: Partial<NewTable> = {}): Promise<string> {
  const [host, ...others] = guests;
  const { game = "throne", seats = [{ sitter: "me" }, ...others.map(() => ({}))] } = changes;
  const options = optionsForSeats(games[game].game, seats.length);
  const { id, invite } = await host.must<TableStatus>("createTable", {
    body: throneTable({ seats, options, ...changes }),
  });
  for (const [i, guest] of others.entries()) {
    await guest.must("joinTable", { params: { table: id, seat: i + 1 }, body: { invite } });
  }
  for (const [i, guest] of guests.entries()) {
    await guest.must("ready", { params: { table: id }, body: { nonce: `a  nonce\u00a0${i} ` } });
  }
  await host.must("startTable", { params: { table: id } });
  return id;
}

/**
 * Everybody follows the table over a socket of their own; one after the other, so that each time the same is told of who has
 * come, and to the same people.
 */
export async function followTable(guests: readonly Guest[], table: string): Promise<TestConnection[]> {
  const connections: TestConnection[] = [];
  for (const guest of guests) {
    const connection = await guest.connect();
    const reply = await connection.ask({ do: "watch", table });
    if (reply.is === "refused") throw new Error(reply.sentence);
    connections.push(connection);
  }
  return connections;
}

/** An answer as it is sent, and to which ask. */
export interface SampledAnswer {
  readonly ask: number;
  readonly answer: string;
}

/** A legal answer of a seat, from what its connection sees. */
export function sampledAnswer(
  connection: TestConnection,
  table: string,
  seat: number,
  luck: number,
): SampledAnswer | undefined {
  const sight = connection.tables.get(table);
  const ask = sight?.asks.find(({ seats }) => seats.includes(seat));
  if (sight === undefined || ask === undefined) return undefined;
  const { game } = games[sight.status.game];
  const view = game.fromJSON(sight.view);
  if (!game.isAwaited(view, seat)) return undefined;
  return { ask: ask.id, answer: game.print(game.sample(view, seat, chanceFrom(luck))) };
}

/** Plays by sampled answers of everybody until so many decisions were made, or the game is over. */
export async function playOn(
  connections: readonly TestConnection[],
  table: string,
  decisions: number,
  luck = 1,
): Promise<number> {
  let made = 0;
  while (made < decisions) {
    const before = made;
    for (const [seat, connection] of connections.entries()) {
      const chosen = sampledAnswer(connection, table, seat, luck * 100_000 + made);
      if (chosen === undefined || made >= decisions) continue;
      const reply = await connection.ask({ do: "decide", table, ...chosen });
      if (reply.is === "refused") throw new Error(`${reply.rule}: ${reply.sentence}`);
      made++;
      // The others hear of it after the sender was told: wait for whoever is asked next.
      await Promise.all(connections.map((one) => one.ask({ do: "ping" })));
    }
    if (made === before) break;
  }
  return made;
}
