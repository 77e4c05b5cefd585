import { houseIds, houseOfSeat } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { shieldSymbol } from "./art/heraldry.ts";
import { Icon } from "./art/icon.tsx";

interface SeatMarkProps {
  readonly view: Throne;
  readonly seat: number;
  readonly size?: number;
}

/** The shield of a seat's house: charge, colour and pattern. */
export function SeatMark({ view, seat, size = 32 }: SeatMarkProps) {
  const house = houseIds[houseOfSeat(view, seat)];
  return <Icon name={house === undefined ? "shield-neutral" : shieldSymbol(house)} size={size} />;
}
