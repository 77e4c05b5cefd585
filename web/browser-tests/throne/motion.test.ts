import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isRecordProblem, readRecord } from "@weirwood/kernel";
import { areaNumber } from "@weirwood/throne/questions";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { en } from "../../text/en.ts";
import { test } from "../server/visit.ts";

/** What moves goes from where it was to where it is, can be skipped, and rests for those who want rest. */

const path = fileURLToPath(new URL("../../../games/throne/golden/five-1.weir", import.meta.url));

/** The first march of the game to one area alone: after so many decisions, from there to there. */
function firstMarch(): { readonly at: number; readonly from: number; readonly to: number } {
  const record = readRecord(readFileSync(path, "utf8"));
  if (isRecordProblem(record)) throw new Error(record.problem);
  for (const [at, { notation }] of record.decisions.entries()) {
    const march = /^march (\S+): [^,>]+ > (\S+)$/.exec(notation);
    if (march !== null) return { at, from: areaNumber(march[1]), to: areaNumber(march[2]) };
  }
  throw new Error("nobody marches to one area alone");
}

async function openBefore(page: Page, at: number): Promise<void> {
  await page.goto("/replay");
  await page.getByLabel(en.replay.open).setInputFiles(path);
  const slider = page.getByRole("slider", { name: en.replay.slider });
  await slider.fill(String(at));
  await isShown(page);
}

/** Until the board shows where the replay is: only from there the next step is animated. */
const isShown = (page: Page): Promise<void> => page.locator('.replay-board[aria-busy="false"]').waitFor();

test("units travel from where they were to where they are", async ({ visit }) => {
  const { at, from, to } = firstMarch();
  const { page } = await visit({ withMotion: true });
  await openBefore(page, at);
  const caught = await page.evaluateHandle(catchTraveller, { from, to });
  await page.keyboard.press(".");
  const seen = await caught.evaluate(({ traveller }) => traveller);
  expect(seen).toEqual({ isAtHome: true, isThere: true, isBetween: true });
  await page.locator(".journeys > g").waitFor({ state: "detached" });

  // Seen to its end, it goes by itself.
  await page.keyboard.press(",");
  await isShown(page);
  const watched = await page.evaluateHandle(watchTraveller);
  await page.keyboard.press(".");
  await watched.evaluate(({ isGone }) => isGone);
});

test("nothing travels for whoever wants no motion", async ({ visit }) => {
  const { at, to } = firstMarch();
  const { page } = await visit();
  await openBefore(page, at);
  const area = page.locator(`.area-button[data-area="${to}"]`);
  const before = await area.getAttribute("aria-label");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector(".journeys > g") !== null) document.body.dataset.travelled = "yes";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press(".");
  await expect.poll(() => area.getAttribute("aria-label")).not.toBe(before);
  await expect.poll(() => page.locator("body").getAttribute("data-travelled")).toBeNull();
});

/** Runs in the page, from where no journey is too short to be seen: is done when a traveller has come and gone. */
function watchTraveller(): { readonly isGone: Promise<void> } {
  let hasCome = false;
  const isGone = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      const isThere = document.querySelector(".journeys > g") !== null;
      hasCome ||= isThere;
      if (!hasCome || isThere) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });
  return { isGone };
}

interface Seen {
  readonly isAtHome: boolean;
  readonly isThere: boolean;
  readonly isBetween: boolean;
}

/** Runs in the page: stops the first traveller as it sets out, and says where it is at both ends of its way. */
function catchTraveller({ from, to }: { readonly from: number; readonly to: number }): {
  readonly traveller: Promise<Seen>;
} {
  const animate = Element.prototype.animate;
  const look = (traveller: Element, move: Animation): Seen => {
    const whole = Number(move.effect?.getComputedTiming().duration);
    const isIn = (area: number, time: number): boolean => {
      move.currentTime = time;
      const { x, y, width, height } = traveller.getBoundingClientRect();
      // Areas are drawn once and used again by name.
      const used = document.querySelector<SVGUseElement>(`.area-button[data-area="${area}"] use`);
      const shape = document.querySelector<SVGPathElement>(used?.getAttribute("href") ?? "none");
      const onMap = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(used?.getScreenCTM()?.inverse());
      return shape?.isPointInFill(onMap) === true;
    };
    return {
      isAtHome: isIn(from, 0),
      isThere: isIn(to, whole - 0.01),
      isBetween: !isIn(to, whole * 0.2) && !isIn(from, whole * 0.8),
    };
  };
  // Caught where it begins: a busy browser may draw no frame before it is over.
  const traveller = new Promise<Seen>((resolve) => {
    Element.prototype.animate = function (...given) {
      const move = animate.apply(this, given);
      if (!this.matches(".journeys > g")) return move;
      Element.prototype.animate = animate;
      move.pause();
      resolve(look(this, move));
      return move;
    };
  });
  return { traveller };
}
