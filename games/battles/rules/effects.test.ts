import { describe, expect, test } from "vitest";
import { cardIds, figureIds } from "../data/ids.ts";
import { LANNISTER, STARK, SYMBOLS } from "../data/names.ts";
import { rowOfFigure, tokensOn } from "../state/commanders.ts";
import {
  type Battle,
  CARD_KILLS,
  COMMAND,
  commanders,
  decks,
  discards,
  hands,
  MORALE_MARKER,
  POOL,
  procedures,
  units,
} from "../state/layout.ts";
import { engage, figuresOf, hexOf, isEngaged, isSpent, rowOfUnit, unitIn } from "../state/units.ts";
import { hexNamed } from "../testing/battlefield.ts";
import { askedNow, type Command, commanding, play, refusalOf } from "../testing/commanding.ts";

const unitAt = (game: Battle, hex: string): number => unitIn(game, hexNamed(hex));
const fieldOf = (game: Battle, hex: string, field: keyof typeof units.field): number =>
  game[rowOfUnit(unitAt(game, hex)) + units.field[field]];
const poolOf = (game: Battle, house: number): number[] =>
  Array.from(game.subarray(POOL + house * SYMBOLS, POOL + (house + 1) * SYMBOLS));
const hurt = (game: Battle, hex: string, figures: number): void => {
  game[rowOfUnit(unitAt(game, hex)) + units.field.figures] = figures;
};

const north: Command = {
  active: STARK,
  units: {
    h3: "war-host blue",
    g3: "war-host green",
    i3: "winterfell-riders blue",
    e3: "war-host green",
    h4: "lannisport-guards blue",
    j4: "lannisport-guards green",
  },
  leaders: { h3: "greatjon" },
};

const south: Command = {
  active: LANNISTER,
  units: {
    h7: "lannisport-guards red",
    g7: "lannisport-guards blue",
    i7: "casterly-cavaliers green",
    h6: "war-host blue",
    h4: "war-host green",
  },
  leaders: { h7: "kevan" },
};

describe("tactics before the commands", () => {
  test("name their targets before any unit is declared, and cow one enemy of the zone", () => {
    const game = commanding({ ...north, hand: ["sl16"], morale: "lannister-8" });
    play(game, "play sl16 greatjon first before");
    expect(askedNow(game)).toBe("choose");
    expect(refusalOf(game, "choose g3")).toBe("battles.cards.choose-enemy");
    play(game, "choose h4");
    expect([fieldOf(game, "h4", "is-cowed"), fieldOf(game, "j4", "is-cowed")]).toEqual([1, 0]);
    expect(askedNow(game)).toBe("declare");
  });

  test("grant Stalwart to all units of the zone, or to those that are chosen", () => {
    const all = commanding({ ...north, leaders: { h3: "maege" }, hand: ["sl22"], pool: { morale: 1 } });
    play(all, "play sl22 maege first before");
    expect(["h3", "g3", "i3", "e3"].map((hex) => fieldOf(all, hex, "stalwart"))).toEqual([1, 1, 1, 0]);
    expect(askedNow(all)).toBe("declare");
    const two = commanding({ ...north, hand: ["sl12"], pool: { blue: 1 } });
    play(two, "play sl12 greatjon first before", "choose g3");
    expect(refusalOf(two, "choose g3")).toBe("battles.cards.choose-idle");
    play(two, "choose nowhere");
    expect(["h3", "g3", "i3"].map((hex) => fieldOf(two, hex, "stalwart"))).toEqual([0, 1, 0]);
  });

  test("give Toughness to whoever is then declared", () => {
    const game = commanding({ ...south, leaders: { h7: "gregor-mountain" }, hand: ["ll18"], morale: "lannister-5" });
    play(game, "play ll18 gregor first before", "declare i7", "declare nowhere");
    expect(["h7", "g7", "i7"].map((hex) => fieldOf(game, hex, "toughness"))).toEqual([1, 0, 1]);
  });

  test("end engagements of the zone, and are refused where there are none", () => {
    const game = commanding({ ...north, hand: ["sl24"], pool: { green: 1 } });
    expect(refusalOf(game, "play sl24 greatjon first before")).toBe("battles.cards.tactic-idle");
    engage(game, unitAt(game, "h3"), unitAt(game, "h4"), STARK);
    play(game, "play sl24 greatjon first before", "choose h3");
    expect([isEngaged(game, unitAt(game, "h3")), isEngaged(game, unitAt(game, "h4"))]).toEqual([false, false]);
  });

  test("roll for another order token, which is shown and not spent", () => {
    const game = commanding({ ...south, hand: ["ll13"], pool: { green: 2 } });
    play(game, "play ll13 kevan first before");
    expect(poolOf(game, LANNISTER).reduce((sum, count) => sum + count)).toBe(3);
  });

  test("want each token once", () => {
    const game = commanding({ ...south, hand: ["ll13"], pool: { green: 1 } });
    expect(refusalOf(game, "play ll13 kevan first before")).toBe("battles.cards.tactic-tokens");
  });

  test("exchange a token for valor, whichever is wanted", () => {
    const game = commanding({ ...south, hand: ["ll32"], pool: { red: 1, blue: 1 } });
    play(game, "play ll32 kevan first before");
    expect(askedNow(game)).toBe("swap-token");
    expect(refusalOf(game, "swap-token green")).toBe("battles.cards.token-swapped");
    play(game, "swap-token blue");
    expect(poolOf(game, LANNISTER)).toEqual([0, 0, 1, 1, 0]);
    const only = commanding({ ...south, hand: ["ll32"], pool: { red: 1 } });
    play(only, "play ll32 kevan first before");
    expect([askedNow(only), ...poolOf(only, LANNISTER)]).toEqual(["declare", 0, 0, 0, 1, 0]);
  });

  test("make the other House discard a card at random, for all to see", () => {
    const game = commanding({ ...south, hand: ["ll35"], pool: { morale: 1 } });
    expect(refusalOf(game, "play ll35 kevan first before")).toBe("battles.cards.tactic-idle");
    for (const id of ["sl01", "sl02"]) hands[STARK].put(game, cardIds.indexOf(id));
    const told = play(game, "play ll35 kevan first before");
    const [gone] = discards[STARK].all(game);
    expect(told).toContainEqual({ rule: "battles.cards.discard", house: "stark", card: cardIds[gone] });
    expect(hands[STARK].count(game)).toBe(1);
  });
});

describe("tactics after the commands", () => {
  const after = (position: Command, text: string): Battle => {
    const game = commanding(position);
    play(game, text);
    while (askedNow(game) === "declare") {
      play(game, refusalOf(game, "declare nowhere") === undefined ? "declare nowhere" : "declare g7");
    }
    return game;
  };

  test("raise morale, also by what was won on the way", () => {
    expect(after({ ...south, hand: ["ll24"] }, "play ll24 kevan first after")[MORALE_MARKER]).toBe(10);
    const axes = commanding({ ...north, hand: ["sl18"], pool: { red: 1 } });
    play(axes, "play sl18 greatjon first after", "declare h3");
    axes[CARD_KILLS] = 2;
    play(axes, "declare nowhere");
    expect(axes[MORALE_MARKER]).toBe(13);
  });

  test("are lost where they find nothing to do", () => {
    const game = commanding({ ...south, hand: ["ll17"], pool: { red: 1 } });
    const told = play(game, "play ll17 kevan first after", "declare g7", "declare nowhere");
    expect(askedNow(game)).toBe("choose");
    expect(told.some(({ rule }) => rule === "battles.cards.tactic-lost")).toBe(false);
    const alone = commanding({ ...south, units: { h7: "lannisport-guards red" }, hand: ["ll17"], pool: { red: 1 } });
    expect(play(alone, "play ll17 kevan first after")).toContainEqual({ rule: "battles.cards.tactic-lost" });
  });

  test("hit an enemy beside the commander, but no commander who stands alone", () => {
    const game = after({ ...south, hand: ["ll17"], pool: { red: 1 } }, "play ll17 kevan first after");
    expect(refusalOf(game, "choose h4")).toBe("battles.cards.choose");
    play(game, "choose h6");
    expect(figuresOf(game, unitAt(game, "h6"))).toBe(3);
    const alone = commanding({
      ...south,
      leaders: { h7: "kevan", h6: "maege" },
      hand: ["ll17"],
      pool: { red: 1 },
    });
    hurt(alone, "h6", 1);
    play(alone, "play ll17 kevan first after", "declare g7", "declare nowhere");
    expect(procedures.depth(alone)).toBe(0);
  });

  test("bring figures back up to the unit's strength", () => {
    const game = commanding({ ...south, hand: ["ll27"], pool: { morale: 1 } });
    hurt(game, "g7", 3);
    play(game, "play ll27 kevan first after", "declare h7", "declare nowhere");
    expect(refusalOf(game, "choose i7")).toBe("battles.cards.choose-idle");
    play(game, "choose g7");
    expect(figuresOf(game, unitAt(game, "g7"))).toBe(4);
  });

  test("ready units at the price of a figure, which the first one pays", () => {
    const game = commanding({ ...north, hand: ["sl17"], pool: { valor: 1 } });
    hurt(game, "g3", 1);
    play(game, "play sl17 greatjon first after", "declare h3");
    for (const hex of ["h3", "g3"]) game[rowOfUnit(unitAt(game, hex)) + units.field["has-attacked"]] = 1;
    play(game, "declare g3");
    expect(refusalOf(game, "choose g3")).toBe("battles.cards.ready-at-cost");
    play(game, "choose h3");
    expect([isSpent(game, unitAt(game, "h3")), figuresOf(game, unitAt(game, "h3"))]).toEqual([false, 3]);
    play(game, "choose g3");
    expect([isSpent(game, unitAt(game, "g3")), figuresOf(game, unitAt(game, "g3"))]).toEqual([false, 1]);
  });

  test("draw cards, after the discard pile is shuffled where the deck is empty", () => {
    const game = commanding({
      ...north,
      hand: ["sl21"],
      discards: ["sl01"],
      pool: { blue: 1 },
      leaders: { h3: "maege" },
    });
    const told = play(game, "play sl21 maege first after", "declare g3");
    const rules = told.map(({ rule }) => rule);
    expect(rules).toContain("battles.cards.reshuffle");
    expect(rules.indexOf("battles.cards.drawn")).toBeLessThan(rules.indexOf("battles.cards.draw"));
    expect([hands[STARK].count(game), decks[STARK].count(game), discards[STARK].count(game)]).toEqual([1, 1, 0]);
  });

  test("give command tokens back", () => {
    const game = commanding({ ...south, leaders: { i7: "tywin" }, hand: ["ll31"] });
    play(game, "play ll31 tywin first after", "declare g7", "declare nowhere");
    const tywin = figureIds.indexOf("tywin");
    expect([game[COMMAND + LANNISTER], tokensOn(game, tywin)]).toEqual([2, 1]);
    const captured = commanding({ ...south, leaders: { i7: "tywin" }, hand: ["ll31"] });
    play(captured, "play ll31 tywin first after", "declare g7");
    captured[rowOfFigure(tywin) + commanders.field.unit] = 255;
    play(captured, "declare nowhere");
    expect([captured[COMMAND + LANNISTER], tokensOn(captured, tywin)]).toEqual([1, 2]);
  });

  test("take an order token away at random", () => {
    const game = commanding({ ...south, hand: ["ll20"], pool: { red: 1, green: 1 } });
    game[POOL + STARK * SYMBOLS + 3] = 1;
    play(game, "play ll20 kevan first after", "declare g7", "declare nowhere");
    expect(poolOf(game, STARK)).toEqual([0, 0, 0, 0, 0]);
  });

  test("make an enemy retreat whoever is beside the commander", () => {
    const game = commanding({ ...north, leaders: { i3: "robb-king" }, hand: ["sl35"], morale: "lannister-9" });
    play(game, "play sl35 robb first after");
    expect(refusalOf(game, "choose h4")).toBe("battles.cards.choose");
    const told = play(game, "choose j4");
    expect(told).toContainEqual(expect.objectContaining({ rule: "battles.cards.retreat", hex: "j4", hexes: 1 }));
  });

  test("move a unit that was ordered and is not engaged", () => {
    const game = commanding({ ...south, leaders: { i7: "addam" }, hand: ["ll12"], pool: { blue: 1 } });
    play(game, "play ll12 addam first after", "declare i7", "declare nowhere");
    expect(askedNow(game)).toBe("free-move");
    expect(refusalOf(game, "move g7 g8")).toBe("battles.cards.choose-state");
    expect(refusalOf(game, "move i7 m7")).toBe("battles.cards.free-move");
    const unit = unitAt(game, "i7");
    play(game, "move i7 k7");
    expect([hexOf(game, unit), procedures.depth(game)]).toEqual([hexNamed("k7"), 0]);
  });
});
