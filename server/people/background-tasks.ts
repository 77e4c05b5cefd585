import type { Log } from "../ports/log.ts";

/** Work done in the background, after the reply was sent, so that its duration tells the caller nothing. */
export class BackgroundTasks {
  readonly #log: Log;
  readonly #most: number;
  readonly #underWay = new Set<Promise<void>>();

  constructor(log: Log, most = 100) {
    this.#log = log;
    this.#most = most;
  }

  /** Starts at once. Tasks beyond the limit are dropped, and logged. */
  run(what: string, work: () => Promise<void>): void {
    if (this.#underWay.size >= this.#most) {
      this.#log.warn({ what }, "too many background tasks: one was dropped");
      return;
    }
    const task = this.#perform(what, work).finally(() => this.#underWay.delete(task));
    this.#underWay.add(task);
  }

  /** Resolves when everything begun is done. */
  async done(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #perform(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.#log.error({ err, what }, "a background task failed");
    }
  }
}
