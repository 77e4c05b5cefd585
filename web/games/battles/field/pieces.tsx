import type { Hex } from "@weirwood/battles/questions";
import type { FieldPicture } from "./field-picture.ts";
import type { FieldArrow, FieldJourney } from "./field-show.ts";
import { cornerOf, directionTo, edgeOf, middleOf } from "./geometry.ts";
import { along, near } from "./hex-shape.ts";
import { Piece, Round } from "./piece.tsx";

interface PiecesProps {
  readonly picture: FieldPicture;
  /** Units on their way are not drawn where they stand. */
  readonly journeys: readonly FieldJourney[];
  readonly lifted: Hex | undefined;
}

/** The directions whose edge is where a commander's star would be. */
const CROWDED = [0, 5];

export function Pieces({ picture: { board, hexes }, journeys, lifted }: PiecesProps) {
  const away = new Set(journeys.map(({ unit }) => unit.unit));
  return [...hexes].map(([hex, one]) => {
    const { unit } = one;
    if (unit === undefined || (unit.unit !== undefined && away.has(unit.unit))) return null;
    const direction = unit.foeAt === undefined ? undefined : directionTo(board, hex, unit.foeAt);
    return (
      <g key={hex} className={hex === lifted ? "ghost" : undefined} transform={`translate(${near(middleOf(hex))})`}>
        <Piece unit={unit} ground={one} isCrowded={direction !== undefined && CROWDED.includes(direction)} />
      </g>
    );
  });
}

interface EngagementsProps {
  readonly picture: FieldPicture;
  readonly arrows: readonly FieldArrow[];
}

/** Tokens of engagements, each once, on the edge that both units share; towards its end where an arrow crosses it. */
export function Engagements({ picture: { board, hexes }, arrows }: EngagementsProps) {
  return [...hexes].map(([hex, { unit }]) => {
    const foeAt = unit?.foeAt;
    if (foeAt === undefined || foeAt < hex) return null;
    const direction = directionTo(board, hex, foeAt);
    if (direction === undefined) return null;
    const isCrossed = arrows.some(({ path }) => isStep(path, hex, foeAt) || isStep(path, foeAt, hex));
    const place = along(edgeOf(hex, direction), cornerOf(hex, direction), isCrossed ? 1 : 0);
    return (
      <g key={hex} className={`h-${unit?.engagedBy ?? unit?.house}`} transform={`translate(${near(place)})`}>
        <Round symbol="battles/engagement" x={0} y={0} radius={9.5} className="engagement" />
      </g>
    );
  });
}

const isStep = (path: readonly Hex[], from: Hex, to: Hex): boolean =>
  path.some((hex, place) => hex === from && path[place + 1] === to);
