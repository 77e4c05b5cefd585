import { readFileSync } from "node:fs";
import { houseIds } from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";

type Colour = readonly [number, number, number];

const styles = ["../../../art/tokens.css", "../../../art/houses.css", "./tokens.css"].map((path) =>
  readFileSync(new URL(path, import.meta.url), "utf8"),
);

/** The last value that a theme gives to a colour; the night takes from the day what it does not change. */
function colour(name: string, theme: "parchment" | "night"): Colour {
  const parts = styles.map((style) => style.split('[data-theme="night"]'));
  const texts = [...parts.map(([day]) => day), ...(theme === "night" ? parts.map(([, night]) => night) : [])];
  const found = [...texts.join("\n").matchAll(new RegExp(`--${name}: #([0-9a-f]{6});`, "g"))].at(-1)?.[1];
  if (found === undefined) throw new Error(`no colour --${name}`);
  return [0, 2, 4].map((at) => linear(Number.parseInt(found.slice(at, at + 2), 16) / 255)) as unknown as Colour;
}

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How different two colours look (CIE 1976): 2 can just be seen side by side, 20 across a room. */
function difference(one: Colour, other: Colour): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((part, at) => part - b[at]));
}

function lab([r, g, b]: Colour): Colour {
  const root = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(luminance([r, g, b]));
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each(["parchment", "night"] as const)("by %s", (theme) => {
  const lines = houseIds.map((house) => [house, colour(`${house}-line`, theme)] as const);

  test.each(lines)("%s can be read on the ground of the page", (_, line) => {
    for (const ground of ["surface", "raised"]) {
      expect(contrast(line, colour(ground, theme)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("no two houses look alike", () => {
    for (const [house, line] of lines) {
      for (const [other, its] of lines) {
        if (house !== other) expect(difference(line, its), `${house} and ${other}`).toBeGreaterThan(20);
      }
    }
  });
});
