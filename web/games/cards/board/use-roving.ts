import { type FocusEvent, type KeyboardEvent, useState } from "react";
import type { Thing } from "../desk/things.ts";

export const thingOfElement = (target: EventTarget | null): Thing | undefined =>
  (target as Element | null)?.closest?.("[data-thing]")?.getAttribute("data-thing") ?? undefined;

const steps: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** One of a row of buttons is in the tab order; arrows go on from there, Home and End to its ends. */
export function useRoving(things: readonly Thing[]): {
  readonly inTab: Thing | undefined;
  readonly listening: {
    onKeyDown(event: KeyboardEvent): void;
    onFocus(event: FocusEvent): void;
  };
} {
  const [current, setCurrent] = useState<Thing>();
  const inTab = current !== undefined && things.includes(current) ? current : things[0];
  return {
    inTab,
    listening: {
      onKeyDown(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-thing]")];
        const at = buttons.indexOf((event.target as Element).closest<HTMLElement>("[data-thing]") as HTMLElement);
        if (at < 0) return;
        const by = steps[event.key];
        const next =
          event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : by === undefined ? undefined : at + by;
        if (next === undefined) return;
        event.preventDefault();
        buttons[Math.min(buttons.length - 1, Math.max(0, next))].focus();
      },
      onFocus(event) {
        const thing = thingOfElement(event.target);
        if (thing !== undefined) setCurrent(thing);
      },
    },
  };
}
