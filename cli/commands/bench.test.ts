import { expect, test } from "vitest";
import { weirwood } from "../testing/weirwood.ts";

test("bench gives ratios, speeds and sizes", () => {
  const { code, out } = weirwood(["bench", "--quick", "--json"]);
  expect(code).toBe(0);
  const { ratios, figures } = JSON.parse(out) as {
    ratios: Record<string, number>;
    figures: { name: string; value: number; unit: string }[];
  };
  expect(Object.keys(ratios)).toEqual([
    "overChess",
    "overChessSampled",
    "overChessEveryAnswer",
    "overBoardgameIo",
    "allVariantsOverBase",
  ]);
  expect(figures.map(({ name }) => name)).toEqual(expect.arrayContaining(["games", "all-variants-games"]));
  for (const ratio of Object.values(ratios)) expect(ratio).toBeGreaterThan(0);
  for (const { name, value, unit } of figures) {
    expect(value, name).toBeGreaterThan(0);
    expect(["1/s", "µs", "B"]).toContain(unit);
  }
  // Sizes do not depend on the machine.
  const size = (name: string): number => figures.find((figure) => figure.name === name)?.value ?? Number.NaN;
  expect(size("state")).toBeLessThan(4_000);
  expect(size("state-json-largest")).toBeLessThan(12_000);
  expect(size("record-largest")).toBeLessThan(32_000);
});
