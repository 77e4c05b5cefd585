// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the scenarios.
import { describe, expect, it } from "vitest";
import type { Json } from "../json.ts";
import { runScenario, uncoveredRules } from "../scenario.ts";
import { ravensWager } from "./game.ts";

const game = "ravens-wager";
const hands = { ash: ["theft", "raven", "feast"], birch: ["raven", "toll"], cedar: ["raven", "spy"] };
const play = { phase: "play", leader: "ash", coins: { ash: 5, birch: 5, cedar: 1 }, hands };
const nobodyAnswers = (...seats: string[]): Json[] => seats.map((seat) => ({ [seat]: "respond nothing" }));

const scenarios: { readonly [key: string]: Json }[] = [
  {
    id: "wager-in-secret",
    title: "Wagers stay hidden and may be replaced until the last is in",
    rules: ["wager.bid", "wager.bid.coins", "wager.bid.open"],
    given: { hands },
    when: [
      { refused: "ash wager 9", by: "wager.bid.coins", say: { en: "you have 8", fr: "vous en avez 8" } },
      { ash: "wager 3", then: { awaited: "cedar" } },
      { sees: "ash", then: { wagers: { ash: 3 } } },
      { sees: "birch", then: { wagers: { ash: "?" } } },
      { birch: "wager 2" },
      { ash: "wager 1" },
      { refused: "birch play nothing", by: "kernel.other-kind" },
      { cedar: "wager 0", events: ["wager.bid", { rule: "wager.bid.open", seat: "birch", wagers: [1, 2, 0] }] },
    ],
    then: { leader: "birch", coins: { ash: 8, birch: 6, cedar: 8 }, bank: 18, phase: "play" },
  },
  {
    id: "answers-to-answers",
    title: "A raven is answered by a raven, and the theft goes on",
    rules: ["wager.play", "wager.respond", "wager.respond.cancel", "wager.respond.raven", "wager.theft", "wager.hand"],
    given: play,
    when: [
      { ash: "play theft birch" },
      { refused: "birch respond toll", by: "wager.respond.raven" },
      { birch: "respond raven", then: { stack: ["theft", "raven"] } },
      { cedar: "respond raven", then: { stack: ["theft", "raven", "raven"] } },
      ...nobodyAnswers("ash"),
      {
        birch: "respond nothing",
        events: [{ rule: "wager.respond.cancel", card: "raven" }],
        then: { stack: ["theft"] },
      },
      { refused: "birch respond raven", by: "wager.hand" },
      ...nobodyAnswers("birch", "cedar"),
    ],
    then: { coins: { ash: 7, birch: 3 }, stack: "none", awaited: "birch" },
  },
  {
    id: "aims",
    title: "Who may be aimed at",
    rules: ["wager.play.target", "wager.play.no-target", "wager.play.no-raven"],
    given: play,
    when: [
      { refused: "ash play theft", by: "wager.play.target" },
      { refused: "ash play theft ash", by: "wager.play.target" },
      { refused: "ash play feast birch", by: "wager.play.no-target" },
      { refused: "ash play raven", by: "wager.play.no-raven" },
      { options: "ash", count: 4, include: ["play nothing", "play feast"], exclude: ["play raven"] },
    ],
  },
  {
    id: "a-toll-inside-a-turn",
    title: "Who pays a toll chooses the card",
    rules: ["wager.toll"],
    given: { ...play, leader: "birch" },
    when: [
      { birch: "play toll ash" },
      ...nobodyAnswers("cedar", "ash"),
      { options: "ash", count: 3, include: ["discard feast"], exclude: ["discard spy"] },
      { ash: "discard feast", events: ["wager.toll"], then: { hands: { ash: ["theft", "raven"] }, awaited: "cedar" } },
    ],
  },
  {
    id: "a-spy-and-a-new-round",
    title: "Only the two concerned see what a spy takes; then all draw",
    rules: ["wager.spy", "wager.spy.card", "wager.draw", "wager.feast", "wager.round"],
    given: { ...play, hands: { ...hands, birch: ["toll", "toll"] } },
    when: [
      { ash: "play feast" },
      { birch: "respond nothing" },
      { cedar: "respond nothing", events: ["wager.feast"] },
      { birch: "play nothing" },
      { cedar: "play spy birch" },
      { ash: "respond nothing" },
      {
        birch: "respond nothing",
        events: [
          "wager.spy",
          { rule: "wager.spy.card", card: "toll", audience: [2, 1] },
          "wager.draw",
          { rule: "wager.round", round: 2 },
        ],
        then: { phase: "wager", round: 2, hands: { cedar: { includes: ["toll"] } } },
      },
    ],
  },
  {
    id: "the-end",
    title: "Most coins win, and equals share",
    rules: ["wager.end"],
    given: { ...play, rounds: 1, seats: 3 },
    when: [{ ash: "play nothing" }, { birch: "play nothing" }, { cedar: "play nothing", then: { phase: "over" } }],
    then: { winners: ["ash", "birch"], awaited: "none" },
  },
];

describe("the rules of Raven's wager", () => {
  const results = scenarios.map((scenario) => runScenario(ravensWager, { game, ...scenario }));

  it.each(results)("$id", ({ message }) => {
    expect(message).toBeUndefined();
  });

  it("are all told by some scenario", () => {
    expect(uncoveredRules(ravensWager.phrasebooks.en, "wager.", results)).toEqual([]);
  });

  it("are written in both languages", () => {
    const { en, fr } = ravensWager.phrasebooks;
    expect(Object.keys(fr.rules)).toEqual(Object.keys(en.rules));
  });
});

describe("a position that cannot be", () => {
  it.each<[string, Json]>([
    ["“cedar” is not in this game", { seats: 2, leader: "cedar" }],
    ["“cedar” is not in this game", { seats: 2, coins: { cedar: 1 } }],
    ["coins: there are only 40", { coins: { ash: 30 } }],
    ["coins: a whole number", { coins: { ash: "many" } }],
    ["hands: no raven is left", { hands: { ash: Array.from({ length: 8 }, () => "raven") } }],
    ["hands: a list of 24 at most", { hands: { ash: "raven" } }],
    ["coins: names with values", { coins: [] }],
    ["seats cannot be chosen so", { seats: 5 }],
    ["“wolves” is not known", { wolves: 5 }],
    ["a position is a map", []],
    ["phase: wager or play", { phase: "over" }],
    ["38 coins instead of 40", { bank: 14 }],
  ])("is refused: %s", (problem, position) => {
    expect(() => ravensWager.scenarios.given(position)).toThrow(problem);
  });
});
