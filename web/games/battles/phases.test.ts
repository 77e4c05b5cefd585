import { given } from "@weirwood/battles/given";
import { expect, test } from "vitest";
import { where } from "./phases.ts";

const ofRound = ["muster", "rally", "command", "regroup"];

test("a turn stands among the four phases of its round", () => {
  const turn = given({ units: { h5: "green war-host", h7: "green lannisport-guards" }, pool: { stark: { green: 1 } } });
  expect(where(turn)).toEqual([{ id: "command", of: ofRound }]);
});

test("what is prepared, or set up for a skirmish, stands alone", () => {
  expect(where(given({ plan: "green-fork" }))[0].id).toBe("preparing");
  expect(where(given({ plan: "raid" }))).toEqual([{ id: "skirmish" }]);
});
