import {
  type Battle,
  boardOf,
  cardNumberOf,
  commanderIds,
  DEVASTATED,
  FIRE,
  figuresOf,
  foeOfUnit,
  type Hex,
  hexesOf,
  hexOf,
  holderOf,
  houseIds,
  houseOf,
  isEngaged,
  isSpent,
  leaderOf,
  NONE,
  objectiveKinds,
  objectives,
  rankIds,
  rankOf,
  TERRAIN,
  TOKEN,
  terrainIds,
  tokenIds,
  typeNumber,
  typeOf,
  type Unit,
  unitIn,
  unitTypeIds,
} from "@weirwood/battles/questions";

/**
 * What lies on a field, as it is drawn: of a game's view, or of a plan that is being made. Plain data; the drawing knows
 * nothing else of the rules.
 */
export interface FieldPicture {
  /** The side of the board: 0 lies across, 1 stands upright. */
  readonly board: number;
  /** Every hex of that side. */
  readonly hexes: ReadonlyMap<Hex, HexPicture>;
}

export interface HexPicture {
  readonly terrain: (typeof terrainIds)[number];
  readonly token?: (typeof tokenIds)[number];
  /** Levels of fire, 0 to 3. */
  readonly fire: number;
  readonly isDevastated: boolean;
  readonly objective?: ObjectivePicture;
  readonly unit?: UnitPicture;
}

export interface ObjectivePicture {
  readonly kind: (typeof objectiveKinds)[number];
  /** Who holds it. */
  readonly owner?: HouseId;
}

export type HouseId = (typeof houseIds)[number];
export type RankId = (typeof rankIds)[number];

export interface UnitPicture {
  /** Its number in the game, where there is one. */
  readonly unit?: Unit;
  readonly house: HouseId;
  readonly type: (typeof unitTypeIds)[number];
  readonly class: "infantry" | "cavalry" | "ranged";
  readonly rank: RankId;
  readonly figures: number;
  /** Figures of a whole unit. */
  readonly strength: number;
  readonly commander?: (typeof commanderIds)[number];
  readonly isSpent: boolean;
  /** Where the enemy stands whom it is engaged with. */
  readonly foeAt?: Hex;
}

/** The field of a view. */
export function pictureOf(view: Battle): FieldPicture {
  const board = boardOf(view);
  return { board, hexes: new Map(hexesOf[board].map((hex) => [hex, hexPicture(view, hex)])) };
}

function hexPicture(view: Battle, hex: Hex): HexPicture {
  const [token, unit, objective] = [view[TOKEN + hex], unitIn(view, hex), objectiveIn(view, hex)];
  return {
    terrain: terrainIds[view[TERRAIN + hex]],
    ...(token === NONE ? {} : { token: tokenIds[token] }),
    fire: view[FIRE + hex],
    isDevastated: view[DEVASTATED + hex] === 1,
    ...(objective === undefined ? {} : { objective }),
    ...(unit === NONE ? {} : { unit: unitPicture(view, unit) }),
  };
}

function objectiveIn(view: Battle, hex: Hex): ObjectivePicture | undefined {
  for (let row = 0; row < objectives.count(view); row++) {
    const at = objectives.row(row);
    if (view[at + objectives.field.hex] !== hex) continue;
    const owner = houseIds[holderOf(view, row)];
    return { kind: objectiveKinds[view[at + objectives.field.kind]], ...(owner === undefined ? {} : { owner }) };
  }
  return undefined;
}

export function unitPicture(view: Battle, unit: Unit): UnitPicture {
  const type = typeOf(view, unit);
  const leader = leaderOf(view, unit);
  return {
    unit,
    house: houseIds[houseOf(unit)],
    type: unitTypeIds[typeNumber(view, unit)],
    class: type.class,
    rank: rankIds[rankOf(view, unit)],
    figures: figuresOf(view, unit),
    strength: type.strength,
    ...(leader === NONE ? {} : { commander: commanderIds[cardNumberOf(view, leader)] }),
    isSpent: isSpent(view, unit),
    ...(isEngaged(view, unit) ? { foeAt: hexOf(view, foeOfUnit(view, unit)) } : {}),
  };
}
