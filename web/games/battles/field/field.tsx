import { type Hex, hexNames } from "@weirwood/battles/questions";
import { type Ref, useEffect, useMemo, useRef } from "react";
import { showArtOf } from "../../../art/sprite.ts";
import type { Reason } from "../../../table/ask/asking.ts";
import { useWidth } from "../../../table/use-width.ts";
import { Callout } from "../../../view/callout.tsx";
import { bringingIn } from "../../../view/frame.ts";
import { MapView } from "../../../view/map-view.tsx";
import type { Glass } from "../../../view/use-glass.ts";
import { usePlaceButtons } from "../../../view/use-place-buttons.ts";
import { ZoomButtons } from "../../../view/zoom-buttons.tsx";
import { useBattlesText } from "../text/use-battles-text.ts";
import { FieldDrawing, noMarks } from "./drawing.tsx";
import { type FieldHandle, useFieldCamera, useFieldHandle } from "./field-camera.ts";
import type { FieldPicture } from "./field-picture.ts";
import type { FieldShow, Pressed } from "./field-show.ts";
import { boxOf, middleOf, sizeOf, VIEW_SCALE } from "./geometry.ts";
import { HexButtons } from "./hex-buttons.tsx";
import { HexGlass } from "./hex-glass.tsx";
import { Piece } from "./piece.tsx";
import { type FieldDrag, useDrag } from "./use-drag.ts";

export interface FieldProps extends FieldShow {
  readonly picture: FieldPicture;
  /** What a hex is called and holds, for a screen reader. */
  readonly wordsOf: (hex: Hex) => string;
  readonly onHex?: (hex: Hex, pressed: Pressed) => void;
  readonly drag?: FieldDrag;
  /** What the question is about: brought into sight as it opens; where a whole field would be too small, it is cut to it. */
  readonly about?: readonly Hex[];
  readonly whyNot?: (hex: Hex) => Reason | undefined;
  readonly onLook?: (hex: Hex | undefined) => void;
  readonly handle?: Ref<FieldHandle>;
}

export type { FieldHandle } from "./field-camera.ts";

/** The field of a battle, and everything that can be done on it. */
export function Field({
  picture,
  wordsOf,
  onHex,
  drag,
  about,
  whyNot,
  onLook,
  handle,
  marks = noMarks,
  note,
  ...show
}: FieldProps) {
  const { board, hexes } = picture;
  const text = useBattlesText().field;
  const camera = useFieldCamera(board, about);
  const glass = useRef<Glass<Hex>>(null);
  useEffect(() => void showArtOf("battles"), []);

  const look = (hex: Hex | undefined): void => {
    glass.current?.look(hex);
    onLook?.(hex);
  };
  const dragging = useDrag(drag, board, camera);
  const anchors = useMemo(() => new Map(Array.from(hexes.keys(), (hex) => [hex, middleOf(hex)])), [hexes]);
  const buttons = usePlaceButtons<Hex>({
    attribute: "data-hex",
    nameOf: (hex) => hexNames[hex],
    anchors,
    start: about?.[0],
    onPress(hex, by) {
      if (dragging.wasDrag()) return;
      onHex?.(hex, { by });
      // What does nothing when it is pressed tells about itself instead.
      const state = marks.get(hex)?.state;
      if (by !== "keyboard" && (state === undefined || state === "blocked")) glass.current?.show(hex);
    },
    onLook: look,
    onFocus(hex) {
      const frame = bringingIn(camera.frame(), boxOf(hex), camera.screen(), camera.map);
      if (frame !== camera.frame()) camera.glideTo(frame);
    },
  });
  useFieldHandle(handle, camera, buttons.focus);

  const reasonFor = (hex: Hex): Reason | undefined => marks.get(hex)?.reason ?? whyNot?.(hex);
  const avoided = useMemo(() => Array.from(marks.keys(), boxOf), [marks]);
  const spoken = (hex: Hex): string => {
    const mark = marks.get(hex);
    const said = mark?.says ?? (mark === undefined ? undefined : text.states[mark.state]);
    return [wordsOf(hex), said, mark?.reason?.sentence].filter((part) => part !== undefined).join(", ");
  };
  // Over the field they would hide the hexes of its corner.
  const width = useWidth();
  const isBeside = width !== "phone" && width !== "low";
  const size = sizeOf(board);
  const lifted = dragging.lifted;
  const inHand = lifted === undefined ? undefined : (hexes.get(lifted)?.unit ?? show.ghosts?.get(lifted));

  return (
    <div className="battle-field plain-ground" data-zoom-beside={isBeside || undefined}>
      <MapView
        camera={camera}
        width={size.width * VIEW_SCALE}
        height={size.height * VIEW_SCALE}
        doubleTapShowsAll
        onLongPress={(target) => {
          const name = target.closest("[data-hex]")?.getAttribute("data-hex");
          if (name) look(hexNames.indexOf(name));
        }}
        overlay={
          <>
            {!isBeside && <ZoomButtons camera={camera} />}
            {note !== undefined && (
              <Callout camera={camera} about={boxOf(note.hex)} avoid={avoided} className="board-note">
                {note.content}
              </Callout>
            )}
            <HexGlass
              ref={glass}
              camera={camera}
              wordsOf={wordsOf}
              reasonFor={reasonFor}
              avoid={avoided}
              except={note?.hex}
            />
          </>
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are buttons. */}
        <svg viewBox={`0 0 ${size.width} ${size.height}`} role="group" aria-label={text.title} className="hex-field">
          <FieldDrawing {...show} picture={picture} marks={marks} lifted={dragging.lifted} />
          <HexButtons
            hexes={hexes.keys()}
            buttons={buttons}
            marks={marks}
            drag={drag}
            dragging={dragging}
            wordsOf={spoken}
          />
          <g className="in-hand" ref={dragging.hand} aria-hidden="true">
            {inHand !== undefined && <Piece unit={inHand} />}
          </g>
        </svg>
      </MapView>
      {isBeside && <ZoomButtons camera={camera} />}
    </div>
  );
}
