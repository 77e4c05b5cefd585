import { describe, expect, test } from "vitest";
import { marks } from "../games/throne/marks.ts";
import { wilson } from "./interval.ts";
import { anyMark, hatchings } from "./marks.ts";
import { barChart, lineChart, spreadOut, ticksTo } from "./plots.ts";

describe("Wilson's interval", () => {
  test("is the one of the textbooks", () => {
    const { share, low, high } = wilson(20, 100);
    expect([share, low, high].map((value) => Math.round(value * 1e4) / 1e4)).toEqual([0.2, 0.1334, 0.2888]);
  });

  test("stays between nothing and all, and knows that nothing was seen", () => {
    expect(wilson(0, 10).low).toBeCloseTo(0);
    expect(wilson(0, 10).high).toBeGreaterThan(0.2);
    expect(wilson(10, 10).high).toBeCloseTo(1);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe("plots", () => {
  test("have ticks in round steps that cover the highest value", () => {
    expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticksTo(1)).toHaveLength(6);
    for (const highest of [0.013, 0.9, 3.2, 49, 1000])
      expect(ticksTo(highest).at(-1)).toBeGreaterThanOrEqual(highest * 0.999);
  });

  test("keep labels apart", () => {
    const placed = spreadOut([10, 10, 11, 60], 15).sort((a, b) => a - b);
    for (let i = 1; i < placed.length; i++) expect(placed[i] - placed[i - 1]).toBeGreaterThanOrEqual(15);
  });

  test("tell seats apart by more than colour, with marks of their own or not", () => {
    for (const six of [Object.values(marks), [0, 1, 2, 3, 4, 5].map(anyMark)]) {
      for (const sign of ["colour", "marker", "dash", "hatching"] as const) {
        expect(new Set(six.map((mark) => mark[sign])).size).toBe(6);
      }
      for (const { hatching } of six) expect(hatchings).toHaveProperty(hatching);
    }
  });

  test("are well-formed, and safe with any name", () => {
    const mark = anyMark(0);
    const lines = [{ name: `<&"evil">`, mark, values: [1, 2, 3] }];
    const bars = [{ name: "<b>", mark, share: 0.2, low: 0.1, high: 0.3, par: 0.2, label: "20 %" }];
    for (const svg of [
      lineChart({ title: "A & B", across: "turn", up: "power", lines }),
      barChart("Wins", bars, "note"),
      lineChart({ title: "", across: "", up: "", lines: [] }),
      barChart("", [], ""),
    ]) {
      expect(svg).toMatch(/^<svg [^>]*>\n/);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<evil|<b>/);
      expect(svg.match(/<g>/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });
});
