import type { AskKind } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { describe, expect } from "vitest";
import { expectStatesSeen } from "../server/forced-colours.ts";
import { layState } from "../server/kept-games.ts";
import { test, walkTo } from "../server/visit.ts";
import { laidOut, openTable } from "./open-table.ts";
import { crowdedPositions } from "./positions.ts";

/** Questions that look different from all others. */
const scenes: readonly AskKind[] = ["turn", "pick", "place", "attack", "reroll", "keep", "move"];

describe.each(["parchment", "night"] as const)("%s, in colours of the reader's own", (theme) => {
  test("every state has a form", async ({ visit }) => {
    const { page } = await visit({ theme, withoutHints: true, ownColours: true });
    await page.goto("/practice");
    const positions = crowdedPositions();
    const seen = new Set<string>();
    for (const kind of scenes) {
      const position = positions.get(kind);
      const answer = position?.answers.at(-1);
      if (position === undefined || answer === undefined) throw new Error(`no position asks ${kind}`);
      for (const besides of [{}, { draft: battles.print(answer) }]) {
        const id = await layState(page, battles, position, besides);
        await walkTo(page, `/practice/${id}`);
        await page.waitForFunction((title) => document.title.includes(title), id);
        await page.locator("section.ask").first().waitFor();
        await expectStatesSeen(page, kind, seen);
      }
    }
    for (const state of ["aria-pressed", "aria-selected", "aria-disabled", "aria-current", "data-done"]) {
      expect([...seen].join("\n")).toContain(state);
    }
  });

  test("the morale track keeps its fields and its marker", async ({ visit }) => {
    const { page } = await visit({ theme, withoutHints: true, ownColours: true });
    await openTable(page, laidOut({ units: { c1: "blue maege", c9: "blue kevan" }, morale: "lannister-6" }));
    const track = page.locator(".battle-strip .morale-track");
    const groundOf = (one: Element): string => getComputedStyle(one).backgroundColor;
    const fields = await track
      .locator("> span")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    // The start, what lies before the first break, and green, yellow and red.
    expect(new Set(fields).size).toBe(5);
    expect(fields).not.toContain(await track.locator(".morale-marker").evaluate(groundOf));
    const marked = await track.screenshot();
    await track.locator(".morale-marker").evaluate((one) => one.remove());
    expect((await track.screenshot()).equals(marked)).toBe(false);
  });
});
