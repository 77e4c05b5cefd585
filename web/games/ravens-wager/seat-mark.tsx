import type { Seat } from "@weirwood/kernel";
import { ravensWager } from "@weirwood/kernel/testing-game";
import { Icon } from "../../art/icon.tsx";
import { listing } from "./listing.ts";
import type { Wager } from "./reading.ts";

interface SeatMarkProps {
  readonly view: Wager;
  readonly seat: Seat;
  readonly size?: number;
}

export const SeatMark = ({ view, seat, size = 32 }: SeatMarkProps) => (
  <Icon name={listing.seatSymbol(ravensWager.seatName(view, seat))} size={size} />
);
