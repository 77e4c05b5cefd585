import { throne } from "@weirwood/throne/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { decisionOf } from "../server/kept-games.ts";
import { expectNoFaults, newVisitor, type VisitOptions, type Visitor, walkTo } from "../server/visit.ts";
import { Hands } from "./hands.ts";
import { layPosition } from "./kept-games.ts";
import { positionsOfEveryKind } from "./positions.ts";
import type { Reach } from "./touch.ts";

/** Questions are dealt out to the ways of answering, so that each is answered once: ways share the controls. */
const reaches: readonly Reach[] = ["mouse", "keyboard", "touch"];

/** A third of the questions of the game, from real positions with all variants on, are answered through the page alone. */
export function asksAreAnswered(how: string, reach: Reach, options: VisitOptions): void {
  const share = [...positionsOfEveryKind()].filter((_, at) => reaches[at % reaches.length] === reach);
  const faults: string[] = [];
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await newVisitor({ ...options, withoutHints: true }, faults);
    await visitor.page.goto("/practice");
  });
  afterAll(() => visitor.context.close());
  afterEach(() => expectNoFaults(faults));

  describe(how, () => {
    test.each(share)("%s", async (_, position) => {
      const { page } = visitor;
      const id = await layPosition(page, position);
      await walkTo(page, `/practice/${id}`);
      await new Hands(page, { reach, language: options.language ?? "en" }).make(position.answer);
      await expect.poll(() => decisionOf(page, id, position.seat)).toBe(throne.print(position.answer));
    });
  });
}
