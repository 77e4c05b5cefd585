import { PATIENCE } from "@weirwood/kernel/testing";
import type { Locator, Page } from "playwright-core";

/** Shorter than anything that is shown for a moment. */
const STEP = 50;

/**
 * The time of a page, which a test can hold: from then on it goes on only as the test turns it, so that what lasts a moment
 * lasts until it was looked at, on however slow a machine. What workers and servers do takes its own time.
 */
export class HeldTime {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** To be asked for before the page is opened. Until it is held, time goes on by itself. */
  static async of(page: Page): Promise<HeldTime> {
    await page.clock.install();
    return new HeldTime(page);
  }

  async hold(): Promise<void> {
    // It stops at a moment that is still to come, however long it takes to say so.
    await this.#page.clock.pauseAt((await this.#page.evaluate(() => Date.now())) + PATIENCE);
  }

  async turn(milliseconds: number): Promise<void> {
    await this.#page.clock.runFor(milliseconds);
  }

  /** Turns it until something is seen, and not a moment longer. */
  async until(sought: Locator): Promise<void> {
    await this.#untilTrue(`${sought} is seen`, () => sought.first().isVisible());
  }

  /** Turns it until something is gone. */
  async untilGone(shown: Locator): Promise<void> {
    await this.#untilTrue(`${shown} is gone`, async () => (await shown.count()) === 0);
  }

  /** Given up when it is long past in both times: on a slow machine much real time goes by for little of the page's. */
  async #untilTrue(what: string, holds: () => Promise<boolean>): Promise<void> {
    const givenUp = performance.now() + PATIENCE;
    for (let turned = 0; !(await holds()); turned += STEP) {
      if (turned > PATIENCE && performance.now() > givenUp) throw new Error(`waited in vain until ${what}`);
      await this.turn(STEP);
    }
  }

  /** Turns it as little as can be while something works that needs timers of the page, such as axe, however long that takes. */
  async during(work: Promise<void>): Promise<void> {
    let isOver = false;
    const over = work.finally(() => {
      isOver = true;
    });
    over.catch(() => undefined);
    while (!isOver) await this.turn(1);
    await over;
  }

  /** From now on it goes on by itself again. */
  async release(): Promise<void> {
    await this.#page.clock.resume();
  }
}
