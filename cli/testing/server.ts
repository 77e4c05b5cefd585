import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { command, environment, root } from "./weirwood.ts";

/** A server of a test's own, started as people start it. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it with a signal; resolves with its exit code when it is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `weirwood serve` and waits until it says where it listens. */
export async function startServer(
  data: string,
  args: readonly string[] = ["--port", "0"],
  more: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [command, "serve", "--data", data, ...args], {
    cwd: root,
    env: { ...environment, LOG_LEVEL: "error", HOST: "127.0.0.1", ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const over = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /https?:\S+$/.exec(line)?.[0];
    if (address === undefined) continue;
    child.stdout.resume();
    const end = async (signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> => {
      child.kill(signal);
      return (await over)[0] as number | null;
    };
    return { address, pid: child.pid as number, end };
  }
  throw new Error("the server ended before it listened");
}
