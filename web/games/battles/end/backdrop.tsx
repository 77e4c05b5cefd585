import type { Battle } from "@weirwood/battles/questions";
import { useEffect } from "react";
import { showArtOf } from "../../../art/sprite.ts";
import { FieldDrawing } from "../field/drawing.tsx";
import { pictureOf } from "../field/field-picture.ts";
import { sizeOf } from "../field/geometry.ts";

/** The field as it stands: a drawing, with nothing to press. */
export function Backdrop({ view }: { readonly view: Battle; readonly seat: number }) {
  const picture = pictureOf(view);
  const { width, height } = sizeOf(picture.board);
  useEffect(() => void showArtOf("battles"), []);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" className="field" aria-hidden>
      <FieldDrawing picture={picture} />
    </svg>
  );
}
