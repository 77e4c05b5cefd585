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
import { create } from "zustand";
import { useKeys } from "../../../app/keys.ts";
import type { FieldShow } from "../field/field-show.ts";
import type { Reading } from "./reading.ts";

/** Where a commander on the field stands. */
export const hexOfFigure = (view: Battle, figure: Figure): Hex => hexOf(view, unitOfFigure(view, figure));

/** A commander's zone of control, as the field shows it. */
export function zoneShown(view: Battle, figure: Figure): NonNullable<FieldShow["zone"]> {
  const middle = hexOfFigure(view, figure);
  return { figure, hexes: hexesOf[boardOf(view)].filter((hex) => distanceOf(hex, middle) <= ZONE) };
}

/** Whose zone somebody asked to see: by a key, or by a press on a commander beside the field. */
const useAsked = create<{ readonly figure: Figure | undefined; readonly isShown: boolean }>(() => ({
  figure: undefined,
  isShown: false,
}));

/** Shows a commander's zone until it is asked for once more. */
export const toggleZone = (figure: Figure): void =>
  useAsked.setState((now) => ({ figure, isShown: !(now.isShown && now.figure === figure) }));

/** The zone that is to be seen, of either House and at any time: C goes from commander to commander, Z shows their zone. */
export function useZones({ view, reader, text }: Reading, focus: (hex: Hex) => void): FieldShow["zone"] {
  const { figure, isShown } = useAsked();
  const own = reader in houseIds ? reader : 0;
  const all = [...commandersOf(view, own), ...commandersOf(view, foeOf(own))];
  const next = (): void => {
    if (all.length === 0) return;
    const to = all[(figure === undefined ? 0 : all.indexOf(figure) + 1) % all.length];
    useAsked.setState({ figure: to });
    focus(hexOfFigure(view, to));
  };
  const toggle = (): void => {
    const of = figure !== undefined && commands(view, figure) ? figure : all[0];
    if (of !== undefined) toggleZone(of);
  };
  useKeys([
    { key: "c", label: text.turn.keys.commander, act: next },
    { key: "z", label: text.desk.keys.zone, act: toggle },
  ]);
  return isShown && figure !== undefined && commands(view, figure) ? zoneShown(view, figure) : undefined;
}
