import { existsSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { weirwood, workshop } from "../testing/weirwood.ts";
import { en } from "../text/en.ts";

const { path, clear } = workshop();
afterAll(clear);

test("bench gives ratios, speeds and sizes", () => {
  const { code, out } = weirwood(["bench", "--quick", "--json"]);
  expect(code).toBe(0);
  const { ratios, figures } = JSON.parse(out) as {
    ratios: Record<string, number>;
    figures: { name: string; value: number; unit: string }[];
  };
  expect(Object.keys(ratios)).toEqual(["overChess", "overChessSampled", "overChessEveryAnswer", "allVariantsOverBase"]);
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

test("bench server gives ratios, costs and sizes, whatever the machine", () => {
  const args = ["bench", "server", "--quick", "--tables", "2", "--pace", "200", "--profile", path("profiles")];
  const { code, out, err } = weirwood([...args, "--json"]);
  expect({ code, err }).toMatchObject({ code: 0 });
  const { ratios, figures, ...run } = JSON.parse(out) as {
    ratios: Record<string, number>;
    figures: { name: string; value: number; unit: string }[];
    refused: Record<string, number>;
  };
  expect(run).toMatchObject({ tables: 2, sockets: 10, decisions: 2 * (40 + 25) });
  expect(run.refused).toEqual({});
  const { names } = en.bench.server;
  expect([...figures.map(({ name }) => name), "lateOverEarly"].sort()).toEqual(Object.keys(names).sort());
  expect(Object.keys(ratios)).toContain("lateOverEarly");
  for (const name of Object.keys(ratios)) expect(names).toHaveProperty([name]);
  for (const { name, value, unit } of figures) {
    // Of two tables' memory nothing can be said, and a machine may be idle enough that nobody waits.
    if (!name.includes("memory") && !name.includes("resident")) expect(value, name).toBeGreaterThanOrEqual(0);
    expect(["1/s", "ms", "µs", "B", "%"]).toContain(unit);
  }
  // These do not depend on the machine.
  const size = (name: string): number => figures.find((figure) => figure.name === name)?.value ?? Number.NaN;
  expect(size("bytes-per-decision")).toBeLessThan(5000);
  expect(size("reconnect-bytes")).toBeLessThan(10_000);
  for (const name of ["fast", "paced"]) expect(existsSync(path(`profiles/${name}.cpuprofile`))).toBe(true);
});

test("bench measures the engine, the server or the browser client, and nothing else", () => {
  expect(weirwood(["bench", "weather"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("engine, server or web"),
  });
});
