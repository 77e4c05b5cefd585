import type { BrowserContext, Request } from "playwright-core";
import { expect } from "vitest";
import { test } from "./server/visit.ts";

/** Thousands of bytes over the line. */
const MOST = 380;
const MOST_BEFORE_ONE_CAN_PLAY = 150;
/** Of all files for games without a network, which come behind the page. */
const MOST_KEPT = 2_400;

interface Received {
  readonly path: string;
  readonly size: number;
  readonly isKept: boolean;
}

/** What comes to a browser over the line, for workers too: as it is sent, with its headers. */
class Line {
  readonly #received: Promise<Received>[] = [];
  readonly #waiting = new Set<Request>();

  constructor(context: BrowserContext) {
    context.on("request", (request) => this.#waiting.add(request));
    context.on("requestfailed", (request) => this.#waiting.delete(request));
    context.on("requestfinished", (request) => {
      this.#received.push(this.#weigh(request));
      this.#waiting.delete(request);
    });
  }

  /** What the service worker hands out came over the line earlier, when it was kept. */
  async #weigh(request: Request): Promise<Received> {
    const { pathname: path } = new URL(request.url());
    const isKept = request.serviceWorker() !== null;
    const response = await request.response();
    if (response === null || response.fromServiceWorker()) return { path, size: 0, isKept };
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    return { path, size: responseHeadersSize + responseBodySize, isKept };
  }

  get isQuiet(): boolean {
    return this.#waiting.size === 0;
  }

  /** Thousands of bytes. */
  async weightOf(isCounted: (one: Received) => boolean): Promise<number> {
    const received = await Promise.all(this.#received);
    return received.filter(isCounted).reduce((sum, { size }) => sum + size, 0) / 1000;
  }
}

test("a first visit to the front page, game behind the headline included, costs 380 KB, 150 before one can play", async ({
  visit,
}) => {
  const { page, context } = await visit({ withMotion: true });
  const line = new Line(context);
  // When there was something to press: what had been asked for until then stood between the reader and it.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector(".hero-buttons button") === null) return;
      performance.mark("can play");
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await page.locator(".hero-map.living svg").first().waitFor();
  await expect.poll(() => line.isQuiet).toBe(true);

  const askedBefore = await page.evaluate(() => {
    const [{ startTime }] = performance.getEntriesByName("can play");
    const entries = performance.getEntriesByType("resource").filter((entry) => entry.startTime <= startTime);
    return ["/", ...entries.map(({ name }) => new URL(name).pathname)];
  });
  const before = await line.weightOf(({ path, isKept }) => !isKept && askedBefore.includes(path));
  const all = await line.weightOf(({ isKept }) => !isKept);
  const kept = await line.weightOf(({ isKept }) => isKept);
  expect(before).toBeGreaterThan(50);
  expect(before).toBeLessThan(MOST_BEFORE_ONE_CAN_PLAY);
  expect(all).toBeGreaterThan(before);
  expect(all).toBeLessThan(MOST);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(MOST_KEPT);
});
