import type { CommanderId, FigureId } from "../data/ids.ts";
import type { HouseId, MoraleZoneId, RankId } from "../data/names.ts";
import type { UnitTypeId } from "../data/units.ts";
import { type BoardId, type directionIds, type Hex, hexNames } from "../field/hexes.ts";
import type { TerrainId, TokenId } from "../field/terrain.ts";

/**
 * A battle plan, as a file says it. `reading.ts` reads one from text and names the line and the field of whatever is wrong;
 * `rules/setup.ts` compiles it into a state, so that a game in progress needs no plan. Hexes are named as in notation: `h9`.
 */
export interface BattlePlan {
  readonly name: Both;
  /** Two or three sentences: who fights, where, for what. */
  readonly brief: Both;
  /** What its authors changed and why. */
  readonly notes?: Both;
  readonly board: BoardId;
  readonly rounds: number;
  readonly commandTokens: EachHouse;
  readonly orderValue: EachHouse;
  readonly commandValue: EachHouse;
  readonly momentum: HouseId;
  /** Whose morale segment ends in Rout; the others end in 11. */
  readonly rout: readonly HouseId[];
  /** Where the direction tokens 1 to 6 point, each somewhere else; east, south-east … if nothing is said. */
  readonly directions?: readonly (typeof directionIds)[number][];
  /** One line a row, from Stark's edge, one letter a hex: see `fieldLetters`. Blanks are for the eye. */
  readonly field: readonly string[];
  readonly zones?: { readonly [zone in ZoneId]?: HexList };
  readonly objectives?: readonly PlanObjective[];
  readonly units: readonly PlanUnit[];
  /** Whom each side must not lose, where a victory condition speaks of the general. */
  readonly generals?: { readonly [house in HouseId]?: FigureId };
  /** What players decide before the first round, in this order. */
  readonly prepare?: readonly Preparation[];
  readonly special?: readonly SpecialRule[];
  readonly score?: readonly Score[];
  /** Where none is said, most points win at the end of the last round. */
  readonly win?: readonly Win[];
}

/** The most characters that a plan may have as JSON. Ours have about four thousand. */
export const MOST_CHARACTERS = 30_000;

/** Names of hexes with blanks between; `a6-j6` stands for all from one to the other in their row. */
export type HexList = string;

export const itemsListed = (list: HexList): readonly string[] => list.trim().split(/ +/);

/** The hexes of a list, in its order. What it says is not checked here. */
export function hexesListed(list: HexList): Hex[] {
  const hexes: Hex[] = [];
  for (const item of itemsListed(list)) {
    const [first, last = first] = item.split("-").map((name) => hexNames.indexOf(name));
    for (let hex = first; hex <= last; hex++) hexes.push(hex);
  }
  return hexes;
}

export interface Both {
  readonly en: string;
  readonly fr: string;
}

export type EachHouse = number | { readonly [house in HouseId]: number };

/** The letters of a field, as `weirwood battles check` draws it. */
export const fieldLetters: { readonly [letter: string]: readonly [TerrainId, TokenId?] } = {
  ".": ["plains"],
  "=": ["road"],
  f: ["forest"],
  F: ["forest-road"],
  h: ["hills"],
  "~": ["river"],
  "^": ["forest-river"],
  w: ["river", "ford"],
  "#": ["river", "wood-bridge"],
  "%": ["river", "stone-bridge"],
  b: ["building"],
  "|": ["plains", "palisade"],
  t: ["plains", "tent"],
  T: ["plains", "siege-tower"],
};

export const zoneIds = ["camp", "crossing", "keep", "town", "left", "centre", "right", "way-out"] as const;
export type ZoneId = (typeof zoneIds)[number];

export const objectiveKinds = ["place", "building", "wood-bridge", "stone-bridge", "strategic"] as const;
export type ObjectiveKind = (typeof objectiveKinds)[number];

export interface PlanObjective {
  readonly at: string;
  /** `place` if nothing is said. */
  readonly kind?: ObjectiveKind;
  /** Who holds it when the battle begins. */
  readonly owner?: HouseId;
  /** It belongs to whoever stands there, and to nobody when it is empty. */
  readonly whileOccupied?: true;
}

export interface PlanUnit {
  readonly type: UnitTypeId;
  readonly rank: RankId;
  readonly at: string;
  /** The card of the commander who leads it. */
  readonly commander?: CommanderId;
  readonly keywords?: readonly "scorch"[];
}

export const preparationIds = ["fortify", "aim", "hide-edmure", "hide-strategy"] as const;

export type Preparation =
  /** `by` lays order tokens on the palisades, at least one on each; the other rolls dice that take tokens off; bare palisades fall. */
  | { readonly fortify: { readonly [rank in RankId]?: number }; readonly by: HouseId; readonly dice: number }
  /** `by` lays catapult tokens on a zone, so many of each rank, each beside both other colours. */
  | { readonly aim: ZoneId; readonly by: HouseId; readonly ofEach: number }
  /** `by` lays tokens face down on these hexes; so many of them are false. */
  | {
      readonly hide: "edmure" | "strategy";
      readonly by: HouseId;
      readonly at: HexList;
      readonly false: number;
    };

export type SpecialRule =
  /** Only hexes with this token can be set on fire. */
  | { readonly scorchOnly: TokenId }
  /** This House may enter the zone `crossing` though it is impassable, and stops there; where a catapult aims at its rank, a die may end it. */
  | { readonly crossing: HouseId }
  /** Archers hidden on these hexes shoot once a round, at the start of a turn of their House. */
  | { readonly archers: HexList; readonly house: HouseId; readonly dice: number; readonly range: number }
  /** Somebody who is taken by the first unit of this House that ends its turn there. */
  | { readonly prize: "catelyn"; readonly at: string; readonly takenBy: HouseId }
  /** Units of this House may leave the field from the zone `way-out`. */
  | { readonly exit: HouseId };

export const scoreTimes = ["round", "end", "event"] as const;

export const scoreKinds = [
  "eliminated",
  "captured",
  "objective",
  "standing",
  "destroyed",
  "fire-on",
  "devastated",
  "units-in",
  "enemy-morale",
  "edmure-with",
  "edmure-without",
  "prize",
  "left",
] as const;

/** Points: how many, when, and for what each time. `both`: for either House in the same way. */
export interface Score {
  readonly house: HouseId | "both";
  /** At the end of every round; of the last; or at once. */
  readonly when: (typeof scoreTimes)[number];
  readonly points: number;
  readonly for: ScoredFor;
}

export type ScoredFor =
  /** Every so many enemy units that are eliminated. */
  | { readonly eliminated: number }
  /** A captured enemy commander: this one, or any. */
  | { readonly captured: FigureId | "any" }
  | { readonly objective: ObjectiveKind | "any" }
  | { readonly standing: TokenId }
  | { readonly destroyed: TokenId }
  /** Levels of fire on this terrain or token. */
  | { readonly fireOn: TerrainId | TokenId }
  | { readonly devastated: TerrainId }
  /** Every so many own units in a zone. */
  | { readonly unitsIn: ZoneId; readonly each: number }
  /** Once, twice or three times the points where the enemy's morale is green, yellow or red. */
  | { readonly enemyMorale: true }
  | { readonly edmure: "with-unit" | "without-unit"; readonly of: HouseId }
  | { readonly prize: "catelyn" }
  /** Every so many own units that left the field. */
  | { readonly left: number };

/** A victory that is not by points: all that is said must hold. */
export interface Win {
  readonly house: HouseId | "both";
  readonly when: "end" | "instant";
  readonly objectives?: number | "all";
  readonly kind?: ObjectiveKind;
  readonly morale?: { readonly zone: MoraleZoneId; readonly or: "better" | "worse" };
  /** The other side's general is captured. */
  readonly capturedGeneral?: true;
  readonly points?: number;
  /** At the end, where it does not hold, the other House wins, and points are not looked at. */
  readonly otherwiseLoses?: true;
}
