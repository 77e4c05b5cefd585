import { describe, expect, it } from "vitest";
import { hexNames } from "../field/hexes.ts";
import { given } from "../scenarios/given.ts";
import { unitIn } from "../state/units.ts";
import { stalwartCause } from "./abilities.ts";

/** What makes the unit in H5 Stalwart, by the hexes of the friends who do. */
function causeIn(units: { readonly [hex: string]: string }) {
  // The token is there so that somebody is asked, and the round does not end.
  const game = given({ units, pool: { stark: { morale: 1 } } });
  const at = (hex: string) => unitIn(game, hexNames.indexOf(hex));
  const cause = stalwartCause(game, at("h5"));
  return cause && [cause.by, ...["g5", "h4", "i5"].filter((hex) => cause.friends.includes(at(hex)))];
}

describe("what makes a unit Stalwart", () => {
  it.each([
    ["nothing, with one friend beside it", { h5: "blue war-host", g5: "green war-host" }, undefined],
    [
      "two friends beside it",
      { h5: "blue war-host", g5: "green war-host", h4: "green war-host" },
      ["friends", "g5", "h4"],
    ],
    ["its commander", { h5: "blue maege" }, ["commander"]],
    ["the commander of a friend", { h5: "blue war-host", g5: "green eddard" }, ["aura", "g5"]],
    ["a card", { h5: "blue war-host stalwart" }, ["card"]],
  ])("%s", (_, units, cause) => {
    expect(causeIn(units)).toEqual(cause);
  });
});
