import {
  type Battle,
  boardOf,
  CROSSING_HOUSE,
  cardNumberOf,
  commanderIds,
  DEVASTATED,
  EXIT_HOUSE,
  FIRE,
  figuresOf,
  foeOfUnit,
  forts,
  type Hex,
  hexesOf,
  hexOf,
  holderOf,
  houseIds,
  houseOf,
  isEngaged,
  isFaceUp,
  isInZoneOf,
  isSpent,
  isStalwart,
  leaderOf,
  MARKER_FACES,
  markerCount,
  markerHex,
  markerHouse,
  markerKind,
  markerKinds,
  markerOwner,
  markerRank,
  NONE,
  objectiveKinds,
  objectives,
  rankIds,
  rankOf,
  rowOfUnit,
  scoreKinds,
  scores,
  TERRAIN,
  TOKEN,
  terrainIds,
  tokenIds,
  typeNumber,
  typeOf,
  type Unit,
  unitIn,
  units,
  unitTypeIds,
  type ZoneId,
  zoneIds,
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
  /** Parts of the field that rules speak of. */
  readonly zones?: readonly ZonePicture[];
}

export interface ZonePicture {
  readonly zone: ZoneId;
  readonly hexes: readonly Hex[];
}

export interface HexPicture {
  readonly terrain: (typeof terrainIds)[number];
  readonly token?: (typeof tokenIds)[number];
  /** Levels of fire, 0 to 4. */
  readonly fire: number;
  readonly isDevastated: boolean;
  readonly objective?: ObjectivePicture;
  /** Order tokens on a palisade: green, blue, red. */
  readonly fort?: readonly number[];
  readonly markers?: readonly MarkerPicture[];
  readonly unit?: UnitPicture;
}

export interface ObjectivePicture {
  readonly kind: (typeof objectiveKinds)[number];
  /** Who holds it. */
  readonly owner?: HouseId;
}

/** A token of a special rule. */
export interface MarkerPicture {
  readonly kind: (typeof markerKinds)[number];
  /** Who laid it, or may use or take it. */
  readonly house?: HouseId;
  /** The colour of a catapult token. */
  readonly rank?: RankId;
  /** What is on its face, as far as the reader knows; undefined: face down, or without faces. */
  readonly face?: "true" | "false";
  readonly isFaceUp: boolean;
  /** Who has taken or controls it. */
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
  readonly isStalwart?: boolean;
  /** Where the enemy stands whom it is engaged with. */
  readonly foeAt?: Hex;
  /** Whose token lies between them. */
  readonly engagedBy?: HouseId;
}

/** A commander's card is named after him: `robb-young-wolf`. */
export const figureOf = (commander: string): string => commander.split("-")[0];

/** The field of a view. */
export function pictureOf(view: Battle): FieldPicture {
  const board = boardOf(view);
  return {
    board,
    hexes: new Map(hexesOf[board].map((hex) => [hex, hexPicture(view, hex)])),
    zones: zonesThatMatter(view),
  };
}

function hexPicture(view: Battle, hex: Hex): HexPicture {
  const [token, unit] = [view[TOKEN + hex], unitIn(view, hex)];
  return given<HexPicture>({
    terrain: terrainIds[view[TERRAIN + hex]],
    token: tokenIds[token],
    fire: view[FIRE + hex],
    isDevastated: view[DEVASTATED + hex] === 1,
    objective: objectiveIn(view, hex),
    fort: fortIn(view, hex),
    markers: markersIn(view, hex),
    unit: unit === NONE ? undefined : unitPicture(view, unit),
  });
}

function objectiveIn(view: Battle, hex: Hex): ObjectivePicture | undefined {
  for (let row = 0; row < objectives.count(view); row++) {
    const at = objectives.row(row);
    if (view[at + objectives.field.hex] !== hex) continue;
    const kind = objectiveKinds[view[at + objectives.field.kind]];
    return given<ObjectivePicture>({ kind, owner: houseIds[holderOf(view, row)] });
  }
  return undefined;
}

function fortIn(view: Battle, hex: Hex): readonly number[] | undefined {
  const { hex: place, green, blue, red } = forts.field;
  for (let row = 0; row < forts.count(view); row++) {
    const at = forts.row(row);
    if (view[at + place] === hex) return [green, blue, red].map((rank) => view[at + rank]);
  }
  return undefined;
}

const faces = ["true", "false"] as const;

function markersIn(view: Battle, hex: Hex): readonly MarkerPicture[] | undefined {
  const found: MarkerPicture[] = [];
  for (let marker = 0; marker < markerCount(view); marker++) {
    if (markerHex(view, marker) !== hex) continue;
    const kind = markerKinds[markerKind(view, marker)];
    found.push(
      given<MarkerPicture>({
        kind,
        house: houseIds[markerHouse(view, marker)],
        rank: kind === "catapult" ? rankIds[markerRank(view, marker)] : undefined,
        face: faces[view[MARKER_FACES + marker]],
        isFaceUp: isFaceUp(view, marker),
        owner: houseIds[markerOwner(view, marker)],
      }),
    );
  }
  return found.length === 0 ? undefined : found;
}

/** The zones that a House crosses or leaves by, and those where units count. */
function zonesThatMatter(view: Battle): readonly ZonePicture[] {
  const zones = new Set<ZoneId>();
  if (view[CROSSING_HOUSE] !== NONE) zones.add("crossing");
  if (view[EXIT_HOUSE] !== NONE) zones.add("way-out");
  for (let row = 0; row < scores.count(view); row++) {
    const at = scores.row(row);
    if (scoreKinds[view[at + scores.field.for]] === "units-in") zones.add(zoneIds[view[at + scores.field.what]]);
  }
  return [...zones].map((zone) => {
    const bit = 1 << zoneIds.indexOf(zone);
    return { zone, hexes: hexesOf[boardOf(view)].filter((hex) => isInZoneOf(view, hex, bit)) };
  });
}

export function unitPicture(view: Battle, unit: Unit): UnitPicture {
  const type = typeOf(view, unit);
  const leader = leaderOf(view, unit);
  const foe = isEngaged(view, unit) ? foeOfUnit(view, unit) : NONE;
  return given<UnitPicture>({
    unit,
    house: houseIds[houseOf(unit)],
    type: unitTypeIds[typeNumber(view, unit)],
    class: type.class,
    rank: rankIds[rankOf(view, unit)],
    figures: figuresOf(view, unit),
    strength: type.strength,
    commander: leader === NONE ? undefined : commanderIds[cardNumberOf(view, leader)],
    isSpent: isSpent(view, unit),
    isStalwart: isStalwart(view, unit) || undefined,
    foeAt: foe === NONE ? undefined : hexOf(view, foe),
    engagedBy: foe === NONE ? undefined : houseIds[view[rowOfUnit(unit) + units.field["foe-token"]]],
  });
}

/** Without what is not there. */
export function given<Picture>(parts: { readonly [part in keyof Picture]: Picture[part] | undefined }): Picture {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Picture;
}
