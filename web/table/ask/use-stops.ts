import { useRef } from "react";
import { useKeys } from "../../app/keys.ts";

interface Stops<Place> {
  /** Places that await something of the reader, in their order. */
  readonly stops: readonly Place[];
  readonly isFocused: (place: Place) => boolean;
  readonly focus: (place: Place) => void;
  readonly labels: { readonly next: string; readonly previous: string };
}

/** N and P go through the places of the board that await something. */
export function useStops<Place>({ stops, isFocused, focus, labels }: Stops<Place>): void {
  const at = useRef(-1);
  const go = (by: 1 | -1): void => {
    if (stops.length === 0) return;
    const place = stops.findIndex(isFocused);
    at.current = ((place < 0 ? at.current : place) + by + stops.length) % stops.length;
    focus(stops[at.current]);
  };
  useKeys([
    { key: "n", label: labels.next, act: () => go(1) },
    { key: "p", label: labels.previous, act: () => go(-1) },
  ]);
}
