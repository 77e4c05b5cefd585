import { battles } from "@weirwood/battles";
import { type PlanId, planIds, plans } from "@weirwood/battles/plans";
import { hexNames } from "@weirwood/battles/questions";
import { expect, test } from "vitest";
import { type FieldPicture, pictureOf } from "./field-picture.ts";
import { pictureOfPlan } from "./plan-picture.ts";

const hexNamed = (name: string): number => hexNames.indexOf(name);

/** What a plan and its battle must agree on: what is laid before the first round may differ. */
const ground = ({ board, hexes }: FieldPicture): unknown => [
  board,
  [...hexes].map(([hex, { terrain, token, objective, unit }]) => [
    hexNames[hex],
    terrain,
    token,
    objective?.owner,
    unit && [unit.house, unit.type, unit.rank, unit.figures, unit.strength, unit.commander],
  ]),
];

test.each(planIds)("%s looks as its battle does when it begins", (plan: PlanId) => {
  const view = battles.view(battles.scenarios.given({ plan }), 0);
  expect(ground(pictureOfPlan(plans[plan]))).toEqual(ground(pictureOf(view)));
});

test("a plan that is being made is drawn as far as it goes", () => {
  const picture = pictureOfPlan({
    board: "portrait",
    field: ["= ?"],
    units: [{ type: "war-host", rank: "green", at: "z99" }],
    zones: { keep: "a0 o1" },
  });
  expect(picture.hexes.get(hexNamed("a0"))?.terrain).toBe("road");
  expect(picture.hexes.get(hexNamed("b0"))?.terrain).toBe("plains");
  expect(picture.zones).toEqual([{ zone: "keep", hexes: [hexNamed("a0")] }]);
});

test("a view tells of fire, ashes, engaged edges and what is spent", () => {
  const game = battles.scenarios.given({
    field: { i5: "building", b2: "forest" },
    pool: { stark: { morale: 1 } },
    fire: { i5: 2, h6: 1 },
    units: { h5: "blue war-host 3 spent", g5: "green lannisport-guards", a10: "green lannisport-guards" },
    engaged: { h5: "g5 stark", g5: "h5 stark" },
    devastated: { b2: true },
  });
  const { hexes } = pictureOf(battles.view(game, 0));
  expect(hexes.get(hexNamed("i5"))).toMatchObject({ terrain: "building", fire: 2 });
  expect(hexes.get(hexNamed("b2"))).toMatchObject({ isDevastated: true });
  expect(hexes.get(hexNamed("h5"))?.unit).toMatchObject({
    figures: 3,
    isSpent: true,
    foeAt: hexNamed("g5"),
    engagedBy: "stark",
  });
});
