import type { Page } from "playwright-core";
import { drawn } from "./drawn.ts";

/** More than any page has places to stop at. */
const MOST_STOPS = 80;

/** Tab until the keyboard is on something of this name, as somebody without a mouse does. */
export async function tabTo(page: Page, name: string): Promise<void> {
  await drawn(page);
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const { activeElement: here } = document;
      return here?.getAttribute("aria-label") ?? here?.textContent ?? "";
    });
    if (found.trim().startsWith(name)) return;
  }
  throw new Error(`Tab does not reach “${name}”`);
}

/** Tab to something, and press it. */
export async function tabAndEnter(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}
