import { isRefusal } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../context.ts";
import { type FormArguments, flagsFor, optionsFrom } from "../../form-flags.ts";
import { playable } from "../../testing/games.ts";
import { optionLines } from "./options.ts";

const here = contextOf([], {});
const loaded = await playable("throne");
const table = (given: FormArguments) => optionsFrom(given, loaded, here) as unknown as ThroneOptions;
const variantNames = Object.keys(throne.phrasebooks.en.names.variant);

describe("the variants of a table", () => {
  const linesOf = (given: FormArguments, context = here) =>
    optionLines(table(given), context).join("\n").replace(/\s+/g, " ");

  test("are none unless they are asked for", () => {
    expect(linesOf({})).toBe("");
    expect(linesOf({ players: "3" })).toBe("");
  });

  test("come in the order of the rulebook, each once, however they are typed", () => {
    expect(table({ variants: "Ports, siege,,forts,ports" }).variants).toEqual(["forts", "siege", "ports"]);
  });

  test("have House Martell wherever six play, said or not", () => {
    expect(linesOf({ players: "6" })).toBe("Variants: House Martell.");
    expect(linesOf({ players: "6", variants: "ports,martell" })).toBe("Variants: House Martell, Ports.");
    expect(linesOf({ houses: "martell,stark,tyrell,lannister,baratheon,greyjoy" })).toBe("Variants: House Martell.");
  });

  test("are all that the number of players allows with --all-variants", () => {
    const without = (...names: string[]) => variantNames.filter((name) => !names.includes(name));
    const all = (players: string) => table({ players, allVariants: true }).variants;
    expect(variantNames).toHaveLength(9);
    expect(all("3")).toEqual(without("martell"));
    expect(all("4")).toEqual(without("martell", "three-board"));
    expect(all("5")).toEqual(without("martell", "three-board"));
    expect(all("6")).toEqual(without("martell", "three-board"));
  });

  test("have names in both languages", () => {
    const six = { players: "6", variants: "single-use" };
    expect(linesOf(six)).toBe("Variants: House Martell, Single-use orders.");
    expect(linesOf(six, contextOf(["--lang", "fr"], {}))).toContain("Maison Martell, Ordres");
  });
});

test("the reconstructed rules of siege engines are the table's choice", () => {
  expect(table({}).engines).toEqual({ byUpgrade: true, retreat: false, asCasualties: false });
  const { engines } = table({ variants: "siege", engines: "no-upgrade,retreat,as-casualties" });
  expect(engines).toEqual({ byUpgrade: false, retreat: true, asCasualties: true });
});

test("a table can be set again from the flags that it names", () => {
  for (const given of [
    {},
    { players: "6", allVariants: true, engines: "retreat" },
    { players: "3", allVariants: true, engines: "no-upgrade,as-casualties", printedCourt: true },
    { houses: "stark,lannister,baratheon", variants: "ports", saanSparesOwn: true, freeOrders: true },
  ]) {
    const set = table(given);
    const words = flagsFor(set as never, loaded).flatMap((flag) => flag.split(" "));
    const value = (option: string) => (words.includes(option) ? words[words.indexOf(option) + 1] : undefined);
    const has = (option: string) => words.includes(option) || undefined;
    const again = {
      players: value("--players"),
      houses: value("--houses"),
      variants: value("--variants"),
      engines: value("--engines"),
      printedCourt: has("--printed-court"),
      saanSparesOwn: has("--saan-spares-own"),
      freeOrders: has("--free-orders"),
    };
    expect(table(again)).toEqual(set);
    const read = throne.readOptions(set);
    expect(isRefusal(read)).toBe(false);
  }
});
