import { describe, expect, test } from "vitest";
import { isFullAt, layoutOf } from "./card-layout.ts";
import { besideOf } from "./glance-place.ts";

const plain = { name: "Ice", isUnique: true, text: undefined, hasParts: false, hasFoot: false, isCut: false };

describe("the words on a card", () => {
  test("are never smaller than can be read", () => {
    for (const width of [64, 72, 84, 96, 110, 142, 181, 240, 320]) {
      const text = isFullAt(width) ? "Deadly. Response: Kneel Ice to choose and kill a character." : undefined;
      const layout = layoutOf(width, { ...plain, text });
      expect(layout.name).toBeGreaterThanOrEqual(11);
      if (layout.text !== undefined) expect(layout.text).toBeGreaterThanOrEqual(12);
    }
  });

  test("take room from the picture where a name is long", () => {
    const long = { ...plain, name: "La peur est plus tranchante que l’épée" };
    expect(layoutOf(84, long).window).toBeLessThan(layoutOf(84, plain).window);
    expect(layoutOf(320, { ...long, text: "" }).window).toBe(176);
  });

  test("are left out where they would have to be smaller", () => {
    const text = "a text that is much too long for a card ".repeat(12);
    expect(layoutOf(181, { ...plain, text }).text).toBeUndefined();
    expect(layoutOf(181, { ...plain, text: "Limited." }).text).toBeDefined();
  });
});

describe("an enlarged card", () => {
  const screen = { width: 1000, height: 800 };

  test("goes beside the small one, on the side where there is room", () => {
    expect(besideOf({ left: 100, right: 200, top: 300, bottom: 440 }, 240, screen)).toEqual({ left: 212, top: 202 });
    expect(besideOf({ left: 800, right: 900, top: 300, bottom: 440 }, 240, screen)).toEqual({ left: 548, top: 202 });
  });

  test("never leaves the window", () => {
    expect(besideOf({ left: 100, right: 200, top: 0, bottom: 140 }, 240, screen)?.top).toBe(8);
    expect(besideOf({ left: 100, right: 200, top: 660, bottom: 800 }, 240, screen)?.top).toBe(456);
  });

  test("goes above or below where both sides are too narrow, and nowhere where nothing is left", () => {
    const narrow = { width: 390, height: 844 };
    expect(besideOf({ left: 100, right: 290, top: 500, bottom: 640 }, 240, narrow)).toEqual({ left: 75, top: 152 });
    expect(besideOf({ left: 100, right: 290, top: 300, bottom: 640 }, 240, narrow)).toBeUndefined();
  });
});
