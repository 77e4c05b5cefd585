import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A question with a file ends the profile that was begun. */
export type Question = "measure" | "measure tidily" | "begin profile" | { readonly profile: string } | "stop";
export type Answer = { readonly address: string } | Usage;

/** What the server has used so far. */
export interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly memory: NodeJS.MemoryUsage;
  /** Seconds in which it could have run but had no processor. */
  readonly waited: number;
}

/** A server on a folder of its own, and what it uses. */
export class MeasuredServer {
  readonly address: URL;
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  private constructor(address: URL, child: ChildProcess, ended: Promise<never>) {
    this.address = address;
    this.#child = child;
    this.#ended = ended;
  }

  static async start(data: string): Promise<MeasuredServer> {
    const { PATH, HOME } = process.env;
    const child = fork(fileURLToPath(new URL("./process.js", import.meta.url)), {
      execArgv: ["--expose-gc"],
      env: { PATH, HOME, HOST: "127.0.0.1", PORT: "0", WEIRWOOD_DATA: data, LOG_LEVEL: "error" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const ended = once(child, "exit").then(([code, signal]) =>
      Promise.reject(new Error(`the measured server ended (${signal ?? code})`)),
    );
    // Whoever waits for an answer is told; at the end nobody does.
    ended.catch(() => undefined);
    const [answer] = (await Promise.race([once(child, "message"), ended])) as [Answer];
    if (!("address" in answer)) throw new Error("a server said something else than its address");
    return new MeasuredServer(new URL(answer.address), child, ended);
  }

  /** With `tidily`, garbage is taken out first, so that what is left is what is used. */
  usage(tidily?: "tidily"): Promise<Usage> {
    return this.#ask(tidily === undefined ? "measure" : "measure tidily");
  }

  /** Does the work while the server writes down where its time goes: into a file, if one is named. */
  async profiled<T>(file: string | undefined, work: () => Promise<T>): Promise<T> {
    if (file === undefined) return work();
    await this.#ask("begin profile");
    const done = await work();
    await this.#ask({ profile: file });
    return done;
  }

  async #ask(question: Question): Promise<Usage> {
    const answer = once(this.#child, "message");
    this.#child.send(question);
    return (await Promise.race([answer, this.#ended]))[0] as Usage;
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.send("stop" satisfies Question);
    await this.#ended.catch(() => undefined);
  }
}

/** Seconds of processor time between two moments. */
export function cpuSeconds(before: NodeJS.CpuUsage, after: NodeJS.CpuUsage): number {
  return (after.user - before.user + after.system - before.system) / 1_000_000;
}

/** Bytes that belong to the program's own things: on its heap, and in buffers beside it. */
export function bytesHeld({ memory }: Usage): number {
  return memory.heapUsed + memory.external;
}
