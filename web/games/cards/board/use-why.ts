import type { Cards } from "@weirwood/cards/questions";
import type { Refusal } from "@weirwood/kernel";
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import type { Scene } from "../desk/scene.ts";
import type { Thing } from "../desk/things.ts";
import { thingOfElement } from "./use-roving.ts";
import type { Why } from "./why-note.tsx";

/** Who rests on a card so long wants to know. */
const REST = 300;

interface Pointing {
  readonly told: Why | undefined;
  readonly listening: object;
  /** Tells why nothing can be done with a thing; false where something can, or nothing is to be said. */
  tellWhy(thing: Thing): boolean;
}

/** What the table hears of whoever points at something: a press acts where it can, and else tells why not. */
export function usePointing(
  scene: Scene,
  view: Cards,
  onLook: (thing: Thing) => void,
  onTold: (why: Refusal | Reason) => void,
): Pointing {
  const [kept, setTold] = useState<Why & { readonly at: Cards }>();
  // With another position what was told is past.
  const told = kept?.at === view ? kept : undefined;
  const waiting = useRef(0);
  const { marks, onThing, whyThing } = scene;
  useEffect(() => () => clearTimeout(waiting.current), []);

  const isOpen = (thing: Thing): boolean => {
    const is = marks?.get(thing)?.is;
    return is !== undefined && is !== "cannot";
  };
  const tell = (thing: Thing | undefined, after: number): boolean => {
    clearTimeout(waiting.current);
    if (told !== undefined && told.thing === thing) {
      // Whoever presses what is told already wants to hear it again.
      if (after === 0) onTold(told.why);
      return true;
    }
    setTold(undefined);
    if (thing === undefined || isOpen(thing)) return false;
    const say = (): boolean => {
      const why = whyThing?.(thing);
      if (why === undefined) return false;
      setTold({ thing, why, at: view });
      onTold(why);
      return true;
    };
    if (after === 0) return say();
    waiting.current = window.setTimeout(say, after);
    return true;
  };
  const isNote = (target: EventTarget): boolean => (target as Element).closest?.(".cards-why") !== null;
  return {
    told,
    tellWhy: (thing) => tell(thing, 0),
    listening: {
      onClick(event: MouseEvent) {
        const thing = thingOfElement(event.target);
        if (thing === undefined) return;
        if (isOpen(thing)) onThing?.(thing);
        // Fingers and keys cannot rest on a card: where there is nothing to say, it is looked at.
        else if (!tell(thing, 0) && (event.nativeEvent as globalThis.PointerEvent).pointerType !== "mouse")
          onLook(thing);
      },
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === "mouse" && event.buttons === 0 && !isNote(event.target))
          tell(thingOfElement(event.target), REST);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === "mouse") tell(undefined, 0);
      },
      onFocus(event: FocusEvent) {
        if ((event.target as Element).matches(":focus-visible")) tell(thingOfElement(event.target), 0);
      },
      onBlur(event: FocusEvent) {
        if (event.relatedTarget === null || !isNote(event.relatedTarget)) tell(undefined, 0);
      },
    },
  };
}
