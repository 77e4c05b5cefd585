import { describe, expect, test } from "vitest";
import { commandCards, figureOfCard } from "./cards.ts";
import { commanders } from "./commanders.ts";
import { BASIC_CARDS, CARDS_OF_HOUSE, cardIds, commanderIds, FIGURES_OF_HOUSE, figureIds } from "./ids.ts";
import { houseIds, zoneOfMoraleIds } from "./names.ts";
import { unitTypeIds, unitTypes } from "./units.ts";
import type { Command, Effect, Select } from "./vocabulary.ts";

const cardOf = (id: string) => commandCards[cardIds.indexOf(id)];

const selectsOf = (command: Command): readonly Select[] => ("order" in command ? command.order : [command.ready]);

/** Whom an effect lets its player choose. */
function selectOf(effect: Effect): Select | undefined {
  for (const word of ["ready", "readyAtCost", "heal", "hit", "retreat", "freeMove", "to", "disengage", "noCounter"]) {
    if (word in effect) return (effect as unknown as { readonly [word: string]: Select })[word];
  }
  return undefined;
}

describe("command cards", () => {
  test("are seventy, thirty-five a House", () => {
    expect(commandCards).toHaveLength(houseIds.length * CARDS_OF_HOUSE);
    expect(commandCards.every((card) => card !== undefined)).toBe(true);
  });

  test("have one or two commands, of one or two tokens", () => {
    for (const { commands } of commandCards) {
      expect([1, 2]).toContain(commands.length);
      for (const { cost } of commands) expect([1, 2]).toContain(cost);
    }
  });

  test("basic ones are alike for both Houses and have no tactic, all others have one", () => {
    for (let place = 0; place < CARDS_OF_HOUSE; place++) {
      const [stark, lannister] = [commandCards[place], commandCards[CARDS_OF_HOUSE + place]];
      expect(stark.tactic === undefined).toBe(place < BASIC_CARDS);
      expect(lannister.tactic === undefined).toBe(place < BASIC_CARDS);
      if (place < BASIC_CARDS) expect(stark).toEqual(lannister);
    }
  });

  test("every commander figure brings five", () => {
    const cards = figureIds.map((_, figure) => cardIds.filter((_id, card) => figureOfCard(card) === figure));
    expect(cards.every((five) => five.length === 5)).toBe(true);
    expect(cards[figureIds.indexOf("greatjon")]).toEqual(["sl16", "sl17", "sl18", "sl19", "sl20"]);
    expect(cards[figureIds.indexOf("tywin")]).toEqual(["ll31", "ll32", "ll33", "ll34", "ll35"]);
    expect(figureOfCard(cardIds.indexOf("ll10"))).toBeUndefined();
  });

  test("commands reach own units only, and at most four, but for Rally the Banners", () => {
    for (const card of commandCards) {
      for (const command of card.commands) {
        for (const { who = "own", most, least = 0 } of selectsOf(command)) {
          expect(who).toBe("own");
          const isOfAll = most === "all";
          expect(isOfAll).toBe("ready" in command && figureOfCard(commandCards.indexOf(card)) === undefined);
          if (isOfAll) continue;
          expect(Number(most)).toBeLessThanOrEqual(4);
          expect(least).toBeLessThanOrEqual(Number(most));
        }
      }
    }
  });

  test("tactics reach enemies only to hurt or to cow them", () => {
    for (const { tactic } of commandCards) {
      if (tactic === undefined) continue;
      const select = selectOf(tactic.effect);
      if (select === undefined) continue;
      const isAgainst = "hit" in tactic.effect || "retreat" in tactic.effect || "noCounter" in tactic.effect;
      expect(select.who ?? "own").toBe(isAgainst ? "enemy" : "own");
    }
  });

  test("what a tactic does to units ordered or yet to be ordered comes before the command", () => {
    for (const { tactic } of commandCards) {
      if (tactic === undefined) continue;
      if ("ordered" in tactic.effect || "grantOrdered" in tactic.effect || "one" in tactic.effect)
        expect(tactic.when).toBe("before");
      if (selectOf(tactic.effect)?.wasOrdered) expect(tactic.when).toBe("after");
    }
  });

  test("a condition shows at most two tokens, or names a zone of morale", () => {
    for (const { tactic } of commandCards) {
      if (tactic === undefined) continue;
      if ("morale" in tactic.if) expect(zoneOfMoraleIds).toContain(tactic.if.morale.zone);
      else expect(Object.values(tactic.if.pool).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
    }
  });

  test("those that pay for themselves want morale that is grey or better", () => {
    for (const id of ["sl11", "sl32", "ll24", "ll31"])
      expect(cardOf(id).tactic?.if).toEqual({ morale: { whose: "own", zone: "grey", or: "better" } });
  });

  test("those that follow the commander need his own unit first", () => {
    for (const id of ["sl19", "ll18"]) {
      const [own, others] = selectsOf(cardOf(id).commands[0]);
      expect(own).toEqual({ in: "self", most: 1, least: 1 });
      expect(others).toEqual({ in: "beside-self", most: 2 });
    }
    const [controlled, other] = selectsOf(cardOf("sl21").commands[0]);
    expect(controlled).toEqual({ most: 1, least: 1 });
    expect(other).toEqual({ in: "outside-beside-chosen", most: 1 });
  });
});

describe("commander cards", () => {
  test("are fourteen: ten figures, of whom four have two", () => {
    expect(commanders).toHaveLength(commanderIds.length);
    const counts = figureIds.map((id) => commanders.filter(({ figure }) => figure === id).length);
    expect(counts.filter((count) => count === 1)).toHaveLength(6);
    expect(counts.filter((count) => count === 2)).toHaveLength(4);
  });

  test("limits run from one to three, capture values from two to three", () => {
    for (const { limit, capture } of commanders) {
      expect([1, 2, 3]).toContain(limit);
      expect([2, 3]).toContain(capture);
    }
  });

  test("lead units of their own House", () => {
    for (const { figure, unit } of commanders) {
      const house = houseIds[Math.trunc(figureIds.indexOf(figure) / FIGURES_OF_HOUSE)];
      expect(unitTypes[unitTypeIds.indexOf(unit)].house).toBe(house);
    }
  });

  test("four of the ten figures ride", () => {
    const riders = commanders.filter(({ unit }) => unitTypes[unitTypeIds.indexOf(unit)].class === "cavalry");
    expect(new Set(riders.map(({ figure }) => figure))).toEqual(new Set(["rickard", "robb", "addam", "tywin"]));
  });

  test("whoever pursues instead of advancing leads a unit that advances", () => {
    const pursuers = commanders.filter(({ unitAbility }) =>
      unitAbility.some((ability) => "pursueInsteadOfAdvance" in ability),
    );
    expect(pursuers).toHaveLength(1);
    for (const { unit } of pursuers) expect(unitTypes[unitTypeIds.indexOf(unit)].advance).toBe(1);
  });
});
