import type { ClientMessage, Refused } from "@weirwood/protocol";

/** What the server answered; `dropped`: something newer took its place before an answer came. */
export type Sent =
  | { readonly is: "accepted"; readonly number: number | undefined }
  | { readonly is: "refused"; readonly refused: Refused }
  | { readonly is: "dropped" };

type WithoutKey<Message> = Message extends { readonly key: string } ? Omit<Message, "key"> : never;
export type Unkeyed = WithoutKey<ClientMessage>;

interface Letter {
  readonly message: ClientMessage & { readonly key: string };
  readonly slot: string | undefined;
  readonly settle: (sent: Sent) => void;
}

export interface Outbox {
  /** Sends something under a new key and keeps it until it is answered. In one slot only the latest counts. */
  put(message: Unkeyed, slot?: string): Promise<Sent>;
  settle(key: string, sent: Sent): void;
  /** What must be said again after a reconnection, oldest first, each under its old key. */
  unanswered(): readonly ClientMessage[];
  size(): number;
  /** Nothing of it is to be said any more. */
  clear(): void;
}

/** What was said and not yet answered: nothing in it is lost when the line drops, and the server tells doubles by their keys. */
export function makeOutbox(newKey: () => string, tell: (message: ClientMessage) => void): Outbox {
  let letters: Letter[] = [];

  const take = (isIt: (letter: Letter) => boolean): Letter[] => {
    const taken = letters.filter(isIt);
    letters = letters.filter((letter) => !isIt(letter));
    return taken;
  };

  return {
    put: (unkeyed, slot) =>
      new Promise((settle) => {
        const message = { ...unkeyed, key: newKey() } as Letter["message"];
        if (slot !== undefined) for (const old of take((letter) => letter.slot === slot)) old.settle({ is: "dropped" });
        letters.push({ message, slot, settle });
        tell(message);
      }),
    settle(key, sent) {
      for (const letter of take(({ message }) => message.key === key)) letter.settle(sent);
    },
    unanswered: () => letters.map(({ message }) => message),
    size: () => letters.length,
    clear() {
      for (const letter of take(() => true)) letter.settle({ is: "dropped" });
    },
  };
}
