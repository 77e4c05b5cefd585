import {
  type Area,
  areaCount,
  controllerOf,
  FORT,
  garrisonOf,
  type House,
  hasPorts,
  isBlocked,
  isPort,
  NONE,
  neighboursOf,
  type Order,
  orderIn,
  ownerOf,
  PORTS,
  portOwner,
  portSea,
  routed,
  SINGLE_AREA,
  SINGLE_KIND,
  standing,
  tokenIn,
  UNIT_KINDS,
  type UnitKind,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";

/** Units of one kind that lie or stand together. */
export interface UnitStack {
  readonly kind: UnitKind;
  readonly isRouted: boolean;
  readonly count: number;
}

/** What lies in one area, as somebody who looks at the board sees it. */
export interface AreaContents {
  readonly area: Area;
  /** Whose units, orders and fortification these are. */
  readonly owner: House;
  /** Who controls the land, or the port; NONE for seas. */
  readonly controller: House;
  readonly units: readonly UnitStack[];
  /** NONE where there is none, UNKNOWN where it lies face down; a draft where the reader is choosing. */
  readonly order: Order | "missing";
  readonly isDraft: boolean;
  readonly single: number;
  readonly fort: House;
  readonly token: House;
  readonly garrison: number;
  /** A port that earns nothing, because foreign ships lie before it. */
  readonly isBlocked: boolean;
}

/** Orders that are being chosen and are not in the view: a number, or `missing` where one is still needed. */
export type DraftOrders = ReadonlyMap<Area, Order | "missing">;

/** Units that are being raised and are not in the view: by how many of each kind an area of one house changes. */
export interface Recruits {
  readonly house: House;
  readonly by: ReadonlyMap<Area, readonly number[]>;
}

/** Whether an area is on the board of this game: overlay, ports and areas that the overlay removes differ. */
export const isOnBoard = (view: Throne, area: Area): boolean =>
  area < areaCount(view) && (!isPort(area) || hasPorts(view)) && neighboursOf(view, area).length > 0;

export function contentsOf(view: Throne, area: Area, drafts?: DraftOrders, recruits?: Recruits): AreaContents {
  const raised = recruits?.by.get(area);
  const owner = raised === undefined ? ownerOf(view, area) : (recruits?.house ?? NONE);
  const draft = drafts?.get(area);
  return {
    area,
    owner,
    controller: isPort(area) ? portOwner(view, area) : controllerOf(view, area),
    units: unitsIn(view, area, raised),
    order: draft ?? orderIn(view, area),
    isDraft: draft !== undefined,
    single: owner !== NONE && view[SINGLE_AREA + owner] === area ? view[SINGLE_KIND + owner] : NONE,
    fort: view[FORT + area],
    token: tokenIn(view, area),
    garrison: garrisonOf(view, area),
    isBlocked: isPort(area) && isBlocked(view, area),
  };
}

function unitsIn(view: Throne, area: Area, raised: readonly number[] = []): UnitStack[] {
  const stacks: UnitStack[] = [];
  for (const isRouted of [false, true]) {
    for (let kind = UNIT_KINDS - 1; kind >= 0; kind--) {
      const count = isRouted ? routed(view, area, kind) : standing(view, area, kind) + (raised[kind] ?? 0);
      if (count > 0) stacks.push({ kind, isRouted, count });
    }
  }
  // Knights before footmen before engines, as they are listed everywhere; the routed lie last.
  return stacks.sort(
    (one, other) => Number(one.isRouted) - Number(other.isRouted) || rank(one.kind) - rank(other.kind),
  );
}

/** Knights and footmen first, then ships and engines. */
const rank = (kind: UnitKind): number => [1, 0, 2, 3][kind];

/** The ports of this game that open to a sea. */
export function portsOn(view: Throne, sea: Area): Area[] {
  if (!hasPorts(view)) return [];
  return neighboursOf(view, sea).filter((other) => other >= PORTS && portSea(view, other) === sea);
}

/** Two areas with equal keys look the same: what is drawn is made anew only where this changes. */
export const contentsKey = (contents: AreaContents): string => JSON.stringify(contents);
