import { throne } from "@weirwood/throne/rules";
import type { Page, ViewportSize } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectNoFaults, newVisitor, type Visitor, walkTo } from "../server/visit.ts";
import { hiddenOfQuestion, pictures } from "./in-the-page.ts";
import { layPosition } from "./kept-games.ts";
import { crowdedPositions, type Position } from "./positions.ts";

/** A small phone, a phone that is held across, and a small laptop. */
const growing = [
  { width: 360, height: 616 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
];
/** The way back: the next question opens at the size that the page has, and is laid out once for it. */
const shrinking = growing.toReversed();

/**
 * What of a question cannot be seen when it opens at the first of these sizes and is given the others: with nothing chosen,
 * or with an answer that lies there unsent.
 */
async function hiddenOf(
  page: Page,
  sizes: readonly ViewportSize[],
  position: Position,
  draft?: string,
): Promise<readonly string[]> {
  await page.setViewportSize(sizes[0]);
  const id = await layPosition(page, position, draft === undefined ? {} : { draft });
  await walkTo(page, `/practice/${id}`);
  const [{ id: ask }] = throne.asks(throne.view(position.state, position.seat));
  await page.waitForFunction((title) => document.title.includes(title), id);
  await page.locator(`.ask-slot[data-ask="${ask}"]`).waitFor({ state: "attached" });
  await page.locator("dialog.stage[open], section.ask, section.ask-note.in-panel").first().waitFor();
  const hidden: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(pictures);
    const parts = await page.evaluate(hiddenOfQuestion);
    hidden.push(...parts.map((part) => `${size.width}×${size.height}: ${part}`));
  }
  return hidden;
}

describe("every question shows its first choice, its foot and the button that sends", () => {
  const faults: string[] = [];
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor({ language: "fr", withoutHints: true, isUnpainted: true }, faults);
    await visitor.page.goto("/practice");
  });
  afterAll(async () => {
    await visitor.context.close();
    expectNoFaults(faults);
  });

  test.each([...crowdedPositions()])("%s", async (_, position) => {
    expect(await hiddenOf(visitor.page, growing, position), "with nothing chosen").toEqual([]);
    const answer = throne.print(position.answer);
    expect(await hiddenOf(visitor.page, shrinking, position, answer), "with an answer").toEqual([]);
  });
});
