import { expect, test } from "vitest";
import { drawField } from "./drawing.ts";
import { plans } from "./index.ts";
import { sketchOf } from "./sketch.ts";
import { writePlan } from "./writing.ts";

const kingsroad = writePlan(plans.kingsroad);

test("the sketch of a plan without mistakes shows what the plan does", () => {
  const sketch = sketchOf(kingsroad);
  expect(sketch && drawField(sketch)).toEqual(drawField(plans.kingsroad));
});

test("units that stand nowhere are left out, and nothing else", () => {
  const sketch = sketchOf(kingsroad.replace('"at": "d3"', '"at": "z3"').replace('"rounds": 5', '"rounds": 50'));
  expect(sketch?.units).toEqual(plans.kingsroad.units.filter(({ at }) => at !== "d3"));
  expect(sketch?.objectives).toEqual(plans.kingsroad.objectives);
});

test("without a field there is nothing to draw", () => {
  expect(sketchOf("")).toBeUndefined();
  expect(sketchOf("[]")).toBeUndefined();
  expect(sketchOf(kingsroad.replace('"landscape"', '"portrait"'))).toBeUndefined();
  expect(sketchOf(kingsroad.replace(". ~ f", ". ~ x"))).toBeUndefined();
});
