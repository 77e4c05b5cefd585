import { type Battle, houseIds, SEAT_HOUSE } from "@weirwood/battles/questions";
import { Icon } from "./art/icon.tsx";

interface SeatMarkProps {
  readonly view: Battle;
  readonly seat: number;
  readonly size?: number;
}

/** The shield of a seat's House. */
export function SeatMark({ view, seat, size = 32 }: SeatMarkProps) {
  return <Icon name={`battles/shield-${houseIds[view[SEAT_HOUSE + seat]]}`} size={size} />;
}
