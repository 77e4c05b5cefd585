import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useKeys } from "../../../app/keys.ts";
import type { Thing } from "../desk/things.ts";
import { useCardsText } from "../text/use-cards-text.ts";
import { besideOf } from "./glance-place.ts";
import { type GlanceProps, GlanceShown, type Seen, WIDTH } from "./glance-shown.tsx";

export interface Glance {
  /** For the element around all things. */
  readonly listening: object;
  readonly shown: ReactNode;
  open(thing: Thing): void;
}

const REST = 300;
const HOLD = 400;
/** A finger that moves so far scrolls. */
const SLACK = 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

const placeOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null) ?? undefined;

/**
 * Looking at cards. Whoever draws cards asks for it once, around all of them:
 *
 *     const glance = useCardGlance({ look, view, openRule, neighbours });
 *     <div {...glance.listening}> … <button data-thing="b12"> … </div>
 *     {glance.shown}
 *
 * `look` says what lies at a thing, or nothing where it is hidden. Then whoever rests on it by mouse or reaches it by keyboard sees
 * it enlarged beside it after 300 ms; a press of 400 ms on a touch screen, `E`, or `glance.open(thing)` shows it in a dialog with
 * all that is to be known. A long press is no press: the click that follows it is kept from the table. Whoever listens to the
 * pointer already puts the element of `listening` around his own.
 */
export function useCardGlance({ look, view, openRule, neighbours }: GlanceProps): Glance {
  const [seen, setSeen] = useState<Seen>();
  const [opened, setOpened] = useState<Thing>();
  const timer = useRef(0);
  /** The thing that the pointer or the focus is at. */
  const at = useRef<Thing>(undefined);
  const held = useRef<{ readonly x: number; readonly y: number; isDone: boolean }>(undefined);
  /** Where the mouse was last, and where it has stood since things moved below it or it pressed. */
  const mouse = useRef<Point>(undefined);
  const still = useRef<Point>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = useCallback((): void => {
    clearTimeout(timer.current);
    at.current = undefined;
    setSeen(undefined);
  }, []);
  const rest = (place: HTMLElement | undefined): void => {
    const thing = place?.dataset.thing;
    if (at.current === thing) return;
    leave();
    if (place === undefined || thing === undefined) return;
    at.current = thing;
    timer.current = window.setTimeout(() => {
      const where = besideOf(place.getBoundingClientRect(), WIDTH, { width: innerWidth, height: innerHeight });
      if (place.isConnected && where !== undefined) setSeen({ thing, ...where });
    }, REST);
  };
  const open = useCallback(
    (thing: Thing): void => {
      leave();
      setOpened(thing);
    },
    [leave],
  );

  const text = useCardsText();
  useKeys([
    {
      key: "e",
      label: text.card.large.key,
      act() {
        const thing = placeOf(document.activeElement)?.dataset.thing ?? at.current;
        if (thing !== undefined) open(thing);
      },
    },
  ]);

  const listening = {
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      // A card that comes to lie below a mouse that rests is not looked at.
      if (mouse.current?.x !== event.clientX || mouse.current.y !== event.clientY) rest(placeOf(event.target));
      else {
        leave();
        still.current = mouse.current;
      }
    },
    onPointerLeave: leave,
    onPointerDown(event: PointerEvent) {
      leave();
      held.current = undefined;
      const thing = placeOf(event.target)?.dataset.thing;
      if (event.pointerType === "mouse" || thing === undefined) return;
      const hold = { x: event.clientX, y: event.clientY, isDone: false };
      held.current = hold;
      timer.current = window.setTimeout(() => {
        hold.isDone = look(thing) !== undefined;
        if (hold.isDone) open(thing);
      }, HOLD);
    },
    onPointerMove({ clientX, clientY, pointerType, buttons, target }: PointerEvent) {
      const isFar = ({ x, y }: Point): boolean => Math.hypot(clientX - x, clientY - y) > SLACK;
      if (held.current !== undefined && isFar(held.current)) clearTimeout(timer.current);
      if (pointerType !== "mouse") return;
      mouse.current = { x: clientX, y: clientY };
      if (buttons !== 0 || still.current === undefined || !isFar(still.current)) return;
      still.current = undefined;
      rest(placeOf(target));
    },
    onPointerUp() {
      if (held.current !== undefined) clearTimeout(timer.current);
    },
    onPointerCancel: leave,
    onClickCapture(event: MouseEvent) {
      if (held.current?.isDone !== true) return;
      held.current = undefined;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event: MouseEvent) {
      if (held.current !== undefined) event.preventDefault();
    },
    onFocus(event: FocusEvent) {
      if ((event.target as Element).matches(":focus-visible")) rest(placeOf(event.target));
    },
    onBlur: leave,
    onWheel: leave,
  };

  return {
    listening,
    open,
    shown: <GlanceShown {...{ seen, opened, look, view, openRule, neighbours }} onOpen={setOpened} />,
  };
}
