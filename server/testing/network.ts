import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a service on this machine that can be slow, or break at the worst moment. */
export interface Network {
  readonly port: number;
  /** What clients send takes this many milliseconds longer from now on. */
  slowBy(milliseconds: number): void;
  /** Passes on the next message that holds the word, then cuts that connection before an answer can come back. */
  cutAt(word: string): void;
  hasCut(): boolean;
  close(): void;
}

export async function networkTo(port: number): Promise<Network> {
  let word: string | undefined;
  let delay = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    near.on("data", (bytes) => {
      if (delay > 0) setTimeout(() => far.write(bytes), delay);
      else far.write(bytes);
      if (word === undefined || !bytes.includes(word)) return;
      word = undefined;
      far.unpipe(near);
      near.destroy();
      // Time for the service to act on what it was sent.
      setTimeout(() => far.end(), 100);
    });
    near.on("end", () => far.end());
    far.pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    slowBy: (milliseconds) => {
      delay = milliseconds;
    },
    cutAt: (at) => {
      word = at;
    },
    hasCut: () => word === undefined,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
