import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quickEffort } from "../bench/figures.ts";
import { contextOf } from "../context.ts";
import { json, weirwood, workshop } from "../testing/weirwood.ts";
import { en } from "../text/en.ts";
import { benchEngines } from "./bench.ts";

const { path, clear } = workshop();
afterAll(clear);

interface Measured {
  readonly ratios: Record<string, number>;
  readonly figures: readonly { readonly name: string; readonly value: number; readonly unit: string }[];
}

describe("bench of the engine", () => {
  let measured: { readonly [game: string]: Measured } = {};

  /** Speeds are not looked at, so that nothing is done for longer than it takes once; sizes are those of --quick. */
  const once = { count: 1, milliseconds: 1, warmUp: 0 };

  beforeAll(async () => {
    const effort = { games: once, operations: once, records: quickEffort.records };
    const { json: value, failure } = await benchEngines(
      { effort },
      { ...contextOf(["--json"], {}), note: () => undefined },
    );
    expect(failure).toBeUndefined();
    ({ games: measured } = value as unknown as { games: typeof measured });
  });

  test("measures every game, and questions of its own", () => {
    expect(Object.keys(measured)).toEqual(["throne", "battles", "cards"]);
    const named = (game: string): string[] => measured[game].figures.map(({ name }) => name);
    expect(named("battles")).toEqual(expect.arrayContaining([...named("throne"), "odds"]));
    expect(named("throne")).not.toContain("odds");
  });

  /** The largest that a position and a record may be. */
  const board = { state: 4_000, "state-json-largest": 12_000, "record-largest": 32_000 };
  const sizes: { readonly [game: string]: { readonly [figure: string]: number } } = {
    throne: board,
    battles: board,
    cards: {
      state: 34_000,
      "state-json-largest": 15_000,
      "all-variants-state-json-largest": 30_000,
      "record-largest": 64_000,
    },
  };

  test.each(["throne", "battles", "cards"])("gives ratios, speeds and sizes of %s", (game) => {
    const { ratios, figures } = measured[game];
    expect(Object.keys(ratios)).toEqual([
      "overChess",
      "overChessSampled",
      "overChessEveryAnswer",
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
    for (const [name, most] of Object.entries(sizes[game])) expect(size(name), name).toBeLessThan(most);
  });
});

test("bench measures a game by its name", () => {
  expect(json(["bench", "server"])).toMatchObject({ code: 2, value: { error: { code: "missingArgument" } } });
});

test("bench server gives ratios, costs and sizes, whatever the machine", () => {
  const args = [
    "bench",
    "server",
    "--game",
    "throne",
    "--quick",
    "--tables",
    "2",
    "--pace",
    "200",
    "--profile",
    path("profiles"),
  ];
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

test("bench server measures a game that has no secret answers to give again", () => {
  const { code, value } = json(["bench", "server", "--game", "battles", "--quick", "--tables", "1", "--pace", "200"]);
  expect(code).toBe(0);
  expect(value).toMatchObject({ tables: 1, sockets: 2, decisions: 40 + 25, refused: {} });
  const names = (value.figures as { name: string }[]).map(({ name }) => name);
  expect(names).toContain("reconnect-bytes");
  for (const name of ["early-decision", "late-decision"]) expect(names).not.toContain(name);
});

test("bench measures the engine, the server or the browser client, and nothing else", () => {
  expect(weirwood(["bench", "weather"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("engine, server or web"),
  });
});
