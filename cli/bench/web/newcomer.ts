import type { Browser, BrowserContext, Page } from "playwright-core";
import { type KeptGame, keeping } from "./kept-game.ts";
import { readTrace, type Trace, traceCategories } from "./trace.ts";

/** How somebody comes to the table. */
export interface Visit {
  readonly address: string;
  readonly game: KeptGame;
  /** Selects what can be pressed on the board. */
  readonly target: string;
  readonly language?: string;
  /** A hint covers the board, and follows what it points at picture by picture. */
  readonly hasHints?: boolean;
  /** What others do is told, slowly; else everything is shown at once. */
  readonly isTold?: boolean;
}

const GAME = "benchweb00000000";
export const TABLE = `/practice/${GAME}`;
const FIRST_INPUT = "first-input";
/** Catches a hang: a browser that has just been installed is slow to come, and a busy machine is slow at everything. */
const LONGEST_WAIT = 300_000;

/**
 * Runs in the page before its own scripts. The first input is possible once the board is there in its size, with something
 * that can be pressed, the question has a control that can be used, and the picture that shows both has been drawn.
 */
const watchForInput = (target: string): string => `
  const area = ${JSON.stringify(`[data-zoom] ${target}`)};
  const control = ["section.ask", "dialog.stage[open]"].map((place) => place + " button:enabled").join();
  new MutationObserver((_, observer) => {
    if (document.querySelector(area) === null || document.querySelector(control) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      performance.mark("${FIRST_INPUT}");
      console.debug("${FIRST_INPUT}");
    }));
  }).observe(document, { childList: true, subtree: true, attributes: true });
`;

/** A browser that has never been here, except that a game is in its keeping. */
export class Newcomer {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #browser: Browser;

  private constructor(browser: Browser, context: BrowserContext, page: Page) {
    this.#browser = browser;
    this.context = context;
    this.page = page;
  }

  static async to(
    { address, game, target, language = "en", hasHints = true, isTold = false }: Visit,
    browser: Browser,
  ): Promise<Newcomer> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: language,
      reducedMotion: isTold ? "no-preference" : "reduce",
      serviceWorkers: "block",
      baseURL: address,
    });
    context.setDefaultTimeout(LONGEST_WAIT);
    const page = await context.newPage();
    await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto("/empty");
    await page.evaluate(keeping(GAME, game));
    if (!hasHints) await page.evaluate('localStorage.setItem("weirwood.hints", JSON.stringify({ isOff: true }))');
    if (isTold) await page.evaluate('localStorage.setItem("weirwood.pace", "slow")');
    await page.addInitScript({ content: watchForInput(target) });
    return new Newcomer(browser, context, page);
  }

  /** Opens the table, and waits until its question can be answered. */
  async openTable(): Promise<void> {
    const isPossible = this.page.waitForEvent("console", (line) => line.text() === FIRST_INPUT);
    await Promise.all([isPossible, this.page.goto(TABLE)]);
  }

  async trace(act: () => Promise<void>): Promise<Trace> {
    await this.#browser.startTracing(this.page, { categories: traceCategories });
    await act();
    return readTrace(await this.#browser.stopTracing());
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}

/** When the first input was possible. */
export function firstInputIn({ marks }: Trace): number {
  const moment = marks.get(FIRST_INPUT);
  if (moment === undefined) throw new Error("the trace ended before the first input was possible");
  return moment;
}
