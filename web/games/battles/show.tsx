import { hexesOf, houseIds } from "@weirwood/battles/questions";
import { useEffect, useMemo, useState } from "react";
import { showArtOf } from "../../art/sprite.ts";
import { centredOn, held } from "../../view/frame.ts";
import type { Point } from "../../view/plane.ts";
import { useSize } from "../../view/use-size.ts";
import type { GameShow, SceneProps } from "../show.ts";
import { client } from "./client.ts";
import { FieldDrawing } from "./field/drawing.tsx";
import { pictureOf } from "./field/field-picture.ts";
import { middleOf, sizeOf } from "./field/geometry.ts";
import { captionOf } from "./show/caption.ts";
import { beatOf, hexesIn } from "./telling/beats.ts";
import "./show/show.css";

/** Pieces can be told apart on a small screen, and the field fills a wide one. */
const scaleFor = (width: number, field: number): number => Math.max(1.1, width / field);

/** The field of a battle that plays by itself: it turns to the host of the chosen House, and to whatever happens. */
function Scene({ view: plain, events, seat }: SceneProps) {
  const view = useMemo(() => client.read(plain), [plain]);
  const picture = useMemo(() => pictureOf(view), [view]);
  const { marks, arrows, hexes } = useMemo(() => {
    const beat = beatOf(events, view);
    return { ...beat, hexes: hexesIn(beat) };
  }, [events, view]);
  const field = sizeOf(picture.board);
  const [middle, setMiddle] = useState<Point>([field.width / 2, field.height / 2]);
  const [place, size] = useSize();
  useEffect(() => void showArtOf("battles"), []);
  // Each host begins at its own edge: Stark's is above.
  useEffect(() => {
    const rows = hexesOf[picture.board];
    setMiddle(middleOf(seat === houseIds[0] ? rows[0] : rows[rows.length - 1]));
  }, [seat, picture.board]);
  useEffect(() => {
    if (hexes.length > 0) setMiddle(middleOf(hexes[hexes.length - 1]));
  }, [hexes]);

  const scale = scaleFor(size.width, field.width);
  const { x, y } = held(centredOn(size, middle, scale), size, {
    left: 0,
    top: 0,
    right: field.width,
    bottom: field.height,
  });
  return (
    <div className="show-field" data-zoom="near" ref={place}>
      {size.width > 0 && (
        <svg
          viewBox={`0 0 ${field.width} ${field.height}`}
          className="hex-field"
          aria-hidden
          style={{ width: field.width * scale, height: field.height * scale, transform: `translate(${x}px,${y}px)` }}
        >
          <FieldDrawing picture={picture} {...(marks && { marks })} {...(arrows && { arrows })} />
        </svg>
      )}
    </div>
  );
}

export const show: GameShow = { Scene, captionOf };
