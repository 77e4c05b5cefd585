import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { Json } from "@weirwood/kernel";

/** The program has ended, though it was still asked something. */
export class ProgramEnded extends Error {
  /** Its exit code, or the signal that ended it. */
  readonly code: string;

  constructor(code: string) {
    super(`the program has ended (${code})`);
    this.name = "ProgramEnded";
    this.code = code;
  }
}

/** How long a program may take to end by itself after it was told that the game is over. */
const GRACE = 5000;

/** A program that is asked in lines of JSON on its stdin and answers in lines on its stdout. */
export class Program {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  /** Resolves when it has ended, with how. */
  readonly over: Promise<ProgramEnded>;
  readonly #lines: string[] = [];
  #ended: ProgramEnded | undefined;
  #wake: () => void = () => undefined;

  private constructor(child: ChildProcessByStdio<Writable, Readable, null>) {
    this.#child = child;
    // One that has ended reads nothing any more; that it has ended is noticed elsewhere.
    child.stdin.on("error", () => undefined);
    createInterface({ input: child.stdout }).on("line", (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.over = once(child, "close").then(([code, signal]) => {
      this.#ended = new ProgramEnded(String(signal ?? code));
      this.#wake();
      return this.#ended;
    });
  }

  /** Starts it; throws the system's error where it cannot be started. */
  static async start([command, ...args]: readonly string[]): Promise<Program> {
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    await once(child, "spawn");
    return new Program(child);
  }

  /** Asks one thing and waits for one line. What it said before it was asked is no answer to this. */
  async ask(question: Json): Promise<string> {
    this.#lines.length = 0;
    this.tell(question);
    while (this.#lines.length === 0) {
      if (this.#ended !== undefined) throw this.#ended;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#lines.shift() as string;
  }

  tell(word: Json): void {
    this.#child.stdin.write(`${JSON.stringify(word)}\n`);
  }

  /** Ends its input and waits for it to end by itself; one that does not is ended. */
  async dismiss(): Promise<void> {
    this.#child.stdin.end();
    await Promise.race([this.over, pause(GRACE, undefined, { ref: false })]);
    await this.end();
  }

  /** Ends it, if it has not ended. */
  async end(): Promise<void> {
    if (this.#ended === undefined) this.#child.kill("SIGKILL");
    await this.over;
  }
}
