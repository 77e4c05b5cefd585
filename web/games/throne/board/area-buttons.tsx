import type { Area } from "@weirwood/throne/questions";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { nextPlace } from "../../../view/directions.ts";
import type { Point } from "../../../view/plane.ts";
import type { Topology } from "../map/topology.ts";
import { type AreaMarks, AreaShape } from "./marks.tsx";

/** How an area was pressed, and on which of its pieces: `unit:1`, `routed:0`, `order`, `token` … */
export interface Pressed {
  readonly by: "mouse" | "touch" | "pen" | "keyboard";
  readonly piece?: string;
}

interface AreaButtonsProps {
  readonly map: Topology;
  /** Every area of the board, and where its middle is for the arrow keys. */
  readonly anchors: ReadonlyMap<Area, Point>;
  /** Where the keyboard comes in, until it has been somewhere else. */
  readonly start: Area | undefined;
  readonly marks: AreaMarks;
  readonly wordsOf: (area: Area) => string;
  readonly onPress: ((area: Area, pressed: Pressed) => void) | undefined;
  readonly onLook: (area: Area | undefined) => void;
  /** An area got the keyboard: it should be seen. */
  readonly onFocus: (area: Area) => void;
  /** What lies on the areas; presses on it are presses on its area. */
  readonly children: ReactNode;
  readonly ref: Ref<{ focus(area: Area): void }>;
}

/** Attributes of an SVG are written as they are spelled: only HTML knows that `tabIndex` means `tabindex`. */
const tabOrder = (isIn: boolean): { readonly tabindex: number } => ({ tabindex: isIn ? 0 : -1 });

/**
 * Every area as a button in the shape of the area. One of them is in the tab order; arrows go on from there to the
 * nearest area in their direction.
 */
export function AreaButtons({
  map,
  anchors,
  start,
  marks,
  wordsOf,
  onPress,
  onLook,
  onFocus,
  children,
  ref,
}: AreaButtonsProps) {
  const group = useRef<SVGGElement>(null);
  const [current, setCurrent] = useState(start);
  const [first] = anchors.keys();
  const inTabOrder = current !== undefined && anchors.has(current) ? current : first;

  const focus = (area: Area): void => {
    setCurrent(area);
    group.current?.querySelector<SVGGElement>(`.area-button[data-area="${area}"]`)?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus }));

  const areaOf = (target: EventTarget): Area | undefined => {
    const found = (target as Element).closest("[data-area]")?.getAttribute("data-area");
    return found === null || found === undefined ? undefined : Number(found);
  };

  const click = (event: MouseEvent): void => {
    const area = areaOf(event.target);
    if (area === undefined) return;
    setCurrent(area);
    const piece = (event.target as Element).closest("[data-piece]")?.getAttribute("data-piece");
    const by = (event.nativeEvent as globalThis.PointerEvent).pointerType || "mouse";
    onPress?.(area, { by: by as Pressed["by"], ...(piece ? { piece } : {}) });
  };

  const press = (event: KeyboardEvent): void => {
    const area = areaOf(event.target);
    if (area === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPress?.(area, { by: "keyboard" });
      return;
    }
    const next = nextPlace(event.key, anchors.get(area) ?? [0, 0], anchors);
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  };

  const hover = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.buttons === 0) onLook(areaOf(event.target));
  };
  // A finger cannot leave: what a long press showed goes with the next touch.
  const touch = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") onLook(undefined);
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") onLook(undefined);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each area inside is a button; one listener serves them all.
    <g
      ref={group}
      className="area-buttons"
      onClick={click}
      onKeyDown={press}
      onPointerDown={touch}
      onPointerOver={hover}
      onPointerLeave={leave}
      onFocus={(event) => {
        const area = areaOf(event.target);
        if (area === undefined || !(event.target as Element).matches(":focus-visible")) return;
        onFocus(area);
        onLook(area);
      }}
      onBlur={() => onLook(undefined)}
    >
      {[...anchors.keys()].map((area) => {
        const mark = marks.get(area);
        return (
          // biome-ignore lint/a11y/useSemanticElements: HTML has no button in the shape of a country.
          <g
            key={area}
            role="button"
            className="area-button"
            data-area={area}
            {...tabOrder(area === inTabOrder)}
            aria-label={wordsOf(area)}
            aria-pressed={mark?.state === "selected" ? true : undefined}
            aria-disabled={mark?.state === "blocked" ? true : undefined}
          >
            <AreaShape area={area} map={map} className="hit" />
          </g>
        );
      })}
      {children}
    </g>
  );
}
