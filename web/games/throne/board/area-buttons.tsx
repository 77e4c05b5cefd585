import type { Area } from "@weirwood/throne/questions";
import { type ReactNode, type Ref, useImperativeHandle } from "react";
import type { Point } from "../../../view/plane.ts";
import { type PressedBy, tabOrder, usePlaceButtons } from "../../../view/use-place-buttons.ts";
import type { Topology } from "../map/topology.ts";
import { type AreaMarks, AreaShape } from "./marks.tsx";

/** How an area was pressed, and on which of its pieces: `unit:1`, `routed:0`, `order`, `token` … */
export interface Pressed {
  readonly by: PressedBy;
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
  const { inTabOrder, focus, listening } = usePlaceButtons<Area>({
    attribute: "data-area",
    nameOf: String,
    anchors,
    start,
    onPress(area, by, target) {
      const piece = target?.closest("[data-piece]")?.getAttribute("data-piece");
      onPress?.(area, { by, ...(piece ? { piece } : {}) });
    },
    onLook,
    onFocus,
  });
  useImperativeHandle(ref, () => ({ focus }));

  return (
    <g className="area-buttons" {...listening}>
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
