import type { Cards } from "@weirwood/cards/questions";
import { Icon } from "./art/icon.tsx";

interface SeatMarkProps {
  readonly view: Cards;
  readonly seat: number;
  readonly size?: number;
}

/** The shield of a player's House. */
export function SeatMark({ size = 32 }: SeatMarkProps) {
  return <Icon name="shield-neutral" size={size} />;
}
