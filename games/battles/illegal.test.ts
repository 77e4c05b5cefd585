import { chanceOf, type Json } from "@weirwood/kernel";
import {
  checkNoDeadEnds,
  checkNotation,
  checkOptionsAgree,
  checkRefusalsChangeNothing,
  type Moment,
  playOut,
} from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { skirmishIds } from "./data/overviews.ts";
import { battles } from "./index.ts";
import { planIds } from "./plans/index.ts";
import type { Battle, BattleDecision } from "./rules.ts";
import { ask, askKinds } from "./state/layout.ts";

/**
 * Positions that bring up what random games hardly ever do: King Robb in the thick of it, Edmure among friends, low morale,
 * gold, the Mountain, and two who strike again.
 */
const rare: readonly Json[] = [
  {
    units: {
      h5: "red robb-king",
      g5: "red winterfell-riders",
      i5: "red lannisport-guards",
      h4: "red lannisport-guards",
      i4: "red casterly-cavaliers",
    },
    engaged: { h5: "i5 lannister" },
    pool: { stark: { red: 3 }, lannister: { red: 3, valor: 3 } },
  },
  {
    markers: [{ kind: "edmure", hex: "h4", house: "lannister", "is-shown": true }],
    "marker-faces": ["true"],
    units: { h4: "green war-host", a10: "green lannisport-guards" },
    pool: { stark: { green: 1 } },
  },
  { morale: "stark-6", units: { h4: "green war-host", a10: "green lannisport-guards" } },
  {
    turn: "lannister",
    units: { h6: "blue tywin", a0: "green war-host" },
    hands: { lannister: ["ll32"] },
    pool: { lannister: { red: 1, green: 1 } },
  },
  {
    turn: "lannister",
    units: { h6: "red gregor-mountain", h5: "blue maege", g5: "blue war-host", g6: "red lannisport-guards" },
    pool: { lannister: { red: 4 }, stark: { blue: 2 } },
  },
  {
    units: { h5: "red robb-young-wolf", g5: "red greatjon", i5: "red lannisport-guards", h4: "red heavy-infantry" },
    pool: { stark: { red: 4 }, lannister: { red: 1 } },
  },
];

/**
 * Illegal play, for every kind of decision: the first positions of random games that ask for it are put to spoilt and
 * hostile answers, which must be refused by a rule and change nothing.
 */
describe("what is not legal", () => {
  const often = 4;
  const met = new Map<string, number>();
  const plans = [...planIds, ...skirmishIds];

  function everyDecision({ state, seat, answer, place, chance }: Moment<Battle, BattleDecision>): void {
    const kind = askKinds[ask.kind(state)];
    const count = met.get(kind) ?? 0;
    if (count >= often) return;
    met.set(kind, count + 1);
    checkRefusalsChangeNothing(battles, state, place, chance);
    checkOptionsAgree(battles, state, seat, place, chance);
    checkNotation(battles, answer, place, chance);
  }

  it("is refused by a rule and changes nothing, whatever is asked", () => {
    for (let i = 0; met.size < askKinds.length || Math.min(...met.values()) < often; i++) {
      expect(i, `still looking for ${askKinds.filter((kind) => (met.get(kind) ?? 0) < often).join(", ")}`).toBeLessThan(
        200,
      );
      const options = { plan: plans[i % plans.length], directionalRetreat: i % 4 === 3 };
      playOut(battles, options, `illegal ${i}`, undefined, { everyDecision });
      const position = battles.scenarios.given(rare[i % rare.length]);
      checkNoDeadEnds(battles, position, `illegal, rare ${i}`, chanceOf(`rare ${i}`), { everyDecision });
    }
    expect([...met.keys()].sort()).toEqual([...askKinds].sort());
  });

  it("is refused to a seat that is not there, and after the end", () => {
    const { state } = playOut(battles, { plan: "kingsroad" }, "an end");
    const answer = battles.parse("pass");
    expect(battles.check(state, 0, answer)?.rule).toBe("kernel.game-over");
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(battles.check(state, seat, answer)?.rule).toBe("kernel.no-seat");
  });
});
