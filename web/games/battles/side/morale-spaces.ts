import {
  type Battle,
  foeOf,
  type House,
  houseIds,
  LAST_SPACE,
  MORALE_MARKER,
  NONE,
  ROUT,
  STARK,
  zoneOfDepth,
  zoneOfMoraleIds,
} from "@weirwood/battles/questions";

/** A space of the morale track, as the reader sees it. */
export interface MoraleSpace {
  /** Its number in the game: Stark's end is the first. */
  readonly space: number;
  /** Whose segment it is in; NONE for the start space. */
  readonly house: House;
  /** How deep in that segment. */
  readonly depth: number;
  readonly zone: (typeof zoneOfMoraleIds)[number];
  /** The first space of a coloured zone. */
  readonly isBreak: boolean;
  readonly isEnd: boolean;
  /** The battle ends here at once. */
  readonly isRout: boolean;
  readonly isNow: boolean;
}

/** Which House stands at the left of the track and of the strip: the reader's own. */
export const nearHouse = (reader: House): House => (houseIds[reader] === undefined ? STARK : reader);

/** The whole track, from the reader's own end. */
export function moraleSpacesFor(view: Battle, reader: House): readonly MoraleSpace[] {
  const spaces = Array.from({ length: LAST_SPACE + 1 }, (_, space) => spaceAt(view, space));
  return nearHouse(reader) === STARK ? spaces : spaces.toReversed();
}

function spaceAt(view: Battle, space: number): MoraleSpace {
  const start = LAST_SPACE / 2;
  const depth = Math.abs(space - start);
  const house = depth === 0 ? NONE : space < start ? STARK : foeOf(STARK);
  const zone = zoneOfDepth(depth);
  return {
    space,
    house,
    depth,
    zone: zoneOfMoraleIds[zone],
    isBreak: depth > 0 && zoneOfDepth(depth - 1) !== zone,
    isEnd: depth === start,
    isRout: depth === start && view[ROUT + house] === 1,
    isNow: view[MORALE_MARKER] === space,
  };
}
