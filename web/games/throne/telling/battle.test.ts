import { chanceOf, type GameEvent, isRefusal, NOBODY, ONLOOKER, seedFrom } from "@weirwood/kernel";
import { ATTACK, houseIds, houseNumber, seatOf } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { describe, expect, test } from "vitest";
import type { Circumstances, Moment } from "../../../table/telling.ts";
import { actOf, type BattleFacts, battleMoment } from "./battle.ts";
import { bladeSideOf, type Fight } from "./fight.ts";

interface Update {
  readonly events: readonly GameEvent[];
  readonly before: Throne;
  readonly after: Throne;
}

/** A whole game of chance, as somebody who looks on is told of it. */
function played(players: number, variants: readonly string[], seed: string): Update[] {
  const options = throne.readOptions({ players, variants });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = throne.setup(options, seedFrom(seed));
  const chance = chanceOf(seed);
  const updates: Update[] = [];
  let before = throne.view(state, ONLOOKER);
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const events: GameEvent[] = [];
    throne.apply(state, seat, throne.sample(state, seat, chance), (event) => events.push(event));
    const after = throne.view(state, ONLOOKER);
    updates.push({ events, before, after });
    before = after;
  }
  return updates;
}

const alone: Circumstances<Throne> = { before: undefined, after: undefined, seat: ONLOOKER, language: "en" };

function momentsOf(events: readonly GameEvent[], circumstances: Circumstances<Throne>): Moment[] {
  const found: Moment[] = [];
  for (let at = 0; at < events.length; ) {
    const next = battleMoment(events, at, circumstances);
    if (next !== undefined) found.push(next.moment);
    at = next?.upTo ?? at + 1;
  }
  return found;
}

const factsOf = (moment: Moment): BattleFacts => moment.facts as BattleFacts;
const totals = ({ sides, blade }: Fight): number[] =>
  sides.map(({ announced, printed, added }, side) => {
    return announced + printed + added + (bladeSideOf({ sides, blade }) === side ? 1 : 0);
  });

/** Moments of one story in a row. */
function storiesOf(moments: readonly Moment[]): Moment[][] {
  const stories: Moment[][] = [];
  for (const moment of moments) {
    const last = stories.at(-1);
    const isLaid = factsOf(moment).scenes[0].kind === "laid";
    if (last !== undefined && last[0].story === moment.story && !isLaid) last.push(moment);
    else stories.push([moment]);
  }
  return stories;
}

function expectWholeBattles(moments: readonly Moment[], events: readonly GameEvent[]): void {
  const battles = storiesOf(moments).filter(([first]) => factsOf(first).fight.sides[1].house < houseIds.length);
  const endings = events.filter(({ rule }) => rule === "throne.battle.won" || rule === "throne.battle.no-units");
  expect(battles).toHaveLength(endings.length);
  for (const [index, battle] of battles.entries()) {
    const acts = battle.flatMap((moment) => factsOf(moment).scenes.map(({ kind }) => actOf[kind]));
    expect([...acts].sort()).toEqual(acts);
    expect(new Set(acts)).toEqual(new Set([0, 1, 2, 3]));
    const told = battle.map(factsOf).find(({ scenes }) => scenes.some(({ kind }) => kind === "result"));
    expectResult(told?.fight as Fight, endings[index]);
  }
}

function expectResult(fight: Fight, ending: GameEvent): void {
  const { result, sides } = fight;
  if (ending.rule === "throne.battle.no-units") {
    expect(result?.numbers).toBeUndefined();
    expect(houseIds[sides[result?.winner === ATTACK ? 1 : 0].house]).toBe(ending.house);
    return;
  }
  expect(result?.numbers).toEqual({ strength: ending.strength, against: ending.against });
  expect(houseIds[sides[result?.winner ?? 0].house]).toBe(ending.house);
  expect(totals(fight).sort((a, b) => b - a)).toEqual([ending.strength, ending.against]);
}

const tables: readonly (readonly [players: number, variants: readonly string[]])[] = [
  [5, []],
  [6, ["crowned"]],
  [3, ["three-board"]],
  [5, ["three-cards", "ports", "siege"]],
  [6, ["forts", "single-use", "open-westeros"]],
  [4, ["forts", "siege", "ports"]],
];

describe.each(tables)("with %i houses and %j", (players, variants) => {
  const updates = ["one", "two", "three"].map((seed) => played(players, variants, `${seed} ${players}`));

  test("every battle is one story with all its acts in order, and ends as it was told", () => {
    for (const game of updates) {
      const moments = game.flatMap(({ events, before, after }) =>
        momentsOf(events, { before, after, seat: ONLOOKER, language: "en" }),
      );
      expectWholeBattles(
        moments,
        game.flatMap(({ events }) => events),
      );
      for (const moment of moments) {
        expect(moment.steps).toHaveLength(factsOf(moment).scenes.length);
        expect(moment.seats?.length).toBeGreaterThan(0);
      }
    }
  });

  test("events alone tell the same, long after", () => {
    for (const game of updates) {
      const events = game.flatMap((update) => update.events);
      expectWholeBattles(momentsOf(events, alone), events);
    }
  });
});

describe("a battle", () => {
  const begins: GameEvent[] = [
    {
      rule: "throne.battle.begins",
      attacker: "lannister",
      defender: "greyjoy",
      area: "riverrun",
      from: "lannisport",
    },
    { rule: "throne.strength.announced", house: "lannister", strength: 4, side: "attacker" },
    { rule: "throne.strength.announced", house: "greyjoy", strength: 3, side: "defender" },
  ];
  const cards: GameEvent[] = [
    { rule: "throne.card.play", house: "lannister", card: "ser-jaime-lannister" },
    { rule: "throne.card.play", house: "greyjoy", card: "balon-greyjoy" },
    { rule: "throne.card.balon-greyjoy", house: "greyjoy" },
  ];
  const end: GameEvent[] = [
    { rule: "throne.blade.use", house: "greyjoy" },
    { rule: "throne.battle.tie", house: "greyjoy" },
    { rule: "throne.battle.won", house: "greyjoy", loser: "lannister", strength: 4, against: 4 },
    { rule: "throne.casualties.count", house: "lannister", units: "1F", area: "riverrun" },
    { rule: "throne.retreat.attacker", house: "lannister", to: "lannisport", units: "1K" },
    { rule: "throne.cards.discard", house: "lannister", card: "ser-jaime-lannister" },
    { rule: "throne.cards.discard", house: "greyjoy", card: "balon-greyjoy" },
  ];

  test("that is told in one go is one moment, up to its end and no further", () => {
    const next: GameEvent = {
      rule: "throne.march.moves",
      house: "stark",
      from: "winterfell",
      to: "karhold",
      units: "1F",
    };
    const events = [...begins, ...cards, ...end, next];
    const found = battleMoment(events, begins.length, alone);
    expect(found?.upTo).toBe(events.length - 1);
    const { scenes, fight } = factsOf(found?.moment as Moment);
    expect(scenes.map(({ kind }) => kind)).toEqual([
      "laid",
      "turned",
      "counted",
      "text",
      "blade",
      "result",
      "losses",
      "retreat",
    ]);
    expect(fight.tie).toBe(houseNumber("greyjoy"));
    expect(fight.result?.isTie).toBe(true);
  });

  test("says what a text takes from the other card", () => {
    const found = battleMoment([...begins, ...cards, ...end], begins.length, alone);
    const { sides } = factsOf(found?.moment as Moment).fight;
    expect(sides.map(({ printed, added }) => printed + added)).toEqual([0, 0]);
  });

  test("holds its result for whoever fought; the losses are a moment of the same story, which knows the numbers", () => {
    const options = throne.readOptions({ players: 5 });
    if (isRefusal(options)) throw new Error(options.rule);
    const after = throne.view(throne.setup(options, seedFrom("result")), ONLOOKER);
    const seat = seatOf(after, houseNumber("greyjoy"));
    const events = [...begins, ...cards, ...end];
    const moments = momentsOf(events, { ...alone, after, seat });
    expect(moments.map((moment) => factsOf(moment).scenes.at(-1)?.kind)).toEqual(["result", "retreat"]);
    expect(new Set(moments.map(({ story }) => story)).size).toBe(1);
    expect(factsOf(moments[0]).hasMore).toBe(true);
    expect(factsOf(moments[1]).fight.result?.numbers).toEqual({ strength: 4, against: 4 });
  });

  test("reads one sentence at every step that an event begins", () => {
    const found = battleMoment([...begins, ...cards, ...end], begins.length, alone);
    expect(found?.moment.steps.map(({ says }) => says?.rule)).toEqual([
      undefined,
      "throne.card.play",
      "throne.card.play",
      "throne.card.balon-greyjoy",
      "throne.blade.use",
      "throne.battle.won",
      "throne.casualties.count",
      "throne.retreat.attacker",
    ]);
  });

  test("is no moment where nothing says whose it is", () => {
    expect(battleMoment(end, 0, alone)).toBeUndefined();
  });

  test("that a garrison gives is seen by the house that marched", () => {
    const options = throne.readOptions({ players: 5 });
    if (isRefusal(options)) throw new Error(options.rule);
    const view = throne.view(throne.setup(options, seedFrom("garrison")), ONLOOKER);
    const events: GameEvent[] = [
      { rule: "throne.garrison.falls", house: "lannister", to: "kings-landing", strength: 6, needed: 5 },
      { rule: "throne.march.moves", house: "lannister", from: "blackwater", to: "kings-landing", units: "2K" },
      { rule: "throne.march.moves", house: "stark", from: "winterfell", to: "karhold", units: "1F" },
    ];
    const found = battleMoment(events, 0, { ...alone, before: view, after: view });
    expect(found?.upTo).toBe(2);
    expect(found?.moment.seats).toEqual([seatOf(view, houseNumber("lannister"))]);
    expect(factsOf(found?.moment as Moment).scenes.map(({ kind }) => kind)).toEqual(["counted", "result"]);
  });
});
