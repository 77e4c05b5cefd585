import type { Page } from "playwright-core";
import { expect } from "vitest";
import { drawn } from "./drawn.ts";

/** Runs in the page: whether what is shown is the page of the address, with all that it loads. */
function isHere(): boolean {
  const page = document.querySelector<HTMLElement>("#page");
  if (page === null || page.dataset.path !== location.pathname || page.childElementCount === 0) return false;
  // What comes later to a page that is shown already says so until it has come.
  return page.querySelector(".loading, [aria-busy=true]") === null;
}

/** Until the page of the address is there, with all that it loads. Nothing looks at a page before. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHere)).toBe(true);
}

/** Presses what leads to another page, and is done when that page is there. */
export async function arrive(page: Page, at: RegExp, press: () => Promise<unknown>): Promise<void> {
  await press();
  await page.waitForURL(at);
  await settled(page);
  // A page takes the keyboard when it has come.
  await drawn(page);
}

/** An address of a game that this browser plays. */
export const PRACTICE = /\/practice\/.+/;
