import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { ClientMessage, ServerMessage, TableStatus } from "@weirwood/protocol";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { Line } from "./line.ts";
import { RemoteServer } from "./server.ts";

const table = "b1F9s0QvHn3kTz7e";

test("a table that may not be followed just now is asked for again, over the same connection", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const heard: ClientMessage[] = [];
  let connections = 0;
  server.on("connection", (socket) => {
    connections++;
    const say = (message: ServerMessage): void => socket.send(JSON.stringify(message));
    socket.on("message", (text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      heard.push(message);
      const { key } = message;
      const isFirst = heard.filter((one) => one.do === message.do).length === 1;
      if (isFirst) return say({ is: "refused", key, rule: "server.too-often", params: { seconds: 0 }, sentence: "…" });
      const status = { state: "open" } as TableStatus;
      if (message.do === "watch") say({ is: "table", table, now: 0, status, channels: [] });
      say({ is: "accepted", key });
    });
  });
  const quiet = { changed: () => undefined, lost: () => undefined, back: () => undefined, ended: () => undefined };
  const { port } = server.address() as AddressInfo;
  const address = new URL(`http://127.0.0.1:${port}`);
  const line = new Line({ server: new RemoteServer(address), table, language: "en" }, quiet);
  await line.begun();
  expect(heard.map((one) => one.do)).toEqual(["speak", "speak", "watch", "watch"]);
  expect(connections).toBe(1);
  await line.close();
  server.close();
});
