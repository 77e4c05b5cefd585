import { describe, expect, it } from "vitest";
import { mayBeOn } from "../rules/attaching.ts";
import { contextOf } from "../rules/context.ts";
import { isImmune, isOutOfReach } from "../rules/immunity.ts";
import { mayLeave } from "../rules/leaving.ts";
import { at, cardOf, faceOf, rowOf, setStatus } from "../state/bodies.ts";
import { ATTACKER, DEFENDER, KNEELING, STR_CHANGED } from "../state/layout.ts";
import { Table } from "../testing/table.ts";
import { derive } from "./derive.ts";
import {
  DEFEND_SHIFT,
  DIES,
  FLAGS,
  hasFlag,
  NO_KNEEL_ATTACK,
  NO_KNEEL_DEFEND,
  seatWord,
  touch,
  word,
} from "./words.ts";

const [ONE, TWO] = [0, 1];

/** A table that is looked at again after something on it has changed. */
function again(table: Table): void {
  touch(table.game);
  derive(table.game);
}

const usedBy = ({ game }: Table, body: number, seat: number) => contextOf(game, seat, body, cardOf(game, body));

describe("constant texts of Baratheon", () => {
  it("nobody may defend against Stannis without a Lord", () => {
    const table = new Table();
    table.game[ATTACKER] = ONE;
    table.game[DEFENDER] = TWO;
    table.lay("core_72", { as: "attacking" });
    table.lay("core_18", { of: "two" });
    derive(table.game);
    expect([ONE, TWO].map((seat) => seatWord(table.game, seat, "bans"))).toEqual([0, 7 << DEFEND_SHIFT]);
    table.lay("core_5", { of: "two" });
    again(table);
    expect(seatWord(table.game, TWO, "bans")).toBe(0);
  });

  it("Stannis at rest forbids nobody to defend", () => {
    const table = new Table();
    table.game[ATTACKER] = ONE;
    table.game[DEFENDER] = TWO;
    table.lay("core_72");
    table.lay("core_18", { of: "two" });
    derive(table.game);
    expect(seatWord(table.game, TWO, "bans")).toBe(0);
  });

  it("Melisandre strengthens Asshai and hides power on opponents’ characters while she stands", () => {
    const table = new Table();
    const [melisandre, army] = [table.lay("core_74"), table.lay("core_85")];
    const eddard = table.lay("core_5", { of: "two" });
    table.game[rowOf(army) + at.power] = 2;
    table.game[rowOf(eddard) + at.power] = 3;
    again(table);
    expect([table.str(melisandre), table.str(army)]).toEqual([4, 7]);
    expect([ONE, TWO].map((seat) => seatWord(table.game, seat, "power"))).toEqual([2, 0]);
    setStatus(table.game, melisandre, KNEELING, true);
    again(table);
    expect([table.str(melisandre), table.str(army)]).toEqual([3, 6]);
    expect(seatWord(table.game, TWO, "power")).toBe(3);
  });

  it("Renly and Brienne ignore character abilities of opponents, and not their own or events", () => {
    const table = new Table();
    const loyal = [table.lay("core_73"), table.lay("core_76")];
    const [payne, courtier] = [table.lay("core_41", { of: "two" }), table.lay("core_86")];
    const event = table.lay("core_162", { of: "two" });
    derive(table.game);
    for (const body of loyal) {
      expect(isImmune(table.game, body, usedBy(table, payne, TWO))).toBe(true);
      expect(isImmune(table.game, body, usedBy(table, courtier, ONE))).toBe(false);
      expect(isImmune(table.game, body, usedBy(table, event, TWO))).toBe(false);
    }
  });

  it("the Knight of the Rainwood can be killed and not discarded", () => {
    const table = new Table();
    const knight = table.lay("core_81");
    derive(table.game);
    expect(mayLeave(table.game, knight, "discarded")).toBe(false);
    expect(mayLeave(table.game, knight, "killed")).toBe(true);
  });

  it("the Northern Cavalry can be neither killed nor discarded once its STR was changed", () => {
    const table = new Table();
    const cavalry = table.lay("core_82");
    derive(table.game);
    expect(mayLeave(table.game, cavalry, "killed")).toBe(true);
    setStatus(table.game, cavalry, STR_CHANGED, true);
    again(table);
    expect(mayLeave(table.game, cavalry, "killed")).toBe(false);
    expect(mayLeave(table.game, cavalry, "discarded")).toBe(false);
    expect(mayLeave(table.game, cavalry, "returned")).toBe(true);
  });

  it("Shadow’s Blessing is one with a power icon and a curse without", () => {
    const table = new Table();
    const [robert, brienne] = [table.lay("core_71"), table.lay("core_76")];
    table.lay("core_66", { on: robert });
    table.lay("core_66", { of: "two", on: brienne });
    expect([table.str(robert), table.str(brienne)]).toEqual([5, 1]);
  });

  it("Stinking Drunk weighs only in a challenge", () => {
    const table = new Table();
    const [sober, drunk] = [table.lay("core_89"), table.lay("core_16", { of: "two", as: "attacking" })];
    table.lay("core_69", { of: "two", on: sober });
    table.lay("core_69", { on: drunk });
    expect([table.str(sober), table.str(drunk)]).toEqual([6, 7]);
  });

  it("Motley goes on opponents’ characters, Lightbringer on Baratheon ones", () => {
    const table = new Table();
    const [robert, robb] = [table.lay("core_71"), table.lay("core_8", { of: "two" })];
    const [motley, sword] = [table.lay("core_67", { on: robb }), table.lay("core_68", { on: robert })];
    derive(table.game);
    const mayLieOn = (attachment: number, host: number): boolean =>
      mayBeOn(table.game, faceOf(table.game, attachment), usedBy(table, attachment, ONE), host, false);
    expect([mayLieOn(motley, robb), mayLieOn(motley, robert)]).toEqual([true, false]);
    expect([mayLieOn(sword, robert), mayLieOn(sword, robb)]).toEqual([true, false]);
  });
});

describe("constant texts of Targaryen", () => {
  it("nobody but her controller chooses Quaithe for events or character abilities while something is attached to her", () => {
    const table = new Table();
    const quaithe = table.lay("core_115");
    const [theirs, own] = [table.lay("core_162", { of: "two" }), table.lay("core_174")];
    const place = table.lay("core_126", { of: "two" });
    derive(table.game);
    expect(isOutOfReach(table.game, quaithe, usedBy(table, theirs, TWO))).toBe(false);
    table.lay("core_102", { on: quaithe });
    again(table);
    expect(isOutOfReach(table.game, quaithe, usedBy(table, theirs, TWO))).toBe(true);
    expect(isOutOfReach(table.game, quaithe, usedBy(table, own, ONE))).toBe(false);
    expect(isOutOfReach(table.game, quaithe, usedBy(table, place, TWO))).toBe(false);
  });

  it("a dragon of anybody emboldens the Qartheen Fanatic", () => {
    const table = new Table();
    const fanatic = table.lay("core_123");
    expect(table.seen(fanatic)).toMatchObject({ str: 2, icons: ["intrigue"] });
    table.lay("core_109", { of: "two" });
    again(table);
    expect(table.seen(fanatic)).toMatchObject({ str: 3, icons: ["military", "intrigue"] });
  });

  it("dragons of Daenerys’s controller do not kneel to attack", () => {
    const table = new Table();
    table.lay("qod_22");
    const [dragon, worm, theirs] = [table.lay("core_111"), table.lay("qod_10"), table.lay("core_111", { of: "two" })];
    derive(table.game);
    const kneelsNotToAttack = (body: number): number => (word(table.game, body, FLAGS) >> NO_KNEEL_ATTACK) & 7;
    expect([dragon, worm, theirs].map(kneelsNotToAttack)).toEqual([7, 0, 0]);
    expect((word(table.game, dragon, FLAGS) >> NO_KNEEL_DEFEND) & 7).toBe(0);
  });

  it("Poisoned Wine weakens its bearer", () => {
    const table = new Table();
    const drogo = table.lay("core_107");
    table.lay("core_101", { of: "two", on: drogo });
    expect(table.str(drogo)).toBe(1);
  });

  it("Aegon’s Blade gives for each icon something else", () => {
    const table = new Table();
    const [worm, daenerys, xaro] = [table.lay("qod_10"), table.lay("core_106"), table.lay("core_116")];
    for (const body of [worm, daenerys, xaro]) table.lay("core_102", { on: body });
    expect(table.seen(worm)).toMatchObject({ str: 5, keywords: [] });
    expect(table.seen(daenerys)).toMatchObject({ str: 3, keywords: ["stealth", "renown"] });
    expect(table.seen(xaro)).toMatchObject({ str: 5, keywords: ["stealth", "renown"] });
  });

  it("Flame-Kissed burns only where nothing else is attached", () => {
    const table = new Table();
    const knight = table.lay("core_18", { of: "two" });
    table.lay("core_103", { on: knight });
    expect(table.str(knight)).toBe(0);
    expect(hasFlag(table.game, knight, DIES)).toBe(true);
    table.lay("core_34", { of: "two", on: knight });
    again(table);
    expect(table.str(knight)).toBe(4);
    expect(hasFlag(table.game, knight, DIES)).toBe(false);
  });
});
