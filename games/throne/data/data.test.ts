import { describe, expect, it } from "vitest";
import { throne } from "../index.ts";
import { isReached, seasCarrying } from "../rules/transport.ts";
import { given } from "../scenarios/given.ts";
import {
  AREAS,
  areaIds,
  areaNumber,
  type Board,
  baseBoard,
  homes,
  houseIds,
  isLand,
  isPort,
  isSea,
  PORTS,
  SHIP,
  shields,
  sixBoard,
  unitLimit,
} from "../state/board.ts";
import { borders, bridges, lands, rivers, seas } from "./areas.ts";
import { handOf } from "./cards.ts";
import { crownedHandOf } from "./crowned-cards.ts";
import { houses } from "./houses.ts";
import { orders, units } from "./pieces.ts";
import { ports } from "./ports.ts";
import { singles } from "./singles.ts";
import { redrawnRivers } from "./six-players.ts";
import {
  castlesToWin,
  fortifications,
  kingsCourtStars,
  supplyTrack,
  threatLimit,
  threatStep,
  threeBoardStars,
} from "./tracks.ts";
import { decks } from "./westeros.ts";

/** What the rulebooks say about the board and the box, asserted on our tables (facts, section 7). */

const areAdjacent = (a: number, b: number, board = baseBoard): boolean => board.adjacency[a * AREAS + b] === 1;
const adjacent = (a: string, b: string, board = baseBoard): boolean => areAdjacent(areaNumber(a), areaNumber(b), board);
const { barrels, crowns, points, garrisons, castles } = baseBoard;
const lands34 = new Set(lands.map(({ id }) => id));
const neighboursIn = (board: Board, area: number): number[] => board.neighbours[area].filter((other) => !isPort(other));
const house = (id: string) => houses.find((one) => one.id === id) ?? expect.fail(id);
const card = (owner: string, id: string) => handOf[owner].find((one) => one.id === id) ?? expect.fail(id);
/** The areas of the base map; ports and the overlay have tests of their own. */
const all = areaIds.map((_, area) => area).filter((area) => [...lands, ...seas].some(({ id }) => id === areaIds[area]));
const house5 = houses.filter(({ id }) => id !== "martell");

/** Shores that units reach from an area over the seas that hold their house's ships. */
function shores(from: string, ships: readonly string[]): string[] {
  const fleet = Object.fromEntries(ships.map((sea) => [sea, "greyjoy 1S"]));
  const game = given({ units: fleet, phase: "planning" });
  const carrying = seasCarrying(game, houseIds.indexOf("greyjoy"), areaNumber(from));
  return all.filter((to) => isReached(game, areaNumber(from), to, carrying)).map((to) => areaIds[to]);
}

describe("the map", () => {
  it("has 34 lands and 11 seas, each border named once", () => {
    expect([lands34.size, seas.length, all.length]).toEqual([34, 11, 45]);
    const pairs = borders.flatMap(([a, others]) => others.map((b) => [a, b].sort().join("|")));
    expect(pairs).toHaveLength(112);
    expect(new Set(pairs).size).toBe(112);
  });

  it("is symmetric and in one piece, and no area is its own neighbour", () => {
    for (const a of all) {
      expect(areAdjacent(a, a)).toBe(false);
      for (const b of all) expect(areAdjacent(a, b)).toBe(areAdjacent(b, a));
    }
    const reached = new Set([all[0]]);
    for (const area of reached) for (const next of neighboursIn(baseBoard, area)) reached.add(next);
    expect(reached.size).toBe(all.length);
  });

  it("prints 21 barrels, 17 crowns, 8 strongholds and 10 cities; no land is bare", () => {
    const sum = (list: Uint8Array): number => list.reduce((total, value) => total + value, 0);
    expect([sum(barrels), sum(crowns)]).toEqual([21, 17]);
    expect(lands.filter(({ castle }) => castle === "stronghold")).toHaveLength(8);
    expect(lands.filter(({ castle }) => castle === "city")).toHaveLength(10);
    expect(castles).toHaveLength(18);
    for (const area of all.filter(isLand)) expect(barrels[area] + crowns[area] + points[area]).toBeGreaterThan(0);
    for (const area of all.filter(isSea)) expect(barrels[area] + crowns[area] + points[area]).toBe(0);
  });

  it("blocks four rivers and bridges two", () => {
    expect(rivers).toHaveLength(4);
    for (const [a, b] of rivers) expect(adjacent(a, b)).toBe(false);
    expect(bridges.map((pair) => pair.join("|"))).toEqual([
      "crackclaw-point|mountains-of-the-moon",
      "seagard|the-twins",
    ]);
    for (const [a, b] of bridges) expect(adjacent(a, b)).toBe(true);
  });

  it("has exactly the islands Dragonstone, Pyke and the Arbor", () => {
    const islands = all
      .filter((area) => isLand(area) && !neighboursIn(baseBoard, area).some(isLand))
      .map((area) => areaIds[area]);
    expect(islands.sort()).toEqual(["dragonstone", "pyke", "the-arbor"]);
  });

  it.each([
    ["blackwater", 2, 0],
    ["riverrun", 1, 1],
    ["seagard", 1, 1],
    ["dragonstone", 1, 1],
    ["kings-landing", 0, 2],
  ])("%s has %d barrels and %d crowns", (id, supply, power) => {
    expect([barrels[areaNumber(id)], crowns[areaNumber(id)]]).toEqual([supply, power]);
  });

  it.each([
    ["lannisport", 2],
    ["riverrun", 2],
    ["winterfell", 2],
    ["harrenhal", 1],
    ["stoney-sept", 0],
  ])("%s musters with %d points", (id, worth) => {
    expect(points[areaNumber(id)]).toBe(worth);
  });

  it("has garrisons at King's Landing, the Eyrie and Sunspear only", () => {
    const held = all.filter((area) => garrisons[area] > 0).map((area) => [areaIds[area], garrisons[area]]);
    expect(held).toEqual([
      ["kings-landing", 5],
      ["sunspear", 5],
      ["the-eyrie", 6],
    ]);
  });

  it.each([
    ["golden-sound", "lannisport"],
    ["golden-sound", "riverrun"],
    ["golden-sound", "sunset-sea"],
    ["sunset-sea", "highgarden"],
    ["the-reach", "searoad-marches"],
    ["blackwater", "the-reach"],
    ["harrenhal", "riverrun"],
    ["lannisport", "stoney-sept"],
    ["lannisport", "searoad-marches"],
    ["blackwater", "kings-landing"],
    ["blackwater", "stoney-sept"],
    ["blackwater", "harrenhal"],
    ["kingswood", "storms-end"],
    ["yronwood", "sunspear"],
    ["summer-sea", "sunspear"],
    ["sea-of-dorne", "sunspear"],
    ["crackclaw-point", "kings-landing"],
    ["sunset-sea", "redwyne-straights"],
    ["redwyne-straights", "summer-sea"],
    ["sunset-sea", "flints-finger"],
    ["highgarden", "redwyne-straights"],
  ])("%s borders %s", (a, b) => {
    expect(adjacent(a, b)).toBe(true);
  });

  it.each(["the-reach", "highgarden", "harrenhal", "blackwater"])("the Golden Sound does not border %s", (id) => {
    expect(adjacent("golden-sound", id)).toBe(false);
  });

  it("lets only Shipbreaker Bay into Blackwater Bay", () => {
    expect(
      neighboursIn(baseBoard, areaNumber("blackwater-bay"))
        .filter(isSea)
        .map((sea) => areaIds[sea]),
    ).toEqual(["shipbreaker-bay"]);
  });
});

describe("transport", () => {
  it("joins Pyke to exactly four shores over Ironman's Bay, and to three more over the Sunset Sea", () => {
    const bay = ["flints-finger", "greywater-watch", "riverrun", "seagard"];
    expect(shores("pyke", ["ironmans-bay"]).sort()).toEqual(bay);
    const both = shores("pyke", ["ironmans-bay", "sunset-sea"]).sort();
    expect(both).toEqual([...bay, "highgarden", "oldtown", "searoad-marches"].sort());
  });

  it("needs all five seas from Flint's Finger to Widow's Watch the long way round", () => {
    // Every chain of fewer than five seas misses Widow's Watch from Flint's Finger's own southern seas.
    const chains = subsets(seas.map(({ id }) => id)).filter(
      (chain) => chain.length <= unitLimit[SHIP] && shores("flints-finger", chain).includes("widows-watch"),
    );
    expect(Math.min(...chains.map((chain) => chain.length))).toBe(5);
  });

  it("reaches Sunspear from Highgarden over Sunset Sea, Redwyne Straights and Summer Sea", () => {
    expect(shores("highgarden", ["sunset-sea", "redwyne-straights", "summer-sea"])).toContain("sunspear");
  });

  it("reaches Storm's End and King's Landing from Dragonstone by sea", () => {
    expect(shores("dragonstone", ["shipbreaker-bay"])).toContain("storms-end");
    expect(shores("dragonstone", ["shipbreaker-bay", "blackwater-bay"])).toContain("kings-landing");
  });
});

function subsets(list: readonly string[]): string[][] {
  let found: string[][] = [[]];
  for (const item of list) found = found.concat(found.map((set) => [...set, item]));
  return found;
}

describe("the start cards", () => {
  it("give Lannister what the rulebook's example shows", () => {
    const { units: placed, ironThrone, fiefdoms, kingsCourt } = house("lannister");
    expect(placed).toEqual({
      lannisport: { knights: 1, footmen: 1 },
      "stoney-sept": { footmen: 1 },
      "golden-sound": { ships: 1 },
    });
    expect([ironThrone, fiefdoms, kingsCourt]).toEqual([2, 5, 1]);
  });

  it("start with the supply that their barrels give", () => {
    const start = throne.scenarios.observe(given({ players: 5, start: true })).supply;
    expect(start).toEqual({ stark: 1, baratheon: 1, lannister: 2, greyjoy: 2, tyrell: 3 });
    const six = throne.scenarios.observe(given({ players: 6, start: true })).supply;
    expect(six).toEqual({ stark: 1, baratheon: 1, lannister: 2, greyjoy: 2, tyrell: 2, martell: 2 });
  });

  it("rank the houses 1 to 5 on every track, Greyjoy first in the Fiefdoms", () => {
    for (const key of ["ironThrone", "fiefdoms", "kingsCourt", "kingsCourtPrinted"] as const) {
      expect(house5.map((one) => one[key]).sort()).toEqual([1, 2, 3, 4, 5]);
    }
    for (const track of [0, 1, 2]) expect(houses.map(({ ofSix }) => ofSix[track]).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(house("greyjoy").fiefdoms).toBe(1);
  });

  it("swap Greyjoy and Tyrell at court by the erratum, to Greyjoy's cost", () => {
    const [greyjoy, tyrell] = [house("greyjoy"), house("tyrell")];
    expect([greyjoy.kingsCourt, tyrell.kingsCourt]).toEqual([tyrell.kingsCourtPrinted, greyjoy.kingsCourtPrinted]);
    expect(kingsCourtStars[greyjoy.kingsCourt - 1]).toBeLessThan(kingsCourtStars[greyjoy.kingsCourtPrinted - 1]);
  });

  it("place a knight at home, under the printed shield, and a ship beside it; armies fit the supply", () => {
    const supply = throne.scenarios.observe(given({ players: 6, start: true })).supply as Record<string, number>;
    for (const [number, { id, home, units: placed }] of houses.entries()) {
      expect(placed[home].knights).toBe(1);
      expect(areaIds[homes[number]]).toBe(home);
      expect(shields[areaNumber(home)]).toBe(number);
      expect(Object.entries(placed).some(([sea, { ships = 0 }]) => ships > 0 && adjacent(sea, home))).toBe(true);
      const armies = Object.values(placed).map(({ footmen = 0, knights = 0, ships = 0 }) => footmen + knights + ships);
      const large = armies.filter((size) => size > 1).sort((a, b) => b - a);
      for (const [i, size] of large.entries()) expect(size).toBeLessThanOrEqual(supplyTrack[supply[id]][i]);
    }
  });
});

describe("the box", () => {
  it("holds 10 footmen, 4 knights and 6 ships a house, and 15 orders", () => {
    expect(units.map(({ id, limit }) => [id, limit])).toEqual([
      ["footman", 10],
      ["knight", 4],
      ["ship", 6],
      ["engine", 3],
    ]);
    expect(orders.reduce((sum, { count }) => sum + count, 0)).toBe(15);
    expect(orders.filter(({ star }) => star)).toHaveLength(5);
    for (const sort of ["march", "defense", "support", "raid", "consolidate"]) {
      expect(orders.filter((order) => order.sort === sort).reduce((sum, { count }) => sum + count, 0)).toBe(3);
    }
  });

  it("has a supply track that only grows, 3,2,2,2 at level 3 and 4,3,2,2 at level 5", () => {
    expect(supplyTrack[3]).toEqual([3, 2, 2, 2]);
    expect(supplyTrack[5]).toEqual([4, 3, 2, 2]);
    expect(supplyTrack).toHaveLength(7);
    for (let level = 1; level < supplyTrack.length; level++) {
      const sum = (banners: readonly number[]): number => banners.reduce((total, banner) => total + banner, 0);
      expect(sum(supplyTrack[level])).toBeGreaterThan(sum(supplyTrack[level - 1]));
    }
  });

  it("gives two stars to the third at court and none to the fifth, and a threat of 0 to 12 by twos", () => {
    expect(kingsCourtStars).toEqual([3, 3, 2, 1, 0, 0]);
    expect([threatStep, threatLimit]).toEqual([2, 12]);
  });

  it("has seven cards a house, of strength 3,2,2,1,1,0,0, with five icons", () => {
    for (const hand of Object.values(handOf)) {
      expect(hand.map(({ strength }) => strength).sort()).toEqual([0, 0, 1, 1, 2, 2, 3]);
      expect(hand.reduce((icons, { swords, forts }) => icons + swords + forts, 0)).toBe(5);
    }
    expect(Object.values(handOf).flat()).toHaveLength(42);
    expect(card("lannister", "tywin-lannister").swords).toBe(2);
    expect(card("tyrell", "margaery-tyrell")).toMatchObject({ swords: 0, forts: 1 });
  });

  it("has thirty Westeros cards, ten a deck, each kind in the deck that the rules name", () => {
    for (const deck of decks) expect(deck.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    const kinds = decks.map((deck) => deck.map(({ id }) => id).sort());
    expect(kinds).toEqual([
      ["last-days-of-summer", "mustering", "supply", "winter-is-coming"],
      ["clash-of-kings", "game-of-thrones", "last-days-of-summer", "winter-is-coming"],
      [
        "feast-for-crows",
        "last-days-of-summer",
        "rains-of-autumn",
        "sea-of-storms",
        "storm-of-swords",
        "wildling-attack",
        "winter-is-coming",
      ],
    ]);
    for (const deck of decks) expect(deck.some(({ mammoth }) => mammoth)).toBe(true);
    expect(decks[2].find(({ id }) => id === "last-days-of-summer")?.mammoth).toBe(true);
    expect(decks.flat().filter(({ id, mammoth }) => id === "winter-is-coming" && mammoth)).toEqual([]);
  });
});

describe("the expansion's board", () => {
  it("is symmetric, has twenty castles and no Summer Sea", () => {
    for (let a = 0; a < AREAS; a++) {
      for (let b = 0; b < AREAS; b++) expect(areAdjacent(a, b, sixBoard)).toBe(areAdjacent(b, a, sixBoard));
    }
    expect(sixBoard.castles).toHaveLength(20);
    expect(neighboursIn(sixBoard, areaNumber("summer-sea"))).toEqual([]);
    expect(sixBoard.garrisons[areaNumber("sunspear")]).toBe(0);
    expect(sixBoard.points[areaNumber("sunspear")]).toBe(2);
  });

  it.each([
    ["east-summer-sea", "sunspear"],
    ["sea-of-dorne", "sunspear"],
    ["west-summer-sea", "searoad-marches"],
    ["starfall", "yronwood"],
    ["east-summer-sea", "shipbreaker-bay"],
    ["kingswood", "the-boneway"],
  ])("%s borders %s", (a, b) => {
    expect(adjacent(a, b, sixBoard)).toBe(true);
  });

  it("parts the Sea of Dorne from Shipbreaker Bay, and blocks its river", () => {
    expect(adjacent("sea-of-dorne", "shipbreaker-bay", sixBoard)).toBe(false);
    for (const [a, b] of redrawnRivers) expect(adjacent(a, b, sixBoard)).toBe(false);
  });

  it("leaves the north as it was", () => {
    for (const id of ["winterfell", "moat-cailin", "pyke", "riverrun", "harrenhal", "the-eyrie", "lannisport"]) {
      expect(neighboursIn(sixBoard, areaNumber(id))).toEqual(neighboursIn(baseBoard, areaNumber(id)));
    }
  });

  it("has eight ports, each beside its land's own sea and nothing else", () => {
    expect(ports).toHaveLength(8);
    for (const board of [baseBoard, sixBoard]) {
      for (const [number, { land }] of ports.entries()) {
        const sea = board.portSeas[number];
        expect(areAdjacent(areaNumber(land), sea, board)).toBe(true);
        expect(board.neighbours[PORTS + number]).toEqual([sea]);
      }
    }
  });
});

describe("the expansion's box", () => {
  it("gives each house five single-use orders, thirty in all", () => {
    for (const { id } of houses) {
      const own = singles.filter((single) => single.house === undefined || single.house === id);
      expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    }
  });

  it("has nine fortifications, six castles to win with six houses, and stars for three", () => {
    expect([fortifications, castlesToWin[6], threeBoardStars]).toEqual([9, 6, [3, 2, 1]]);
  });

  it("has seven crowned cards a house", () => {
    for (const { id } of houses) expect(crownedHandOf[id]).toHaveLength(7);
    expect(Object.values(crownedHandOf).flat()).toHaveLength(42);
    expect(crownedHandOf.baratheon.find(({ id }) => id === "melisandre-of-asshai")?.strength).toBe(4);
  });
});
