import { describe, expect, test } from "vitest";
import { cardIds, figureIds } from "../data/ids.ts";
import { LANNISTER, STARK } from "../data/names.ts";
import { notation } from "../decisions.ts";
import { tokensOn } from "../state/commanders.ts";
import { type Battle, CARD, COMMAND, discards, hands, procedures } from "../state/layout.ts";
import { isSpent, orderOf, unitIn } from "../state/units.ts";
import { hexNamed } from "../testing/battlefield.ts";
import { askedNow, type Command, commanding, play, refusalOf } from "../testing/commanding.ts";
import { layDown, playCard } from "./cards.ts";

const unitAt = (game: Battle, hex: string): number => unitIn(game, hexNamed(hex));
const figure = (id: (typeof figureIds)[number]): number => figureIds.indexOf(id);
const ordered = (game: Battle, ...hexes: string[]): number[] => hexes.map((hex) => orderOf(game, unitAt(game, hex)));

const north: Command = {
  active: STARK,
  units: {
    h3: "war-host blue",
    j3: "war-host green",
    k3: "northmen-archers green",
    i4: "kennelmasters blue",
    f3: "winterfell-riders blue",
    l3: "winterfell-riders blue",
    h5: "lannisport-guards blue",
  },
  leaders: { h3: "maege", l3: "rickard" },
  hand: ["sl03", "sl05", "sl07", "sl09", "sl10", "sl16", "sl19", "sl21", "sl34"],
  command: 2,
};

const south: Command = {
  active: LANNISTER,
  units: {
    h7: "casterly-cavaliers red",
    g7: "lannisport-guards blue",
    i7: "heavy-infantry green",
    h8: "westerlands-archers blue",
    h5: "war-host blue",
  },
  leaders: { h7: "tywin" },
  hand: ["ll30", "ll34"],
};

describe("what can be played", () => {
  test.each<[string, Command]>([
    ["whole hands", north],
    [
      "spent units",
      { ...north, spent: ["h3", "j3", "l3", "f3"], hand: ["sl05", "sl07", "sl10", "sl19", "sl22", "sl31"] },
    ],
    ["tactics", { ...north, hand: ["sl12", "sl16", "sl24", "sl31", "sl32"], pool: { blue: 1, morale: 1 }, command: 1 }],
    ["morale", { ...north, hand: ["sl15", "sl16", "sl19", "sl35"], morale: "lannister-8" }],
    ["readying", { ...south, spent: ["g7"], pool: { blue: 2, valor: 1 } }],
    ["nobody ready", { ...south, spent: ["g7", "h7", "i7", "h8"] }],
  ])("is listed, and nothing else is legal: %s", (_, position) => {
    const game = commanding(position);
    const listed = new Set(Array.from(playCard.options(game, position.active) ?? [], notation.print));
    expect(listed.size).toBeGreaterThan(2);
    for (const answer of notation.verbs.play.candidates()) {
      const isLegal = playCard.check(game, position.active, answer) === undefined;
      if (isLegal !== listed.has(notation.print(answer))) expect(`${notation.print(answer)} ${isLegal}`).toBe("alike");
    }
  });

  test("is refused by the rule that bars it", () => {
    const game = commanding(north);
    expect(refusalOf(game, "play sl04 maege first")).toBe("battles.cards.hand");
    expect(refusalOf(game, "play sl03 robb first")).toBe("battles.cards.leader");
    expect(refusalOf(game, "play sl03 tywin first")).toBe("battles.cards.leader");
    expect(refusalOf(game, "play sl03 maege both")).toBe("battles.cards.commands");
    expect(refusalOf(game, "play sl09 maege ready-both")).toBe("battles.cards.commands");
    expect(refusalOf(game, "play sl09 maege both")).toBe("battles.cards.limit");
    expect(refusalOf(game, "play sl10 maege first")).toBe("battles.cards.idle");
    expect(refusalOf(game, "play sl03 maege first before")).toBe("battles.cards.no-tactic");
    expect(refusalOf(game, "play sl16 maege first after")).toBe("battles.cards.tactic-time");
    expect(refusalOf(game, "play sl16 maege first before")).toBe("battles.cards.tactic-morale");
    game[COMMAND + STARK] = 1;
    expect(refusalOf(game, "play sl34 rickard first")).toBe("battles.cards.cost");
  });
});

describe("playing a card", () => {
  test("costs tokens that lie on the commander, and discards the card at once", () => {
    const game = commanding(north);
    play(game, "play sl03 maege first");
    expect([game[COMMAND + STARK], tokensOn(game, figure("maege"))]).toEqual([1, 1]);
    expect(hands[STARK].has(game, cardIds.indexOf("sl03"))).toBe(false);
    expect(discards[STARK].all(game)).toEqual([cardIds.indexOf("sl03")]);
    expect(askedNow(game)).toBe("declare");
  });

  test("orders units one by one, each spent at once, until no more are wanted", () => {
    const game = commanding(north);
    play(game, "play sl03 maege first", "declare j3");
    expect([isSpent(game, unitAt(game, "j3")), ...ordered(game, "j3", "i4")]).toEqual([true, 0, 255]);
    expect(refusalOf(game, "declare j3")).toBe("battles.cards.spent");
    expect(refusalOf(game, "declare k3")).toBe("battles.cards.zone");
    expect(refusalOf(game, "declare h5")).toBe("battles.cards.own-unit");
    play(game, "declare nowhere");
    expect([askedNow(game), procedures.depth(game)]).toEqual([undefined, 0]);
  });

  test("needs a unit: the first cannot be left out", () => {
    const game = commanding(north);
    play(game, "play sl03 maege first");
    expect(refusalOf(game, "declare nowhere")).toBe("battles.cards.order-one");
    play(game, "declare h3", "declare i4", "declare f3");
    expect(ordered(game, "h3", "i4", "f3", "j3")).toEqual([0, 0, 0, 255]);
    expect(askedNow(game)).toBe(undefined);
  });

  test("with two commands may leave the first empty, but not both", () => {
    const game = commanding({ ...north, command: 3 });
    play(game, "play sl09 rickard both", "declare nowhere");
    expect(refusalOf(game, "declare nowhere")).toBe("battles.cards.order-one");
    play(game, "declare l3", "declare k3");
    expect(ordered(game, "l3", "k3", "j3")).toEqual([1, 1, 255]);
  });

  test("of a kind reaches no other", () => {
    const game = commanding(north);
    play(game, "play sl05 rickard first");
    expect(refusalOf(game, "declare l3")).toBe("battles.cards.kind");
    expect(refusalOf(game, "declare j3")).toBe(undefined);
  });

  test("takes what is forced in plain sight", () => {
    const game = commanding(north);
    play(game, "play sl05 maege first");
    expect([askedNow(game), ...ordered(game, "j3")]).toEqual([undefined, 0]);
  });
});

describe("a card for units that go together", () => {
  test("orders the commander's unit and then those beside it", () => {
    const game = commanding(north);
    play(game, "play sl19 maege first");
    expect(ordered(game, "h3")).toEqual([0]);
    expect(refusalOf(game, "declare f3")).toBe("battles.cards.beside");
    play(game, "declare i4");
    expect(askedNow(game)).toBe(undefined);
  });

  test("cannot be played where his unit is spent", () => {
    const game = commanding({ ...north, spent: ["h3"] });
    expect(refusalOf(game, "play sl19 maege first")).toBe("battles.cards.together");
    expect(refusalOf(game, "play sl19 rickard first")).toBe(undefined);
  });

  test("orders one outside the zone beside the one inside", () => {
    const game = commanding(north);
    play(game, "play sl21 maege first");
    expect(refusalOf(game, "declare k3")).toBe("battles.cards.zone");
    play(game, "declare j3");
    expect(askedNow(game)).toBe("declare");
    expect(refusalOf(game, "declare f3")).toBe("battles.cards.outside");
    play(game, "declare k3");
    expect(ordered(game, "j3", "k3")).toEqual([0, 0]);
  });
});

describe("a command that readies", () => {
  const tired: Command = { ...south, spent: ["g7", "i7"] };

  test("before the orders lets those units be ordered", () => {
    const game = commanding(tired);
    play(game, "play ll34 tywin ready-both", "choose g7", "choose nowhere", "declare g7", "declare h8");
    expect(ordered(game, "g7", "h8")).toEqual([0, 0]);
    expect([isSpent(game, unitAt(game, "g7")), isSpent(game, unitAt(game, "i7"))]).toEqual([true, true]);
  });

  test("after them readies also those that were ordered", () => {
    const game = commanding(tired);
    play(game, "play ll34 tywin both", "declare h8", "declare nowhere", "choose h8", "choose i7");
    expect(["g7", "h8", "i7"].map((hex) => isSpent(game, unitAt(game, hex)))).toEqual([true, false, false]);
    expect(tokensOn(game, figure("tywin"))).toBe(2);
  });

  test("must ready somebody where nobody was ordered", () => {
    const game = commanding(tired);
    play(game, "play ll34 tywin both", "declare nowhere");
    expect(refusalOf(game, "choose nowhere")).toBe("battles.cards.choose-one");
    expect(refusalOf(game, "choose h8")).toBe("battles.cards.choose-idle");
    play(game, "choose g7", "choose nowhere");
    expect(procedures.depth(game)).toBe(0);
  });

  test("may come to nothing where others are ordered afterwards", () => {
    const game = commanding(tired);
    play(game, "play ll34 tywin ready-both", "choose nowhere");
    expect(refusalOf(game, "declare nowhere")).toBe("battles.cards.order-one");
  });
});

test("a card is laid down without a trace", () => {
  const game = commanding(north);
  const before = commanding(north);
  play(game, "play sl03 maege first", "declare h3", "declare nowhere");
  expect(game[CARD]).toBe(cardIds.indexOf("sl03"));
  layDown(game);
  for (let section = CARD; section < CARD + 8; section++) expect(game[section]).toBe(before[section]);
});
