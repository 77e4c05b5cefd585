import { unitTypeIds, unitTypes } from "@weirwood/battles/questions";
import type { HouseId, RankId, UnitPicture } from "../field/field-picture.ts";
import { Piece } from "../field/piece.tsx";
import type { Fighter } from "../telling/facts.ts";
import "../field/pieces.css";

const typeNames: readonly string[] = unitTypeIds;

interface FighterPictureProps {
  readonly fighter: Fighter;
  /** As many as are left; all of a whole unit where nothing else is known. */
  readonly figures?: number | undefined;
}

/** A unit as it stands on the field. Drawing only: its name stands beside it. */
export function FighterPicture({ fighter, figures = fighter.figures }: FighterPictureProps) {
  const picture = pictureOf(fighter, figures);
  if (picture === undefined) return null;
  return (
    <svg className="hex-field fighter-picture" viewBox="-30 -30 60 60" aria-hidden="true">
      <Piece unit={picture} />
    </svg>
  );
}

function pictureOf({ house, unit, rank }: Fighter, figures: number | undefined): UnitPicture | undefined {
  const number = typeNames.indexOf(unit ?? "");
  const type = unitTypes[number];
  if (type === undefined) return undefined;
  return {
    house: house as HouseId,
    type: unitTypeIds[number],
    class: type.class,
    rank: rank as RankId,
    figures: figures ?? type.strength,
    strength: type.strength,
    isSpent: false,
  };
}
