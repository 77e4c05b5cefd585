import { describe, expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["lannister", "greyjoy", "stark", "baratheon", "tyrell"];

type Decisions = readonly (readonly [house: string, text: string])[];

/** Lannister marches from Stoney Sept against Greyjoy in Riverrun. */
function battle(attackers: string, defenders: string, more: object = {}) {
  const given = {
    players,
    phase: "march",
    units: { "stoney-sept": `lannister ${attackers}`, riverrun: `greyjoy ${defenders}` },
    orders: { "stoney-sept": "march" },
    ...more,
  };
  return position(given, ["lannister", `march stoney-sept: ${attackers} > riverrun`]);
}

describe("cards", () => {
  test("what is won anyway is won with a weak card", () => {
    for (const answer of answersOf(steward, battle("3K", "1F"), "lannister")) {
      expect(["card vargo-hoat", "card cersei-lannister"]).toContain(answer);
    }
  });

  test("what is lost anyway is lost with a weak card", () => {
    for (const answer of answersOf(steward, battle("3K", "1F"), "greyjoy")) {
      expect([
        "card victarion-greyjoy",
        "card balon-greyjoy",
        "card house-blacktyde-captain",
        "card aeron-damphair",
      ]).toContain(answer);
    }
  });

  test("of the cards that win, the cheapest", () => {
    // Three against three; Greyjoy has nothing above 1, and Lannister wins ties.
    const hands = {
      lannister: ["tywin-lannister", "tyrion-lannister", "house-lannister-captain"],
      greyjoy: ["aeron-damphair", "house-blacktyde-captain"],
    };
    expect(answersOf(steward, battle("1K 1F", "1K 1F", { hands }), "lannister")).toEqual([
      "card house-lannister-captain",
    ]);
  });

  test("where only the best card can win, the best card", () => {
    const hands = {
      lannister: ["tywin-lannister", "house-lannister-captain", "cersei-lannister"],
      greyjoy: ["asha-greyjoy", "theon-greyjoy"],
    };
    const state = battle("1K 1F", "1K 1F", {
      hands,
      tracks: { fiefdoms: ["stark", "greyjoy", "lannister", "baratheon", "tyrell"] },
    });
    expect(answersOf(steward, state, "lannister")).toEqual(["card tywin-lannister"]);
  });

  test("the text of a card counts: Ser Loras against a lone footman", () => {
    const state = position(
      {
        players: ["tyrell", "lannister", "stark", "baratheon", "greyjoy"],
        phase: "march",
        units: { "the-reach": "tyrell 1K", blackwater: "lannister 1F" },
        orders: { "the-reach": "march", blackwater: "defense*" },
        hands: { tyrell: ["mace-tyrell", "ser-loras-tyrell"], lannister: ["tywin-lannister", "ser-jaime-lannister"] },
        tracks: { fiefdoms: ["stark", "lannister", "tyrell", "baratheon", "greyjoy"] },
      },
      ["tyrell", "march the-reach: 1K > blackwater"],
    );
    expect(answersOf(steward, state, "tyrell")).toEqual(["card ser-loras-tyrell"]);
  });
});

describe("the blade", () => {
  /** One card each leaves nothing to choose: the blade is asked at once. Greyjoy holds it and wins ties. */
  const byBlade = (attackers: string, defenders: string) =>
    battle(attackers, defenders, {
      hands: { lannister: ["kevan-lannister"], greyjoy: ["aeron-damphair"] },
      tracks: { fiefdoms: ["greyjoy", "lannister", "stark", "baratheon", "tyrell"] },
    });

  test("is drawn where it decides", () => {
    expect(answersOf(steward, byBlade("1K 1F", "1K"), "greyjoy")).toEqual(["blade yes"]);
  });

  test("is not drawn in a battle that is won without it", () => {
    expect(answersOf(steward, byBlade("1K", "1K"), "greyjoy")).toEqual(["blade no"]);
  });

  test("is not drawn in a battle that is lost with it", () => {
    expect(answersOf(steward, byBlade("3K", "1K"), "greyjoy")).toEqual(["blade no"]);
  });
});

describe("support", () => {
  /** Baratheon stands beside a battle between Lannister and Greyjoy in Riverrun; one house has more castles. */
  function third(castles: readonly string[], holder: string, ...decisions: Decisions) {
    const given = {
      players,
      phase: "march",
      units: { "stoney-sept": "lannister 2F", riverrun: "greyjoy 2F", harrenhal: "baratheon 1K" },
      orders: { "stoney-sept": "march", harrenhal: "support" },
      tokens: Object.fromEntries(castles.map((castle) => [castle, holder])),
    };
    return position(given, ["lannister", "march stoney-sept: 2F > riverrun"], ...decisions);
  }
  const few = ["storms-end", "kings-landing", "the-reach"];

  test("goes to one's own fights", () => {
    const given = {
      players,
      phase: "march",
      units: { "stoney-sept": "lannister 2F", lannisport: "lannister 1F", riverrun: "greyjoy 2F" },
      orders: { "stoney-sept": "march", lannisport: "support" },
    };
    const state = position(given, ["lannister", "march stoney-sept: 2F > riverrun"]);
    expect(answersOf(steward, state, "lannister")).toEqual(["support lannisport attacker"]);
  });

  test("goes against whoever is ahead", () => {
    expect(answersOf(steward, third(few, "lannister"), "baratheon")).toEqual(["support harrenhal defender"]);
    expect(answersOf(steward, third(few, "greyjoy"), "baratheon")).toEqual(["support harrenhal attacker"]);
  });

  test("never helps anybody to the last castle", () => {
    const nearlyAll = [...few, "oldtown", "crackclaw-point"];
    expect(answersOf(steward, third(nearlyAll, "lannister"), "baratheon")).toEqual(["support harrenhal defender"]);
  });

  test("is accepted from whoever offers it", () => {
    const state = third(few, "greyjoy", ["baratheon", "support harrenhal attacker"]);
    expect(answersOf(steward, state, "lannister")).toEqual(["accept harrenhal"]);
  });
});

describe("after a victory", () => {
  test("a token marks the castle that has been left", () => {
    const given = {
      players,
      phase: "march",
      units: { harrenhal: "lannister 3K", riverrun: "greyjoy 1F" },
      orders: { harrenhal: "march" },
      hands: { lannister: ["tyrion-lannister"], greyjoy: ["balon-greyjoy"] },
    };
    const march = ["lannister", "march harrenhal: 3K > riverrun"] as const;
    const state = position(given, march, ["lannister", "blade no"], ["greyjoy", "retreat seagard"]);
    expect(answersOf(steward, state, "lannister")).toEqual(["control yes"]);
  });

  test("Cersei takes the march at the door, not the harvest far away", () => {
    const state = battle("3K", "1F", {
      tracks: { fiefdoms: ["stark", "lannister", "greyjoy", "baratheon", "tyrell"] },
      units: {
        "stoney-sept": "lannister 3K",
        riverrun: "greyjoy 1F",
        lannisport: "lannister 1F",
        "searoad-marches": "greyjoy 2K",
        pyke: "greyjoy 1F",
      },
      orders: { "stoney-sept": "march", "searoad-marches": "march", pyke: "consolidate" },
      hands: { lannister: ["cersei-lannister"], greyjoy: ["balon-greyjoy"] },
    });
    expect(answersOf(steward, state, "lannister")).toEqual(["remove-order searoad-marches"]);
  });

  test("Maester Luwin brings back the best card", () => {
    const given = {
      players: ["stark", "lannister", "greyjoy", "baratheon", "tyrell"],
      phase: "march",
      units: { seagard: "stark 3K", riverrun: "greyjoy 1F" },
      orders: { seagard: "march" },
      hands: { stark: ["maester-luwin"], greyjoy: ["balon-greyjoy"] },
    };
    const state = position(given, ["stark", "march seagard: 3K > riverrun"], ["stark", "blade no"]);
    expect(answersOf(steward, state, "stark")).toEqual(["take-back eddard-stark"]);
  });
});
