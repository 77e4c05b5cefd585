import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A process of its own that runs one of the sources, to be killed at a bad moment. */
export interface Child {
  readonly process: ChildProcess;
  /** What it printed, line by line, so far. */
  readonly lines: readonly string[];
  /** The next line that it prints, or the first that it has printed and nobody has taken. */
  nextLine(): Promise<string>;
  /** `kill -9`; resolves when it is gone and every line has arrived. */
  kill(): Promise<void>;
}

/** What Node is told so that it runs a source without a build. */
export const fromSources = [
  "--import",
  new URL("../../scripts/sources/register.mjs", import.meta.url).href,
  "--conditions=weirwood-source",
];

export function startChild(source: URL, ...args: string[]): Child {
  const child = spawn(process.execPath, [...fromSources, fileURLToPath(source), ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const over = once(child, "close");
  let taken = 0;
  let isOver = false;
  let wake = (): void => {};
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    wake();
  });
  child.once("close", () => {
    isOver = true;
    wake();
  });
  return {
    process: child,
    lines,
    async nextLine() {
      while (lines.length === taken) {
        if (isOver) throw new Error("The child has ended.");
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return lines[taken++];
    },
    async kill() {
      child.kill("SIGKILL");
      await over;
    },
  };
}
