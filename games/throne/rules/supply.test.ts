import { chanceFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { supplyTrack } from "../data/tracks.ts";
import { areaNumber, houseNumber } from "../state/board.ts";
import { PLAYERS, SUPPLY } from "../state/layout.ts";
import { addUnits, noTroop } from "../state/pieces.ts";
import { states } from "../state/state.ts";
import { countArmies } from "./supply.ts";

const stark = houseNumber("stark");
const areas = ["winterfell", "white-harbor", "moat-cailin", "karhold", "castle-black", "the-twins"].map(areaNumber);

/** As people do it at the table: the largest army on the largest banner, and so on. */
function haveBanners(sizes: readonly number[], level: number): boolean {
  const armies = sizes.filter((size) => size > 1).sort((a, b) => b - a);
  return armies.every((size, place) => size <= (supplyTrack[level][place] ?? 0));
}

describe("armies and their banners", () => {
  const chance = chanceFrom(1);
  const someSizes = (): number[] => areas.map(() => Math.max(0, chance.below(8) - 2));

  it("are compared as at the table, whatever comes and goes", () => {
    let fitting = 0;
    for (let trial = 0; trial < 20_000; trial++) {
      const [before, after] = [someSizes(), someSizes()];
      const game = states.blank();
      game[PLAYERS] = 5;
      game[SUPPLY + stark] = trial % supplyTrack.length;
      for (const [i, area] of areas.entries()) addUnits(game, stark, area, { ...noTroop, footmen: before[i] });
      const armies = countArmies(game, stark);
      const level = game[SUPPLY + stark];
      expect(armies.fits()).toBe(haveBanners(before, level));
      const change = areas.reduce((sum, area, i) => sum + armies.change(area, after[i] - before[i]), 0);
      expect(armies.fits(change)).toBe(haveBanners(after, level));
      for (const [i, area] of areas.entries()) armies.add(area, after[i] - before[i]);
      expect(armies.fits()).toBe(haveBanners(after, level));
      if (haveBanners(after, level)) fitting++;
    }
    expect(fitting).toBeGreaterThan(1000);
  });
});
