import { describe, expect, test } from "vitest";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { drawField, legendOf } from "./drawing.ts";
import { plans } from "./index.ts";
import { drawSvg } from "./svg.ts";

describe("a field as text", () => {
  test("has a row for each of the board, under the letters of the columns", () => {
    expect(drawField(plans["red-fork"])).toEqual([
      "   a    b    c    d    e    f    g    h    i    j",
      " 0 .    .    .    .    .    .    .    .    .    .",
      " 1   .    .    Kg   .    Ag   .    Ag   .    .",
      " 2 .    Cb   Wg   *Wb  *Wb  Wb   Wg   Cg   .    .",
      " 3   .    .    .    .    h    .    .    .    .",
      " 4 f    .    .    .    .    .    .    .    .    .",
      " 5   .    .    bo   .    .    .    .    bo   .",
      " 6 .    .    =    .    f    f    =    .    .    .",
      " 7   ~    ~    #o   ~    ~    ~    %o   ~    ~",
      " 8 .    .    =    .    .    .    =    .    .    .",
      " 9   .    bo   .    .    .    bo   .    .    .",
      "10 .    .    .    .    gb   .    Hg   .    bo   .",
      "11   f    .    .    gb   *gb  gb   .    *cb  cg",
      "12 .    .    gg   .    .    h    cg   .    f    .",
      "13   .    .    .    ag   .    .    .    .    .",
      "14 .    .    .    .    .    .    .    .    .    .",
    ]);
  });

  test("fits into eighty columns", () => {
    for (const plan of Object.values(plans)) {
      for (const line of drawField(plan)) expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  test("says what its signs mean, and no others", () => {
    const lines = legendOf(plans["whispering-wood"], en).map((line) => line.replaceAll("\u00a0", " "));
    expect(lines).toEqual([
      ". plains · = road · f forest · F forest road · h hills · ~ river · w ford",
      "W War Host of the North · C Winterfell Riders · A Northmen Archers · K Stark Kennelmasters · g Lannisport Guards · c Casterly Rock Cavaliers · a Westerlands Archers · H Lannister Heavy Infantry",
      "g green · b blue · r red · * commander · o objective",
      "hidden archers: e3 k3 m4",
      "Catelyn Stark: h0",
    ]);
    expect(legendOf(plans["wolf-raiders"], fr).at(-1)).toContain("c11-f11 c12-g12");
  });
});

describe("a plan as a picture", () => {
  const pictures = Object.values(plans).flatMap((plan) => [drawSvg(plan, en), drawSvg(plan, fr)]);

  test("is one SVG in which every tag is closed", () => {
    for (const picture of pictures) {
      expect(picture.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')).toBe(true);
      expect(openTags(picture)).toEqual([]);
      expect(picture).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test("names every hex of the board and every commander", () => {
    const picture = drawSvg(plans["green-fork"], en);
    for (const name of ["a0", "o10", "n9"]) expect(picture).toContain(`>${name}</text>`);
    for (const name of ["Robb", "Rickard", "Tywin", "Gregor", "Kevan"]) expect(picture).toContain(`>${name}</text>`);
    expect(picture).not.toContain(">o9<");
  });

  test("leads roads to the hexes of roads beside", () => {
    const picture = drawSvg(plans.harrenhal, en);
    expect(picture.match(/M0 0L26 0M0 0L-26 0/g)?.length).toBeGreaterThan(5);
  });

  test("obeys nothing that a name says", () => {
    const name = '<script>alert("&")</script>';
    const picture = drawSvg({ ...plans.kingsroad, name: { en: name, fr: name } }, en);
    expect(picture).not.toContain("<script");
    expect(picture).toContain("<title>&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;</title>");
  });
});

/** Tags that were opened and not closed, or closed and not opened. */
function openTags(picture: string): string[] {
  const open: string[] = [];
  for (const [, close, name, alone] of picture.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (close === "/" && open.at(-1) === name) open.pop();
    else if (alone !== "/") open.push(name);
  }
  return open;
}
