import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { PositionLimits } from "../tables/positions.ts";
import { fromSources } from "./children.ts";

/** How a server in a process of its own is to run. */
export interface ServerProcessOptions {
  readonly environment: { readonly [name: string]: string };
  readonly rateScale?: number;
  /** By how many milliseconds the machine's clock is wrong. */
  readonly clockAhead?: number;
  readonly botPool?: { readonly script: string; readonly longest: number };
  readonly positions?: PositionLimits;
  /** A module that offers `games` in place of the usual ones. */
  readonly games?: string;
}

export type Question = { readonly id: number } & (
  | { readonly what: "memory" }
  | { readonly what: "stand-still" }
  | { readonly what: "get-no-turn"; readonly milliseconds: number }
  | { readonly what: "set-clock"; readonly ahead: number }
);
type WithoutId<Q> = Q extends unknown ? Omit<Q, "id"> : never;

export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
}

/** A server in a process of its own, to be killed at a bad moment. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** What it logged as wrong. */
  readonly complaints: readonly string[];
  /** What it wrote to standard error. */
  readonly stderr: () => string;
  readonly isOver: () => boolean;
  /** Resolves when it is gone, with the signal that ended it. */
  readonly over: Promise<NodeJS.Signals | null>;
  ask<T>(question: WithoutId<Question>): Promise<T>;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to end in order; resolves with its exit code. */
  end(): Promise<number | null>;
}

const isSource = import.meta.url.endsWith(".ts");
const source = new URL("./run-server.ts", import.meta.url);
const script = fileURLToPath(isSource ? source : new URL("./run-server.js", import.meta.url));

/** Starts a server, from its sources where this file is one, and waits until it listens. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ["--expose-gc", ...(isSource ? fromSources : []), script, JSON.stringify(options)],
    { stdio: ["ignore", "inherit", "pipe", "ipc"] },
  );
  // Once its streams are read to their ends.
  const over = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    process.stderr.write(text);
  });
  const complaints: string[] = [];
  const waiting = new Map<number, (answer: unknown) => void>();
  let questions = 0;
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.on("message", (message: { address?: string; complaint?: string; id?: number; answer?: unknown }) => {
      if (message.address !== undefined) resolve(message.address);
      if (message.complaint !== undefined) complaints.push(message.complaint);
      if (message.id !== undefined) waiting.get(message.id)?.(message.answer);
    });
    void over.then(([code]) => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
  return {
    address,
    pid: child.pid as number,
    complaints,
    stderr: () => stderr,
    isOver: () => isOver,
    over: over.then(([, signal]) => signal),
    ask: <T>(question: WithoutId<Question>) =>
      new Promise<T>((resolve, reject) => {
        const id = ++questions;
        waiting.set(id, resolve as (answer: unknown) => void);
        void over.then(() => reject(new Error("The server is over.")));
        child.send({ ...question, id });
      }),
    async kill() {
      child.kill("SIGKILL");
      await over;
    },
    async end() {
      child.kill("SIGTERM");
      return (await over)[0];
    },
  };
}
