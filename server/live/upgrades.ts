import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";

/** How long a refusal may take to be read when the server shuts down: the port does not close before the last connection. */
const AT_CLOSING = 1000;

export interface UpgradeGuard {
  /** Whoever is not a socket by now never will be. */
  close(): void;
}

/**
 * A connection that asks to become a socket leaves the care of Node's HTTP server, and with it all limits on time. One
 * that has not become a socket soon, whether it was refused, came behind a request that is still being answered, or was
 * given up by its client, is closed.
 */
export function guardUpgrades(app: FastifyInstance, within: number): UpgradeGuard {
  const waiting = new Map<IncomingMessage, () => void>();
  const atClosing = new Set<() => void>();
  let isClosing = false;
  // Before anybody else hears of it.
  app.server.prependListener("upgrade", (request: IncomingMessage, connection: Duplex) => {
    let tooLate = setTimeout(() => connection.destroy(), isClosing ? AT_CLOSING : within);
    const hurry = (): void => {
      clearTimeout(tooLate);
      tooLate = setTimeout(() => connection.destroy(), AT_CLOSING);
    };
    const settle = (): void => {
      clearTimeout(tooLate);
      waiting.delete(request);
      atClosing.delete(hurry);
    };
    atClosing.add(hurry);
    waiting.set(request, settle);
    connection.once("close", settle);
    // A client that hangs up meanwhile would be noticed by nobody: the socket's own listener comes later.
    connection.once("end", () => connection.end());
  });
  app.websocketServer.on("connection", (_, request) => waiting.get(request)?.());
  return {
    close() {
      isClosing = true;
      for (const hurry of atClosing) hurry();
    },
  };
}
