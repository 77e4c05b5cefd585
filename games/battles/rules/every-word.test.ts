import { checkProperties } from "@weirwood/kernel/testing";
import { expect, it } from "vitest";
import { battles } from "../index.ts";
import type { BattlePlan } from "../plans/plan.ts";

const both = (text: string) => ({ en: text, fr: text });

/** A plan that uses every word there is, each for the House that ours do not give it to where that makes a difference. */
const everyWord: BattlePlan = {
  name: both("Every word"),
  brief: both("All special rules at once."),
  board: "landscape",
  rounds: 3,
  commandTokens: { stark: 3, lannister: 2 },
  orderValue: { stark: 3, lannister: 4 },
  commandValue: 3,
  momentum: "lannister",
  rout: ["stark"],
  directions: ["west", "east", "north-west", "south-east", "north-east", "south-west"],
  field: [
    ". . . . . . . . . . . . . . .",
    " . b . . . . . . . . . . b .",
    ". . . . . . . . . . . . . . .",
    " f . h . . . | | | . . h . f",
    "~ ~ ~ ~ ~ # ~ ~ ~ ~ ~ % ~ ~ ~",
    " ^ w ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ w ^",
    ". . . . . = F . . . . = . . .",
    " . t . . T . . . . T . . t .",
    ". . . . . . . . . . . . . . .",
    " . . . b . . . . . . b . . .",
    ". . . . . . . . . . . . . . .",
  ],
  zones: { crossing: "h4 i4 h5", "way-out": "a10-o10", town: "a0-o0 b1", camp: "a8-o8" },
  objectives: [
    { at: "b1", kind: "building", owner: "stark" },
    { at: "f4", kind: "wood-bridge", whileOccupied: true },
    { at: "l4", kind: "stone-bridge", whileOccupied: true },
    { at: "h8" },
  ],
  units: [
    { type: "war-host", rank: "green", at: "h2", commander: "maege" },
    { type: "winterfell-riders", rank: "blue", at: "f3", keywords: ["scorch"] },
    { type: "winterfell-riders", rank: "red", at: "k3", commander: "robb-king" },
    { type: "northmen-archers", rank: "green", at: "e2" },
    { type: "kennelmasters", rank: "blue", at: "l2" },
    { type: "lannisport-guards", rank: "blue", at: "h7", commander: "gregor-reaver" },
    { type: "casterly-cavaliers", rank: "green", at: "f6", commander: "addam" },
    { type: "heavy-infantry", rank: "red", at: "i6" },
    { type: "westerlands-archers", rank: "green", at: "g8" },
    { type: "lannisport-guards", rank: "green", at: "l7", keywords: ["scorch"] },
  ],
  generals: { stark: "maege", lannister: "gregor" },
  prepare: [
    { hide: "strategy", by: "stark", at: "c8 h9 m8", false: 1 },
    { fortify: { green: 2, blue: 1, red: 1 }, by: "stark", dice: 3 },
    { aim: "crossing", by: "lannister", ofEach: 1 },
    { hide: "edmure", by: "stark", at: "d2 h1 m2", false: 2 },
  ],
  special: [
    { scorchOnly: "wood-bridge" },
    { crossing: "stark" },
    { archers: "d9 k9", house: "lannister", dice: 3, range: 4 },
    { prize: "catelyn", at: "h6", takenBy: "stark" },
    { exit: "stark" },
  ],
  score: [
    { house: "both", when: "event", points: 1, for: { eliminated: 2 } },
    { house: "both", when: "event", points: 2, for: { captured: "any" } },
    { house: "stark", when: "event", points: 1, for: { captured: "addam" } },
    { house: "both", when: "round", points: 1, for: { objective: "any" } },
    { house: "lannister", when: "end", points: 1, for: { standing: "tent" } },
    { house: "both", when: "event", points: 3, for: { destroyed: "wood-bridge" } },
    { house: "lannister", when: "end", points: 1, for: { fireOn: "wood-bridge" } },
    { house: "lannister", when: "end", points: 1, for: { fireOn: "forest" } },
    { house: "lannister", when: "end", points: 5, for: { devastated: "building" } },
    { house: "stark", when: "end", points: 1, for: { unitsIn: "camp", each: 2 } },
    { house: "both", when: "end", points: 1, for: { enemyMorale: true } },
    { house: "lannister", when: "end", points: 4, for: { edmure: "with-unit", of: "lannister" } },
    { house: "stark", when: "end", points: 1, for: { edmure: "without-unit", of: "lannister" } },
    { house: "stark", when: "event", points: 2, for: { prize: "catelyn" } },
    { house: "stark", when: "event", points: 1, for: { left: 1 } },
  ],
  win: [
    { house: "both", when: "instant", capturedGeneral: true, points: 6 },
    { house: "lannister", when: "end", objectives: 2, kind: "strategic", morale: { zone: "green", or: "worse" } },
    { house: "stark", when: "end", objectives: "all", morale: { zone: "grey", or: "better" } },
  ],
};

it("A plan that uses every word is played to its end by all the laws", () => {
  const examined = checkProperties(battles, {
    options: [{ battle: everyWord as never }],
    games: 20,
    seed: "every word",
    rates: { deadEnds: 0.002, views: 0, events: 1 },
  });
  expect(examined.games).toBe(20);
});
