import { describe, expect, it } from "vitest";
import { NOBODY } from "./game.ts";
import { Notation } from "./notation.ts";
import { kernelEnglish } from "./phrases/en.ts";
import { malformed, unfinished } from "./refusal.ts";
import { explain } from "./text.ts";

const cards = ["feast", "theft"];
const seats = ["ash", "birch", "cedar"];
const notation = new Notation({
  wager: { coins: { most: 255 } },
  play: { card: { values: cards, none: "nothing" }, target: { values: seats, none: "" } },
  discard: { card: { values: cards } },
  pass: {},
});

describe("notation from a table of verbs", () => {
  it.each([
    ["wager 0", { kind: "wager", coins: 0 }],
    ["wager 255", { kind: "wager", coins: 255 }],
    ["play theft birch", { kind: "play", card: 1, target: 1 }],
    ["play feast", { kind: "play", card: 0, target: NOBODY }],
    ["play nothing", { kind: "play", card: NOBODY, target: NOBODY }],
    ["discard theft", { kind: "discard", card: 1 }],
    ["pass", { kind: "pass" }],
  ] as const)("prints and parses “%s”", (text, decision) => {
    expect(notation.print(decision)).toBe(text);
    expect(notation.parse(text)).toEqual(decision);
    expect(notation.parse(`  ${text.toUpperCase().replace(" ", "   ")}\t`)).toEqual(decision);
  });

  it.each([
    "",
    "wager",
    "wager 256",
    "wager -1",
    "wager 1.5",
    "wager two",
    "wager 1 1",
    "play",
    "play raven",
    "play theft elm",
    "discard nothing",
    "discard",
    "pass it",
    "constructor",
    "fold",
    `pass${" ".repeat(100)}`,
  ])("refuses “%s”", (text) => {
    expect(notation.parse(text)).toMatchObject({ rule: "kernel.malformed" });
  });

  it.each([
    ["dance", "dance"],
    ["wager two", "two"],
    ["wager 1 1", "1"],
    ["play theft elm", "elm"],
    [`play ${"x".repeat(60)}`, "x".repeat(40)],
  ])("names the word at which it stopped: “%s”", (text, word) => {
    expect(notation.parse(text)).toEqual({ rule: "kernel.malformed", params: { word } });
    expect(explain(kernelEnglish, malformed(word))).toContain(`“${word}”`);
  });

  it("names the word after which one is missing", () => {
    expect(notation.parse("play")).toEqual({ rule: "kernel.malformed", params: { after: "play" } });
    expect(explain(kernelEnglish, unfinished("play"))).toContain("missing after “play”");
    expect(explain(kernelEnglish, malformed())).toBe("This cannot be read as a decision.");
  });

  it("reads decisions from plain data, and nothing that is none", () => {
    const { play, wager } = notation.verbs;
    expect(play.decision).toBe("play");
    expect(play.read({ kind: "play", card: 1, target: -1 })).toEqual({ kind: "play", card: 1, target: NOBODY });
    for (const wrong of [
      {},
      { card: 1 },
      { card: 2, target: 0 },
      { card: "theft", target: 0 },
      { card: -0, target: 0 },
    ]) {
      expect(play.read(wrong)).toBeUndefined();
    }
    for (const coins of [-1, 256, 0.5, "3", null]) expect(wager.read({ coins })).toBeUndefined();
  });

  it("makes every decision of a kind that can be said", () => {
    expect(notation.verbs.discard.candidates().map(notation.print)).toEqual(["discard feast", "discard theft"]);
    expect(notation.verbs.play.candidates()).toHaveLength(3 * 4);
    expect(notation.verbs.play.candidates()[1]).toEqual({ kind: "play", card: NOBODY, target: 0 });
    expect(notation.verbs.pass.candidates()).toEqual([{ kind: "pass" }]);
  });

  it("completes what is typed from the answers that are listed", () => {
    const answers = [...notation.verbs.discard.candidates(), ...notation.verbs.pass.candidates()];
    const { complete } = notation.rules<string>((view) => (view === "many" ? undefined : answers));
    expect(complete("few", 0, "discard t")).toEqual(["discard theft"]);
    expect(complete("few", 0, "")).toEqual(["discard ", "pass"]);
    expect(complete("many", 0, "")).toEqual([]);
  });
});
