import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";

/**
 * A connection that asks to become a socket leaves the care of Node's HTTP server, and with it all limits on time. One
 * that has not become a socket soon, whether it was refused, came behind a request that is still being answered, or was
 * given up by its client, is closed.
 */
export function guardUpgrades(app: FastifyInstance, within: number): void {
  const waiting = new Map<IncomingMessage, () => void>();
  // Before anybody else hears of it.
  app.server.prependListener("upgrade", (request: IncomingMessage, connection: Duplex) => {
    const tooLate = setTimeout(() => connection.destroy(), within);
    const settle = (): void => {
      clearTimeout(tooLate);
      waiting.delete(request);
    };
    waiting.set(request, settle);
    connection.once("close", settle);
    // A client that hangs up meanwhile would be noticed by nobody: the socket's own listener comes later.
    connection.once("end", () => connection.end());
  });
  app.websocketServer.on("connection", (_, request) => waiting.get(request)?.());
}
