import type { Json } from "@weirwood/kernel";

/**
 * Tells every node that something has happened. A message may be lost while the bus is away, so it never carries truth:
 * it says where to look, and whoever hears it reads the Store.
 */
export interface Bus {
  /** Never throws and never waits: what cannot be sent is lost. The own node hears it even then, once, a moment later. */
  publish(topic: Topic, message: Json): void;
  /** The publisher's own node hears it too. */
  subscribe(topic: Topic, hear: (message: Json) => void): Subscription;
  /** Called when the bus is back after it was away: what was said in between is lost, so look at everything again. */
  onBack(look: () => void): Subscription;
  isUp(): boolean;
  close(): Promise<void>;
}

export interface Subscription {
  /**
   * Resolves when nothing that is said from now on will be missed: who waits for it before reading the Store misses no
   * change. Resolves at once while the bus is away, since `onBack` will call then.
   */
  readonly begun: Promise<void>;
  end(): void;
}

/** `table:<id>`: its game or arrangement changed. `person:<id>`: a notice, or signed out. `lobby`: a table in the list. */
export type Topic = `table:${string}` | `talk:${string}` | `person:${string}` | "lobby";
