import {
  type Battle,
  boardOf,
  commandersOf,
  commands,
  distanceOf,
  type Figure,
  foeOf,
  type Hex,
  hexesOf,
  hexOf,
  houseIds,
  unitOfFigure,
  ZONE,
} from "@weirwood/battles/questions";
import { useMemo, useRef } from "react";
import { create } from "zustand";
import { useKeys } from "../../../app/keys.ts";
import type { FieldShow } from "../field/field-show.ts";
import type { Reading } from "./reading.ts";

interface Zones {
  /** The commander whose zone of control the reader wants to see, besides what the question shows. */
  readonly figure: Figure | undefined;
}

/** What strip, tray and field share: the zone that is lit. */
export const useZones = create<Zones>(() => ({ figure: undefined }));

/** Lights the zone of a commander, or puts it out again. */
export const showZone = (figure: Figure | undefined): void =>
  useZones.setState((now) => ({ figure: now.figure === figure ? undefined : figure }));

/** Where a commander on the field stands. */
export const hexOfFigure = (view: Battle, figure: Figure): Hex => hexOf(view, unitOfFigure(view, figure));

/** The hexes that a commander in the middle of them controls. */
export const zoneAround = (view: Battle, middle: Hex): readonly Hex[] =>
  hexesOf[boardOf(view)].filter((hex) => distanceOf(hex, middle) <= ZONE);

/** A commander's zone of control, as the field shows it. */
export const litZone = (view: Battle, figure: Figure): NonNullable<FieldShow["zone"]> => ({
  figure,
  hexes: zoneAround(view, hexOfFigure(view, figure)),
});

/**
 * The zone that somebody wants to see, of either House and at any time. C goes from commander to commander, the reader's
 * first; Z lights the zone of the one who was reached.
 */
export function useWantedZone({ view, reader, text }: Reading, focus: (hex: Hex) => void): FieldShow["zone"] {
  const { figure } = useZones();
  const reached = useRef<Figure>(undefined);
  const first = reader in houseIds ? reader : 0;
  const all = [...commandersOf(view, first), ...commandersOf(view, foeOf(first))];
  const goOn = (): void => {
    if (all.length === 0) return;
    const next = all[(all.indexOf(reached.current ?? -1) + 1) % all.length];
    reached.current = next;
    if (figure !== undefined) useZones.setState({ figure: next });
    focus(hexOfFigure(view, next));
  };
  const light = (): void => showZone(figure ?? all.find((one) => one === reached.current) ?? all[0]);
  useKeys([
    { key: "c", label: text.turn.keys.commander, act: goOn },
    { key: "z", label: text.desk.keys.zone, act: light },
  ]);
  return useMemo(
    () => (figure !== undefined && commands(view, figure) ? litZone(view, figure) : undefined),
    [view, figure],
  );
}
