import { throne } from "@weirwood/throne/rules";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectNoFaults, newVisitor, type VisitOptions, type Visitor, walkTo } from "../server/visit.ts";
import { hiddenOfQuestion, pictures } from "./in-the-page.ts";
import { layPosition } from "./kept-games.ts";
import { crowdedPositions, type Position } from "./positions.ts";

const sizes: readonly NonNullable<VisitOptions["size"]>[] = ["small laptop", "phone held across", "small phone"];
const positions = [...crowdedPositions()];

/** What of a question cannot be seen when it opens: with nothing chosen, or with an answer that lies there unsent. */
async function hiddenOf(page: Page, position: Position, draft?: string): Promise<readonly string[]> {
  const id = await layPosition(page, position, draft === undefined ? {} : { draft });
  await walkTo(page, `/practice/${id}`);
  const [{ id: ask }] = throne.asks(throne.view(position.state, position.seat));
  await page.waitForFunction((title) => document.title.includes(title), id);
  await page.locator(`.ask-slot[data-ask="${ask}"]`).waitFor({ state: "attached" });
  await page.locator("dialog.stage[open], section.ask, section.ask-note.in-panel").first().waitFor();
  await page.evaluate(pictures);
  return page.evaluate(hiddenOfQuestion);
}

describe.each(sizes)("on a %s", (size) => {
  const faults: string[] = [];
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor({ size, language: "fr", withoutHints: true }, faults);
    await visitor.page.goto("/practice");
  });
  afterAll(async () => {
    await visitor.context.close();
    expectNoFaults(faults);
  });

  test("every question shows its first choice, its foot and the button that sends, before and after one chooses", async () => {
    const hidden: { [question: string]: readonly string[] } = {};
    for (const [name, position] of positions) {
      hidden[name] = await hiddenOf(visitor.page, position);
      hidden[`${name}, chosen`] = await hiddenOf(visitor.page, position, throne.print(position.answer));
    }
    expect(Object.entries(hidden).filter(([, parts]) => parts.length > 0)).toEqual([]);
  });
});
