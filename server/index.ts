/** The server: tables, seats, accounts, clocks and talk. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type AppParts, openApp } from "./app/app.ts";
import { openLog } from "./app/log.ts";
import type { Configuration } from "./config.ts";

export { type Configuration, configurationFrom, describeUnreachable } from "./config.ts";
export { backup, restore } from "./store/backup.ts";
export { DamagedDatabase } from "./store/database-file.ts";
export { FolderInUse, UnusableFolder } from "./store/folder.ts";

export interface Running {
  /** Where it listens: `http://localhost:8080`. */
  readonly address: string;
  /** Finishes what was begun and leaves. */
  stop(): Promise<void>;
}

/** Opens the server and listens. Rejects where a service of the configuration cannot be used. */
export async function start(
  configuration: Configuration,
  parts: Omit<Partial<AppParts>, "configuration"> = {},
): Promise<Running> {
  const log = parts.log ?? openLog({ level: configuration.logLevel });
  const client = fileURLToPath(
    new URL(import.meta.url.endsWith(".ts") ? "../web/dist" : "../../web/dist", import.meta.url),
  );
  const app = await openApp({ configuration, log, ...(existsSync(client) && { webFolder: client }), ...parts });
  try {
    await app.http.listen({ host: configuration.host, port: configuration.port });
  } catch (reason) {
    await app.close();
    throw reason;
  }
  const bound = app.http.server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : configuration.port;
  return { address: configuration.origin ?? `http://localhost:${port}`, stop: () => app.close() };
}
