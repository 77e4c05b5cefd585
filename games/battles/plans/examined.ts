import { commanders } from "../data/commanders.ts";
import { type CommanderId, commanderIds, FIGURES_OF_HOUSE, type FigureId, figureIds } from "../data/ids.ts";
import { type HouseId, houseIds } from "../data/names.ts";
import type { Hex } from "../field/hexes.ts";
import type { BattlePlan, ZoneId } from "./plan.ts";
import type { PlanField } from "./plan-field.ts";
import type { Report } from "./problems.ts";
import type { Draft } from "./shapes.ts";

/** A plan of which every field has its form, while it is checked whether they go together. */
export interface Examined {
  readonly plan: Draft<BattlePlan>;
  readonly field: PlanField;
  readonly zones: ReadonlyMap<ZoneId, readonly Hex[]>;
  readonly report: Report;
}

/** The items of a list with where they stand, without those that were wrong. */
export function itemsOf<Item>(
  list: readonly (Item | undefined)[] | undefined,
  name: string,
): readonly (readonly [item: Item, field: string])[] {
  return (list ?? []).flatMap((item, at) => (item === undefined ? [] : [[item, `${name}[${at}]`] as const]));
}

/** A zone that is spoken of exists. */
export function checkZone({ plan, report }: Examined, zone: ZoneId | undefined, field: string): void {
  if (zone !== undefined && !Object.hasOwn(plan.zones ?? {}, zone)) report("battles.plan.zone", field, { zone });
}

/** What may be said once only, by the words under which it was said. */
export class Once {
  readonly #report: Report;
  readonly #said = new Set<string>();

  constructor(report: Report) {
    this.#report = report;
  }

  say(words: string, field: string): void {
    if (this.#said.has(words)) this.#report("battles.plan.twice", field, { found: words });
    this.#said.add(words);
  }
}

export const figureOf = (commander: CommanderId): FigureId =>
  commanders[commanderIds.indexOf(commander)].figure as FigureId;

export const houseOfFigure = (figure: FigureId): HouseId =>
  houseIds[Math.trunc(figureIds.indexOf(figure) / FIGURES_OF_HOUSE)];

/** Commanders who lead a unit. */
export const figuresIn = ({ units = [] }: Draft<BattlePlan>): readonly FigureId[] =>
  units.flatMap((unit) => (unit?.commander === undefined ? [] : [figureOf(unit.commander)]));
