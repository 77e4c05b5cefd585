import { type Hex, hexNames } from "@weirwood/battles/questions";
import { type PointerEvent, useEffect, useRef, useState } from "react";

/** What happens to a piece of the bench that is taken up by hand. */
export interface BenchHand {
  readonly onTake: (piece: string) => void;
  /** Above which hex it is. */
  readonly onOver: (hex: Hex | undefined) => void;
  readonly onDrop: (piece: string, hex: Hex) => void;
}

/** Further than a hand trembles. */
const FAR = 8;

interface Lifted {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

const hexAt = (x: number, y: number): Hex | undefined => {
  const name = document.elementFromPoint(x, y)?.closest("[data-hex]")?.getAttribute("data-hex");
  return name == null ? undefined : hexNames.indexOf(name);
};

/** A piece that is dragged from the bench onto the field; Escape puts it back. */
export function useBenchDrag(hand: BenchHand) {
  const [lifted, setLifted] = useState<Lifted>();
  const start = useRef<Lifted>(undefined);
  const over = useRef<Hex>(undefined);
  const wasDragged = useRef(false);
  // The question may change under a piece that is on its way: where it falls is the newest one's matter.
  const latest = useRef(hand);
  latest.current = hand;

  const goOver = (hex: Hex | undefined): void => {
    if (over.current === hex) return;
    over.current = hex;
    latest.current.onOver(hex);
  };
  const end = (): void => {
    start.current = undefined;
    setLifted(undefined);
    goOver(undefined);
  };
  const isLifted = lifted !== undefined;
  useEffect(() => {
    if (!isLifted) return;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      end();
    };
    addEventListener("keydown", cancel, { capture: true });
    return () => removeEventListener("keydown", cancel, { capture: true });
  });

  return {
    lifted,
    /** Whether the press that comes now is only the end of a drag. */
    wasDrag: (): boolean => wasDragged.current,
    handlersOf: (piece: string) => ({
      onPointerDown(event: PointerEvent) {
        wasDragged.current = false;
        if (event.button === 0) start.current = { piece, x: event.clientX, y: event.clientY };
      },
      onPointerMove({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) {
        const from = start.current;
        if (from === undefined) return;
        if (lifted === undefined) {
          if (Math.hypot(x - from.x, y - from.y) < FAR) return;
          (currentTarget as Element).setPointerCapture(pointerId);
          wasDragged.current = true;
          latest.current.onTake(piece);
        }
        setLifted({ piece, x, y });
        goOver(hexAt(x, y));
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        const hex = lifted === undefined ? undefined : hexAt(clientX, clientY);
        end();
        if (hex !== undefined) latest.current.onDrop(piece, hex);
      },
      onPointerCancel: end,
    }),
  };
}
