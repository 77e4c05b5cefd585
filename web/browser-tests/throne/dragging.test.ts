import { isPort, type Troop, type UnitKind } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { describe, expect } from "vitest";
import { marchFrom, withTokenOffered } from "../../games/throne/draft/moves.ts";
import { refusalOf, seatedAt } from "../../games/throne/draft/seated.ts";
import { decisionOf } from "../server/kept-games.ts";
import { test, walkTo } from "../server/visit.ts";
import { Hands } from "./hands.ts";
import { layPosition } from "./kept-games.ts";
import { positionsOfEveryKind } from "./positions.ts";
import type { Reach } from "./touch.ts";

const fields = ["footmen", "knights", "ships", "engines"] as const;
const nobody: Troop = { footmen: 0, knights: 0, ships: 0, engines: 0 };

/** A march that can be made with one unit, and the unit's kind. */
function marchOfOne() {
  const position = positionsOfEveryKind().get("march");
  if (position?.answer.kind !== "march") throw new Error("no position asks for a march");
  const { state, seat, answer } = position;
  for (const { to, ...troop } of answer.moves) {
    for (const [kind, field] of fields.entries()) {
      if (troop[field] === 0 || isPort(to)) continue;
      const at = seatedAt(throne.view(state, seat), seat);
      const sent = { ...answer, moves: [{ ...nobody, [field]: 1, to }], token: false };
      if (refusalOf(at, sent) !== undefined) continue;
      // The last who leaves is offered a token, which is left unless somebody objects.
      const one = withTokenOffered(at, marchFrom(answer.from), sent);
      return { position, one, kind: kind as UnitKind, to };
    }
  }
  throw new Error("no march can be made with one unit");
}

const { position, one, kind, to } = marchOfOne();

const visits = [
  { reach: "mouse", size: "laptop" },
  { reach: "touch", size: "narrow" },
] as const satisfies readonly { readonly reach: Reach; readonly size: string }[];

describe.each(visits)("by $reach", ({ reach, size }) => {
  test("a unit is drawn from the panel onto the map, and marches there", async ({ visit }) => {
    const { page } = await visit({ size, withoutHints: true });
    await page.goto("/practice");
    const id = await layPosition(page, position);
    await walkTo(page, `/practice/${id}`);
    const hands = new Hands(page, { reach });
    await hands.takeUp(one.from, "march");
    await hands.dragUnit(kind, to);
    await page.locator(".move header").waitFor();
    await page.locator(".dragged").waitFor({ state: "detached" });
    await hands.send();
    await expect.poll(() => decisionOf(page, id, position.seat)).toBe(throne.print(one));
  });
});
