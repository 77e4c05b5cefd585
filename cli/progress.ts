import { performance } from "node:perf_hooks";
import { SingleBar } from "cli-progress";
import type { Context } from "./context.ts";

/** Where stderr is no terminal, a line now and then is enough. */
const LINE_EVERY_MS = 10_000;

/** How far a long piece of work is, on stderr: a bar on a terminal, a line now and then in a log. */
export class Progress {
  readonly #here: Context;
  readonly #total: number;
  readonly #unit: string;
  readonly #started = performance.now();
  readonly #bar: SingleBar | undefined;
  #lastLine = performance.now();

  constructor(total: number, unit: string, here: Context) {
    this.#here = here;
    this.#total = total;
    this.#unit = unit;
    if (!process.stderr.isTTY) return;
    this.#bar = new SingleBar({
      stream: process.stderr,
      format: "{bar} {line}",
      barCompleteChar: "━",
      barIncompleteChar: "─",
      barsize: 24,
      clearOnComplete: true,
      hideCursor: true,
      gracefulExit: true,
    });
    this.#bar.start(total, 0, { line: this.#line(0) });
  }

  update(done: number): void {
    this.#bar?.update(done, { line: this.#line(done) });
    if (this.#bar !== undefined || performance.now() - this.#lastLine < LINE_EVERY_MS) return;
    this.#lastLine = performance.now();
    this.#here.note(this.#line(done));
  }

  stop(): void {
    this.#bar?.stop();
  }

  #line(done: number): string {
    const { say, number } = this.#here;
    const seconds = (performance.now() - this.#started) / 1000;
    const speed = done / Math.max(seconds, 0.001);
    const left = done === 0 ? "" : say.progress.left((this.#total - done) / speed);
    return say.progress.line(number(done), number(this.#total), this.#unit, number(speed, speed < 10 ? 1 : 0), left);
  }
}
