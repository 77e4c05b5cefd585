import { readdirSync, readFileSync } from "node:fs";
import { chanceFrom, type Json } from "@weirwood/kernel";
import { checkMutatedPositions } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { throne } from "../index.ts";

const { given } = throne.scenarios;

describe("a position that cannot be", () => {
  it.each<[string, Json, string]>([
    ["an order where nobody stands", { orders: { "summer-sea": "raid" } }, "orders: summer-sea has no units"],
    [
      "an order that only the action phase would meet",
      { orders: { "summer-sea": "raid" }, phase: "westeros", turn: 2, decks: { 2: ["clash-of-kings"] } },
      "orders: summer-sea has no units",
    ],
    [
      "units of a house that does not play",
      { players: 3, units: { winterfell: "martell 1K" }, phase: "planning" },
      "units: martell does not play",
    ],
    [
      "orders of such units",
      { players: 3, units: { starfall: "greyjoy 1F" }, orders: { starfall: "raid*" }, phase: "raid" },
      "units: greyjoy does not play",
    ],
    [
      "a throne held by a house that does not play",
      { start: true, holders: { "iron-throne": "martell" } },
      "holders: iron-throne is not held by a house that plays",
    ],
    ["more units than a byte holds", { units: { pyke: "greyjoy 256F" } }, "pyke: greyjoy has not so many units"],
    [
      "more units than the box holds",
      { units: { pyke: "greyjoy 3K", seagard: "greyjoy 2K" } },
      "units: greyjoy has 5 knights, 4 at most",
    ],
    ["a power token of a stranger", { players: 3, tokens: { pyke: "greyjoy" } }, "tokens: greyjoy does not play"],
    ["power of a stranger", { players: 3, power: { greyjoy: 3 } }, "power: greyjoy does not play"],
    ["cards of a stranger", { players: 3, hands: { greyjoy: ["asha-greyjoy"] } }, "hands: greyjoy does not play"],
    ["no cards at all", { hands: { stark: [] } }, "hands: stark has no cards"],
    ["a track with a stranger", { players: 3, tracks: { fiefdoms: ["stark", "greyjoy", "lannister"] } }, "tracks: "],
    [
      "a track longer than the game has houses",
      { tracks: { fiefdoms: ["stark", "greyjoy", "lannister", "baratheon", "tyrell", "stark"] } },
      "tracks: fiefdoms names every house once",
    ],
    ["a house bound that does not play", { players: 3, variants: ["single-use"], bound: "greyjoy" }, "bound: greyjoy"],
    [
      "a port of a stranger",
      { players: 3, variants: ["ports"], "port-owners": { "port-of-pyke": "greyjoy" } },
      "port-owners: port-of-pyke",
    ],
    ["a fortification alone", { variants: ["forts"], forts: { pyke: "greyjoy" } }, "forts: pyke has no units"],
    [
      "a fortification in a game without any",
      { units: { pyke: "greyjoy 1F" }, forts: { pyke: "greyjoy" } },
      "forts: 1 are more than there are",
    ],
    [
      "a single-use order alone",
      { variants: ["single-use"], singles: { stark: "winterfell young-wolf" }, phase: "raid" },
      "singles: stark has no units beside its order",
    ],
    [
      "a single-use order of another house",
      {
        variants: ["single-use"],
        phase: "raid",
        units: { winterfell: "stark 1F" },
        singles: { stark: "winterfell lion" },
      },
      "singles: stark has 0 lion at most",
    ],
    [
      "an area that this game lacks",
      { units: { "port-of-pyke": "greyjoy 1S" } },
      "port-of-pyke: this game has no such",
    ],
    ["land units at sea", { units: { "sunset-sea": "greyjoy 1F" } }, "units: sunset-sea mixes land and sea"],
    [
      "an army too large for its supply",
      { supply: 0, units: { pyke: "greyjoy 4F" } },
      "supply: greyjoy has more or larger armies",
    ],
    ["a turn before the first", { turn: 0 }, "turn: 0 is not on the track"],
    ["a season that is none", { season: "mustering" }, "season: mustering"],
    [
      "orders before they are laid",
      { units: { pyke: "greyjoy 1F" }, orders: { pyke: "raid" } },
      "orders: none is laid",
    ],
    ["a number of players that is a name", { players: "constructor" }, "players: "],
    ["an option that is none", { options: { "free-lunch": true } }, "options: freeLunch cannot be read"],
    ["an option of engines that is none", { options: { engines: { "by-sea": true } } }, "options: engines cannot be"],
    [
      "an option in two styles",
      { options: { "free-orders": true, freeOrders: false } },
      "options: freeOrders is said twice",
    ],
  ])("is refused by the word that is wrong: %s", (_, position, problem) => {
    expect(() => given(position)).toThrow(problem);
  });
});

/** Where every scenario of this folder begins. */
const folder = new URL("./", import.meta.url);
const positions = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .sort()
  .flatMap((file) => parseAllDocuments(readFileSync(new URL(file, folder), "utf8")))
  .map((document) => (document.toJS() as { given: Json }).given);

describe("options of a position", () => {
  it.each<[string, Json, Json]>([
    ["printed-court", { "printed-court": true }, { printedCourt: true }],
    ["saan-spares-own", { "saan-spares-own": true }, { saanSparesOwn: true }],
    ["free-orders", { "free-orders": true }, { freeOrders: true }],
    ["by-upgrade", { engines: { "by-upgrade": false } }, { engines: { byUpgrade: false } }],
    ["as-casualties", { engines: { "as-casualties": true } }, { engines: { asCasualties: true } }],
  ])("are named as its words are, or as in records: %s", (_, options, asInRecords) => {
    const start = { players: 4, start: true, variants: ["siege"] };
    expect(given({ ...start, options })).toEqual(given({ ...start, options: asInRecords }));
    expect(given({ ...start, options })).not.toEqual(given(start));
  });
});

describe("a position that no game could reach", () => {
  const tooMany = { phase: "march", units: { winterfell: "stark 8F", "white-harbor": "stark 4F" } };

  it("is refused, unless it is said that its books need not balance", () => {
    expect(() => given(tooMany)).toThrow("units: stark has 12 footmen");
    expect(throne.audit(given(tooMany, "unbalanced"))).not.toEqual([]);
  });

  it("is one with a garrison beside units, so printed garrisons stand only where nobody has come", () => {
    const beside = { phase: "march", units: { "kings-landing": "baratheon 1F" } };
    expect(() => given({ ...beside, garrisons: { "kings-landing": 5 } })).toThrow("garrisons: kings-landing");
    const { garrisons } = throne.scenarios.observe(given({ ...beside, garrisons: "standard" }));
    expect(garrisons).toEqual({ "the-eyrie": 6, sunspear: 5 });
  });
});

describe("a position that somebody has changed at random", () => {
  it("is refused with a sentence, or can be played to its end with balanced books", () => {
    // Otherwise the changes would be too wild to say anything.
    expect(checkMutatedPositions(throne, positions, 600, chanceFrom(2003))).toBeGreaterThan(60);
  });
});
