import type { ClientMessage, Refused } from "@weirwood/protocol";

/** What the server answered; `dropped`: something newer took its place before an answer came. */
export type Sent =
  | { readonly is: "accepted"; readonly number: number | undefined }
  | { readonly is: "refused"; readonly refused: Refused }
  | { readonly is: "dropped" };

type WithoutKey<Message> = Message extends { readonly key: string } ? Omit<Message, "key"> : never;
export type Unkeyed = WithoutKey<ClientMessage>;

interface PendingMessage {
  readonly message: ClientMessage & { readonly key: string };
  readonly slot: string | undefined;
  readonly settle: (sent: Sent) => void;
}

export interface Outbox {
  /** Sends something under a new key and keeps it until it is answered. In one slot only the latest counts. */
  put(message: Unkeyed, slot?: string): Promise<Sent>;
  settle(key: string, sent: Sent): void;
  /** What must be sent again after a reconnection, oldest first, each under its old key. */
  unanswered(): readonly ClientMessage[];
  size(): number;
  /** Drops everything. */
  clear(): void;
}

/** Messages that the server has not yet acknowledged. They survive a lost connection; the server knows doubles by their keys. */
export function makeOutbox(newKey: () => string, tell: (message: ClientMessage) => void): Outbox {
  let pending: PendingMessage[] = [];

  const take = (isIt: (one: PendingMessage) => boolean): PendingMessage[] => {
    const taken = pending.filter(isIt);
    pending = pending.filter((one) => !isIt(one));
    return taken;
  };

  return {
    put: (unkeyed, slot) =>
      new Promise((settle) => {
        const message = { ...unkeyed, key: newKey() } as PendingMessage["message"];
        if (slot !== undefined) for (const old of take((one) => one.slot === slot)) old.settle({ is: "dropped" });
        pending.push({ message, slot, settle });
        tell(message);
      }),
    settle(key, sent) {
      for (const one of take(({ message }) => message.key === key)) one.settle(sent);
    },
    unanswered: () => pending.map(({ message }) => message),
    size: () => pending.length,
    clear() {
      for (const one of take(() => true)) one.settle({ is: "dropped" });
    },
  };
}
