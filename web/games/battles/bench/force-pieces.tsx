import {
  type Battle,
  figuresOf,
  firstUnitOf,
  type Hex,
  type House,
  hasLeader,
  isOnField,
  leaderOf,
  PIECES,
  pieceIds,
  rankOf,
  typeNumber,
  type Unit,
  unitsEnd,
} from "@weirwood/battles/questions";
import { figureName } from "../asks/unit-row.tsx";
import type { Desk } from "../desk/desk.ts";
import { unitPicture } from "../field/field-picture.ts";
import { TerrainOnBench, UnitOnBench } from "./bench-picture.tsx";
import type { PlacedPiece, Placement } from "./placing.tsx";

/** Something of the reader's that is placed before a skirmish: a piece of terrain, or one of several units alike. */
export interface ForcePiece extends PlacedPiece {
  /** The first of these units; none for terrain. */
  readonly unit?: Unit;
}

/** Terrain that is left, then units, alike ones together: commanders first. */
export function forcePieces(desk: Desk): readonly ForcePiece[] {
  const pieces = [...terrainLeft(desk), ...unitGroups(desk)];
  const order = { placed: 0, open: 1, later: 2 };
  return pieces.toSorted((one, other) => order[one.state] - order[other.state]);
}

function terrainLeft({ view, reader, words }: Desk): ForcePiece[] {
  return pieceIds.flatMap((id, piece) => {
    const count = view[PIECES + reader * pieceIds.length + piece];
    if (count === 0) return [];
    return [
      {
        key: `terrain ${id}`,
        name: words.book.names.terrain[id],
        count,
        state: "open" as const,
        picture: <TerrainOnBench terrain={id} />,
        answer: (hex: Hex) => ({ kind: "lay" as const, piece, hex }),
        isPut: (by: Placement) => by.kind === "lay" && by.piece === piece,
      },
    ];
  });
}

function unitGroups(desk: Desk): ForcePiece[] {
  const { view, reader, words } = desk;
  const due = new Set(desk.answersOf("place").map(({ unit }) => unit));
  const groups = new Map<string, Unit[]>();
  for (const unit of unitsFormed(view, reader)) {
    const key = groupOf(view, unit);
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  const pieces = Array.from(groups, ([key, units]) => {
    const unit = units[0];
    return {
      key,
      unit,
      name: hasLeader(view, unit) ? figureName(desk, leaderOf(view, unit)) : words.unit(view, unit),
      detail: words.rank(view, unit),
      count: units.length,
      state: isOnField(view, unit) ? ("placed" as const) : due.has(unit) ? ("open" as const) : ("later" as const),
      picture: <UnitOnBench unit={unitPicture(view, unit)} />,
      answer: (hex: Hex) => ({ kind: "place" as const, unit, hex }),
      isPut: (by: Placement) => by.kind === "place" && groupOf(view, by.unit) === key,
    };
  });
  const isLed = ({ unit }: { readonly unit: Unit }): number => (hasLeader(view, unit) ? 0 : 1);
  return pieces.toSorted((one, other) => isLed(one) - isLed(other));
}

function unitsFormed(view: Battle, house: House): Unit[] {
  const units: Unit[] = [];
  for (let unit = firstUnitOf(house); unit < unitsEnd(view, house); unit++)
    if (figuresOf(view, unit) > 0) units.push(unit);
  return units;
}

/** Units of one type and rank are alike, unless a commander leads them. */
const groupOf = (view: Battle, unit: Unit): string =>
  [
    isOnField(view, unit) ? "placed" : "unit",
    typeNumber(view, unit),
    rankOf(view, unit),
    hasLeader(view, unit) ? leaderOf(view, unit) : "",
  ].join(" ");
