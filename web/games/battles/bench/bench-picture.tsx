import { useId } from "react";
import type { UnitPicture } from "../field/field-picture.ts";
import { GroundArt } from "../field/ground-art.tsx";
import { Piece } from "../field/piece.tsx";

/** A unit as it stands on the field, without its hex. */
export function UnitOnBench({ unit }: { readonly unit: UnitPicture }) {
  return (
    <svg className="hex-field" viewBox="-30 -29 60 58" aria-hidden="true">
      <Piece unit={unit} />
    </svg>
  );
}

/** A piece of terrain, on a hex of grass. */
export function TerrainOnBench({ terrain }: { readonly terrain: string }) {
  const id = useId();
  return (
    <svg className="hex-field" viewBox="-30 -32 60 64" aria-hidden="true">
      <defs>
        <GroundArt id={id} />
      </defs>
      <path className="grass-1" d="M0-30 26-15V15L0 30-26 15V-15Z" />
      <use href={`#${id}${terrain}`} />
    </svg>
  );
}
