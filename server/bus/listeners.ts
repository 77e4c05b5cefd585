import type { Json } from "@weirwood/kernel";
import type { Topic } from "../ports/bus.ts";
import type { Log } from "../ports/log.ts";

type Hear = (message: Json) => void;

/** Who on this node listens to what. One that throws is logged, and the others hear it all the same. */
export class Listeners {
  readonly #log: Log;
  readonly #byTopic = new Map<string, Set<{ readonly hear: Hear }>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Gives back how to stop. The first and the last listener of a topic are told to whoever carries it. */
  add(topic: Topic, hear: Hear, onLast: () => void): () => void {
    const listener = { hear };
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.#byTopic.delete(topic);
      onLast();
    };
  }

  has(topic: string): boolean {
    return this.#byTopic.has(topic);
  }

  topics(): string[] {
    return [...this.#byTopic.keys()];
  }

  tell(topic: string, message: Json): void {
    for (const { hear } of [...(this.#byTopic.get(topic) ?? [])]) {
      try {
        hear(message);
      } catch (error) {
        this.#log.error({ err: error, topic }, "a listener failed");
      }
    }
  }

  clear(): void {
    this.#byTopic.clear();
  }
}

/** Longer ones are a mistake: a message says where to look, and every node hears every one of its topics. */
const LONGEST_MESSAGE = 16_384;

/** The message as text, or nothing where it is too long. */
export function textOf(topic: Topic, message: Json, log: Log): string | undefined {
  const text = JSON.stringify(message);
  if (text.length <= LONGEST_MESSAGE) return text;
  log.error({ topic, length: text.length }, "a message was too long for the bus and was not sent");
  return undefined;
}
