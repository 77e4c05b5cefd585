import { type BattlePlan, plans } from "@weirwood/battles/plans";
import { type Hex, hexNames } from "@weirwood/battles/questions";
import { describe, expect, test } from "vitest";
import { begin, redo, step, undo } from "../../../../editing/history.ts";
import { freeHexNear, objectiveAt, unitAt } from "./forces.ts";
import { brushed, courseOf, letterAt } from "./ground.ts";
import { emptyPlan } from "./new-plan.ts";
import { onSide } from "./other-side.ts";
import { canLift, dragged, type Grip, pressed, type Tool } from "./tools.ts";

const at = (name: string): Hex => hexNames.indexOf(name);
const named = (hexes: readonly Hex[]): readonly string[] => hexes.map((hex) => hexNames[hex]).sort();
const grip = (tool: Tool, more: Partial<Grip> = {}): Grip => ({ tool, brush: 1, rank: "green", ...more });
const empty = emptyPlan("Mine");
const forest: Tool = { is: "terrain", letter: "f" };

const forestsOf = (plan: BattlePlan): number => [...plan.field.join("")].filter((letter) => letter === "f").length;

describe("terrain", () => {
  test("is painted on one hex, on three that touch each other, on one and all around it", () => {
    for (const brush of [1, 3, 7] as const)
      expect(forestsOf(pressed(empty, at("e5"), grip(forest, { brush })))).toBe(brush);
    expect(named(brushed(empty, at("e5"), 3))).toEqual(["e5", "f5", "f6"]);
  });

  test("ends where the board does", () => {
    expect(named(brushed(empty, at("a0"), 7))).toEqual(["a0", "a1", "b0"]);
  });

  test("painted as it was changes nothing, so that there is nothing to undo", () => {
    const once = pressed(empty, at("e5"), grip(forest));
    expect(pressed(once, at("e5"), grip(forest))).toBe(once);
  });

  test("keeps the rows as files write them", () => {
    expect(pressed(empty, at("b1"), grip(forest)).field[1]).toBe(" . f . . . . . . . . . . . .");
  });

  test("is drawn along a straight way by a drag, without a gap", () => {
    expect(named(courseOf(empty, at("c4"), at("f4")))).toEqual(["c4", "d4", "e4", "f4"]);
    const river = dragged(empty, at("h0"), at("h10"), grip({ is: "terrain", letter: "~" }));
    expect(river.field.every((row) => [...row].filter((letter) => letter === "~").length === 1)).toBe(true);
  });
});

describe("units and objectives", () => {
  const host: Tool = { is: "unit", type: "war-host" };
  const placed = pressed(empty, at("c2"), grip(host, { rank: "blue" }));

  test("a unit is placed with its rank, once on a hex", () => {
    expect(placed.units).toEqual([{ type: "war-host", rank: "blue", at: "c2" }]);
    expect(pressed(placed, at("c2"), grip(host))).toBe(placed);
  });

  test("units of Stark stand before those of Lannister, as the game numbers them", () => {
    const both = pressed(placed, at("c9"), grip({ is: "unit", type: "heavy-infantry" }));
    expect(pressed(both, at("d2"), grip(host)).units.map((unit) => unit.at)).toEqual(["c2", "d2", "c9"]);
  });

  test("dragged onto another unit, the two change places", () => {
    const { kingsroad } = plans;
    const swapped = dragged(kingsroad, at("e2"), at("f2"), grip({ is: "hand" }));
    expect(swapped.units[unitAt(swapped, at("f2"))].commander).toBe("maege");
    expect(swapped.units[unitAt(swapped, at("e2"))].type).toBe("winterfell-riders");
  });

  test("an objective on a building or a bridge is that building or bridge", () => {
    const bridge = pressed(
      pressed(empty, at("e5"), grip({ is: "terrain", letter: "#" })),
      at("e5"),
      grip({ is: "objective" }),
    );
    expect(bridge.objectives).toEqual([{ at: "e5", kind: "wood-bridge" }]);
  });

  test("erasing takes the unit first, then the objective, then the terrain", () => {
    const erase = grip({ is: "erase" });
    const all = pressed(
      pressed(pressed(empty, at("c2"), grip(forest)), at("c2"), grip({ is: "objective" })),
      at("c2"),
      grip(host),
    );
    const [once, twice] = [pressed(all, at("c2"), erase), pressed(pressed(all, at("c2"), erase), at("c2"), erase)];
    expect([unitAt(once, at("c2")), objectiveAt(once, at("c2"))]).toEqual([-1, 0]);
    expect([objectiveAt(twice, at("c2")), letterAt(twice, at("c2"))]).toEqual([-1, "f"]);
    expect(letterAt(pressed(twice, at("c2"), erase), at("c2"))).toBe(".");
  });

  test("only what stands somewhere can be dragged from there", () => {
    expect(canLift(placed, at("c2"), { is: "hand" })).toBe(true);
    expect(canLift(placed, at("d2"), { is: "hand" })).toBe(false);
    expect([canLift(placed, at("c2"), forest), canLift(placed, at("d2"), forest)]).toEqual([false, true]);
  });

  test("the next free hex is one where a unit could stand", () => {
    const walled = pressed(placed, at("c2"), grip({ is: "terrain", letter: "~" }, { brush: 7 }));
    const free = freeHexNear(walled, at("c2")) as Hex;
    expect(letterAt(walled, free)).toBe(".");
  });
});

test("hexes of a list are added and taken out, and a zone without hexes is none", () => {
  const zone = grip({ is: "hexes", path: "zones.camp" });
  const three = ["c2", "d2", "e2"].reduce((plan, name) => pressed(plan, at(name), zone), empty);
  expect(three.zones).toEqual({ camp: "c2-e2" });
  expect(pressed(three, at("d2"), zone).zones).toEqual({ camp: "c2 e2" });
  expect(["c2", "d2", "e2"].reduce((plan, name) => pressed(plan, at(name), zone), three).zones).toBeUndefined();
});

test("the other side of the board keeps what fits, and says what it loses", () => {
  const { plan, lostUnits, lostObjectives, lostTerrain } = onSide(plans.kingsroad, "portrait");
  expect([lostUnits, lostObjectives]).toEqual([7, 1]);
  expect(lostTerrain).toBeGreaterThan(0);
  expect(plan.field).toHaveLength(15);
  expect(plan.field.every((row, number) => row.replaceAll(" ", "").length === 10 - (number % 2))).toBe(true);
  expect(letterAt(plan, at("h0"))).toBe("~");
  expect(onSide(plans["wolf-raiders"], "landscape").plan.zones?.camp).toBe("a6-j6 a7-i7 a8-j8 a9-i9 a10-j10");
});

test("versions can be walked back and forth; letters of one field are one step", () => {
  let history = begin("");
  for (const word of ["F", "Fo", "Ford"]) history = step(history, word, "name.en");
  history = step(history, "Ford!", "name.fr");
  expect(undo(history).now).toBe("Ford");
  expect(undo(undo(history)).now).toBe("");
  expect(undo(undo(undo(history))).now).toBe("");
  expect(redo(undo(history)).now).toBe("Ford!");
  expect(step(undo(history), "Fort").future).toEqual([]);
});
