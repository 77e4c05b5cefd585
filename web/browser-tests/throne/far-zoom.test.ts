import { expect } from "vitest";
import { en } from "../../text/en.ts";
import { test, walkTo } from "../server/visit.ts";
import { layPosition } from "./kept-games.ts";
import { positionsOfEveryKind } from "./positions.ts";

/** Runs in the page: with which patterns lands are filled that somebody owns, as far as these are there. */
function patternsOfLands(): string[] {
  const lands = [...document.querySelectorAll(".throne-board .owned .pattern")];
  const ids = lands.map((land) => /#([^")]+)/.exec(getComputedStyle(land).fill)?.[1] ?? "none");
  return [...new Set(ids)].filter((id) => document.getElementById(id)?.tagName === "pattern").sort();
}

test("from far away every House has its own pattern still, drawn larger", async ({ visit }) => {
  const { page } = await visit({ size: "phone", withoutHints: true });
  const position = positionsOfEveryKind().get("march");
  if (position === undefined) throw new Error("no position asks for a march");
  await page.goto("/practice");
  await walkTo(page, `/practice/${await layPosition(page, position)}`);
  await page.getByRole("button", { name: en.view.wholeMap }).tap();
  await page.locator('.throne-board [data-zoom="far"]').waitFor();
  const far = ["baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell"].map((house) => `throne/far-${house}`);
  await expect.poll(() => page.evaluate(patternsOfLands)).toEqual(far);
});
