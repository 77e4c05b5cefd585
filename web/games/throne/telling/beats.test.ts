import type { GameEvent } from "@weirwood/kernel";
import { chanceOf, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { areaIds, areaNumber, houseNumber } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { beforeAll, describe, expect, test } from "vitest";
import { openBook } from "../../books.ts";
import { areasIn, battleAmong, beatOf, unitsOf } from "./beats.ts";
import { tell } from "./tell.ts";

const options = throne.readOptions({ players: 5 });
if (isRefusal(options)) throw new Error(options.rule);
const beatsOf = (events: readonly GameEvent[]) =>
  tell(events, { before: view, after: view, seat: 0, language: "en" }).map(
    ({ events: told }) => beatOf(told, view, battleAmong(events, view)) as NonNullable<ReturnType<typeof beatOf>>,
  );
const view = throne.view(throne.setup(options, seedFrom("beats")), -1);

beforeAll(() => openBook("throne", "en"));

describe("what was told is seen", () => {
  test("as units that travel where they marched", () => {
    const [beat] = beatsOf([
      { rule: "throne.march.moves", house: "lannister", from: "lannisport", to: "riverrun", units: "1K 2F" },
    ]);
    expect(beat.journeys).toEqual([
      {
        house: houseNumber("lannister"),
        areas: [areaNumber("lannisport"), areaNumber("riverrun")],
        units: [2, 1, 0, 0],
      },
    ]);
  });

  test("over the sea where ships carried them", () => {
    const [beat] = beatsOf([
      { rule: "throne.march.moves", house: "lannister", from: "lannisport", to: "seagard", units: "1F" },
    ]);
    const between = beat.journeys?.[0].areas.slice(1, -1) ?? [];
    for (const sea of between) expect(areaIds[sea]).toMatch(/sound|sea|bay/);
  });

  test("as beaten units that go from the battle to their refuge", () => {
    const beats = beatsOf([
      { rule: "throne.battle.begins", attacker: "stark", defender: "greyjoy", from: "moat-cailin", area: "seagard" },
      { rule: "throne.retreat.defender", house: "greyjoy", to: "riverrun", units: "1F" },
    ]);
    expect(beats.map(({ journeys, arrows }) => [journeys?.length, arrows?.length])).toEqual([
      [undefined, 1],
      [1, undefined],
    ]);
    expect(beats[1].journeys?.[0].isRouted).toBe(true);
  });

  test("in many places at once where one rule did it", () => {
    const placed = (area: string): GameEvent => ({ rule: "throne.muster.placing", house: "stark", area, units: "1F" });
    const beats = beatsOf([placed("winterfell"), placed("white-harbor"), placed("moat-cailin")]);
    expect(beats).toHaveLength(1);
    expect([...(beats[0].marks?.keys() ?? [])]).toEqual(["winterfell", "white-harbor", "moat-cailin"].map(areaNumber));
  });

  test("and nothing is seen of what has no place on the map", () => {
    expect(beatsOf([{ rule: "throne.turn.phases", turn: 2 }])).toEqual([]);
  });
});

test("units are read from their notation", () => {
  expect(unitsOf("1E 2K 3F")).toEqual([3, 2, 0, 1]);
  expect(unitsOf("2S")).toEqual([0, 0, 2, 0]);
  expect(unitsOf("none")).toEqual([0, 0, 0, 0]);
});

test("every event of whole games gives beats on areas of the board", () => {
  for (const players of [3, 6]) {
    const read = throne.readOptions({ players, variants: ["ports", "forts", "single-use"] });
    if (isRefusal(read)) throw new Error(read.rule);
    const chance = chanceOf(`beats ${players}`);
    const state = throne.setup(read, seedFrom(`beats ${players}`));
    let seen = 0;
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const told: GameEvent[] = [];
      throne.apply(state, seat, throne.sample(state, seat, chance), (event) => told.push(event));
      const after = throne.view(state, -1);
      for (const telling of tell(told, { before: undefined, after, seat: -1, language: "en" })) {
        const beat = beatOf(telling.events, after, battleAmong(told, after));
        const areas = beat === undefined ? [] : areasIn(beat);
        for (const area of areas) expect(areaIds[area]).toBeDefined();
        seen += areas.length;
      }
    }
    expect(seen).toBeGreaterThan(50);
  }
});
