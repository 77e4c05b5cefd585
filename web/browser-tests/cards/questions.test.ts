import { stackOf } from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { describe, expect } from "vitest";
import { expectGood } from "../server/axe.ts";
import { hiddenOfQuestion, openEyes } from "../server/question-in-the-page.ts";
import { test, type VisitOptions } from "../server/visit.ts";
import { openPosition, type Position, positionWhere } from "./positions.ts";

/** Every kind of question, with something to choose: axe finds nothing, and nothing is wider than the screen. */

const acts = ({ answers }: Position): number => answers.filter(({ kind }) => kind === "act").length;
const isLater = ({ state }: Position): boolean => cards.round(state) >= 2;

const positions: { readonly [name: string]: Position } = {
  deck: positionWhere(({ kind }) => kind === "deck"),
  mulligan: positionWhere(({ kind }) => kind === "mulligan"),
  place: positionWhere(({ kind }) => kind === "place"),
  plot: positionWhere((one) => one.kind === "plot" && isLater(one)),
  marshalling: positionWhere((one) => one.kind === "action" && isLater(one) && acts(one) > 2),
  challenge: positionWhere(({ kind, answers }) => kind === "challenge" && answers.length > 2),
  attackers: positionWhere(({ kind, answers }) => kind === "attackers" && answers.length > 2),
  defenders: positionWhere(({ kind, answers }) => kind === "defenders" && answers.length > 2),
  save: positionWhere((one) => one.kind === "save" && acts(one) > 0),
  response: positionWhere((one) => one.kind === "response" && acts(one) > 0),
  target: positionWhere(({ kind, answers }) => kind === "target" && answers.length > 1),
  order: positionWhere(({ kind }) => kind === "order"),
  title: positionWhere(({ kind }) => kind === "title", 4),
  "challenge in a melee": positionWhere((one) => one.kind === "challenge" && isLater(one), 6),
};

const visits: readonly VisitOptions[] = [
  { size: "laptop", language: "en", theme: "night" },
  { size: "phone", language: "fr", theme: "parchment" },
];

describe.each(visits)("$size, $language, $theme", (options) => {
  test("questions", async ({ visit }) => {
    const { page } = await visit({ ...options, withoutHints: true, isUnpainted: true });
    for (const [name, position] of Object.entries(positions)) {
      await openPosition(page, position);
      await expectGood(page, name);
    }
  });
});

test("what saves is seen on a low laptop, however deep it lies", async ({ visit }) => {
  const { page } = await visit({ withoutHints: true, isUnpainted: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  const deep = positionWhere((one) => one.kind === "save" && acts(one) > 0 && stackOf(one.state).length > 1);
  await openPosition(page, deep);
  await page.evaluate(openEyes);
  await expect
    .poll(() =>
      page.evaluate(hiddenOfQuestion, {
        choices: [".cards-act"],
        wholes: undefined,
        mayGiveUp: true,
        hasAnswer: false,
      }),
    )
    .toEqual([]);
  // The bar has room for what the table is called, beside the phases of a round.
  const cutOff = () => page.locator(".topbar .title span").evaluate((title) => title.scrollWidth - title.clientWidth);
  await expect.poll(cutOff).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(cutOff).toBeLessThanOrEqual(0);
});
