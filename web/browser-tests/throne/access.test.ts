import { describe } from "vitest";
import { expectGood } from "../server/axe.ts";
import { expectRoomForFingers } from "../server/fingers.ts";
import { test, type VisitOptions, walkTo } from "../server/visit.ts";
import { layPosition } from "./kept-games.ts";
import { positionsOfEveryKind } from "./positions.ts";

/** In every question that looks different from all others axe finds nothing, and nothing is wider than the screen. */

const scenes = ["orders", "march", "card", "bid-iron-throne", "bid-wildlings", "muster", "support", "retreat", "ties"];

const tables: readonly VisitOptions[] = [
  { size: "laptop", language: "fr", theme: "night", isUnpainted: true },
  { size: "narrow", language: "en", theme: "parchment", isUnpainted: true },
];

describe.each(tables)("$size, $language, $theme", (options) => {
  test("a table, question by question", async ({ visit }) => {
    const { page } = await visit(options);
    await page.goto("/practice");
    const positions = positionsOfEveryKind();
    for (const kind of scenes) {
      const position = positions.get(kind);
      if (position === undefined) throw new Error(`no position asks ${kind}`);
      await walkTo(page, `/practice/${await layPosition(page, position)}`);
      await page.locator("dialog.stage[open], section.ask").first().waitFor();
      await expectGood(page, kind);
      if (options.size === "narrow") await expectRoomForFingers(page, kind);
      await walkTo(page, "/practice");
      await page.locator("h1").first().waitFor();
    }
  });
});

test("the rules book, part by part", async ({ visit }) => {
  const { page } = await visit({ size: "narrow", language: "fr", isUnpainted: true });
  for (const part of ["", "#cards", "#areas", "#pieces"]) {
    await page.goto(`/rules/throne${part}`);
    await page.locator("h1").first().waitFor();
    await expectGood(page, `the book ${part}`);
  }
});
