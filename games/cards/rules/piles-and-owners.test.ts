import { expect, it } from "vitest";
import { abilityNumber } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import type { CardsDecision } from "../decisions.ts";
import { derive } from "../derived/derive.ts";
import { cards } from "../index.ts";
import { parseIn } from "../naming.ts";
import { cardNumber } from "../pool/index.ts";
import { at, rowOf } from "../state/bodies.ts";
import { frames, placesOf } from "../state/layout.ts";
import { pileRef } from "../state/refs.ts";
import { Table } from "../testing/table.ts";
import { entersPile } from "../words/index.ts";
import { contextOf, refsOf } from "./context.ts";
import { leave } from "./leaving.ts";
import { fits } from "./triggers.ts";

const [ONE, TWO] = [0, 1];
const numberOf = (id: string): number => cardNumber(id) ?? NONE;

it("a card that dies under another’s control goes to the pile of its owner, and the Titan’s Bastard knows", () => {
  const table = new Table();
  const { game } = table;
  const stolen = table.lay("core_118", { of: "two" });
  game[rowOf(stolen) + at.controller] = ONE;
  frames.begin(game, "window", { actor: ONE });
  derive(game);
  leave(game, stolen, "killed", { cause: "effect", by: ONE });
  const inHandOf = (seat: number) => contextOf(game, seat, NONE, numberOf("core_120"));
  expect(fits(inHandOf(TWO), entersPile("dead", "you"), 0)).toBe(true);
  expect(fits(inHandOf(ONE), entersPile("dead", "you"), 0)).toBe(false);
  expect(fits(inHandOf(ONE), entersPile("dead", "opponent"), 0)).toBe(true);
});

it("a text used from hand means the card there; once Khal Drogo has left play, nothing that waits means him", () => {
  const { game } = new Table();
  placesOf(game).piles.hand[ONE].put(game, numberOf("core_107"));
  const context = contextOf(game, ONE, NONE, numberOf("core_107"));
  const means = (ability: string): readonly number[] =>
    refsOf({ ...context, ability: abilityNumber(ability) ?? NONE }, "self");
  expect(means("core_107/1")).toEqual([pileRef(ONE, "hand", numberOf("core_107"))]);
  expect(means("core_107/1/later-1")).toEqual([]);
});

it.each([
  ["two copies of one card lie in no order", ["core_52", "core_52"], []],
  ["of two different cards their owner is asked", ["core_52", "core_18"], ["one"]],
])("%s", (_, dying, asked) => {
  const game = cards.scenarios.given({ one: { play: dying }, two: { hand: ["fx_plague"] } });
  const stacked: string[] = [];
  const say = (text: string, seat = cards.awaited(game)): void =>
    cards.apply(game, seat, parseIn(text, game) as CardsDecision);
  say("act fx_plague", TWO);
  say("pass", ONE);
  while (placesOf(game).piles.dead[ONE].count(game) === 0) {
    const isOrder = cards.asks(game)[0].kind === "stack";
    if (isOrder) stacked.push(cards.seatName(game, cards.awaited(game)));
    say(isOrder ? "done" : "pass");
  }
  expect(stacked).toEqual(asked);
});
