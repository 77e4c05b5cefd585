import {
  type Battle,
  boardOf,
  distanceOf,
  type Figure,
  type Hex,
  hexesOf,
  hexOf,
  isOnField,
  NONE,
  unitOfFigure,
  ZONE,
} from "@weirwood/battles/questions";
import { useMemo } from "react";
import { create } from "zustand";
import type { FieldShow } from "../field/field-show.ts";

interface Zones {
  /** The commander whose zone of control the reader wants to see, besides what the question shows. */
  readonly figure: Figure | undefined;
}

/** What strip, tray and field share: the zone that is lit. */
export const useZones = create<Zones>(() => ({ figure: undefined }));

/** Lights the zone of a commander, or puts it out again. */
export const showZone = (figure: Figure | undefined): void =>
  useZones.setState((now) => ({ figure: now.figure === figure ? undefined : figure }));

/** The hexes of a zone of control around a hex. */
export const zoneAround = (view: Battle, middle: Hex): readonly Hex[] =>
  hexesOf[boardOf(view)].filter((hex) => distanceOf(hex, middle) <= ZONE);

/** The zone of a commander who stands on the field. */
export function zoneOfFigure(view: Battle, figure: Figure): FieldShow["zone"] {
  const unit = unitOfFigure(view, figure);
  if (unit === NONE || !isOnField(view, unit)) return undefined;
  return { figure, hexes: zoneAround(view, hexOf(view, unit)) };
}

/** The zone that the reader has lit. */
export function useLitZone(view: Battle): FieldShow["zone"] {
  const figure = useZones((zones) => zones.figure);
  return useMemo(() => (figure === undefined ? undefined : zoneOfFigure(view, figure)), [view, figure]);
}
