import { checkNotation, checkOptionsAgree, checkRefusalsChangeNothing, playOut } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { throne } from "./index.ts";
import { askKind } from "./state/asks.ts";
import { askKinds, variantIds } from "./state/layout.ts";

/**
 * Illegal play, for every kind of decision: the first positions of random games that ask for it are put to spoilt and
 * hostile answers, which must be refused by a rule and change nothing.
 */
describe("what is not legal", () => {
  const often = 4;
  const met = new Map<string, number>();

  it("is refused by a rule and changes nothing, whatever is asked", () => {
    for (let i = 0; met.size < askKinds.length || Math.min(...met.values()) < often; i++) {
      expect(i, `still looking for ${askKinds.filter((kind) => (met.get(kind) ?? 0) < often).join(", ")}`).toBeLessThan(
        3000,
      );
      // Bare games, games with everything on, and the same with the old cards: together they bring up every question.
      const everything = variantIds.filter((variant) => variant !== "three-board");
      const variants = [[], everything, everything.filter((variant) => variant !== "crowned")][i % 3];
      playOut(throne, { players: 3 + (Math.trunc(i / 3) % 4), variants }, `illegal ${i}`, undefined, {
        everyDecision({ state, seat, answer, place, chance }) {
          const kind = askKind(state);
          const count = met.get(kind) ?? 0;
          if (count >= often) return;
          met.set(kind, count + 1);
          checkRefusalsChangeNothing(throne, state, place, chance);
          checkOptionsAgree(throne, state, seat, place, chance);
          checkNotation(throne, answer, place, chance);
        },
      });
    }
    expect([...met.keys()].sort()).toEqual([...askKinds].sort());
  });

  it("is refused to a seat that is not there, and after the end", () => {
    const { state } = playOut(throne, { players: 3 }, "an end");
    const answer = throne.parse("bid 0");
    expect(throne.check(state, 0, answer)?.rule).toBe("kernel.game-over");
    for (const seat of [-1, 3, 0.5, Number.NaN]) expect(throne.check(state, seat, answer)?.rule).toBe("kernel.no-seat");
  });
});
