import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { ClientMessage, ServerMessage } from "@weirwood/protocol";
import { WebSocket } from "ws";
import { ConnectionLost, RemoteRefusal, Unreachable } from "./faults.ts";
import { headersFor, type RemoteServer, refusalIn } from "./server.ts";

/** A message of the protocol without its key. */
export type Wish = ClientMessage extends infer One ? (One extends ClientMessage ? Omit<One, "key"> : never) : never;

export interface Listener {
  /** Everything that the server says, except answers to what was asked. */
  hear(message: ServerMessage, from: Connection): void;
  /** A connection that was open is over, for whatever reason. */
  lost(connection: Connection): void;
  /** For those who count: a frame as it came, before it is read. */
  weigh?(text: Buffer): void;
}

interface Waiting {
  readonly resolve: (number: number | undefined) => void;
  readonly reject: (reason: Error) => void;
}

/** How long a handshake may take. */
const PATIENCE = 30_000;

/** A key that nobody has used before. */
export const newKey = (): string => randomUUID();

/** One open WebSocket. It does not come back by itself: a `Line` does. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, Waiting>();
  #heardAt = performance.now();

  private constructor(socket: WebSocket, listener: Listener) {
    this.#socket = socket;
    socket.on("ping", () => {
      this.#heardAt = performance.now();
    });
    socket.on("message", (text: Buffer) => {
      this.#heardAt = performance.now();
      listener.weigh?.(text);
      this.#take(JSON.parse(String(text)) as ServerMessage, listener);
    });
  }

  /** Opens a connection; throws `RemoteRefusal` where the server will not have it and `Unreachable` where there is none. */
  static open({ address, credentials }: RemoteServer, listener: Listener): Promise<Connection> {
    const url = new URL("/live?options=once", address);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url, { headers: headersFor(address, credentials), handshakeTimeout: PATIENCE });
    // The server may speak at once: we must listen before the connection is open.
    const connection = new Connection(socket, listener);
    return new Promise((resolve, reject) => {
      socket.on("error", (reason) => reject(new Unreachable(address, reason)));
      socket.on("unexpected-response", (_, response) => {
        const status = response.statusCode ?? 0;
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part.slice(0, 10_000);
        });
        response.on("close", () => {
          reject(new RemoteRefusal(refusalIn(text, status), status));
          socket.terminate();
        });
      });
      socket.on("open", () => {
        socket.on("close", () => {
          connection.#abandon();
          listener.lost(connection);
        });
        resolve(connection);
      });
    });
  }

  /** Says something and waits for the answer: the number of `accepted`, or a `RemoteRefusal`. */
  ask(wish: Wish, key = newKey()): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        reject(new ConnectionLost());
        return;
      }
      this.#waiting.set(key, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...wish, key }));
    });
  }

  /** For how many milliseconds nothing has come from the server, not even a sign of life. */
  get silence(): number {
    return performance.now() - this.#heardAt;
  }

  /** Ends it at once. */
  end(): void {
    this.#socket.terminate();
  }

  /** Ends it in good order; resolves when it is closed. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#socket.readyState === WebSocket.CLOSED) resolve();
      this.#socket.once("close", () => resolve());
      this.#socket.close(1000);
    });
  }

  #abandon(): void {
    for (const { reject } of this.#waiting.values()) reject(new ConnectionLost());
    this.#waiting.clear();
  }

  #take(message: ServerMessage, listener: Listener): void {
    const key = message.is === "accepted" || message.is === "refused" ? message.key : undefined;
    const waiting = key === undefined ? undefined : this.#waiting.get(key);
    if (key === undefined || waiting === undefined) {
      listener.hear(message, this);
      return;
    }
    this.#waiting.delete(key);
    if (message.is === "accepted") waiting.resolve(message.number);
    else if (message.is === "refused") {
      const { rule, params, sentence } = message;
      waiting.reject(new RemoteRefusal({ rule, params, sentence }));
    }
  }
}
