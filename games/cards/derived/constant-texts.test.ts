import { describe, expect, it } from "vitest";
import { iconIds } from "../data/names.ts";
import { contextOf } from "../rules/context.ts";
import { isImmune } from "../rules/immunity.ts";
import { cardOf } from "../state/bodies.ts";
import { Table } from "../testing/table.ts";
import { verbIds } from "../words/index.ts";
import { derive } from "./derive.ts";
import { FLAGS, hasFlag, isForbidden, NO_KNEEL_ATTACK, NO_KNEEL_DEFEND, SPENDABLE, word } from "./words.ts";

const MILITARY = 1 << iconIds.indexOf("military");
const verb = (name: (typeof verbIds)[number]): number => 1 << verbIds.indexOf(name);

describe("constant texts of Stark", () => {
  it("Ser Rodrik Cassel stays standing to defend, and is stronger while he does", () => {
    const table = new Table();
    const rodrik = table.lay("core_4");
    expect(table.str(rodrik)).toBe(2);
    expect(word(table.game, rodrik, FLAGS) >> NO_KNEEL_DEFEND).toBe(7);
    const defending = new Table();
    expect(defending.str(defending.lay("core_4", { as: "defending" }))).toBe(4);
    const attacking = new Table();
    expect(attacking.str(attacking.lay("core_4", { as: "attacking" }))).toBe(2);
  });

  it("Shaggydog is strong and immune to events only beside a Stark Lord of his controller", () => {
    const table = new Table();
    const shaggydog = table.lay("core_11");
    table.lay("core_8", { of: "two" });
    expect(table.str(shaggydog)).toBe(1);
    const event = table.lay("core_160", { of: "two" });
    const guilty = contextOf(table.game, 1, event, cardOf(table.game, event));
    expect(isImmune(table.game, shaggydog, guilty)).toBe(false);
    table.lay("core_5");
    expect(table.str(shaggydog)).toBe(4);
    expect(isImmune(table.game, shaggydog, guilty)).toBe(true);
  });

  it("Hodor cannot attack or be bypassed, and may defend", () => {
    const table = new Table();
    const hodor = table.lay("core_12");
    derive(table.game);
    expect(isForbidden(table.game, hodor, verb("attack"))).toBe(true);
    expect(isForbidden(table.game, hodor, verb("be-bypassed"))).toBe(true);
    expect(isForbidden(table.game, hodor, verb("defend"))).toBe(false);
  });

  it("Winterfell Castle strengthens Stark characters of its controller alone", () => {
    const table = new Table();
    const [own, stranger, theirs] = [table.lay("core_18"), table.lay("core_52"), table.lay("core_18", { of: "two" })];
    table.lay("core_25");
    expect([own, stranger, theirs].map((body) => table.str(body))).toEqual([3, 2, 2]);
  });

  it("Nymeria gives Arya strength and stealth, and other Starks neither", () => {
    const table = new Table();
    const [arya, catelyn] = [table.lay("core_7"), table.lay("core_6", { of: "two" })];
    table.lay("core_2", { on: arya });
    table.lay("core_2", { of: "two", on: catelyn });
    expect([table.str(arya), table.has(arya, "stealth")]).toEqual([3, true]);
    expect([table.str(catelyn), table.has(catelyn, "stealth")]).toEqual([3, false]);
  });

  it("Summer gives strength and a military icon, which one cannot have twice", () => {
    const table = new Table();
    const [sansa, robb] = [table.lay("core_9"), table.lay("core_8")];
    table.lay("core_3", { on: sansa });
    table.lay("core_3", { of: "two", on: robb });
    expect(table.seen(sansa)).toMatchObject({ str: 4, icons: ["military", "intrigue", "power"] });
    expect(table.seen(robb)).toMatchObject({ str: 4, icons: ["military", "power"] });
    expect(table.has(sansa, "stealth")).toBe(false);
  });

  it("Frozen Solid takes a location its text, traits and symbols", () => {
    const table = new Table();
    const [castle, knight] = [table.lay("core_25"), table.lay("core_18")];
    const chambers = table.lay("core_28");
    table.lay("low_4", { of: "two", on: castle });
    table.lay("low_4", { of: "two", on: chambers });
    expect(table.str(knight)).toBe(2);
    expect(table.seen(castle)).toMatchObject({ keywords: [], traits: [] });
    expect(table.seen(chambers)).toMatchObject({ gold: 0, influence: 0 });
  });

  it("Frozen Solid on an attachment leaves its bearer without what it gave", () => {
    const table = new Table();
    const sansa = table.lay("core_9");
    const summer = table.lay("core_3", { on: sansa });
    table.lay("low_4", { of: "two", on: summer });
    expect(table.seen(sansa)).toMatchObject({ str: 2, icons: ["intrigue", "power"] });
  });
});

describe("constant texts of Lannister", () => {
  it("Ser Jaime stays standing in military challenges only", () => {
    const table = new Table();
    const jaime = table.lay("core_37");
    derive(table.game);
    const flags = word(table.game, jaime, FLAGS);
    expect((flags >> NO_KNEEL_ATTACK) & 7).toBe(MILITARY);
    expect((flags >> NO_KNEEL_DEFEND) & 7).toBe(MILITARY);
  });

  it("gold on Tywin can be spent", () => {
    const table = new Table();
    const tywin = table.lay("core_40");
    derive(table.game);
    expect(hasFlag(table.game, tywin, SPENDABLE)).toBe(true);
  });

  it("Ser Jacelyn Bywater is immune to abilities of characters, and not to events", () => {
    const table = new Table();
    const jacelyn = table.lay("core_47");
    const [cersei, event] = [table.lay("core_39", { of: "two" }), table.lay("core_162", { of: "two" })];
    derive(table.game);
    const by = (body: number) => contextOf(table.game, 1, body, cardOf(table.game, body));
    expect(isImmune(table.game, jacelyn, by(cersei))).toBe(true);
    expect(isImmune(table.game, jacelyn, by(event))).toBe(false);
  });

  it("Gutter Rat’s Cunning gives strength and stealth", () => {
    const table = new Table();
    const steward = table.lay("core_52");
    table.lay("core_34", { on: steward });
    expect([table.str(steward), table.has(steward, "stealth")]).toEqual([4, true]);
  });
});
