import { describe, expect, test } from "vitest";
import { battlesBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = battlesBots;

describe("activations", () => {
  test("a unit that can strike comes before one that is far away", () => {
    const state = position({
      units: { h5: "blue war-host", b1: "blue war-host", h6: "green lannisport-guards 2" },
      pool: { stark: { blue: 1 } },
    });
    expect(answersOf(steward, state, "stark")).toEqual(["order h5 blue"]);
  });

  test("the enemy that falls soonest is struck", () => {
    const state = position(
      {
        units: { h5: "blue war-host", g6: "green lannisport-guards", h6: "green lannisport-guards 1" },
        pool: { stark: { blue: 1 } },
      },
      ["stark", "order h5 blue"],
      ["stark", "halt"],
    );
    expect(answersOf(steward, state, "stark")).toEqual(["attack h5 h6"]);
  });

  test("an objective that counts every round is walked to", () => {
    const state = position(
      {
        objectives: [{ hex: "h5" }],
        scores: [{ houses: ["stark", "lannister"], when: "round", points: 1, for: "objective" }],
        units: { h3: "green war-host", h9: "green lannisport-guards" },
        pool: { stark: { green: 1 } },
      },
      ["stark", "order h3 green"],
    );
    expect(answersOf(steward, state, "stark")).toEqual(["move h3 h5"]);
  });

  test("what brings points is set on fire", () => {
    const state = position(
      {
        field: { h6: "plains tent" },
        scores: [{ houses: ["stark"], when: "event", points: 1, for: "destroyed", what: 3 }],
        units: { h5: "blue winterfell-riders scorch", c9: "green lannisport-guards" },
        pool: { stark: { blue: 1 } },
      },
      ["stark", "order h5 blue"],
      ["stark", "halt"],
    );
    expect(answersOf(steward, state, "stark")).toEqual(["scorch h5 h6"]);
  });
});

describe("a way out of the field", () => {
  /** A War Host that may leave, and what each unit that has left is worth at the end. */
  const atTheEdge = (points: number) =>
    position(
      {
        exit: "stark",
        zones: { h1: ["way-out"] },
        scores: [{ houses: ["stark"], when: "end", points, for: "left" }],
        units: { h1: "green war-host", h9: "green lannisport-guards" },
        pool: { stark: { green: 1 } },
      },
      ["stark", "order h1 green"],
    );

  test("is taken where that brings points", () =>
    expect(answersOf(steward, atTheEdge(1), "stark")).toEqual(["move h1 off"]));

  test("is left alone where it brings none", () =>
    expect(answersOf(steward, atTheEdge(0), "stark")).not.toContain("move h1 off"));
});

describe("inside an attack", () => {
  test("misses are rolled again, the most of a kind", () => {
    const state = position(
      {
        units: { h5: "blue war-host", g5: "green war-host", h6: "green lannisport-guards" },
        engaged: { g5: "h6 stark" },
        pool: { stark: { blue: 1 } },
        dice: ["blue", "blue", "red"],
      },
      ["stark", "order h5 blue"],
      ["stark", "halt"],
      ["stark", "attack h5 h6"],
    );
    expect(answersOf(steward, state, "stark")).toEqual(["reroll flank blue"]);
  });

  test("whoever can strike back does", () => {
    const state = position(
      {
        units: {
          h5: "blue war-host",
          h6: "green lannisport-guards stalwart",
        },
        pool: { stark: { blue: 1 } },
        dice: ["blue", "blue", "blue"],
      },
      ["stark", "order h5 blue"],
      ["stark", "halt"],
      ["stark", "attack h5 h6"],
    );
    expect(answersOf(steward, state, "lannister")).toEqual(["counter yes"]);
  });
});
