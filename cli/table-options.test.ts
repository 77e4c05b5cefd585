import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { surroundingsOf } from "./surroundings.ts";
import {
  type TableArguments,
  tableFlags,
  tableOptions,
  variantList,
  variantNames,
  variantsOf,
} from "./table-options.ts";

const here = surroundingsOf([], {});
const table = (given: TableArguments) => tableOptions(given, here);

describe("the variants of a table", () => {
  test("are none unless they are asked for", () => {
    expect(variantsOf(table({}))).toEqual([]);
    expect(variantsOf(table({ players: "3" }))).toEqual([]);
    expect(variantList(table({}), here)).toBe("");
  });

  test("come in the order of the rulebook, each once, however they are typed", () => {
    expect(variantsOf(table({ variants: "Ports, siege,,forts,ports" }))).toEqual(["forts", "siege", "ports"]);
  });

  test("have House Martell wherever six play, said or not", () => {
    expect(variantsOf(table({ players: "6" }))).toEqual(["martell"]);
    expect(variantsOf(table({ players: "6", variants: "ports,martell" }))).toEqual(["martell", "ports"]);
    const houses = "martell,stark,tyrell,lannister,baratheon,greyjoy";
    expect(variantsOf(table({ houses }))).toEqual(["martell"]);
  });

  test("are all that the number of players allows with --all-variants", () => {
    const without = (...names: string[]) => variantNames.filter((name) => !names.includes(name));
    const all = (players: string) => variantsOf(table({ players, allVariants: true }));
    expect(variantNames).toHaveLength(9);
    expect(all("3")).toEqual(without("martell"));
    expect(all("4")).toEqual(without("martell", "three-board"));
    expect(all("5")).toEqual(without("martell", "three-board"));
    expect(all("6")).toEqual(without("three-board"));
  });

  test("have names in both languages", () => {
    const six = table({ players: "6", variants: "single-use" });
    expect(variantList(six, here)).toBe("House\u00a0Martell, Single-use\u00a0orders");
    expect(variantList(six, surroundingsOf(["--lang", "fr"], {}))).toContain("Maison\u00a0Martell, Ordres");
  });
});

test("the reconstructed rules of siege engines are the table's choice", () => {
  expect(table({}).engines).toEqual({ byUpgrade: true, retreat: false, asCasualties: false });
  const { engines } = table({ variants: "siege", engines: "no-upgrade,retreat,as-casualties" });
  expect(engines).toEqual({ byUpgrade: false, retreat: true, asCasualties: true });
});

test("a table can be set again from the options that it names", () => {
  for (const given of [
    {},
    { players: "6", allVariants: true, engines: "retreat" },
    { players: "3", allVariants: true, engines: "no-upgrade,as-casualties", printedCourt: true },
    { houses: "stark,lannister,baratheon", variants: "ports", saanSparesOwn: true, freeOrders: true },
  ]) {
    const set = table(given);
    const words = tableFlags(set).flatMap((flag) => flag.split(" "));
    const value = (option: string) => (words.includes(option) ? words[words.indexOf(option) + 1] : undefined);
    const again = {
      players: value("--players"),
      houses: value("--houses"),
      variants: value("--variants"),
      engines: value("--engines"),
      printedCourt: words.includes("--printed-court"),
      saanSparesOwn: words.includes("--saan-spares-own"),
      freeOrders: words.includes("--free-orders"),
    };
    expect(table(again as TableArguments)).toEqual(set);
    expect(throne.readOptions(set)).toEqual(set);
  }
});
