import { expect, test } from "vitest";
import { figureIds } from "../data/ids.ts";
import { NONE, STARK } from "../data/names.ts";
import type { Select } from "../data/vocabulary.ts";
import { rowOfFigure } from "../state/commanders.ts";
import { type Battle, commanders, units } from "../state/layout.ts";
import { engage, hexOf, isOnField, rowOfUnit, unitIn } from "../state/units.ts";
import { hexNamed, namesOf } from "../testing/battlefield.ts";
import { commanding } from "../testing/commanding.ts";
import { reachesAny, unitsReached } from "./selecting.ts";

const EDDARD = figureIds.indexOf("eddard");

const field = (): Battle =>
  commanding({
    active: STARK,
    units: {
      h4: "war-host red",
      i4: "kennelmasters green",
      j4: "winterfell-riders blue",
      k4: "northmen-archers green",
      h5: "lannisport-guards blue",
      l4: "heavy-infantry green",
      k5: "casterly-cavaliers red",
    },
    leaders: { h4: "eddard" },
  });

const reached = (game: Battle, select: Omit<Select, "most">, chosen = ""): string[] => {
  const all = { ...select, most: "all" as const };
  const unit = chosen === "" ? NONE : unitIn(game, hexNamed(chosen));
  const found = unitsReached(game, all, EDDARD, unit, isOnField);
  expect(reachesAny(game, all, EDDARD, unit, isOnField)).toBe(found.length > 0);
  return namesOf(found.map((one) => hexOf(game, one)));
};

test("units are sought in the zone, or where the select says", () => {
  const game = field();
  expect(reached(game, {})).toEqual(["h4", "i4", "j4"]);
  expect(reached(game, { in: "self" })).toEqual(["h4"]);
  expect(reached(game, { in: "beside-self" })).toEqual(["i4"]);
  expect(reached(game, { in: "outside-beside-chosen" })).toEqual([]);
  expect(reached(game, { in: "outside-beside-chosen" }, "j4")).toEqual(["k4"]);
  expect(reached(game, { who: "enemy" })).toEqual(["h5"]);
  expect(reached(game, { who: "enemy", in: "beside-self" })).toEqual(["h5"]);
  // Nobody whom he controls stands beside l4 or k5.
  expect(reached(game, { who: "enemy", in: "beside-controlled" })).toEqual(["h5"]);
});

test("only units of the kind that is named are reached", () => {
  const game = field();
  expect(reached(game, { class: ["infantry"] })).toEqual(["h4", "i4"]);
  expect(reached(game, { class: ["cavalry", "ranged"] })).toEqual(["j4"]);
  expect(reached(game, { rank: ["blue", "red"] })).toEqual(["h4", "j4"]);
  expect(reached(game, { isCommander: true })).toEqual(["h4"]);
  expect(reached(game, { keyword: "hounds" })).toEqual(["i4"]);
  expect(reached(game, { wasOrdered: true })).toEqual([]);
  game[rowOfUnit(unitIn(game, hexNamed("j4"))) + units.field["ordered-by"]] = 0;
  expect(reached(game, { wasOrdered: true })).toEqual(["j4"]);
  expect(reached(game, { wasOrdered: true, hasAttacked: true })).toEqual([]);
  engage(game, unitIn(game, hexNamed("i4")), unitIn(game, hexNamed("h5")), STARK);
  expect(reached(game, { isEngaged: true })).toEqual(["i4"]);
  expect(reached(game, { isEngaged: false })).toEqual(["h4", "j4"]);
});

test("a commander who is captured reaches nobody", () => {
  const game = field();
  game[rowOfFigure(EDDARD) + commanders.field.unit] = NONE;
  for (const place of ["zone", "self", "beside-self", "beside-controlled"] as const) {
    expect(reached(game, { in: place })).toEqual([]);
    expect(reached(game, { who: "enemy", in: place })).toEqual([]);
  }
});
