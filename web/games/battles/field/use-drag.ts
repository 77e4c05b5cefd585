import type { Hex } from "@weirwood/battles/questions";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Camera } from "../../../view/camera.ts";
import type { Point } from "../../../view/plane.ts";
import { hexUnder, VIEW_SCALE } from "./geometry.ts";
import { near } from "./hex-shape.ts";

/** What of the field can be taken up by hand, and what happens then. */
export interface FieldDrag {
  readonly canLift: (hex: Hex) => boolean;
  /** A piece was taken up: where it may go is to be shown. Undefined: it was put back. */
  readonly onLift?: (hex: Hex | undefined) => void;
  readonly onDrop: (from: Hex, to: Hex) => void;
}

/** Further than a hand trembles. */
const FAR = 8;

export interface Dragging {
  /** Whose piece is in the hand. */
  readonly lifted: Hex | undefined;
  /** Above which hex. */
  readonly over: Hex | undefined;
  /** The piece in the hand: it follows by a transform, without being rendered. */
  readonly hand: RefObject<SVGGElement | null>;
  begin(hex: Hex, event: PointerEvent): void;
  move(event: PointerEvent): void;
  end(event: PointerEvent): void;
  /** Whether the press that comes now is only the end of a drag. */
  wasDrag(): boolean;
}

/** A piece that is dragged from hex to hex, by mouse, pen or finger; Escape puts it back. */
export function useDrag(drag: FieldDrag | undefined, board: number, camera: Camera): Dragging {
  const [lifted, setLifted] = useState<Hex | undefined>(undefined);
  const [over, setOver] = useState<Hex | undefined>(undefined);
  const start = useRef<{ readonly hex: Hex; readonly at: Point } | undefined>(undefined);
  const ended = useRef(false);
  const hand = useRef<SVGGElement>(null);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const outer = (currentTarget as Element).closest(".map-view")?.getBoundingClientRect();
    const { x, y, scale } = camera.frame();
    const unit = scale * VIEW_SCALE;
    return [(clientX - (outer?.left ?? 0) - x) / unit, (clientY - (outer?.top ?? 0) - y) / unit];
  };
  const putBack = (): void => {
    start.current = undefined;
    setLifted(undefined);
    setOver(undefined);
  };

  useEffect(() => {
    if (lifted === undefined) return;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      putBack();
      drag?.onLift?.(undefined);
    };
    addEventListener("keydown", cancel, { capture: true });
    return () => removeEventListener("keydown", cancel, { capture: true });
  });

  return {
    lifted,
    over,
    hand,
    begin(hex, event) {
      ended.current = false;
      if (event.button !== 0 || drag?.canLift(hex) !== true) return;
      start.current = { hex, at: [event.clientX, event.clientY] };
      (event.target as Element).setPointerCapture?.(event.pointerId);
    },
    move(event) {
      if (start.current === undefined) return;
      const { hex, at } = start.current;
      if (lifted === undefined) {
        if (Math.hypot(event.clientX - at[0], event.clientY - at[1]) < FAR) return;
        setLifted(hex);
        drag?.onLift?.(hex);
      }
      const place = placeOf(event);
      hand.current?.setAttribute("transform", `translate(${near(place)})`);
      setOver(hexUnder(board, place));
    },
    end(event) {
      if (lifted === undefined) {
        start.current = undefined;
        return;
      }
      ended.current = true;
      const to = hexUnder(board, placeOf(event));
      putBack();
      if (event.type === "pointercancel" || to === undefined || to === lifted) drag?.onLift?.(undefined);
      else drag?.onDrop(lifted, to);
    },
    wasDrag() {
      const was = ended.current;
      ended.current = false;
      return was;
    },
  };
}
