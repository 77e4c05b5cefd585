import type { AskKind } from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { describe, expect } from "vitest";
import { text as learnText } from "../../games/cards/learn/text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { expectStatesSeen } from "../server/forced-colours.ts";
import { layState } from "../server/kept-games.ts";
import { test, walkTo } from "../server/visit.ts";
import { crowdedPositions } from "./positions.ts";

/** Questions that look different from all others. */
const scenes: readonly AskKind[] = ["plot", "first", "mulligan", "place", "action", "challenge", "attackers", "title"];

describe.each(["parchment", "night"] as const)("%s, in colours of the reader's own", (theme) => {
  test("every state has a form", async ({ visit }) => {
    const { page } = await visit({ theme, withoutHints: true, ownColours: true });
    await page.goto("/practice");
    const positions = crowdedPositions();
    const seen = new Set<string>();
    for (const kind of scenes) {
      const position = positions.get(kind);
      if (position === undefined) throw new Error(`no position asks ${kind}`);
      const { state, seat, players, answers } = position;
      const draft = cards.print(answers[answers.length - 1]);
      const id = await layState(page, cards, { state, seat, options: { players } }, { draft });
      await walkTo(page, `/practice/${id}`);
      await page.waitForFunction((title) => document.title.includes(title), id);
      await page.locator("section.ask").first().waitFor();
      await expectStatesSeen(page, kind, seen);
      if (kind !== "action") continue;
      for (const wish of [1, 2]) {
        await page.locator(".cards-never").selectOption({ index: wish });
        await expectStatesSeen(page, "asked never", seen);
      }
    }
    for (const one of [".seg: aria-pressed", "data-on", "cards-step", "cards-pick", "aria-current"]) {
      expect([...seen].join("\n")).toContain(one);
    }
  });

  test("one sees at which hint one is", async ({ visit }) => {
    const { page } = await visit({ theme, ownColours: true });
    await page.goto("/learn/cards");
    await arrive(page, PRACTICE, () => page.getByRole("button", { name: learnText.guided.start }).click());
    await page.locator(".hint-dots").waitFor();
    const seen = new Set<string>();
    await expectStatesSeen(page, "a hint", seen);
    expect([...seen].join("\n")).toContain(".hint-dots");
  });
});
