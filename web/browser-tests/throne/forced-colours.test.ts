import { throne } from "@weirwood/throne/rules";
import { describe, expect } from "vitest";
import { expectStatesSeen } from "../server/forced-colours.ts";
import { test, walkTo } from "../server/visit.ts";
import { layPosition } from "./kept-games.ts";
import { positionsOfEveryKind } from "./positions.ts";

/** Questions that look different from all others. */
const scenes = ["orders", "march", "card", "bid-iron-throne", "bid-wildlings", "muster", "support", "take-back"];

describe.each(["parchment", "night"] as const)("%s, in colours of the reader's own", (theme) => {
  test("every state has a form", async ({ visit }) => {
    const { page } = await visit({ theme, withoutHints: true, ownColours: true });
    await page.goto("/practice");
    const positions = positionsOfEveryKind();
    const seen = new Set<string>();
    for (const kind of scenes) {
      const position = positions.get(kind);
      if (position === undefined) throw new Error(`no position asks ${kind}`);
      const id = await layPosition(page, position, { draft: throne.print(position.answer) });
      await walkTo(page, `/practice/${id}`);
      await page.waitForFunction((title) => document.title.includes(title), id);
      await page.locator("dialog.stage[open], section.ask").first().waitFor();
      await expectStatesSeen(page, kind, seen);
    }
    // Tracks, their steps, cards and numbers to choose from, what cannot be pressed.
    for (const one of [".track-scale: now", ".track-scale: past", "card-button", "num", "aria-disabled"]) {
      expect([...seen].join("\n")).toContain(one);
    }
  });
});
