import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { settled } from "./arrive.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare const axe: { run(part: string, options: RunOptions): Promise<AxeResults> };

/** Runs in the page: whether something moves that will come to rest. What is half faded in has other colours. */
function isMoving(): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const { endTime = 0 } = effect?.getComputedTiming() ?? {};
    return playState === "running" && Number(endTime) < Number.POSITIVE_INFINITY;
  });
}

/**
 * Looks at what is on the screen, or at a part of it, as axe does, once it is at rest; whatever it finds fails the test, with
 * the place where it is.
 */
export async function expectAccessible(page: Page, where: string, part = "html"): Promise<void> {
  await settled(page);
  await expect.poll(() => page.evaluate(isMoving)).toBe(false);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate((one) => axe.run(one, { resultTypes: ["violations"] }), part);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect(found.join("\n"), where).toBe("");
}

/** Both of what every page and every question of a game must be. */
export async function expectGood(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectToFit(page, where);
}

/** Nothing on the page may be wider than the screen: nobody scrolls sideways. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  await settled(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  // Not what the page calls its width: a phone makes room for what is too wide, and shows all of it smaller.
  expect(wide, `${where} is wider than the screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
