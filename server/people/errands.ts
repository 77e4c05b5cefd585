import type { Log } from "../ports/log.ts";

/** Work that nobody waits for: done after the answer, so that its length tells the asker nothing. */
export class Errands {
  readonly #log: Log;
  readonly #most: number;
  readonly #underWay = new Set<Promise<void>>();

  constructor(log: Log, most = 100) {
    this.#log = log;
    this.#most = most;
  }

  /** Begins at once. In a flood, what is too much is left undone and said so. */
  run(what: string, work: () => Promise<void>): void {
    if (this.#underWay.size >= this.#most) {
      this.#log.warn({ what }, "too many errands: one was left undone");
      return;
    }
    const errand = this.#carryOut(what, work).finally(() => this.#underWay.delete(errand));
    this.#underWay.add(errand);
  }

  /** Resolves when everything begun is done. */
  async done(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #carryOut(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.#log.error({ err, what }, "an errand failed");
    }
  }
}
