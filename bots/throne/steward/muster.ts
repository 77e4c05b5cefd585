import {
  AREAS,
  type Area,
  boardOf,
  type CastleMuster,
  controllerOf,
  ENGINE,
  FOOTMAN,
  FORT,
  fitsSupply,
  garrisonOf,
  hasPorts,
  hasSiege,
  isPort,
  isSea,
  KNIGHT,
  type MusterDecision,
  NONE,
  neighboursOf,
  ownerOf,
  pointsIn,
  portBeside,
  portOwner,
  portRoom,
  SHIP,
  sizeOf,
  standing,
  stockOf,
} from "@weirwood/throne/questions";
import { strengthIn } from "../reckoning.ts";
import { type Outlook, riskOf } from "./outlook.ts";
import type { Prospects } from "./prospects.ts";

/** Mustering: unit by unit what helps most where it can be raised, as far as points, pieces and supply go. */

type Raising = { -readonly [Name in Exclude<keyof CastleMuster, "fleet">]: number } & { fleet: Map<Area, number> };
type Purchase =
  | { readonly castle: Area; readonly kind: "footman" | "knight" | "upgrade" | "engine" }
  | { readonly castle: Area; readonly kind: "ship"; readonly sea: Area };

const change = new Int8Array(AREAS);

export function chooseMuster(outlook: Outlook, prospects: Prospects): MusterDecision {
  return { kind: "muster", castles: levyIn(outlook, prospects, boardOf(outlook.view).castles).castles };
}

/** What some castles would raise, and what that is worth. */
export function levyIn(
  outlook: Outlook,
  prospects: Prospects,
  castles: readonly Area[],
): { castles: CastleMuster[]; worth: number } {
  const levy = new Levy(outlook, prospects, castles);
  while (levy.raiseBest());
  return { castles: levy.raised(), worth: levy.worth };
}

class Levy {
  readonly #outlook: Outlook;
  readonly #prospects: Prospects;
  readonly #raisings = new Map<Area, Raising>();
  readonly #pointsLeft = new Map<Area, number>();
  readonly #stock: number[];
  readonly #more = new Int8Array(AREAS);

  worth = 0;

  constructor(outlook: Outlook, prospects: Prospects, castles: readonly Area[]) {
    this.#outlook = outlook;
    this.#prospects = prospects;
    const { view, me } = outlook;
    this.#stock = [FOOTMAN, KNIGHT, SHIP, ENGINE].map((kind) => stockOf(view, me, kind));
    for (const area of castles) {
      if (controllerOf(view, area) === me) this.#pointsLeft.set(area, pointsIn(view, area));
    }
  }

  /** The purchases, castle by castle. */
  raised(): CastleMuster[] {
    return [...this.#raisings.values()]
      .sort((a, b) => a.area - b.area)
      .map(({ fleet, ...troops }) => ({
        ...troops,
        fleet: [...fleet].sort(([a], [b]) => a - b).map(([sea, ships]) => ({ sea, ships })),
      }));
  }

  /** Makes the purchase that is worth most for each point; false when nothing useful is left. */
  raiseBest(): boolean {
    let best: Purchase | undefined;
    let most = 0;
    for (const [castle, left] of this.#pointsLeft) {
      for (const purchase of this.#purchasesAt(castle, left)) {
        const worth = this.#worthOf(purchase) / costOf(purchase);
        if (worth <= most || !this.#isPossible(purchase)) continue;
        best = purchase;
        most = worth;
      }
    }
    if (best) {
      this.worth += most * costOf(best);
      this.#raise(best);
    }
    return best !== undefined;
  }

  *#purchasesAt(castle: Area, left: number): Iterable<Purchase> {
    const { view } = this.#outlook;
    if (left >= 1) {
      yield { castle, kind: "footman" };
      yield { castle, kind: "upgrade" };
      for (const sea of neighboursOf(view, castle)) if (isSea(sea)) yield { castle, kind: "ship", sea };
      const port = hasPorts(view) ? portBeside(castle) : NONE;
      if (port !== NONE) yield { castle, kind: "ship", sea: port };
    }
    if (left >= 2) yield { castle, kind: "knight" };
    if (left >= 2 && hasSiege(view)) yield { castle, kind: "engine" };
  }

  #isPossible(purchase: Purchase): boolean {
    const { view, me } = this.#outlook;
    const { castle, kind } = purchase;
    const [footmen, knights, ships, engines] = this.#stock;
    if (kind === "upgrade") {
      const upgraded = this.#raisings.get(castle)?.upgrades ?? 0;
      return knights > 0 && ownerOf(view, castle) === me && standing(view, castle, FOOTMAN) > upgraded;
    }
    if (kind === "footman" && footmen === 0) return false;
    if (kind === "knight" && knights === 0) return false;
    if (kind === "engine" && engines === 0) return false;
    if (kind === "ship" && isPort(purchase.sea)) {
      const { sea } = purchase;
      const isFull = sizeOf(view, sea) + this.#more[sea] >= portRoom;
      if (ships === 0 || portOwner(view, sea) !== me || isFull) return false;
    } else if (kind === "ship") {
      const owner = ownerOf(view, purchase.sea);
      if (ships === 0 || garrisonOf(view, purchase.sea) > 0 || (owner !== NONE && owner !== me)) return false;
    }
    change.set(this.#more);
    change[purchase.kind === "ship" ? purchase.sea : castle]++;
    return fitsSupply(view, me, change);
  }

  #worthOf(purchase: Purchase): number {
    const { castle, kind } = purchase;
    const pull = this.#prospects.pull[castle];
    switch (kind) {
      case "footman":
        return 1 + 0.15 * pull + this.#safetyOf(castle, 1);
      case "knight":
        return 2 * (1 + 0.15 * pull) + 0.6 + this.#safetyOf(castle, 2);
      case "upgrade":
        return 0.9 + 0.13 * pull + this.#safetyOf(castle, 1);
      case "engine":
        return this.#worthOfEngine(castle);
      case "ship":
        return isPort(purchase.sea) ? this.#worthOfAnchorage(purchase.sea) : this.#worthOfShip(purchase.sea);
    }
  }

  /** What further strength saves of the castle itself. */
  #safetyOf(area: Area, more: number): number {
    const { view, prize } = this.#outlook;
    const there = strengthIn(view, area) + this.#more[area];
    return prize[area] * (riskOf(this.#outlook, area, there) - riskOf(this.#outlook, area, there + more));
  }

  /** The first ship of a sea opens its shores; the others only guard it. */
  #worthOfShip(sea: Area): number {
    const { view, me, prize } = this.#outlook;
    const there = (ownerOf(view, sea) === me ? strengthIn(view, sea) : 0) + this.#more[sea];
    return there === 0 ? 1.1 * prize[sea] : 0.4 + 0.06 * this.#prospects.pull[sea] + this.#safetyOf(sea, 1);
  }

  /** Safe from everybody, but of use only once it has put to sea: for when the sea itself is closed. */
  #worthOfAnchorage(port: Area): number {
    const there = sizeOf(this.#outlook.view, port) + this.#more[port];
    return (there === 0 ? 0.5 + this.#outlook.prize[port] : 0.5) + 0.12 * this.#prospects.pull[port];
  }

  /** Four strong before the walls of others, and nothing anywhere else: one or two where a castle is near. */
  #worthOfEngine(castle: Area): number {
    const { view, me, gain } = this.#outlook;
    const isEscorted = ownerOf(view, castle) === me && strengthIn(view, castle) + this.#more[castle] >= 2;
    if (!isEscorted) return 0;
    let target = 0;
    for (const to of this.#prospects.reach[castle]) {
      if (controllerOf(view, to) === me) continue;
      const isHeld = garrisonOf(view, to) > 0 || strengthIn(view, to) > 1;
      const isCastle = pointsIn(view, to) > 0 || view[FORT + to] !== NONE;
      if (isHeld && isCastle) target = Math.max(target, gain[to]);
    }
    const there = standing(view, castle, ENGINE) + (this.#raisings.get(castle)?.engines ?? 0);
    return target === 0 ? 0 : (2.6 + 0.25 * target) / (1 + there);
  }

  #raise(purchase: Purchase): void {
    const { castle, kind } = purchase;
    const raising = this.#raisings.get(castle) ?? {
      area: castle,
      footmen: 0,
      knights: 0,
      upgrades: 0,
      engines: 0,
      refits: 0,
      fleet: new Map<Area, number>(),
    };
    this.#raisings.set(castle, raising);
    this.#pointsLeft.set(castle, (this.#pointsLeft.get(castle) as number) - costOf(purchase));
    if (kind === "upgrade") {
      raising.upgrades++;
      this.#stock[KNIGHT]--;
      this.#stock[FOOTMAN]++;
      return;
    }
    if (kind === "ship") {
      raising.fleet.set(purchase.sea, (raising.fleet.get(purchase.sea) ?? 0) + 1);
      this.#stock[SHIP]--;
      this.#more[purchase.sea]++;
      return;
    }
    if (kind === "footman") raising.footmen++;
    else if (kind === "knight") raising.knights++;
    else raising.engines++;
    this.#stock[kind === "footman" ? FOOTMAN : kind === "knight" ? KNIGHT : ENGINE]--;
    this.#more[castle]++;
  }
}

const costOf = ({ kind }: Purchase): number => (kind === "knight" || kind === "engine" ? 2 : 1);
