import { isBodyRef, plainNames, SEAT_REF, type StackItem, seatIds, stackOf } from "@weirwood/cards/questions";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useReading } from "../desk/reading.ts";
import { bodyThing, type Thing } from "../desk/things.ts";
import "./aims.css";

interface Aim {
  readonly from: Thing;
  readonly to: Thing;
}

/** What is aimed at by whatever is being carried out and lies on the table: bodies and players. */
export function aimsIn(stack: readonly StackItem[]): readonly Aim[] {
  return stack.flatMap(({ is, body, targets }) =>
    body === undefined || is === "framework"
      ? []
      : targets
          .filter((ref) => (isBodyRef(ref) || (ref >= SEAT_REF && ref < SEAT_REF + seatIds.length)) && ref !== body)
          .map((ref) => ({ from: bodyThing(body), to: plainNames[ref] })),
  );
}

/** Lines from what is being carried out to its targets, over the table. */
export function Aims() {
  const { view } = useReading();
  const aims = useMemo(() => aimsIn(stackOf(view)), [view]);
  return aims.length === 0 ? null : <Lines aims={aims} />;
}

/** Measured from what is drawn, whenever that moves. */
function Lines({ aims }: { readonly aims: readonly Aim[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const table = drawing.current?.closest<HTMLElement>(".cards-table");
    if (table === null || table === undefined) return;
    let pending = 0;
    const measure = (): void => {
      pending = 0;
      const found = aims.flatMap((aim) => pathOf(table, aim) ?? []);
      setPaths((before) => (before.join() === found.join() ? before : found));
    };
    const soon = (): void => {
      if (pending === 0) pending = requestAnimationFrame(measure);
    };
    measure();
    const sizes = new ResizeObserver(soon);
    sizes.observe(table);
    table.addEventListener("scroll", soon, { capture: true, passive: true });
    table.addEventListener("transitionend", soon);
    return () => {
      cancelAnimationFrame(pending);
      sizes.disconnect();
      table.removeEventListener("scroll", soon, { capture: true });
      table.removeEventListener("transitionend", soon);
    };
  }, [aims]);
  return (
    <svg ref={drawing} className="cards-aims" aria-hidden="true">
      <defs>
        <marker
          id="cards-aim-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      {paths.map((path) => (
        <g key={path}>
          <path d={path} className="casing" />
          <path d={path} markerEnd="url(#cards-aim-head)" />
        </g>
      ))}
    </svg>
  );
}

const SHORT = 10;

/** Whether its middle is not scrolled away: a line to it would cross names and numbers that have nothing to do with it. */
function isInSight(thing: Element, { top, bottom }: DOMRect): boolean {
  const column = thing.closest(".cards-column")?.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return column === undefined || (middle >= column.top && middle <= column.bottom);
}

/** From the edge of one thing to the edge of the other, in pixels of the table. */
function pathOf(table: HTMLElement, { from, to }: Aim): string | undefined {
  const box = (thing: Thing): DOMRect | undefined => {
    const found = table.querySelector(`[data-thing="${thing}"]`);
    const drawn = found?.getBoundingClientRect();
    return found === null || drawn === undefined || drawn.width === 0 || !isInSight(found, drawn) ? undefined : drawn;
  };
  const [start, end] = [box(from), box(to)];
  if (start === undefined || end === undefined) return undefined;
  const { left, top } = table.getBoundingClientRect();
  const middle = (one: DOMRect) => [one.left + one.width / 2 - left, one.top + one.height / 2 - top] as const;
  const [[x1, y1], [x2, y2]] = [middle(start), middle(end)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return undefined;
  // How much of the way lies inside a box.
  const inside = (one: DOMRect): number =>
    Math.min(dx === 0 ? 1 : one.width / 2 / Math.abs(dx), dy === 0 ? 1 : one.height / 2 / Math.abs(dy));
  const [a, b] = [inside(start) + SHORT / length, inside(end) + SHORT / length];
  if (a + b >= 1) return undefined;
  const at = (share: number): string => `${Math.round(x1 + dx * share)} ${Math.round(y1 + dy * share)}`;
  return `M${at(a)}L${at(1 - b)}`;
}
