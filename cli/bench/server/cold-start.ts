import { spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Milliseconds from starting the command on an empty folder until it listens. */
export async function coldStart(data: string): Promise<number> {
  const command = fileURLToPath(new URL("../../../bin/weirwood.mjs", import.meta.url));
  const { PATH, HOME } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, [command, "serve", "--port", "0", "--data", data], {
    env: { PATH, HOME, HOST: "127.0.0.1", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const over = once(child, "exit");
  for await (const _ of createInterface({ input: child.stdout })) break;
  const took = performance.now() - started;
  child.kill("SIGTERM");
  await over;
  return took;
}
