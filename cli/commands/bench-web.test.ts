import { expect, test } from "vitest";
import { weirwood } from "../testing/weirwood.ts";
import { en } from "../text/en.ts";

test("bench web weighs the client, and measures what it costs a browser, whatever the machine", () => {
  const { code, out, err } = weirwood(["bench", "web", "--game", "throne", "--quick", "--json"]);
  expect(code, err).toBe(0);
  const { figures, missed, rounds } = JSON.parse(out) as {
    figures: { name: string; value: number; unit: string }[];
    missed: string[];
    rounds: number;
  };
  expect(rounds).toBe(1);
  expect(figures.map(({ name }) => name)).toEqual(Object.keys(en.bench.web.names));
  for (const { name, value, unit } of figures) {
    if (name !== "pan-layouts") expect(value, name).toBeGreaterThan(0);
    expect(["KB", "ms", ""]).toContain(unit);
  }
  // These do not depend on the machine.
  const figure = (name: string): number => figures.find((one) => one.name === name)?.value ?? Number.NaN;
  expect(figure("script")).toBeLessThan(216);
  expect(figure("map-and-art")).toBeLessThan(150);
  expect(figure("pan-layouts")).toBe(0);
  for (const name of ["script", "map-and-art", "pan-layouts"]) expect(missed).not.toContain(name);
});
