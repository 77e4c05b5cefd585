import { describe, expect, test } from "vitest";
import { figureIds } from "../data/ids.ts";
import { LANNISTER, STARK } from "../data/names.ts";
import { notation } from "../decisions.ts";
import { isCommitted } from "../state/commanders.ts";
import { ask, type Battle, BY_ALSO, BY_TOKEN, FIRE, hands, MORALE_MARKER, procedures, units } from "../state/layout.ts";
import { engage, hexOf, isEngaged, isSpent, orderOf, rowOfUnit, setSpent, unitIn } from "../state/units.ts";
import { hexNamed } from "../testing/battlefield.ts";
import { askedNow, type Command, commanding, parsed, play, refusalOf } from "../testing/commanding.ts";
import { alsoOrderStep, askAlsoOrder, askFreeLeave, commitStep, freeLeaveStep } from "./commits.ts";
import { orderUnit } from "./ordering.ts";

const unitAt = (game: Battle, hex: string): number => unitIn(game, hexNamed(hex));
const spent = (game: Battle, ...hexes: string[]): boolean[] => hexes.map((hex) => isSpent(game, unitAt(game, hex)));
const figure = (id: (typeof figureIds)[number]): number => figureIds.indexOf(id);

const south: Command = {
  active: LANNISTER,
  units: {
    h7: "lannisport-guards blue",
    g7: "lannisport-guards green",
    i7: "casterly-cavaliers green",
    f7: "casterly-cavaliers green",
    h5: "war-host blue",
  },
  leaders: { h7: "kevan" },
  deck: ["ll01", "ll02", "ll03"],
};

const north: Command = {
  active: STARK,
  units: {
    h3: "war-host blue",
    g3: "war-host green",
    i3: "war-host blue",
    h4: "northmen-archers green",
    h2: "war-host green",
    k3: "winterfell-riders blue",
    h5: "lannisport-guards blue",
  },
  leaders: { h3: "greatjon-of-last-hearth" },
};

describe("abilities at the start of a turn", () => {
  test("turn the card and are gone for the battle", () => {
    const game = commanding({ ...south, leaders: { i7: "tywin" } });
    play(game, "commit tywin");
    expect([hands[LANNISTER].count(game), isCommitted(game, figure("tywin"))]).toEqual([2, true]);
    expect([askedNow(game), procedures.depth(game)]).toEqual([undefined, 0]);
    expect(refusalOf(game, "commit tywin")).toBe("battles.commanders.committed");
  });

  test("are refused to whoever has none, or to no effect", () => {
    const game = commanding({ ...north, leaders: { h3: "maege", k3: "rickard" } });
    expect(refusalOf(game, "commit robb")).toBe("battles.commanders.absent");
    expect(refusalOf(game, "commit tywin")).toBe("battles.commanders.absent");
    expect(refusalOf(game, "commit maege")).toBe("battles.commanders.at-start");
    expect(refusalOf(game, "commit rickard")).toBe("battles.commanders.idle");
    expect(commitStep.options(game, STARK)).toHaveLength(0);
    setSpent(game, unitAt(game, "k3"), true);
    expect(Array.from(commitStep.options(game, STARK) ?? [], notation.print)).toEqual(["commit rickard"]);
    play(game, "commit rickard");
    expect(spent(game, "k3")).toEqual([false]);
  });

  test("draw as many cards as there are", () => {
    const one = commanding({ ...south, leaders: { i7: "tywin" }, deck: [], discards: ["ll01"] });
    expect(play(one, "commit tywin")).toContainEqual({ rule: "battles.cards.draw", house: "lannister", count: 1 });
    const none = commanding({ ...south, leaders: { i7: "tywin" }, deck: [] });
    expect(refusalOf(none, "commit tywin")).toBe("battles.commanders.idle");
  });

  test("of Eddard: two morale, and his unit is ready", () => {
    const game = commanding({ ...north, leaders: { h3: "eddard" }, spent: ["h3", "g3"] });
    play(game, "commit eddard");
    expect([game[MORALE_MARKER], ...spent(game, "h3", "g3")]).toEqual([13, false, true]);
  });

  test("of Jaime of the Kingsguard: his unit, and one beside it", () => {
    const game = commanding({ ...south, leaders: { h7: "jaime-kingsguard" }, spent: ["h7", "g7", "f7"] });
    play(game, "commit jaime");
    expect([...spent(game, "h7", "g7"), askedNow(game)]).toEqual([false, true, "choose"]);
    expect(refusalOf(game, "choose f7")).toBe("battles.cards.choose");
    play(game, "choose g7");
    expect(spent(game, "h7", "g7", "f7")).toEqual([false, false, true]);
  });

  test("of Kevan: up to three infantry units are tough", () => {
    const game = commanding(south);
    play(game, "commit kevan", "choose g7", "choose nowhere");
    const toughness = (hex: string): number => game[rowOfUnit(unitAt(game, hex)) + units.field.toughness];
    expect(["h7", "g7", "i7"].map(toughness)).toEqual([0, 1, 0]);
  });

  test("of Addam: each horse of his zone may move once, unless it is engaged", () => {
    const game = commanding({ ...south, leaders: { i7: "addam" }, spent: ["i7"] });
    const [first, second] = [unitAt(game, "i7"), unitAt(game, "f7")];
    expect(refusalOf(game, "commit addam")).toBe(undefined);
    play(game, "commit addam", "move i7 k7");
    expect([hexOf(game, first), askedNow(game)]).toEqual([hexNamed("k7"), undefined]);
    expect(hexOf(game, second)).toBe(hexNamed("f7"));
    const near = commanding({
      ...south,
      leaders: { i7: "addam" },
      units: { ...south.units, k7: "casterly-cavaliers red" },
    });
    play(near, "commit addam", "move k7 k6");
    expect(refusalOf(near, "move k6 k5")).toBe("battles.movement.once");
    play(near, "halt");
    expect(procedures.depth(near)).toBe(0);
  });

  test("of Gregor the Reaver: fires near him grow", () => {
    const position: Command = { ...south, leaders: { h7: "gregor-reaver" }, fire: { h9: 1, a1: 1 } };
    const game = commanding(position);
    play(game, "commit gregor");
    expect([game[FIRE + hexNamed("h9")], game[FIRE + hexNamed("a1")]]).toEqual([2, 1]);
    expect(refusalOf(commanding({ ...position, fire: { a1: 1 } }), "commit gregor")).toBe("battles.commanders.idle");
  });
});

describe("the Greatjon of Last Hearth", () => {
  const answer = (game: Battle, text: string): void => {
    ask.close(game);
    alsoOrderStep.apply(game, STARK, parsed(text) as never);
  };
  const check = (game: Battle, text: string): string | undefined =>
    alsoOrderStep.check(game, STARK, parsed(text) as never)?.rule;

  test("brings up to two infantry units along when a token orders him", () => {
    const game = commanding({ ...north, spent: ["h2"] });
    orderUnit(game, unitAt(game, "h3"), BY_TOKEN);
    expect(askAlsoOrder(game)).toBe(true);
    expect(check(game, "also-order h4")).toBe("battles.commanders.also");
    expect(check(game, "also-order k3")).toBe("battles.commanders.also");
    expect(check(game, "also-order h5")).toBe("battles.cards.own-unit");
    expect(check(game, "also-order h2")).toBe("battles.cards.spent");
    answer(game, "also-order g3");
    expect(askedNow(game)).toBe("also-order");
    answer(game, "also-order i3");
    expect([askedNow(game), isCommitted(game, figure("greatjon"))]).toEqual([undefined, true]);
    expect(["g3", "i3"].map((hex) => orderOf(game, unitAt(game, hex)))).toEqual([BY_ALSO, BY_ALSO]);
  });

  test("keeps the ability when he brings nobody, and has it once", () => {
    const game = commanding(north);
    expect(askAlsoOrder(game)).toBe(false);
    orderUnit(game, unitAt(game, "h3"), 0);
    expect(askAlsoOrder(game)).toBe(false);
    orderUnit(game, unitAt(game, "h3"), BY_TOKEN);
    expect(askAlsoOrder(game)).toBe(true);
    answer(game, "also-order nowhere");
    expect([askedNow(game), isCommitted(game, figure("greatjon"))]).toEqual([undefined, false]);
    const used = commanding(north);
    orderUnit(used, unitAt(used, "h3"), BY_TOKEN);
    askAlsoOrder(used);
    answer(used, "also-order g3");
    answer(used, "also-order nowhere");
    used[rowOfUnit(unitAt(used, "g3")) + units.field["ordered-by"]] = 255;
    expect(askAlsoOrder(used)).toBe(false);
  });
});

test("King Robb's unit may leave its engagement when it is ordered", () => {
  const game = commanding({ ...north, leaders: { k3: "robb-king" } });
  const [robb, foe] = [unitAt(game, "k3"), unitAt(game, "h5")];
  engage(game, robb, foe, LANNISTER);
  expect(askFreeLeave(game)).toBe(false);
  orderUnit(game, robb, BY_TOKEN);
  expect(askFreeLeave(game)).toBe(true);
  freeLeaveStep.apply(game, STARK, { kind: "leave", answer: 0 });
  expect(isEngaged(game, robb)).toBe(true);
  freeLeaveStep.apply(game, STARK, { kind: "leave", answer: 1 });
  expect([isEngaged(game, robb), isEngaged(game, foe)]).toEqual([false, false]);
});
