import { describe, expect, it } from "vitest";
import { abilities, type Compiled } from "../compiled/abilities.ts";
import { cardNumber } from "../pool/index.ts";
import { mayBeOn } from "../rules/attaching.ts";
import { contextOf } from "../rules/context.ts";
import { becomeAttachment } from "../rules/effects/moving.ts";
import { isImmune } from "../rules/immunity.ts";
import { costToPlay } from "../rules/playing-cards.ts";
import { dropIllegal } from "../rules/settling.ts";
import { at, cardOf, faceOf, hostOf, isLeaving, rowOf, setStatus } from "../state/bodies.ts";
import { ATTACKER, ATTACKING, CHALLENGE, DEFENDER, KNEELING } from "../state/layout.ts";
import { Table } from "../testing/table.ts";
import { blank, every, location, type VerbId, verbIds } from "../words/index.ts";
import { derive } from "./derive.ts";
import { FLAGS, goldSymbols, isBlanked, isForbidden, NO_KNEEL_ATTACK, seatNumber, touch, word } from "./words.ts";

const [ONE, TWO] = [0, 1];

/** A table that is looked at again after something on it has changed. */
function again({ game }: Table): void {
  touch(game);
  derive(game);
}

function cannot(table: Table, body: number, verb: VerbId): boolean {
  again(table);
  return isForbidden(table.game, body, 1 << verbIds.indexOf(verb));
}

/** One attacks two in a military challenge. */
function attack(): Table {
  const table = new Table();
  table.game[CHALLENGE] = 0;
  table.game[ATTACKER] = ONE;
  table.game[DEFENDER] = TWO;
  return table;
}

const usedBy = ({ game }: Table, body: number, seat: number) => contextOf(game, seat, body, cardOf(game, body));
const mayLieOn = ({ game }: Table, attachment: number, host: number, isBlank = false): boolean =>
  mayBeOn(game, faceOf(game, attachment), contextOf(game, ONE, attachment, cardOf(game, attachment)), host, isBlank);

describe("constant texts of Martell", () => {
  it("the Red Viper attacks without kneeling while the defender has more characters", () => {
    const table = attack();
    const viper = table.lay("pots_1");
    table.lay("core_5", { of: "two" });
    const isSpared = (): boolean => {
      again(table);
      return ((word(table.game, viper, FLAGS) >> NO_KNEEL_ATTACK) & 7) !== 0;
    };
    expect(isSpared()).toBe(false);
    table.lay("core_8", { of: "two" });
    expect(isSpared()).toBe(true);
  });

  it("the Red Viper ignores events and characters, and Euron only events", () => {
    const table = new Table();
    const [viper, euron] = [table.lay("pots_1"), table.lay("kotse_4")];
    const [hotah, wrath] = [table.lay("pots_5", { of: "two" }), table.lay("pots_22", { of: "two" })];
    derive(table.game);
    const ignored = (body: number) =>
      [hotah, wrath].map((source) => isImmune(table.game, body, usedBy(table, source, TWO)));
    expect(ignored(viper)).toEqual([true, true]);
    expect(ignored(euron)).toEqual([false, true]);
  });

  it("Arianne gives one more claim only while she attacks", () => {
    const table = attack();
    const arianne = table.lay("pots_2");
    again(table);
    const before = seatNumber(table.game, ONE, "claim");
    table.game[rowOf(arianne) + at.role] = ATTACKING;
    again(table);
    expect(seatNumber(table.game, ONE, "claim")).toBe(before + 1);
  });

  it("the towers watch whoever lacks an icon", () => {
    const table = new Table();
    for (const tower of ["pots_32", "pots_33", "pots_34"]) table.lay(tower);
    // Intrigue and power; military and power; military and intrigue.
    const [ellaria, hotah, darkstar] = ["pots_7", "pots_5", "pots_4"].map((id) => table.lay(id, { of: "two" }));
    expect([ellaria, hotah, darkstar].map((body) => table.str(body))).toEqual([2, 4, 3]);
    expect([ellaria, hotah, darkstar].map((body) => cannot(table, body, "use-stealth"))).toEqual([false, true, false]);
    expect([ellaria, hotah, darkstar].map((body) => cannot(table, body, "gain-renown"))).toEqual([false, false, true]);
  });

  it("behind the Threefold Gate a STR of 6 has stealth, and a printed one is not lowered", () => {
    const table = new Table();
    table.lay("ccg_triple_porte");
    table.lay("pots_33");
    const [reserves, hotah] = [table.lay("pots_17"), table.lay("pots_5")];
    expect(table.has(reserves, "stealth")).toBe(true);
    expect(table.has(hotah, "stealth")).toBe(false);
    table.lay("pots_18", { on: hotah });
    table.lay("pots_18", { on: hotah });
    again(table);
    // Raised to 6, he has stealth too; only what is printed is safe.
    expect([table.str(hotah), table.has(hotah, "stealth")]).toEqual([6, true]);
    expect([reserves, hotah].map((body) => cannot(table, body, "lose-str"))).toEqual([true, false]);
  });

  it("Riders at X = 3 cost four under the Old Palace, and a courtier of intrigue no more than printed", () => {
    const table = new Table();
    const costOf = (id: string, x = 0): number => costToPlay(table.game, ONE, cardNumber(id) ?? 0, x);
    derive(table.game);
    expect([costOf("ccg_riders_boneway", 3), costOf("pots_7")]).toEqual([3, 3]);
    table.lay("ccg_palais_vieux", { of: "two" });
    again(table);
    expect([costOf("ccg_riders_boneway", 3), costOf("pots_7")]).toEqual([4, 3]);
  });
});

describe("constant texts of Greyjoy", () => {
  it("only who is as strong may defend against the sole King Balon", () => {
    const table = attack();
    const balon = table.lay("kotse_1");
    const [weak, strong] = [table.lay("kotse_8", { of: "two" }), table.lay("pots_5", { of: "two" })];
    expect(cannot(table, weak, "defend")).toBe(false);
    table.game[rowOf(balon) + at.role] = ATTACKING;
    expect([weak, strong].map((body) => cannot(table, body, "defend"))).toEqual([true, false]);
    // The pool has no other King: the opponent’s own Balon.
    table.lay("kotse_1", { of: "two" });
    expect(cannot(table, weak, "defend")).toBe(false);
  });

  it("Asha cannot be saved", () => {
    const table = new Table();
    const [asha, theon] = [table.lay("kotse_2"), table.lay("kotse_3")];
    expect([asha, theon].map((body) => cannot(table, body, "be-saved"))).toEqual([true, false]);
  });

  it("Euron lends stealth to his own Greyjoys while he stands", () => {
    const table = new Table();
    const [euron, theon, stranger] = [table.lay("kotse_4"), table.lay("kotse_3"), table.lay("pots_5")];
    const foe = table.lay("kotse_8", { of: "two" });
    expect([euron, theon, stranger, foe].map((body) => table.has(body, "stealth"))).toEqual([true, true, false, false]);
    setStatus(table.game, euron, KNEELING, true);
    again(table);
    expect(table.has(theon, "stealth")).toBe(false);
  });

  it("nobody without a crest defends against Wex", () => {
    const table = attack();
    table.lay("kotse_8", { as: "attacking" });
    const [theon, asha] = [table.lay("kotse_3", { of: "two" }), table.lay("kotse_2", { of: "two" })];
    expect([theon, asha].map((body) => cannot(table, body, "defend"))).toEqual([true, false]);
  });

  it("Harlaw supports Greyjoys only", () => {
    const table = new Table();
    const [theon, stranger] = [table.lay("kotse_3"), table.lay("pots_5")];
    const support = table.lay("kotse_21", { on: theon });
    expect(table.has(theon, "stealth")).toBe(true);
    expect([theon, stranger].map((host) => mayLieOn(table, support, host))).toEqual([true, false]);
  });

  it("a Beachhead lies on a location that is not limited, and nowhere there once it is blank", () => {
    const table = new Table();
    const [palace, garden] = [table.lay("pots_32", { of: "two" }), table.lay("pots_30", { of: "two" })];
    const beachhead = table.lay("ccg_tete_de_pont", { on: palace });
    derive(table.game);
    expect([palace, garden].map((host) => mayLieOn(table, beachhead, host))).toEqual([true, false]);
    expect(mayLieOn(table, beachhead, palace, true)).toBe(false);
  });

  it("a Marauder whom his own text has put on a location stays there and blanks it", () => {
    const table = new Table();
    const [theon, garden] = [table.lay("kotse_3"), table.lay("pots_30", { of: "two" })];
    const marauder = table.lay("kotse_22", { on: theon });
    derive(table.game);
    const moves = abilities.find(({ name }) => name === "kotse_22/2") as Compiled;
    const pc = moves.ops.findIndex((op) => op.op === "do" && op.effect.do === "become-attachment");
    const context = { ...usedBy(table, marauder, ONE), ability: moves.number };
    const move = {
      do: "become-attachment",
      on: every(location()),
      bearer: "location",
      trait: "Condition",
      gives: [blank()],
    } as const;
    expect(becomeAttachment(context, move, pc)).toBe(true);
    again(table);
    dropIllegal(table.game);
    again(table);
    expect([isLeaving(table.game, marauder), hostOf(table.game, marauder)]).toEqual([false, garden]);
    expect([isBlanked(table.game, garden), goldSymbols(table.game, garden)]).toEqual([true, 0]);
    expect(table.has(theon, "stealth")).toBe(false);
  });

  it("a Marauder falls off a location where no text has put it", () => {
    const table = new Table();
    const marauder = table.lay("kotse_22", { on: table.lay("pots_32", { of: "two" }) });
    derive(table.game);
    dropIllegal(table.game);
    expect(isLeaving(table.game, marauder)).toBe(true);
  });
});
