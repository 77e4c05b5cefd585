import { type Figure, figureIds, type Hex, houseIds, houseOfFigure } from "@weirwood/battles/questions";
import { useId } from "react";
import { type FieldPicture, figureOf } from "./field-picture.ts";
import type { FieldShow, HexMarks } from "./field-show.ts";
import { middleOf } from "./geometry.ts";
import { Ground } from "./ground.tsx";
import { GroundArt } from "./ground-art.tsx";
import { near } from "./hex-shape.ts";
import { Falls, Journeys } from "./journeys.tsx";
import { Arrows, CrossedHexes, SightLines, Ties } from "./lines.tsx";
import { Lying } from "./lying.tsx";
import { MarkSigns, Marks, ZoneOfControl } from "./marks.tsx";
import { Piece } from "./piece.tsx";
import { Engagements, Pieces } from "./pieces.tsx";
import { PlanZone } from "./plan-zone.tsx";
import "./field.css";
import "./pieces.css";
import "./states.css";

interface DrawingProps extends Omit<FieldShow, "note"> {
  readonly picture: FieldPicture;
  /** The hex whose piece is in the hand. */
  readonly lifted?: Hex | undefined;
}

export const noMarks: HexMarks = new Map();
const nothing: readonly never[] = [];

/** Where the unit stands that a commander leads. */
function hexOfFigure(hexes: FieldPicture["hexes"], figure: Figure): Hex | undefined {
  for (const [hex, { unit }] of hexes)
    if (unit?.commander !== undefined && figureOf(unit.commander) === figureIds[figure]) return hex;
  return undefined;
}

/** All that is drawn of a field, from the ground up. What can be pressed lies over it. */
export function FieldDrawing({
  picture,
  lifted,
  marks = noMarks,
  zone,
  lines = nothing,
  arrows = nothing,
  ghosts,
  ties = nothing,
  journeys = nothing,
  falls = nothing,
  pace = 1,
}: DrawingProps) {
  const { board, hexes, zones = [] } = picture;
  const id = useId();
  return (
    <>
      <defs>
        <GroundArt id={id} />
      </defs>
      <Ground picture={picture} id={id} />
      <g className="drawn" aria-hidden="true">
        {zones.map((one) => (
          <PlanZone key={one.zone} board={board} {...one} />
        ))}
        {zone !== undefined && (
          <ZoneOfControl
            board={board}
            hexes={zone.hexes}
            all={hexes.keys()}
            house={houseIds[houseOfFigure(zone.figure)]}
            at={hexOfFigure(hexes, zone.figure)}
          />
        )}
        {[...hexes].map(([hex, one]) => (
          <Lying key={hex} hex={hex} one={one} />
        ))}
        <CrossedHexes lines={lines} />
        <Marks marks={marks} />
        {Array.from(ghosts ?? nothing, ([hex, unit]) => (
          <g key={hex} className="ghost" transform={`translate(${near(middleOf(hex))})`}>
            <Piece unit={unit} />
          </g>
        ))}
        <Pieces picture={picture} journeys={journeys} lifted={lifted} />
        <Engagements picture={picture} arrows={arrows} />
        <SightLines lines={lines} />
        <Arrows arrows={arrows} />
        <Ties ties={ties} />
        <MarkSigns marks={marks} hexes={hexes} />
        <Journeys journeys={journeys} pace={pace} />
        <Falls falls={falls} pace={pace} />
      </g>
    </>
  );
}
