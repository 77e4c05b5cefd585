import { type Battle, type BattleDecision, type BattleOptions, battles } from "@weirwood/battles";
import { verbs } from "@weirwood/battles/questions";
import { type JsonMap, NOBODY, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../context.ts";
import { optionsFrom } from "../../form-flags.ts";
import { plain, widthOf } from "../../layout.ts";
import { botChance } from "../../sim/simulation.ts";
import { askLines } from "../../table/ask.ts";
import { playable } from "../../testing/games.ts";
import { detailLines, verbsOf } from "./ask.ts";
import { boardLines, houseLines } from "./board.ts";
import { abilityLines, commanderLines } from "./commanders.ts";
import { fieldLines } from "./field.ts";
import { handLines } from "./hand.ts";
import { hexesOn, looks } from "./looks.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";
import { strangerIn } from "./words.ts";

const loaded = await playable("battles");
const english = contextOf([], {});
const french = contextOf(["--lang", "fr"], {});
const plans = battles.form.find(({ name }) => name === "plan")?.values?.map(({ value }) => String(value)) ?? [];

const setUp = (plan: string, seed: string): Battle =>
  battles.setup(optionsFrom({ plan }, loaded, english) as unknown as BattleOptions, seedFrom(seed));

/** Calls for each position of a random game that somebody is asked in. */
function eachPosition(
  plan: string,
  seed: string,
  look: (view: Battle, seat: number, answer: BattleDecision) => void,
): void {
  const state = setUp(plan, seed);
  const chance = botChance(seed);
  for (let seat = battles.awaited(state); seat !== NOBODY; seat = battles.awaited(state)) {
    const view = battles.view(state, seat);
    const answer = battles.sample(view, seat, chance);
    look(view, seat, answer);
    battles.apply(state, seat, answer);
  }
}

/** A position by the words of scenarios. */
const given = (words: JsonMap): Battle => battles.scenarios.given(words);

const lookAt = (name: string, view: Battle, rest: string, here = english): string => {
  const look = looks.find((one) => one.name === name);
  return (look?.lines({ view, seatName: "stark" }, rest, here) ?? []).map(plain).join("\n");
};

describe("the table as text", () => {
  test.each(plans)("fits 80 columns at every moment of %s, in both languages", (plan) => {
    let moment = 0;
    eachPosition(plan, `text of ${plan}`, (view, seat) => {
      const here = moment++ % 2 === 0 ? english : french;
      const seatName = battles.seatName(view, seat);
      const lines = [
        ...boardLines(view, here, { seatName, players: ["steward", "steward"] }),
        ...askLines(loaded, view as never, seat, here),
        ...abilityLines(view, here),
        ...handLines(view, 0, here),
      ];
      for (const line of lines.flatMap((text) => text.split("\n"))) {
        expect(widthOf(line), line).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|NaN|\s$/);
      }
    });
  });

  test("says of every kind of decision how it is written", () => {
    for (const text of [en, fr]) expect(Object.keys(text.forms).sort()).toEqual(Object.keys(verbs).sort());
    eachPosition("kingsroad", "verbs", (view, seat, { kind }) => expect(verbsOf(view, seat)).toContain(kind));
  });
});

describe("the field", () => {
  const view = given({
    field: { b3: "forest", e4: "river wood-bridge", e5: "hills" },
    units: {
      d3: "red maege",
      d4: "green lannisport-guards",
      k9: "blue northmen-archers",
    },
    pool: { stark: { red: 1 } },
  });

  test("has a letter for each kind, its rank and figures, and a star for a commander", () => {
    const lines = fieldLines(view, english).map(plain);
    expect(lines[0]).toBe("   a    b    c    d    e    f    g    h    i    j    k    l    m    n    o");
    const [units, ground] = lines.slice(lines.findIndex((line) => line.startsWith(" 3")));
    expect(units).toBe(" 3                  Wr4*");
    expect(ground).toMatch(/^ {5}\. {4}f {4}\. {4}\. /);
    const fourth = lines.findIndex((line) => line.startsWith(" 4"));
    expect(lines[fourth]).toBe(" 4                gg4");
    expect(lines[fourth + 1].slice(3 + 4 * 5, 4 + 4 * 5)).toBe("#");
  });

  test("explains the signs that are there, and no others", () => {
    const legend = fieldLines(view, english).map(plain).slice(-5).join(" ").replaceAll("\u00a0", " ");
    expect(legend).toContain("f forest");
    expect(legend).toContain("# wooden bridge");
    expect(legend).not.toContain("tent");
    expect(legend).toContain("A Northmen Archers");
    expect(legend).not.toContain("Kennelmasters");
  });

  test("shows who is still to act, who is spent and who is engaged", () => {
    const state = given({
      units: {
        d3: "green war-host",
        f3: "green war-host spent",
        h3: "green war-host",
        h4: "green lannisport-guards",
        m9: "green lannisport-guards",
      },
      engaged: { h3: "h4 stark" },
      pool: { stark: { green: 1 } },
    });
    const states = (): string[] => {
      const lines = fieldLines(state, english).map(plain);
      const third = lines.findIndex((line) => line.startsWith(" 3"));
      return ["d", "f", "h"].map((column) => {
        const at = 5 + 5 * (column.charCodeAt(0) - 97);
        return lines[third + 1].slice(at, at + 4).padEnd(4)[3];
      });
    };
    expect(states()).toEqual([" ", "z", "x"]);
    battles.apply(state, 0, battles.parse("order d3 green") as BattleDecision);
    expect(states()).toEqual([">", "z", "x"]);
    expect(boardLines(state, english).map(plain).join("\n")).toContain("Engaged, and whose token: h3–h4\u00a0S");
  });
});

describe("the Houses", () => {
  test("have a row each, under the round and the morale track", () => {
    const view = given({
      units: { d3: "green war-host", m9: "green lannisport-guards" },
      pool: { stark: { green: 2, valor: 1 } },
      morale: "lannister-5",
      points: { lannister: 3 },
    });
    const told = houseLines(view, english, { seatName: "stark", players: ["you", "steward"] }).map(plain);
    expect(told[0]).toMatch(/^Round 1 of \d+ · Stark’s turn/);
    expect(told[1]).toMatch(/^Morale .··\|···\|···0···\|●··\|··. {2}Stark\u00a0grey, Lannister\u00a0green\u00a05$/);
    expect(told.join("\n")).toMatch(/› S Stark +0 +2g 1v .* you\n {2}L Lannister +3 +– .* steward/);
  });

  test("have commanders, with tokens, limit and ability", () => {
    const view = setUp("kingsroad", "commanders");
    const told = commanderLines(view, english).map(plain).join("\n");
    expect(told).toMatch(/S rickard +Rickard Karstark +k2 +0\/2 +unused/);
    expect(commanderLines(view, french).map(plain).join("\n")).toContain("disponible");
    expect(abilityLines(view, english).map(plain).join(" ").replace(/\s+/g, " ")).toContain(
      "command limit 2, capture 2",
    );
  });

  test("show nobody the cards of the other", () => {
    const state = setUp("kingsroad", "hands");
    const own = handLines(battles.view(state, 0), 0, english).map(plain).join("\n");
    expect(own).toMatch(/^3 command cards · S Stark\n {2}sl\d\d {2}/);
    expect(handLines(battles.view(state, 0), 1, english).map(plain)).toEqual(["3 command cards · L Lannister"]);
  });
});

describe("what can be looked at", () => {
  const view = given({
    field: { g7: "forest" },
    units: { h9: "blue northmen-archers", g6: "green lannisport-guards", i8: "green casterly-cavaliers" },
    pool: { stark: { blue: 1 } },
  });

  test("a hex and those beside it", () => {
    expect(lookAt("map", view, "h9")).toMatch(/^h9 +plains +Northmen Archers, blue, 4 figures\n {2}Beside h9:\n/);
    expect(lookAt("map", view, "z9")).toContain("“z9” is no word of the notation");
  });

  test("the commanders among whom a skirmish lets choose, and hexes side by side as runs", () => {
    const state = setUp("raid", "asks");
    const asked = (): string => detailLines(battles.view(state, 0), 0, english).map(plain).join("\n");
    expect(asked()).toContain("  ss1  Robb Stark, the Young Wolf, value 3\n");
    for (const seat of [0, 1]) battles.apply(state, seat, battles.sample(state, seat, botChance("asks")));
    expect(asked()).toMatch(/ {2}lay \w+: a0–j0, a1–i1, /);
  });

  test("lines of sight, and what is in their way", () => {
    expect(lookAt("sight", view, "h9 g6")).toBe("h9 does not see g6: in the way is g7.");
    expect(lookAt("sight", view, "h9 h5")).toBe("h9 sees h5: 4 hexes counted, distance 4.");
    expect(lookAt("sight", view, "c4 f5", french)).toBe("c4 voit f5\u00a0: 5 cases comptées, distance 4.");
    expect(lookAt("sight", view, "h9")).toBe("sight FROM TO  whether archers see, how far, what is in the way");
    expect(lookAt("sight", view, "h9 zz")).toContain("“zz” is no word of the notation");
  });

  test("the odds of an attack", () => {
    expect(lookAt("odds", view, "h9 i8")).toMatch(/^h9 against i8: 3 dice\n.*\n {2}hits .*%\n {2}hexes of retreat /);
    expect(lookAt("odds", view, "h9 h9")).toContain("There is no attack to weigh there");
  });
});

test("an attack in progress is told with its dice, and each that may be made with what it promises", () => {
  const state = given({
    units: { d3: "green war-host", d4: "green lannisport-guards stalwart", m9: "green lannisport-guards" },
    pool: { stark: { green: 1 } },
    dice: ["green", "morale"],
  });
  const told = (): string => {
    const seat = battles.awaited(state);
    const lines = askLines(loaded, battles.view(state, seat) as never, seat, english);
    return lines.map(plain).join(" ").replace(/\s+/g, " ");
  };
  for (const text of ["order d3 green", "halt"]) battles.apply(state, 0, battles.parse(text) as BattleDecision);
  expect(told()).toMatch(/#1 attack d3 d4 \(Lannisport Guards, green\) \d\.\d hits on average, eliminated \d+ %/);
  battles.apply(state, 0, battles.parse("attack d3 d4") as BattleDecision);
  expect(told()).toContain("War Host of the North, green, d3, against Lannisport Guards, green, d4 (hand to hand)");
  expect(told()).toContain("Dice: green, morale.");
});

test("a word that the notation does not know is found, with what may have been meant", () => {
  const hexes = hexesOn(setUp("kingsroad", "words"));
  expect(strangerIn("order d3 gren", hexes)).toEqual({ word: "gren", meant: ["green"] });
  expect(strangerIn("move d3 q5", hexes)).toMatchObject({ word: "q5" });
  expect(strangerIn("play sl34 robb both after", hexes)).toBeUndefined();
  expect(strangerIn("keep nothing valor", hexes)).toBeUndefined();
  expect(strangerIn("declare nowhere", hexes)).toBeUndefined();
});
