import { isRefusal } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { form } from "./form.ts";
import { brief, readOptions, seats, tags } from "./options.ts";
import { plans } from "./plans/index.ts";
import type { BattleOptions } from "./rules/setup.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";

const read = (input?: unknown): BattleOptions => readOptions(input) as BattleOptions;
const own = { ...plans.harrenhal, name: { en: "Our fight", fr: "Notre combat" } };

describe("options", () => {
  it("are Clash on the Kingsroad by the rulebook if nothing is said", () => {
    const usual = { plan: "kingsroad", houses: "seated", directionalRetreat: false, rangeByDistance: false };
    expect(read()).toEqual(usual);
    for (const { name, usual } of form) if (usual !== undefined) expect(read({ [name]: usual })).toEqual(read());
  });

  it("are what the form offers", () => {
    for (const { name, values = [] } of form)
      for (const { value } of values) expect(read({ [name]: value })).toMatchObject({ [name]: value });
    expect(read({ directionalRetreat: true, rangeByDistance: true })).toMatchObject({ directionalRetreat: true });
  });

  it.each([
    [{ plan: "red-wedding" }, "plan"],
    [{ houses: "tyrell" }, "houses"],
    [{ directionalRetreat: "yes" }, "directionalRetreat"],
    [{ dragons: 3 }, "dragons"],
    [[], "?"],
  ])("are refused where they are not: %j", (input, option) => {
    expect(readOptions(input)).toEqual({ rule: "kernel.options", params: { option } });
  });

  it("take a plan of one's own, and refuse one by the first thing that is wrong with it", () => {
    expect(read({ battle: own }).battle).toEqual(own);
    expect(readOptions({ battle: { ...own, rounds: 0 } })).toMatchObject({ params: { field: "rounds" } });
    expect(isRefusal(readOptions({ battle: 5 }))).toBe(true);
    expect(readOptions({ battle: { ...own, notes: { en: "x".repeat(30_000), fr: "" } } })).toMatchObject({
      rule: "kernel.options",
    });
  });

  it("have names in both languages, and their values too", () => {
    for (const { names } of [en, fr]) {
      for (const { name, values = [], names: kind = "option" } of form) {
        expect(names.option[name], name).toBeTruthy();
        for (const { value } of values) expect(names[kind][value], value).toBeTruthy();
      }
    }
  });
});

describe("a table", () => {
  it("has Houses by seat, or two that are drawn", () => {
    expect(seats(read())).toEqual(["stark", "lannister"]);
    expect(seats(read({ houses: "lot" }))).toEqual([undefined, undefined]);
  });

  it("is sorted by plan, skirmish, or as a plan of one's own, each of which has a name", () => {
    expect(tags(read({ plan: "red-fork" }))).toEqual(["red-fork"]);
    expect(tags(read({ plan: "raid" }))).toEqual(["raid", "skirmish"]);
    expect(tags(read({ plan: "raid", battle: own }))).toEqual(["own-plan"]);
    for (const tag of [...Object.keys(plans), "raid", "reward", "skirmish", "own-plan"]) {
      expect(en.names.tag[tag]).toBeTruthy();
      expect(fr.names.tag[tag]).toBeTruthy();
    }
  });

  it("says in brief what is not as usual, and of a plan of one's own its name alone", () => {
    expect(brief(read())).toEqual({});
    expect(brief(read({ plan: "raid", houses: "lot" }))).toEqual({ plan: "raid", houses: "lot" });
    expect(brief(read({ plan: "raid", battle: own, rangeByDistance: true }))).toEqual({
      battle: own.name,
      rangeByDistance: true,
    });
  });
});
