import { type Hex, hexNames } from "@weirwood/battles/questions";
import type { PointerEvent } from "react";
import { tabOrder, type usePlaceButtons } from "../../../view/use-place-buttons.ts";
import type { HexMarks } from "./field-show.ts";
import { middleOf } from "./geometry.ts";
import { hexShape, near } from "./hex-shape.ts";
import type { Dragging, FieldDrag } from "./use-drag.ts";

interface HexButtonsProps {
  readonly hexes: Iterable<Hex>;
  readonly buttons: ReturnType<typeof usePlaceButtons<Hex>>;
  readonly marks: HexMarks;
  readonly drag: FieldDrag | undefined;
  readonly dragging: Dragging;
  readonly wordsOf: (hex: Hex) => string;
}

const shape = hexShape();

/** Every hex as a button, over all that is drawn; pieces are taken up by theirs. */
export function HexButtons({ hexes, buttons, marks, drag, dragging, wordsOf }: HexButtonsProps) {
  return (
    <g
      className="hex-buttons"
      {...buttons.listening}
      onPointerMove={dragging.move}
      onPointerUp={dragging.end}
      onPointerCancel={dragging.end}
    >
      {Array.from(hexes, (hex) => {
        const state = marks.get(hex)?.state;
        return (
          // biome-ignore lint/a11y/useSemanticElements: HTML has no button in the shape of a hex.
          <g
            key={hex}
            role="button"
            className="hex-button"
            data-hex={hexNames[hex]}
            data-state={state}
            data-still={drag?.canLift(hex) || undefined}
            data-over={dragging.over === hex || undefined}
            transform={`translate(${near(middleOf(hex))})`}
            {...tabOrder(hex === buttons.inTabOrder)}
            aria-label={wordsOf(hex)}
            aria-pressed={state === "selected" ? true : undefined}
            aria-disabled={state === "blocked" ? true : undefined}
            onPointerDown={(event: PointerEvent) => dragging.begin(hex, event)}
          >
            <path d={shape} />
          </g>
        );
      })}
    </g>
  );
}
