import { expect, it } from "vitest";
import { abilityNumber } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import type { Answer } from "../decisions.ts";
import { cardNumber } from "../pool/index.ts";
import { given } from "../scenarios/given.ts";
import { bodiesEnd, cardOf, isTaken, setStatus } from "../state/bodies.ts";
import { type Cards, GOLD, KNEELING } from "../state/layout.ts";
import { pileRef } from "../state/refs.ts";
import { cycleOf, noteAction, noteAnswer } from "./cycle.ts";
import "./procedures.ts";

const [ONE, TWO] = [0, 1];
const numberOf = (id: string): number => cardNumber(id) ?? NONE;

function tableWithBeacon(): { readonly game: Cards; readonly beacon: number; readonly act: Answer<"act"> } {
  const game = given({ one: { house: "stark", play: ["fx_beacons"], gold: 2 }, two: { house: "lannister" } });
  let beacon = 0;
  while (beacon < bodiesEnd(game) && !(isTaken(game, beacon) && cardOf(game, beacon) === numberOf("fx_beacons")))
    beacon++;
  const ability = abilityNumber("fx_beacons/1") ?? NONE;
  return { game, beacon, act: { kind: "act", ability, source: beacon, x: -1, on: -1 } };
}

const chosen = (what: number): Answer<"choose"> => ({ kind: "choose", what });

it("a cycle is everything that was said since the cards lay as they do now", () => {
  const { game, beacon, act } = tableWithBeacon();
  noteAction(game, ONE, act);
  noteAnswer(game, ONE, chosen(beacon));
  noteAnswer(game, ONE, { kind: "next", place: 1 });
  setStatus(game, beacon, KNEELING, true);
  expect(cycleOf(game)).toBeUndefined();
  setStatus(game, beacon, KNEELING, false);
  expect(cycleOf(game)).toEqual([
    { kind: "action", said: act },
    { kind: "choose", said: chosen(beacon) },
    { kind: "next", said: { kind: "next", place: 1 } },
  ]);
});

it("whoever has less gold than before has not come round, and whoever has more has", () => {
  const { game, act } = tableWithBeacon();
  noteAction(game, ONE, act);
  game[GOLD + ONE] = 1;
  expect(cycleOf(game)).toBeUndefined();
  game[GOLD + ONE] = 3;
  expect(cycleOf(game)).toHaveLength(1);
});

it.each([
  ["somebody else’s word", TWO, chosen(0)],
  ["a card of a deck", ONE, chosen(pileRef(ONE, "deck", numberOf("core_5")))],
])("%s ends a cycle", (_, seat, answer) => {
  const { game, act } = tableWithBeacon();
  noteAction(game, ONE, act);
  noteAnswer(game, seat, answer);
  expect(cycleOf(game)).toBeUndefined();
});
