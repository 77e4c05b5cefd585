import type { Area } from "@weirwood/throne/questions";
import { type PointerEvent, type ReactNode, useRef } from "react";

interface DragUnitProps {
  readonly onDrop: (area: Area) => void;
  readonly children: ReactNode;
}

/** Further than a hand trembles. */
const FAR = 8;

/** A piece that can be drawn onto the map by hand; whoever cannot uses the steps beside it. */
export function DragUnit({ onDrop, children }: DragUnitProps) {
  const start = useRef<readonly [x: number, y: number] | undefined>(undefined);
  const shade = useRef<HTMLElement | undefined>(undefined);

  const begin = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = [event.clientX, event.clientY];
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (start.current === undefined) return;
    const [x, y] = start.current;
    if (shade.current === undefined) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
      shade.current = event.currentTarget.cloneNode(true) as HTMLElement;
      shade.current.classList.add("dragged");
      document.body.append(shade.current);
    }
    shade.current.style.transform = `translate(${event.clientX}px,${event.clientY}px)`;
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    const wasDragged = shade.current !== undefined;
    shade.current?.remove();
    shade.current = undefined;
    start.current = undefined;
    if (!wasDragged || event.type === "pointercancel") return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-area]");
    const area = under?.getAttribute("data-area");
    if (area !== null && area !== undefined) onDrop(Number(area));
  };
  return (
    <span
      className="draggable"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </span>
  );
}
