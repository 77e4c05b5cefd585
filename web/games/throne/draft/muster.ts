import type { Refusal } from "@weirwood/kernel";
import {
  type Area,
  areaCount,
  boardOf,
  type CastleMuster,
  controllerOf,
  costOf,
  type House,
  hasPorts,
  hasSiege,
  isSea,
  type MusterDecision,
  NONE,
  neighboursOf,
  ownerOf,
  pointsIn,
  portBeside,
  sizeOf,
  type UseMusterDecision,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Seated } from "./seated.ts";
import { withItem } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** What castles muster: footmen, knights, engines; upgrades; ships into waters beside them. */

export type Mustering = MusterDecision | UseMusterDecision;
export type LandPurchase = "footmen" | "knights" | "upgrades" | "engines" | "refits";
/** One thing that points buy: units of a kind or an upgrade in the castle, or a ship into a water beside it. */
export type Purchase = { readonly what: LandPurchase } | { readonly what: "ship"; readonly sea: Area };

export const noMuster: MusterDecision = { kind: "muster", castles: [] };
export const musterBySingle = (area: Area): UseMusterDecision => ({ kind: "use-muster", area, castles: [] });

/** The castles whose points the ask is about. */
export function castlesToMuster({ view, house }: Seated, draft: Mustering): Area[] {
  if (draft.kind === "use-muster") return [draft.area];
  return boardOf(view).castles.filter((area) => controllerOf(view, area) === house);
}

const nothing = (area: Area): CastleMuster => ({
  area,
  footmen: 0,
  knights: 0,
  upgrades: 0,
  engines: 0,
  refits: 0,
  fleet: [],
});

const musteredIn = ({ castles }: Mustering, area: Area): CastleMuster =>
  castles.find((castle) => castle.area === area) ?? nothing(area);

export const pointsSpent = (draft: Mustering, area: Area): number => costOf(musteredIn(draft, area));
export const pointsLeft = ({ view }: Seated, draft: Mustering, area: Area): number =>
  pointsIn(view, area) - pointsSpent(draft, area);

export function boughtIn(draft: Mustering, area: Area, purchase: Purchase): number {
  const castle = musteredIn(draft, area);
  if (purchase.what !== "ship") return castle[purchase.what];
  return castle.fleet.find(({ sea }) => sea === purchase.sea)?.ships ?? 0;
}

/** The draft with one of something more or less bought in a castle. */
export function bought<Answer extends Mustering>(draft: Answer, area: Area, purchase: Purchase, by: 1 | -1): Answer {
  const before = musteredIn(draft, area);
  const count = boughtIn(draft, area, purchase) + by;
  const castle: CastleMuster =
    purchase.what === "ship"
      ? {
          ...before,
          fleet: withItem(
            before.fleet,
            ({ sea }) => sea,
            purchase.sea,
            count === 0 ? undefined : { sea: purchase.sea, ships: count },
          ),
        }
      : { ...before, [purchase.what]: count };
  const isAny = costOf(castle) > 0;
  return { ...draft, castles: withItem(draft.castles, (one) => one.area, area, isAny ? castle : undefined) };
}

export const whyNotBuy = (at: Seated, draft: Mustering, area: Area, purchase: Purchase): Refusal | undefined =>
  whyNot(at, bought(draft, area, purchase, 1));

/** Everything that a castle could ever be asked for at this table, possible now or not. */
export function purchasesFor({ view }: Seated, area: Area): Purchase[] {
  const onLand: LandPurchase[] = hasSiege(view)
    ? ["footmen", "knights", "upgrades", "engines", "refits"]
    : ["footmen", "knights", "upgrades"];
  const waters = neighboursOf(view, area).filter(isSea);
  if (hasPorts(view) && portBeside(area) !== NONE) waters.push(portBeside(area));
  return [...onLand.map((what) => ({ what })), ...waters.map((sea) => ({ what: "ship" as const, sea }))];
}

/** By how many units each area's army grows. */
export function growthOf(draft: Mustering): Map<Area, number> {
  const growth = new Map<Area, number>();
  const grow = (area: Area, units: number): void => {
    if (units > 0) growth.set(area, (growth.get(area) ?? 0) + units);
  };
  for (const { area, footmen, knights, engines, fleet } of draft.castles) {
    grow(area, footmen + knights + engines);
    for (const { sea, ships } of fleet) grow(sea, ships);
  }
  return growth;
}

/** By how many units of each kind areas change: whoever is raised to something better is no footman any more. */
export function recruitsOf(draft: Mustering): Map<Area, readonly number[]> {
  const recruits = new Map<Area, readonly number[]>();
  const add = (area: Area, units: readonly number[]): void => {
    if (units.some((count) => count !== 0))
      recruits.set(
        area,
        units.map((count, kind) => count + (recruits.get(area)?.[kind] ?? 0)),
      );
  };
  for (const { area, footmen, knights, upgrades, engines, refits, fleet } of draft.castles) {
    add(area, [footmen - upgrades - refits, knights + upgrades, 0, engines + refits]);
    for (const { sea, ships } of fleet) add(sea, [0, 0, ships, 0]);
  }
  return recruits;
}

/** Sizes of a house's armies, by area. */
export function armiesOf(view: Throne, house: House): Map<Area, number> {
  const armies = new Map<Area, number>();
  for (let area = 0; area < areaCount(view); area++) {
    if (ownerOf(view, area) === house) armies.set(area, sizeOf(view, area));
  }
  return armies;
}
