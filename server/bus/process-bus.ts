import type { Json } from "@weirwood/kernel";
import type { Bus } from "../ports/bus.ts";
import { type Log, silentLog } from "../ports/log.ts";
import { Listeners, textOf } from "./listeners.ts";

/** For a single node: never away. */
export function processBus({ log = silentLog }: { readonly log?: Log } = {}): Bus {
  const listeners = new Listeners(log);
  let isClosed = false;
  return {
    publish(topic, message) {
      if (isClosed || !listeners.has(topic)) return;
      const text = textOf(topic, message, log);
      // Later, so that no listener runs in the middle of whoever speaks; as text, so that nobody shares an object.
      if (text !== undefined) queueMicrotask(() => listeners.tell(topic, JSON.parse(text) as Json));
    },
    subscribe: (topic, hear) => ({ begun: Promise.resolve(), end: listeners.add(topic, hear, () => {}) }),
    onBack: () => ({ begun: Promise.resolve(), end() {} }),
    isUp: () => !isClosed,
    async close() {
      isClosed = true;
      listeners.clear();
    },
  };
}
