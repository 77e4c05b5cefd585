import type { GameEvent } from "@weirwood/kernel";
import {
  areaCount,
  barrelsOf,
  controllerOf,
  crownsIn,
  type House,
  houseIds,
  inOrderOfPlay,
  playersOf,
  pointsIn,
  powerOf,
  supplyOf,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Touched } from "./westeros-facts.ts";

/** Whom a Westeros card touches: as it was told where it has been carried out, else as the table stands. */
export function touchesOf(event: string, told: readonly GameEvent[], view: Throne | undefined): readonly Touched[] {
  switch (event) {
    case "supply":
      return together(told.filter(({ rule }) => rule === "throne.supply.count").map(toldSupply), view, (at, house) => ({
        was: supplyOf(at, house),
        now: barrelsOf(at, house),
      }));
    case "game-of-thrones":
      return together(toldIncome(told), view, (at, house) => ({ now: sumOver(at, house, crownsIn) }));
    case "mustering":
      return together([], view, (at, house) => ({ now: sumOver(at, house, pointsIn) }));
    case "clash-of-kings":
    case "wildling-attack":
      return together([], view, (at, house) => ({ now: powerOf(at, house) }));
    default:
      return [];
  }
}

/** Those of whom it was told, then all others as the view has them. */
function together(
  told: readonly Touched[],
  view: Throne | undefined,
  standing: (view: Throne, house: House) => Omit<Touched, "house">,
): readonly Touched[] {
  if (view === undefined) return told;
  return Array.from({ length: playersOf(view) }, (_, place) => inOrderOfPlay(view, place)).map(
    (house) =>
      told.find((touched) => touched.house === houseIds[house]) ?? {
        house: houseIds[house],
        ...standing(view, house),
      },
  );
}

const toldSupply = ({ house, level, was }: GameEvent): Touched => ({
  house: String(house),
  now: Number(level),
  ...(typeof was === "number" && { was }),
});

/** Crowns and ports of a house are told one after the other. */
function toldIncome(told: readonly GameEvent[]): Touched[] {
  const income = new Map<string, number>();
  for (const { rule, house, power } of told) {
    if (rule !== "throne.income.crowns" && rule !== "throne.ports.income") continue;
    income.set(String(house), (income.get(String(house)) ?? 0) + Number(power));
  }
  return [...income].map(([house, now]) => ({ house, now }));
}

function sumOver(view: Throne, house: House, worth: (view: Throne, area: number) => number): number {
  let sum = 0;
  for (let area = 0, end = areaCount(view); area < end; area++) {
    if (controllerOf(view, area) === house) sum += worth(view, area);
  }
  return sum;
}
