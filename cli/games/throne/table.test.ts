import { NOBODY, seedFrom } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, type ThroneOptions, throne } from "@weirwood/throne";
import { areaIds, areaNumber, askedVerbs, isOnBoard } from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../context.ts";
import { type FormArguments, optionsFrom } from "../../form-flags.ts";
import { widthOf } from "../../layout.ts";
import { botChance } from "../../sim/simulation.ts";
import { askLines } from "../../table/ask.ts";
import { playable } from "../../testing/games.ts";
import { boardLines } from "./board.ts";
import { handLines } from "./hand.ts";
import { areaLines, mapLines } from "./map.ts";
import { regions } from "./regions.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";
import { strangerIn } from "./words.ts";

const loaded = await playable("throne");
const english = contextOf([], {});
const french = contextOf(["--lang", "fr"], {});

const base: FormArguments = {};
const six: FormArguments = { players: "6", allVariants: true };
const three: FormArguments = { players: "3", allVariants: true };

const setUp = (given: FormArguments, seed: string): Throne =>
  throne.setup(optionsFrom(given, loaded, english) as unknown as ThroneOptions, seedFrom(seed));

/** Calls for each position of a random game that somebody is asked in. */
function eachPosition(
  given: FormArguments,
  seed: string,
  look: (view: Throne, seat: number, answer: ThroneDecision) => void,
): void {
  const state = setUp(given, seed);
  const chance = botChance(seed);
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const view = throne.view(state, seat);
    const answer = throne.sample(view, seat, chance);
    look(view, seat, answer);
    throne.apply(state, seat, answer);
  }
}

test("the regions hold every area of the map once", () => {
  expect(Object.values(regions).flat().sort()).toEqual([...areaIds].sort());
});

describe("the table as text", () => {
  test("fits 80 columns at every moment of a game, in both languages", () => {
    for (const [given, seed, here] of [
      [base, "text 1", english],
      [base, "text 2", french],
      [six, "text 3", english],
      [six, "text 4", french],
      [three, "text 5", french],
    ] as const) {
      eachPosition(given, seed, (view, seat) => {
        const seatName = throne.seatName(view, seat);
        const players = Array<string>(6).fill("steward");
        const lines = [
          ...boardLines(view, here, { seatName, players }),
          ...askLines(loaded, view as never, seat, here),
        ];
        for (const line of lines.flatMap((text) => text.split("\n"))) {
          expect(widthOf(line), line).toBeLessThanOrEqual(80);
          expect(line).not.toMatch(/undefined|NaN|\s$/);
        }
      });
    }
  });

  test("says of every kind of decision how it is written", () => {
    const verbs = new Set<string>();
    for (const seed of ["verbs 1", "verbs 2", "verbs 3"]) {
      for (const given of [base, six]) {
        eachPosition(given, seed, (view, seat, { kind }) => {
          expect(askedVerbs(throne, view, seat)).toContain(kind);
          for (const verb of askedVerbs(throne, view, seat)) verbs.add(verb);
        });
      }
    }
    expect(verbs.size).toBeGreaterThan(25);
    for (const verb of verbs) for (const text of [en, fr]) expect(text.forms).toHaveProperty([verb]);
  });

  test("shows the map of its own table only", () => {
    const shown = (given: FormArguments) => {
      const view = setUp(given, "map");
      const text = mapLines(view, english).join("\n");
      return areaIds.filter((area) => new RegExp(`(^|[\\s·])${area}(?![\\w-])`, "m").test(text));
    };
    for (const given of [base, six, three, { players: "6" }, { variants: "ports" }]) {
      const view = setUp(given, "map");
      expect(shown(given)).toEqual(areaIds.filter((area) => isOnBoard(view, areaNumber(area))));
    }
    expect(shown(base)).toHaveLength(45);
    expect(shown(six)).toContain("port-of-sunspear");
    expect(shown({ players: "6" })).not.toContain("summer-sea");
  });

  test("shows what the variants bring", () => {
    const view = setUp({ ...six, houses: "stark,greyjoy,lannister,baratheon,tyrell,martell" }, "shown");
    const told = boardLines(view, english, { seatName: "martell" }).join("\n");
    expect(told).toContain("Open Westeros cards, the next turn’s first:");
    expect(told.match(/ › .* › /g)).toHaveLength(3);
    expect(told).toMatch(/› M Martell +4 +3 +3 ★★ +2: 3 2 2 +5 +1\/6 +7 +5/);
    expect(told).toContain("port-of-winterfell\u00a0⌂S");
    expect(told.replace(/\s+/g, " ")).toContain("⌂ port ▦ fortification E siege engine");
    expect(areaLines("sunspear", view, english).join("\n")).toMatch(/ {2}port-of-sunspear +⌂ +M \(port\)/);
  });

  test("shows forts, engines, ships in blocked ports and single-use orders, hidden ones as laid", () => {
    const state = throne.scenarios.given({
      players: ["stark", "lannister", "baratheon"],
      variants: ["forts", "siege", "ports", "single-use"],
      phase: "planning",
      units: {
        winterfell: "stark 1E 1K",
        "port-of-white-harbor": "stark 2S",
        "narrow-sea": "baratheon 1S",
        lannisport: "lannister 1F",
      },
      tokens: { "white-harbor": "stark" },
      forts: { winterfell: "stark" },
    });
    const decide = (...texts: string[]) => {
      for (const text of texts) throne.apply(state, throne.awaited(state), throne.parse(text) as ThroneDecision);
    };
    const seen = () => mapLines(throne.view(state, 0), english, "stark").join("\n");
    decide("single winterfell young-wolf", "single lannisport lion", "single none");
    expect(seen()).toMatch(/› winterfell +♜ ●♛ +S 1E 1K ▦ +\(Young Wolf\)/);
    expect(seen()).toMatch(/› port-of-white-harbor +⌂ +S 2S blocked/);
    expect(seen()).toMatch(/ {2}lannisport +♜ ●● +L 1F +\(single-use order\)/);
    decide("orders lannisport march", "orders winterfell defense", "orders none");
    expect(seen()).toMatch(/› winterfell +♜ ●♛ +S 1E 1K ▦ +Defense \+1 · Young Wolf/);
    expect(seen()).toMatch(/ {2}lannisport +♜ ●● +L 1F +March 0 · Lion’s Ruse/);
  });

  test("gives each card the strength and the text of the set that is played", () => {
    const hand = (given: FormArguments, house: string, here = english) =>
      handLines(setUp(given, "hand"), house, here).join("\n").replace(/\s+/g, " ");
    expect(hand(base, "lannister")).toContain("3 tywin-lannister");
    const crowned = hand(six, "lannister");
    expect(crowned).toContain("0 tywin-lannister When his text comes up, Lannister may spend");
    expect(crowned).toContain("single-use orders left: muster ×2 (Muster), caravan (Supply Caravan)");
    expect(hand({ players: "6" }, "martell")).toContain("doran-martell If Martell wins, it may take the blade");
    expect(hand(six, "martell")).toContain("doran-martell On one influence track");
    expect(hand(six, "martell", french)).toContain("ordres à usage unique restants");
  });
});

test("a word that the notation does not know is found, with what may have been meant", () => {
  const meant = ["winterfell", "port-of-winterfell"];
  expect(strangerIn("orders winterfel march*")).toEqual({ word: "winterfel", meant });
  expect(strangerIn("orders winterfel march*", ["winterfell"])).toEqual({ word: "winterfel", meant: ["winterfell"] });
  expect(strangerIn("march winterfell: 1K 2F > karhold + token")).toBeUndefined();
  expect(strangerIn("card robb-stark")).toBeUndefined();
  expect(strangerIn("single winterfell young-wolf")).toBeUndefined();
  expect(strangerIn("consolidate sunspear fort")).toBeUndefined();
  expect(strangerIn("use-muster sunspear: 1E, 1R, 1S > port-of-sunspaer")).toMatchObject({ word: "port-of-sunspaer" });
  expect(strangerIn("single winterfell yung-wolf")).toEqual({ word: "yung-wolf", meant: ["young-wolf"] });
});
