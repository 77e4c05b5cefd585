import websocket from "@fastify/websocket";
import { RefusedError } from "@weirwood/kernel";
import type { Notice } from "@weirwood/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { RowFeed } from "../bus/row-feed.ts";
import type { Authentication } from "../http/authentication.ts";
import { neighbourhood, scaled } from "../http/buckets.ts";
import type { Caller } from "../http/handlers.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import { refused } from "../refusals.ts";
import type { Entrance } from "../workers/fair-turns.ts";
import { Connection, type LiveParts } from "./connection.ts";
import { ConnectionCount } from "./connection-count.ts";
import { handshakeRate, MessageLimits, type MessageLimitsParts, mostConnections } from "./limits.ts";
import { guardUpgrades } from "./upgrades.ts";

export interface Live {
  /** Says `bye` on every connection and closes it. */
  close(): Promise<void>;
  readonly size: number;
  /** Closes connections whose session or token is no longer valid. */
  recheckSessions(): Promise<void>;
}

export interface LiveSettings extends LiveParts, MessageLimitsParts {
  readonly clock: Clock;
  readonly bus: Bus;
  /** Through which requests come too. */
  readonly entrance: Entrance;
  readonly metrics: { socketOpened(): void; socketClosed(): void };
  /** Notices to people. */
  readonly notices: RowFeed;
  /** A person's own notice by its number. */
  readonly noticeOf: (person: string, id: number) => Promise<Notice | undefined>;
  /** Milliseconds in which a connection that wants to become a socket must be one. */
  readonly upgradeWithin: number;
}

/** The largest message that a client may send. */
const MOST_BYTES = 16 * 1024;
/** How often connections are asked whether they still live; one that did not answer the last time is dropped. */
const HEARTBEAT = 30_000;
/** How long clients may take to close their end when the server shuts down. */
const CLOSE_WITHIN = 2_000;

/** The one WebSocket: `/live`. */
export async function openLive(
  app: FastifyInstance,
  authentication: Authentication,
  settings: LiveSettings,
): Promise<Live> {
  const { clock, log, bus, metrics, buckets, rateScale = 1 } = settings;
  const connections = new Map<WebSocket, Entry>();
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const open = new ConnectionCount();
  let isClosing = false;
  let onEmpty = (): void => undefined;

  await app.register(websocket, {
    options: {
      maxPayload: MOST_BYTES,
      // Only whole tables are large enough; memory for a dictionary per connection would cost more than it saves.
      perMessageDeflate: { threshold: 2048, serverNoContextTakeover: true, clientNoContextTakeover: true },
    },
  });

  const upgrades = guardUpgrades(app, settings.upgradeWithin);

  app.get(
    "/live",
    {
      websocket: true,
      preValidation: async (request) => {
        if (isClosing) throw refused("server.closing");
        const address = neighbourhood(request.ip);
        const seconds = buckets.take(`live handshake ${address}`, scaled(handshakeRate, rateScale));
        if (seconds > 0) throw refused("server.too-often", { seconds });
        if (!authentication.isOwnOrigin(request)) throw refused("server.foreign-origin");
        const caller = isVisit(request) ? undefined : await authentication.identify(request);
        if (caller === undefined && !isVisit(request)) throw refused("people.not-signed-in");
        const { perPerson, perAddress, visitorsPerAddress } = mostConnections;
        // All visitors from one address count as one person, who may have a few more connections.
        const who = caller?.id ?? `visitor ${address}`;
        const most = caller === undefined ? visitorsPerAddress * rateScale : perPerson;
        const isFull = open.of(who) >= most || open.of(address) >= perAddress * rateScale;
        if (isFull) throw refused("server.too-often", { seconds: 60 });
        admitted.set(request, { caller, who, address });
      },
    },
    (socket: WebSocket, request) => welcome(socket, request),
  );

  function welcome(socket: WebSocket, request: FastifyRequest): void {
    const { caller, who, address } = admitted.get(request) as Admitted;
    const asker = { address, person: who };
    if (caller !== undefined) settings.tables.askers.note(asker);
    const limits = new MessageLimits(settings, who, address);
    const language = authentication.languageOf(request, caller);
    const wantsOptions = (request.query as { readonly options?: string }).options !== "once";
    const arrival = { socket, wire: request.socket, caller, asker, language, limits, wantsOptions };
    const connection = new Connection(arrival, settings);
    const personal = caller && [
      bus.subscribe(`person:${caller.id}`, (message) => {
        if ((message as { kind?: string }).kind === "signed-out") void recheckSession(connection, request);
      }),
      settings.notices.follow(caller.id, (id) => void sendNotice(connection, caller.id, id)),
    ];
    const entry: Entry = { connection, request, isAlive: true };
    connections.set(socket, entry);
    open.add(who);
    open.add(address);
    metrics.socketOpened();
    socket.on("pong", () => {
      entry.isAlive = true;
    });
    // Messages of one connection are dealt with in the order they came, so that two decisions never overtake each other.
    let queue: Promise<void> = Promise.resolve();
    let waiting = 0;
    socket.on("message", (data, isBinary) => {
      entry.isAlive = true;
      if (waiting > MOST_WAITING) {
        socket.terminate();
        return;
      }
      waiting++;
      const text = isBinary ? "" : String(data);
      queue = queue
        .then(() => settings.entrance.enter(asker))
        .then(() => connection.hear(text))
        .finally(() => waiting--);
    });
    socket.on("error", (reason) => log.info({ reason: String(reason) }, "a connection broke"));
    socket.on("close", () => {
      connections.delete(socket);
      open.remove(who);
      open.remove(address);
      for (const subscription of personal ?? []) subscription.end();
      metrics.socketClosed();
      connection.leave();
      if (connections.size === 0) onEmpty();
    });
  }

  /** Somebody signed out somewhere: closes the connection unless its own session is still valid. */
  async function recheckSession(connection: Connection, request: FastifyRequest): Promise<void> {
    if (connection.caller === undefined) return;
    try {
      if ((await authentication.identify(request)) === undefined)
        connection.dismiss(refused("people.not-signed-in").refusal);
    } catch (reason) {
      connection.dismiss(reason instanceof RefusedError ? reason.refusal : refused("server.broken").refusal);
    }
  }

  /** Who signed out elsewhere while the bus was away was not heard of here. */
  const back = bus.onBack(() => void recheckSessions());

  async function recheckSessions(): Promise<void> {
    for (const { connection, request } of [...connections.values()]) await recheckSession(connection, request);
  }

  async function sendNotice(connection: Connection, person: string, id: number): Promise<void> {
    try {
      const notice = await settings.noticeOf(person, id);
      if (notice !== undefined) connection.send({ is: "notice", notice });
    } catch (err) {
      log.error({ err }, "a notice could not be sent");
    }
  }

  const heartbeat = beat(clock, () => {
    for (const [socket, entry] of connections) {
      if (!entry.isAlive) {
        socket.terminate();
        continue;
      }
      entry.isAlive = false;
      socket.ping();
    }
  });

  return {
    get size() {
      return connections.size;
    },
    recheckSessions,
    async close() {
      heartbeat.cancel();
      back.end();
      isClosing = true;
      upgrades.close();
      for (const { connection } of connections.values()) connection.dismiss(refused("server.closing").refusal);
      if (connections.size === 0) return;
      await new Promise<void>((resolve) => {
        onEmpty = resolve;
        setTimeout(resolve, CLOSE_WITHIN);
      });
      for (const socket of connections.keys()) socket.terminate();
    },
  };
}

/** Somebody who only looks says so in the address: whoever is signed out meanwhile is told, and not taken for a visitor. */
const isVisit = ({ query }: FastifyRequest): boolean => (query as { readonly as?: string }).as === "visitor";

/** Who was let in, and from where. */
interface Admitted {
  /** Undefined for a visitor. */
  readonly caller: Caller | undefined;
  /** Whose connections and messages these count as. */
  readonly who: string;
  readonly address: string;
}

interface Entry {
  readonly connection: Connection;
  /** The handshake, with the cookie or token. */
  readonly request: FastifyRequest;
  isAlive: boolean;
}

const MOST_WAITING = 200;

function beat(clock: Clock, call: () => void): { cancel(): void } {
  let timer = clock.at(clock.now() + HEARTBEAT, next);
  function next(): void {
    call();
    timer = clock.at(clock.now() + HEARTBEAT, next);
  }
  return { cancel: () => timer.cancel() };
}
