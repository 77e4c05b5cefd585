import { useBattleWords } from "../words.ts";
import type { ZonePicture } from "./field-picture.ts";
import { middleOf, outlineOf } from "./geometry.ts";
import { HALF, TALL } from "./hex-shape.ts";

/** A part of the field that the plan's rules speak of: a quiet line around it, and its name. */
export function PlanZone({ board, zone, hexes }: ZonePicture & { readonly board: number }) {
  const { book } = useBattleWords();
  if (hexes.length === 0) return null;
  const [x, y] = middleOf(hexes[0]);
  return (
    <g className="plan-zone">
      <path d={outlineOf(board, hexes)} />
      <text x={x - HALF + 5} y={y - TALL / 2 + 3}>
        {book.names.zone[zone]}
      </text>
    </g>
  );
}
