import { createInterface, type Interface } from "node:readline";
import { Interrupted } from "../failure.ts";

/** Offers words for what is being typed: the candidates, and the part of the line that they replace. */
export type Completer = (line: string) => [words: string[], part: string];

/**
 * Lines from the keyboard, or from a pipe. In a terminal with completion; from a pipe the lines are echoed, so that what
 * was written and what was answered can be read together.
 */
export class Prompt {
  complete: Completer = () => [[], ""];
  readonly isTerminal: boolean;
  readonly #output: NodeJS.WritableStream;
  readonly #lines: string[] = [];
  readonly #interface: Interface;
  #isClosed = false;
  #take: ((line: string | undefined) => void) | undefined;
  #interrupt: ((reason: Error) => void) | undefined;

  /** With several people at one keyboard nothing that was typed may be called up again. */
  constructor(output: NodeJS.WriteStream, keepsHistory: boolean) {
    this.#output = output;
    this.isTerminal = process.stdin.isTTY === true && output.isTTY === true;
    this.#interface = createInterface({
      input: process.stdin,
      output,
      terminal: this.isTerminal,
      historySize: keepsHistory ? 200 : 0,
      completer: (line: string) => this.complete(line),
    });
    this.#interface.on("line", (line) => this.#arrive(line));
    this.#interface.on("close", () => {
      this.#isClosed = true;
      this.#take?.(undefined);
    });
    this.#interface.on("SIGINT", () => this.#interrupt?.(new Interrupted()));
  }

  /** The next line, or undefined when there will be none. */
  async ask(question: string): Promise<string | undefined> {
    if (this.#lines.length > 0 || this.#isClosed) {
      const line = this.#lines.shift();
      this.#output.write(`${question}${line ?? ""}\n`);
      return line;
    }
    this.#interface.setPrompt(question);
    this.#interface.prompt();
    const line = await new Promise<string | undefined>((resolve, reject) => {
      this.#take = resolve;
      this.#interrupt = reject;
    });
    this.#take = undefined;
    if (!this.isTerminal || line === undefined) this.#output.write(`${line ?? ""}\n`);
    return line;
  }

  /** Wipes the screen and what scrolled off it. */
  wipe(): void {
    if (this.isTerminal) this.#output.write("\u001b[2J\u001b[3J\u001b[H");
  }

  close(): void {
    this.#interface.close();
  }

  #arrive(line: string): void {
    if (this.#take === undefined) this.#lines.push(line);
    else this.#take(line);
    this.#take = undefined;
  }
}
