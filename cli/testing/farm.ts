import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { command, environment, root } from "./weirwood.ts";

/** A worker of a farm, started as people start it. */
export interface WorkerProcess {
  /** Ends it with a signal; resolves with what it printed and its exit code when it is gone. */
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly said: string }>;
}

/** Starts `weirwood farm` and waits until it is ready. */
export async function startWorker(url: string): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [command, "farm", url, "--jobs", "1"], {
    cwd: root,
    env: { ...environment, WEIRWOOD_TESTING_GAME: "yes" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const over = once(child, "close");
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on("line", (line) => {
        said += `${line}\n`;
        if (line.startsWith("Ready")) resolve();
      });
    child.once("close", () => reject(new Error(`the worker ended before it was ready: ${said}`)));
  });
  return {
    async end(signal) {
      child.kill(signal);
      const [code] = (await over) as [number | null];
      return { code, said };
    },
  };
}
