import { randomUUID } from "node:crypto";
import type { Json } from "@weirwood/kernel";
import type { Redis } from "ioredis";
import type { Bus, Subscription, Topic } from "../ports/bus.ts";
import { type Log, silentLog } from "../ports/log.ts";
import { Listeners, textOf } from "./listeners.ts";
import { connectToRedis } from "./redis-connection.ts";

interface RedisBusOptions {
  /** What its channels begin with: several clusters, or tests, may share one Redis. */
  readonly prefix?: string;
  readonly log?: Log;
}

/** For many nodes, over Redis' publish and subscribe. Rejects where Redis cannot be reached at the start. */
export async function redisBus(
  url: string,
  { prefix = "weirwood", log = silentLog }: RedisBusOptions = {},
): Promise<Bus> {
  const publisher = await connectToRedis(url, log);
  const subscriber = await connectToRedis(url, log).catch((error) => {
    publisher.disconnect();
    throw error;
  });
  const bus = new RedisBus(publisher, subscriber, `${prefix}:`, log);
  try {
    await bus.begin();
    return bus;
  } catch (error) {
    await bus.close();
    throw error;
  }
}

/** Where a node says that it was away: what it said then has reached nobody. */
const BACK = "back";

/** Reconnecting nodes all say so at once: looking again once is enough. */
const GATHER_FOR = 100;

class RedisBus implements Bus {
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #prefix: string;
  readonly #log: Log;
  readonly #listeners: Listeners;
  readonly #back = new Set<{ readonly look: () => void }>();
  /** When Redis has confirmed that it carries a topic to us. */
  readonly #carried = new Map<string, Promise<void>>();
  /** Which messages are our own: they are heard without going through Redis, so that they are heard while it is away. */
  readonly #node = randomUUID();
  #isCarrying = false;
  #reader: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(publisher: Redis, subscriber: Redis, prefix: string, log: Log) {
    this.#publisher = publisher;
    this.#subscriber = subscriber;
    this.#prefix = prefix;
    this.#log = log;
    this.#listeners = new Listeners(log);
    subscriber.on("message", (channel: string, text: string) => this.#hear(channel, text));
    subscriber.on("ready", () => void this.#carryAll());
    subscriber.on("close", () => {
      this.#isCarrying = false;
    });
    publisher.on("ready", () => this.#send(BACK, "null"));
  }

  /** Begins to listen; rejects where Redis does not let us. */
  async begin(): Promise<void> {
    await this.#subscriber.subscribe(this.#prefix + BACK);
    this.#isCarrying = true;
  }

  publish(topic: Topic, message: Json): void {
    if (this.#isClosed) return;
    const text = textOf(topic, message, this.#log);
    if (text === undefined) return;
    this.#send(topic, text);
    if (this.#listeners.has(topic)) queueMicrotask(() => this.#listeners.tell(topic, JSON.parse(text) as Json));
  }

  subscribe(topic: Topic, hear: (message: Json) => void): Subscription {
    const end = this.#listeners.add(topic, hear, () => this.#dropTopic(topic));
    const begun = this.#carried.get(topic) ?? this.#carry(topic);
    this.#carried.set(topic, begun);
    return { begun, end };
  }

  onBack(look: () => void): Subscription {
    const one = { look };
    this.#back.add(one);
    return { begun: Promise.resolve(), end: () => void this.#back.delete(one) };
  }

  isUp(): boolean {
    return !this.#isClosed && this.#isCarrying && this.#publisher.status === "ready";
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reader);
    this.#listeners.clear();
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }

  #send(topic: string, text: string): void {
    if (this.#publisher.status !== "ready") return;
    // What is lost is lost: those who missed it look again when the connection is back.
    this.#publisher.publish(this.#prefix + topic, `${this.#node} ${text}`).catch(() => {});
  }

  #hear(channel: string, text: string): void {
    const topic = channel.slice(this.#prefix.length);
    const end = text.indexOf(" ");
    if (text.slice(0, end) === this.#node) return;
    try {
      if (topic === BACK) this.#lookAgain();
      else this.#listeners.tell(topic, JSON.parse(text.slice(end + 1)) as Json);
    } catch (error) {
      this.#log.error({ err: error, topic }, "a message on the bus could not be read");
    }
  }

  async #carry(topic: string): Promise<void> {
    if (this.#subscriber.status !== "ready") return;
    // If this fails the connection is lost, and everything is carried again when it is back.
    await this.#subscriber.subscribe(this.#prefix + topic).catch(() => {});
  }

  #dropTopic(topic: string): void {
    this.#carried.delete(topic);
    if (this.#subscriber.status === "ready") this.#subscriber.unsubscribe(this.#prefix + topic).catch(() => {});
  }

  /** The connection is new: Redis knows none of our topics. */
  async #carryAll(): Promise<void> {
    try {
      const channels = [BACK, ...this.#listeners.topics()].map((topic) => this.#prefix + topic);
      await this.#subscriber.subscribe(...channels);
      this.#isCarrying = true;
      this.#lookAgain();
    } catch (error) {
      if (this.#subscriber.status !== "ready") return;
      this.#log.error({ err: error }, "Redis does not let us listen: trying again on a new connection");
      this.#subscriber.disconnect(true);
    }
  }

  #lookAgain(): void {
    if (this.#isClosed) return;
    this.#reader ??= setTimeout(() => {
      this.#reader = undefined;
      for (const { look } of [...this.#back]) {
        try {
          look();
        } catch (error) {
          this.#log.error({ err: error }, "could not look again after the bus was away");
        }
      }
    }, GATHER_FOR).unref();
  }
}
