import { type Hex, hexNames } from "@weirwood/battles/questions";
import { type RefObject, useRef } from "react";
import { useKeys } from "../../../app/keys.ts";
import type { FieldHandle } from "../field/field.tsx";
import type { Reading } from "./reading.ts";
import type { Scene } from "./scene.ts";

const isFocused = (hex: Hex): boolean => document.activeElement?.getAttribute("data-hex") === hexNames[hex];

/** N and P go through the hexes that await something. */
export function useStops({ text }: Reading, { stops = [] }: Scene, field: RefObject<FieldHandle | null>): void {
  const at = useRef(-1);
  const go = (by: 1 | -1): void => {
    if (stops.length === 0) return;
    const place = stops.findIndex(isFocused);
    const before = place >= 0 ? place : at.current < 0 && by === -1 ? 0 : at.current;
    at.current = (before + by + stops.length) % stops.length;
    field.current?.focus(stops[at.current]);
  };
  const { keys } = text.desk;
  useKeys([
    { key: "n", label: keys.next, act: () => go(1) },
    { key: "p", label: keys.previous, act: () => go(-1) },
  ]);
}
