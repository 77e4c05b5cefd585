import { createServer } from "node:net";

/** Each process looks among ports of its own first: two that look at the same moment would find the same one free. */
const OWN = 20;
let next = 20_000 + (process.pid % 500) * OWN;

/**
 * Below the ports that the system gives to clients: while whoever listens is down, somebody's connection could otherwise be
 * given its port, or, trying to reach it, be connected to itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    if (next === 30_000) next = 20_000;
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
