import type { Page } from "playwright-core";
import { expect } from "vitest";
import { settled } from "./arrive.ts";

/**
 * A finger that comes down 19 px beside the middle of anything that can be pressed still presses it. Links within a text are
 * as high as its lines, and places of a board are as large as the board is drawn.
 */
export async function expectRoomForFingers(page: Page, where: string): Promise<void> {
  await settled(page);
  await expect.poll(() => page.evaluate(smallForFingers), { message: where }).toEqual([]);
}

/** Runs in the page. */
function smallForFingers(): string[] {
  const REACH = 19;
  const sides = [
    [0, -REACH],
    [0, REACH],
    [-REACH, 0],
    [REACH, 0],
  ];
  for (const folded of document.querySelectorAll("details")) folded.open = true;
  const controls = document.querySelectorAll("button, a, summary, input, select, [role=button], [role=tab]");
  return [...controls].flatMap((control) => {
    const isExempt = control.matches(".rule, :is(p, dd, li > span) *, .map-layer *, .visually-hidden *");
    if (isExempt || control.getClientRects().length === 0) return [];
    control.scrollIntoView({ block: "center", inline: "center" });
    const whole = control.closest("label") ?? control;
    const { left, top, width, height } = whole.getBoundingClientRect();
    const isHit = ([right, down]: readonly number[]): boolean => {
      const hit = document.elementFromPoint(left + width / 2 + right, top + height / 2 + down);
      // A link to a rule reaches into what stands beside it.
      return whole.contains(hit) || hit?.closest(".rule") != null;
    };
    // What lies under something else is not pressed now.
    if (!isHit([0, 0]) || sides.every(isHit)) return [];
    return [`${control.className}: ${control.getAttribute("aria-label") ?? control.textContent}`];
  });
}
