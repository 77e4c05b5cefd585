import type { Socket } from "node:net";
import { performance } from "node:perf_hooks";
import type { ServerMessage } from "@weirwood/protocol";
import { WebSocket } from "ws";
import { headersFor, type RemoteServer } from "../../remote/server.ts";

export interface Reconnect {
  readonly milliseconds: number;
  /** Of all frames, as they came over the wire. */
  readonly bytes: number;
}

/** Somebody opens a table in a new window: how long it takes until everything is there, and how much it is. */
export function reconnect({ address, credentials }: RemoteServer, table: string): Promise<Reconnect> {
  const url = new URL("/live", address);
  url.protocol = "ws:";
  const started = performance.now();
  const socket = new WebSocket(url, { headers: headersFor(address, credentials) });
  let wire: Socket | undefined;
  let before = 0;
  return new Promise((resolve, reject) => {
    socket.on("upgrade", (response) => {
      wire = response.socket;
      before = wire.bytesRead;
    });
    socket.on("open", () => socket.send(JSON.stringify({ do: "watch", key: "reconnect", table })));
    socket.on("error", reject);
    socket.on("message", (text: Buffer) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.is === "refused") reject(new Error(message.rule));
      if (message.is !== "accepted") return;
      const milliseconds = performance.now() - started;
      const bytes = (wire?.bytesRead ?? 0) - before;
      socket.on("close", () => resolve({ milliseconds, bytes }));
      socket.close();
    });
  });
}
