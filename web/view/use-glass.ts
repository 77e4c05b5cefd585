import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";

/** Looking at another place renders the glass and nothing else. */
export interface Glass<Id> {
  look(place: Id | undefined): void;
  /** Tells about a place at once: it was pressed. */
  show(place: Id): void;
}

/** Whoever rests on a place wants to know more; whoever passes over it does not. What cannot be guessed is told sooner. */
const REST = 550;
const REST_EAGER = 220;

/** Something lies over the map: a resting hand is no question then. */
const isCovered = (): boolean => document.querySelector("dialog[open], .hint-bubble:not(.inline)") !== null;

/** The place that is told about: where the pointer, the keyboard or a finger rests. */
export function useGlass<Id>(ref: Ref<Glass<Id>>, isEager: (place: Id) => boolean): Id | undefined {
  const [shown, setShown] = useState<Id | undefined>(undefined);
  const waiting = useRef(0);
  const look = (place: Id | undefined): void => {
    clearTimeout(waiting.current);
    if (place === shown) return;
    setShown(undefined);
    if (place === undefined) return;
    const rest = isEager(place) ? REST_EAGER : REST;
    waiting.current = window.setTimeout(() => !isCovered() && setShown(() => place), rest);
  };
  const show = (place: Id): void => {
    clearTimeout(waiting.current);
    setShown(() => place);
  };
  useImperativeHandle(ref, () => ({ look, show }));
  useEffect(() => {
    // A hand that presses does not rest: it may be about to drag the map, and nothing is to come up on the way.
    const press = (): void => clearTimeout(waiting.current);
    // Whatever takes the keyboard elsewhere, a dialog or a hint, is what is looked at then.
    const leave = ({ target }: FocusEvent): void => {
      if ((target as Element).closest(".map-view") !== null) return;
      press();
      setShown(undefined);
    };
    addEventListener("pointerdown", press, { capture: true });
    addEventListener("focusin", leave);
    return () => {
      press();
      removeEventListener("pointerdown", press, { capture: true });
      removeEventListener("focusin", leave);
    };
  }, []);
  return shown;
}
