import websocket from "@fastify/websocket";
import { RefusedError } from "@weirwood/kernel";
import type { Notice } from "@weirwood/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { News } from "../bus/news.ts";
import { neighbourhood, scaled } from "../http/buckets.ts";
import type { Gate } from "../http/gate.ts";
import type { Caller } from "../http/handlers.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import { refused } from "../refusals.ts";
import { handshakeRate, MessageLimits, type MessageLimitsParts, mostConnections } from "./limits.ts";
import { Tally } from "./tally.ts";
import { guardUpgrades } from "./upgrades.ts";
import { type LiveParts, Visitor } from "./visitor.ts";

export interface Live {
  /** Tells everybody goodbye and closes. */
  close(): Promise<void>;
  readonly size: number;
  /** Looks whether what every connection came in with still counts. */
  lookAgain(): Promise<void>;
}

export interface LiveSettings extends LiveParts, MessageLimitsParts {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly metrics: { socketOpened(): void; socketClosed(): void };
  /** Notices to people. */
  readonly notices: News;
  /** A person's own notice by its number. */
  readonly noticeOf: (person: string, id: number) => Promise<Notice | undefined>;
  /** Milliseconds in which a connection that wants to become a socket must be one. */
  readonly upgradeWithin: number;
}

/** The largest message that a client may send. */
const MOST_BYTES = 16 * 1024;
/** How often connections are asked whether they still live; one that did not answer the last time is dropped. */
const HEARTBEAT = 30_000;
/** How long a client may take to answer the goodbye of a house that closes. */
const FAREWELL = 2_000;

/** The one WebSocket: `/live`. */
export async function openLive(app: FastifyInstance, gate: Gate, settings: LiveSettings): Promise<Live> {
  const { clock, log, bus, metrics, buckets, rateScale = 1 } = settings;
  const visitors = new Map<WebSocket, Entry>();
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const open = new Tally();
  let isClosing = false;
  let onEmpty = (): void => undefined;

  await app.register(websocket, {
    options: {
      maxPayload: MOST_BYTES,
      // Only whole tables are large enough; memory for a dictionary per connection would cost more than it saves.
      perMessageDeflate: { threshold: 2048, serverNoContextTakeover: true, clientNoContextTakeover: true },
    },
  });

  guardUpgrades(app, settings.upgradeWithin);

  app.get(
    "/live",
    {
      websocket: true,
      preValidation: async (request) => {
        if (isClosing) throw refused("server.closing");
        const address = neighbourhood(request.ip);
        const seconds = buckets.take(`live handshake ${address}`, scaled(handshakeRate, rateScale));
        if (seconds > 0) throw refused("server.too-often", { seconds });
        if (!gate.isOwnOrigin(request)) throw refused("server.foreign-origin");
        const caller = await gate.identify(request);
        if (caller === undefined) throw refused("people.not-signed-in");
        const { perPerson, perAddress } = mostConnections;
        const isFull = open.of(caller.id) >= perPerson || open.of(address) >= perAddress * rateScale;
        if (isFull) throw refused("server.too-often", { seconds: 60 });
        admitted.set(request, { caller, address });
      },
    },
    (socket: WebSocket, request) => welcome(socket, request),
  );

  function welcome(socket: WebSocket, request: FastifyRequest): void {
    const { caller, address } = admitted.get(request) as Admitted;
    const limits = new MessageLimits(settings, caller.id, address);
    const language = gate.languageOf(request, caller);
    const visitor = new Visitor({ socket, wire: request.socket, caller, language, limits }, settings);
    const news = bus.subscribe(`person:${caller.id}`, (message) => {
      if ((message as { kind?: string }).kind === "signed-out") void lookAgainAt(visitor, request);
    });
    const noticed = settings.notices.follow(caller.id, (id) => void tellNotice(visitor, id));
    const entry: Entry = { visitor, request, isAlive: true };
    visitors.set(socket, entry);
    open.add(caller.id);
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
      queue = queue.then(() => visitor.hear(text)).finally(() => waiting--);
    });
    socket.on("error", (reason) => log.info({ reason: String(reason) }, "a connection broke"));
    socket.on("close", () => {
      visitors.delete(socket);
      open.remove(caller.id);
      open.remove(address);
      news.end();
      noticed.end();
      metrics.socketClosed();
      visitor.leave();
      if (visitors.size === 0) onEmpty();
    });
  }

  /** Somebody signed out somewhere: does what this connection came in with still count? */
  async function lookAgainAt(visitor: Visitor, request: FastifyRequest): Promise<void> {
    try {
      if ((await gate.identify(request)) === undefined) visitor.dismiss(refused("people.not-signed-in").refusal);
    } catch (reason) {
      visitor.dismiss(reason instanceof RefusedError ? reason.refusal : refused("server.broken").refusal);
    }
  }

  /** Who signed out elsewhere while the bus was away was not heard of here. */
  const back = bus.onBack(() => void lookAgain());

  async function lookAgain(): Promise<void> {
    for (const { visitor, request } of [...visitors.values()]) await lookAgainAt(visitor, request);
  }

  async function tellNotice(visitor: Visitor, id: number): Promise<void> {
    try {
      const notice = await settings.noticeOf(visitor.caller.id, id);
      if (notice !== undefined) visitor.send({ is: "notice", notice });
    } catch (err) {
      log.error({ err }, "a notice could not be told");
    }
  }

  const heartbeat = beat(clock, () => {
    for (const [socket, entry] of visitors) {
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
      return visitors.size;
    },
    lookAgain,
    async close() {
      heartbeat.cancel();
      back.end();
      isClosing = true;
      for (const { visitor } of visitors.values()) visitor.dismiss(refused("server.closing").refusal);
      if (visitors.size === 0) return;
      await new Promise<void>((resolve) => {
        onEmpty = resolve;
        setTimeout(resolve, FAREWELL);
      });
      for (const socket of visitors.keys()) socket.terminate();
    },
  };
}

/** Who was let in, and from where. */
interface Admitted {
  readonly caller: Caller;
  readonly address: string;
}

interface Entry {
  readonly visitor: Visitor;
  /** What the connection came in with. */
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
