import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from "react";
import { nextPlace } from "./directions.ts";
import type { Point } from "./plane.ts";

/** How a place was pressed. */
export type PressedBy = "mouse" | "touch" | "pen" | "keyboard";

interface Places<Id> {
  /** The attribute by which elements of the drawing say which place they belong to, and what it says there. */
  readonly attribute: string;
  readonly nameOf: (place: Id) => string;
  /** Every place, and where its middle is for the arrow keys. */
  readonly anchors: ReadonlyMap<Id, Point>;
  /** Where the keyboard comes in, until it has been somewhere else. */
  readonly start: Id | undefined;
  /** With the element that was pressed; none by keyboard. */
  readonly onPress: (place: Id, by: PressedBy, target?: Element) => void;
  readonly onLook: (place: Id | undefined) => void;
  /** A place got the keyboard: it should be seen. */
  readonly onFocus: (place: Id) => void;
}

/** Attributes of an SVG are written as they are spelled: only HTML knows that `tabIndex` means `tabindex`. */
export const tabOrder = (isIn: boolean): { readonly tabindex: number } => ({ tabindex: isIn ? 0 : -1 });

/**
 * Places of a drawing as buttons inside one group, which listens for all of them. One of them is in the tab order; arrows go
 * on from there to the nearest place in their direction.
 */
export function usePlaceButtons<Id>({ attribute, nameOf, anchors, start, onPress, onLook, onFocus }: Places<Id>): {
  readonly inTabOrder: Id | undefined;
  focus(place: Id): void;
  /** For the group. */
  readonly listening: object;
} {
  const group: RefObject<SVGGElement | null> = useRef(null);
  const [current, setCurrent] = useState(start);
  const [first] = anchors.keys();
  const inTabOrder = current !== undefined && anchors.has(current) ? current : first;

  const focus = (place: Id): void => {
    setCurrent(() => place);
    const button = `[role="button"][${attribute}="${nameOf(place)}"]`;
    group.current?.querySelector<SVGGElement>(button)?.focus({ preventScroll: true });
  };

  const placeOf = (target: EventTarget): Id | undefined => {
    const name = (target as Element).closest(`[${attribute}]`)?.getAttribute(attribute);
    for (const place of anchors.keys()) if (nameOf(place) === name) return place;
    return undefined;
  };

  const press = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPress(place, "keyboard");
      return;
    }
    const next = nextPlace(event.key, anchors.get(place) ?? [0, 0], anchors);
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  };

  return {
    inTabOrder,
    focus,
    listening: {
      ref: group,
      onClick: (event: MouseEvent): void => {
        const place = placeOf(event.target);
        if (place === undefined) return;
        setCurrent(() => place);
        const by = (event.nativeEvent as globalThis.PointerEvent).pointerType || "mouse";
        onPress(place, by as PressedBy, event.target as Element);
      },
      onKeyDown: press,
      // A finger cannot leave: what a long press showed goes with the next touch.
      onPointerDown: (event: PointerEvent): void => {
        if (event.pointerType !== "mouse") onLook(undefined);
      },
      onPointerOver: (event: PointerEvent): void => {
        if (event.pointerType === "mouse" && event.buttons === 0) onLook(placeOf(event.target));
      },
      onPointerLeave: (event: PointerEvent): void => {
        if (event.pointerType === "mouse") onLook(undefined);
      },
      onFocus: (event: FocusEvent): void => {
        const place = placeOf(event.target);
        if (place === undefined || !(event.target as Element).matches(":focus-visible")) return;
        onFocus(place);
        onLook(place);
      },
      onBlur: (): void => onLook(undefined),
    },
  };
}
