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
  let took: number | undefined;
  for await (const _ of createInterface({ input: child.stdout })) {
    took = performance.now() - started;
    break;
  }
  child.kill("SIGTERM");
  const [code, signal] = await over;
  if (took === undefined) throw new Error(`a server ended before it listened (${signal ?? code})`);
  return took;
}
