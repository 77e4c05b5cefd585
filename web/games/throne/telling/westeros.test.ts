import { chanceOf, type GameEvent, isRefusal, NOBODY, ONLOOKER, seedFrom } from "@weirwood/kernel";
import { eventIds, houseIds, sortedDecks, type Variant, variantIds } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { describe, expect, test } from "vitest";
import type { Circumstances, Moment } from "../../../table/telling.ts";
import { findAuction, findTurnEnd, findWesteros, findWildlings } from "./westeros.ts";
import type { AuctionFacts, TurnFacts, WesterosFacts, WildlingFacts } from "./westeros-facts.ts";

const finders = [findTurnEnd, findWesteros, findAuction, findWildlings];

interface Told {
  readonly moment: Moment;
  readonly events: readonly GameEvent[];
}

/** The moments that events make, each with the events it tells. */
function momentsOf(events: readonly GameEvent[], circumstances: Circumstances<Throne>): Told[] {
  const moments: Told[] = [];
  for (let at = 0; at < events.length; ) {
    const found = finders.map((find) => find(events, at, circumstances)).find((one) => one !== undefined);
    if (found !== undefined) moments.push({ moment: found.moment, events: events.slice(at, found.upTo) });
    at = found?.upTo ?? at + 1;
  }
  return moments;
}

const logAlone: Circumstances<Throne> = { before: undefined, after: undefined, seat: ONLOOKER, language: "en" };

interface Played {
  readonly told: readonly GameEvent[];
  readonly moments: readonly Told[];
}

/** A whole game by chance, its moments found change by change as at a table. */
function play(players: number, variants: readonly Variant[], seed: string): Played {
  const options = throne.readOptions({ players, variants });
  if (isRefusal(options)) throw new Error(options.rule);
  const chance = chanceOf(seed);
  const state = throne.setup(options, seedFrom(seed));
  const told: GameEvent[] = [];
  const moments: Told[] = [];
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const before = throne.view(state, ONLOOKER);
    const events: GameEvent[] = [];
    throne.apply(state, seat, throne.sample(state, seat, chance), (event) => events.push(event));
    const after = throne.view(state, ONLOOKER);
    moments.push(...momentsOf(events, { before, after, seat: ONLOOKER, language: "en", told: [...told] }));
    told.push(...events);
  }
  return { told, moments };
}

const tables: readonly (readonly [string, number, readonly Variant[]])[] = [
  ["three", 3, ["three-board"]],
  ["four", 4, []],
  ["five", 5, ["open-westeros"]],
  ["six, everything", 6, variantIds.filter((variant) => variant !== "three-board")],
];
const games = tables.flatMap(([name, players, variants]) =>
  Array.from({ length: 4 }, (_, game) => [`${name} ${game}`, play(players, variants, `${name} ${game}`)] as const),
);

const ofKind = ({ moments }: Played, kind: string): readonly Told[] =>
  moments.filter(({ moment }) => moment.kind === kind);
const told = ({ told: all }: Played, rule: string): readonly GameEvent[] => all.filter((event) => event.rule === rule);

describe.each(games)("in a game of %s", (_, game) => {
  test("every card that is drawn is turned in one moment", () => {
    const turned = ofKind(game, "westeros").flatMap(({ moment }) =>
      (moment.facts as WesterosFacts).cards.map(({ deck, event }) => `${deck} ${event}`),
    );
    const drawn = game.told.flatMap(({ rule, deck, event }) =>
      rule === "throne.westeros.reveal" || rule === "throne.open.winter" ? [`${deck} ${event}`] : [],
    );
    const isWinter = (card: string): boolean => card.endsWith("winter-is-coming");
    expect(turned.filter((card) => !isWinter(card))).toEqual(drawn.filter((card) => !isWinter(card)));
    expect(turned.filter(isWinter).length).toBeGreaterThanOrEqual(drawn.filter(isWinter).length);
  });

  test("the wildlings climb as it was told, one hop a mammoth", () => {
    const climbs = told(game, "throne.westeros.mammoths");
    const shown = ofKind(game, "westeros").map(({ moment }) => moment.facts as WesterosFacts);
    expect(shown.reduce((sum, { mammoths }) => sum + mammoths, 0)).toBe(
      climbs.reduce((sum, { count }) => sum + Number(count), 0),
    );
    for (const { threat, mammoths } of shown) {
      expect(threat?.now).toBe(Math.min(12, (threat?.was ?? 0) + 2 * mammoths));
    }
  });

  test("a card of a deck touches every house, or none", () => {
    for (const { moment } of ofKind(game, "westeros")) {
      for (const { touches, deck, event } of (moment.facts as WesterosFacts).cards) {
        expect([...sortedDecks[deck - 1]].map((card) => eventIds[card])).toContain(event);
        const houses = new Set(touches.map(({ house }) => house));
        expect(houses.size).toBe(touches.length);
        for (const house of houses) expect(houseIds).toContain(house);
      }
    }
  });

  test("every auction has one outcome, which agrees with the places, the bids and the token", () => {
    const outcomes = ofKind(game, "auction").map(({ moment }) => moment.facts as AuctionFacts);
    const tokens = told(game, "throne.clash.token");
    expect(outcomes.map(({ track, places }) => [track, places[0].house])).toEqual(
      tokens.map(({ track, house }) => [track, house]),
    );
    expect(outcomes.flatMap(({ places }) => places.map(({ house }) => house))).toEqual(
      told(game, "throne.clash.place").map(({ house }) => house),
    );
    const bids = told(game, "throne.clash.bids-shown").reduce((sum, { bid }) => sum + Number(bid), 0);
    expect(outcomes.flatMap(({ places }) => places).reduce((sum, { bid = 0 }) => sum + bid, 0)).toBe(bids);
    for (const { places } of outcomes) {
      expect(places.map(({ bid }) => bid)).toEqual(places.map(({ bid = 0 }) => bid).sort((one, other) => other - one));
      expect(places.map(({ was }) => was).sort()).toEqual(places.map((_place, at) => at + 1));
    }
    expect(outcomes.filter(({ settledBy }) => settledBy !== undefined)).toHaveLength(
      told(game, "throne.clash.ties").length,
    );
  });

  test("every wildling attack has one outcome, which agrees with the bids", () => {
    const outcomes = ofKind(game, "wildlings").map(({ moment }) => moment.facts as WildlingFacts);
    expect(outcomes).toHaveLength(told(game, "throne.wildlings.attack").length);
    expect(outcomes.filter(({ isHeld }) => isHeld)).toHaveLength(told(game, "throne.wildlings.watch-wins").length);
    for (const { bids, total, threat, isHeld } of outcomes) {
      expect(bids.reduce((sum, { bid }) => sum + bid, 0)).toBe(total);
      expect(isHeld).toBe(total >= threat);
    }
  });

  test("every turn that another follows ends in a moment for nobody in particular", () => {
    const ends = ofKind(game, "turn");
    const begun = told(game, "throne.turn.phases");
    // The first turn has begun before anybody is told anything.
    expect(ends.map(({ moment }) => (moment.facts as TurnFacts).turn)).toEqual(
      begun.filter(({ turn }) => Number(turn) > 1).map(({ turn }) => Number(turn) - 1),
    );
    for (const { moment } of ends) expect(moment.seats).toEqual([]);
    const paid = [...told(game, "throne.consolidate.pays"), ...told(game, "throne.income.crowns")];
    const gained = ends
      .flatMap(({ moment }) => (moment.facts as TurnFacts).houses)
      .reduce((sum, house) => sum + house.gained, 0);
    if (paid.length > 0) expect(gained).toBeGreaterThan(0);
  });

  test("no event is told by two moments, and the log alone finds the same ones", () => {
    const events = game.moments.flatMap((moment) => moment.events);
    expect(new Set(events).size).toBe(events.length);
    const summaryOf = ({ moment: { kind, steps } }: Told): string => `${kind} ${steps.length}`;
    const found = momentsOf(game.told, logAlone).map(summaryOf);
    expect(found.filter((one) => !one.startsWith("westeros"))).toEqual(
      game.moments.map(summaryOf).filter((one) => !one.startsWith("westeros")),
    );
  });
});

test("three cards take seven seconds, and a card that does nothing less", () => {
  const reveal = (deck: number, event: string): GameEvent => ({ rule: "throne.westeros.reveal", deck, event });
  const lengths = (...events: GameEvent[]): number[] =>
    findWesteros(events, 0, logAlone)?.moment.steps.map(({ lasts }) => lasts) ?? [];
  const busy = lengths(reveal(1, "supply"), reveal(2, "clash-of-kings"), reveal(3, "wildling-attack"));
  expect(busy.reduce((sum, lasts) => sum + lasts)).toBe(7200);
  expect(lengths(reveal(1, "last-days-of-summer"))).toEqual([1280]);
});

test("Winter is shown before the card that replaces it", () => {
  const events: GameEvent[] = [
    { rule: "throne.turn.phases", turn: 4 },
    { rule: "throne.westeros.reveal", deck: 1, event: "supply" },
    { rule: "throne.westeros.winter", deck: 2 },
    { rule: "throne.westeros.reveal", deck: 2, event: "clash-of-kings" },
    { rule: "throne.westeros.reveal", deck: 3, event: "wildling-attack" },
    { rule: "throne.clash.tracks" },
  ];
  const found = findWesteros(events, 0, logAlone);
  expect(found?.upTo).toBe(5);
  const facts = found?.moment.facts as WesterosFacts;
  expect(facts.cards.map(({ event }) => event)).toEqual([
    "supply",
    "winter-is-coming",
    "clash-of-kings",
    "wildling-attack",
  ]);
});
