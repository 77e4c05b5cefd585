import type { Hex } from "@weirwood/battles/questions";
import type { Shortcut } from "../../../app/keys.ts";
import type { Desk } from "../desk/desk.ts";

/** N and P choose the next unit that can do something, and the one before it. */
export function unitKeys(desk: Desk, hexes: readonly Hex[], chosen: Hex | undefined): readonly Shortcut[] {
  const go = (by: 1 | -1) => (): void => {
    const place = chosen === undefined ? (by === 1 ? -1 : 0) : hexes.indexOf(chosen);
    if (desk.draft !== undefined) desk.change(undefined);
    desk.select(hexes[(place + by + hexes.length) % hexes.length]);
  };
  const { keys } = desk.text.attack.strike;
  return hexes.length === 0
    ? []
    : [
        { key: "n", label: keys.next, act: go(1) },
        { key: "p", label: keys.previous, act: go(-1) },
      ];
}
