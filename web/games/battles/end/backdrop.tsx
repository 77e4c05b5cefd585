import type { Battle } from "@weirwood/battles/questions";
import { useEffect, useId } from "react";
import { showArtOf } from "../../../art/sprite.ts";
import { pictureOf } from "../field/field-picture.ts";
import { sizeOf } from "../field/geometry.ts";
import { Ground } from "../field/ground.tsx";
import { GroundArt } from "../field/ground-art.tsx";
import { Lying } from "../field/lying.tsx";
import { Engagements, Pieces } from "../field/pieces.tsx";
import "../field/field.css";
import "../field/pieces.css";

/** The field as it stands: a drawing, with nothing to press. */
export function Backdrop({ view }: { readonly view: Battle; readonly seat: number }) {
  const id = useId();
  const picture = pictureOf(view);
  const { width, height } = sizeOf(picture.board);
  useEffect(() => void showArtOf("battles"), []);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" className="field" aria-hidden>
      <defs>
        <GroundArt id={id} />
      </defs>
      <Ground picture={picture} id={id} />
      {[...picture.hexes].map(([hex, one]) => (
        <Lying key={hex} hex={hex} one={one} />
      ))}
      <Pieces picture={picture} journeys={[]} lifted={undefined} />
      <Engagements picture={picture} />
    </svg>
  );
}
