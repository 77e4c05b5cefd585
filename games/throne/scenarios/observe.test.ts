// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the scenarios.
import { type Json, runScenario } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { throne } from "../index.ts";

const messageOf = (then: Json): string | undefined =>
  runScenario(throne, { id: "slip", game: "throne", given: { start: true, phase: "planning" }, then }).message;

describe("the words of a position", () => {
  test("are those that it is observed by", () => {
    const observed = throne.scenarios.observe(throne.scenarios.given({ start: true }));
    expect(Object.keys(throne.scenarios.words).sort()).toEqual(Object.keys(observed).sort());
  });

  test.each<[Json, string]>([
    [{ unitz: "none" }, "then: a position has no “unitz”"],
    [{ units: { riverun: "none" } }, "then: units has no “riverun”"],
    [{ orders: { "kings-landings": "none" } }, "then: orders has no “kings-landings”"],
    [{ power: { lanister: "none" } }, "then: power has no “lanister”"],
    [{ asks: { strak: "none" } }, "then: asks has no “strak”"],
    [{ placed: { stark: { winterfel: "none" } } }, "then: placed.stark has no “winterfel”"],
    [{ stock: { stark: { foodmen: "none" } } }, "then: stock.stark has no “foodmen”"],
    [{ holders: { "kings-cort": "none" } }, "then: holders has no “kings-cort”"],
    [{ battle: { defense: "none" } }, "then: battle has no “defense”"],
    [{ season: { winter: "none" } }, "then: season has no “winter”"],
  ])("%j is a slip, and named", (then, message) => {
    expect(messageOf(then)).toBe(message);
  });

  test("say of any area and house what is not there", () => {
    expect(messageOf({ units: { riverrun: "none" }, singles: { stark: "none" }, battle: "none" })).toBeUndefined();
  });

  test("are right in what is given too", () => {
    const given = { phase: "raid", units: { riverun: "lannister 1F" } };
    const { message } = runScenario(throne, { id: "slip", game: "throne", given });
    expect(message).toMatch(/^given: units: .*riverun/);
  });
});
