import { readFileSync } from "node:fs";
import { type Decision, isRecordProblem, type Rules, readRecord, replay } from "@weirwood/kernel";
import type { ViewportSize } from "playwright-core";
import { expect } from "vitest";
import { fr } from "../../text/fr.ts";
import { HeldTime } from "./held-time.ts";
import { layState } from "./kept-games.ts";
import { settled } from "./question-in-the-page.ts";
import { test, walkTo } from "./visit.ts";

/** While something is told, its line lies on nothing that somebody may want to press or read. */

const sizes: readonly ViewportSize[] = [
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

interface Told {
  /** Among the games that are kept to compare with. */
  readonly record: string;
  /** Which of its decisions is made: one after which others have something to do that is told. */
  readonly at: number;
}

/**
 * Tests that no control, and nothing that bears the reader's own name, lies under what is told, and that its own controls can
 * be pressed.
 */
export function whatIsToldCoversNothing<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  rows: readonly Told[],
): void {
  test.for(rows)("after decision $at of $record", async ({ record: name, at }, { visit }) => {
    const { page } = await visit({ language: "fr", pace: "slow", withMotion: true, withoutHints: true });
    const time = await HeldTime.of(page);
    const record = readRecord(
      readFileSync(new URL(`../../../games/${rules.name}/golden/${name}.weir`, import.meta.url), "utf8"),
    );
    if (isRecordProblem(record)) throw new Error(record.problem);
    const replayed = replay(rules, record, { upTo: at });
    if (isRecordProblem(replayed)) throw new Error(replayed.problem);
    const { state } = replayed;
    const seat = rules.awaited(state);
    await page.goto("/about");
    const id = await layState(page, rules, { state, seat, options: record.options }, { bot: "steward" });
    await walkTo(page, `/practice/${id}`);
    await page
      .locator(`.ask-slot[data-ask="${rules.asks(rules.view(state, seat))[0].id}"]`)
      .waitFor({ state: "attached" });
    const line = page.getByRole("textbox", { name: fr.table.commandLine.label, exact: true });
    await line.fill(record.decisions[at].notation);
    await time.hold();
    await line.press("Enter");
    const told = page.locator(".caption");
    const pause = told.getByRole("button", { name: fr.stage.pause, exact: true });
    await time.until(pause);
    await pause.click();
    await time.release();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(settled);
      const message = `${size.width}×${size.height}`;
      await expect.poll(() => page.evaluate(underWhatIsTold), { message }).toEqual([]);
    }
  });
}

/** Runs in the page. Places of a board that is moved by hand are no controls here: what is told lies somewhere on it. */
function underWhatIsTold(): string[] {
  const FINE = 4;
  const controls = "button, a, input, select, summary, label, [role=button], [role=tab]";
  const told = document.querySelector(".caption");
  if (told === null) return ["nothing is told"];
  const { left, right, top, bottom } = told.getBoundingClientRect();
  const found = new Set<string>();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.add("the edge of the screen");
  for (let y = top + 1; y < bottom; y += FINE) {
    for (let x = left + 1; x < right; x += FINE) {
      const over = document.elementsFromPoint(x, y).filter((one) => !told.contains(one));
      for (const one of over) {
        const part = one.closest(`${controls}, [data-own], .own`);
        if (part === null || part.closest(".map-layer") !== null) continue;
        found.add(`${part.className}: ${part.getAttribute("aria-label") ?? part.textContent}`);
      }
    }
  }
  for (const own of told.querySelectorAll(controls)) {
    if (own.getClientRects().length === 0) continue;
    const box = own.getBoundingClientRect();
    const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!own.contains(seen))
      found.add(`its own ${own.getAttribute("aria-label") ?? own.textContent} cannot be pressed`);
  }
  return [...found];
}
