import { chanceFrom, type Json, type JsonMap, NOBODY, patched, RefusedError, seedFrom } from "@weirwood/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { cards } from "../index.ts";

/** States of one game, by what is asked in them. */
const asked = new Map<string, JsonMap>();

beforeAll(() => {
  const chance = chanceFrom(5);
  const game = cards.setup({ players: 3, rounds: 30, goldCounts: true }, seedFrom("sound"));
  for (let seat = cards.awaited(game); seat !== NOBODY; seat = cards.awaited(game)) {
    asked.set(cards.asks(game)[0].kind, cards.toJSON(game));
    cards.apply(game, seat, cards.sample(game, seat, chance));
  }
});

/** Why a state that was changed is refused. */
function problemOf(kind: string, change: (state: JsonMap) => JsonMap): string {
  const state = asked.get(kind) as JsonMap;
  try {
    cards.fromJSON(patched(state, change(state)));
  } catch (reason) {
    if (reason instanceof RefusedError) return String(reason.refusal.params.problem);
    throw reason;
  }
  return "nothing is wrong";
}

const framesOf = (state: JsonMap): JsonMap[] => [...(state.frames as readonly JsonMap[])];
/** The frames with some registers of the innermost changed. */
const innermost =
  (registers: JsonMap) =>
  (state: JsonMap): JsonMap => ({
    frames: framesOf(state).map((frame, i, { length }) =>
      i + 1 < length ? frame : (patched(frame, registers) as JsonMap),
    ),
  });

type Case = readonly [problem: string, kind: string, change: JsonMap | ((state: JsonMap) => JsonMap)];

const cases: { readonly [chapter: string]: readonly Case[] } = {
  names: [
    ["phase: cannot be unknown", "action", { phase: "?" }],
    ["deck: cards cannot be unknown", "action", { piles: { one: { deck: 3 } } }],
    ["active: nobody sits at six", "action", { active: "six" }],
    ["house: b99 is not there", "action", { house: { one: "b99" } }],
  ],
  bodies: [
    ["bodies: b99 has no card", "action", { bodies: { b99: { power: 2 } } }],
    ["bodies: b99 has no owner", "action", { bodies: { b99: { card: "core_5", controller: "one" } } }],
    ["bodies: b0 lies on nothing", "action", { bodies: { b0: { host: "b1" } } }],
    [
      "bodies: b99 lies on itself",
      "action",
      { bodies: { b99: { card: "core_5", owner: "one", controller: "one", host: "b99" } } },
    ],
  ],
  players: [
    ["out: everybody is", "action", { out: ["one", "two", "three"] }],
    ["first: somebody who is in the game", "action", { first: null }],
    ["house: everybody has one once decks are dealt", "action", { house: { one: null } }],
    ["swapped: two have one player's plots", "action", { swapped: { one: "two" } }],
    ["challenge: it has two sides", "challenge", { "challenge.type": "military" }],
    ["list: too many ", "action", { list: { one: [] } }],
  ],
  frames: [
    ["frames: no window begins inside nothing", "action", { frames: [{ is: "window" }] }],
    ["frames: somebody begins a round", "action", innermost({ from: null })],
    ["frames: actions are not taken inside a window", "action", innermost({ kind: "response" })],
    ["frames: nothing goes on", "action", { frames: [] }],
    ["frames: nobody asks for target there", "defenders", innermost({ kind: "target" })],
    ["frames: somebody chooses something", "defenders", innermost({ name: null })],
  ],
  rows: [
    ["bound: row 0 has no name", "action", { bound: [{ what: "one" }] }],
    ["bound: row 0 is of no procedure", "action", { bound: [{ level: 20, name: "target", what: "one" }] }],
    ["pending: row 0 waits for no procedure", "action", { pending: [{ ability: "deadly", seat: "one" }] }],
    ["threats: row 0 threatens by no procedure", "action", { threats: [{ subject: "b0" }] }],
    [
      "lasting: row 0 says nothing that lasts",
      "action",
      { lasting: [{ ability: "deadly", seat: "one", until: "game" }] },
    ],
    ["cycle: row 0 is no act", "action", { cycle: [{ kind: "action", seat: "one" }] }],
  ],
  asks: [
    ["ending: the game goes on", "action", { ending: "draw" }],
    ["ask: nobody is asked anything", "action", { "ask.kind": null }],
    ["ask.kind: nobody asks for plot now", "action", { "ask.kind": "plot" }],
    ["ask.seats: others are asked", "action", { "ask.seats": ["one"] }],
    ["ask.answered: others have answered", "action", { "ask.answered": ["one", "two", "three"] }],
    [
      "ask.answered: an answer is not legal",
      "action",
      { "ask.answered": ["one"], answers: { one: { ability: "deadly", source: "b0" } } },
    ],
  ],
};

describe.each(Object.entries(cases))("a state from outside is refused by its %s", (_chapter, list) => {
  it.each(list)("%s", (problem, kind, change) => {
    expect(problemOf(kind, typeof change === "function" ? change : () => change)).toContain(problem);
  });
});

it("a true state and what everybody sees of it are read", () => {
  for (const state of asked.values()) {
    const game = cards.fromJSON(state);
    for (const viewer of [NOBODY, 0, 1, 2])
      expect(() => cards.fromJSON(cards.toJSON(cards.view(game, viewer)) as Json)).not.toThrow();
  }
});
