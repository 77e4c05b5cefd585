import { type Cards, type HouseId, houseIds } from "@weirwood/cards/questions";
import { Icon } from "./art/icon.tsx";
import { houseOf } from "./words.ts";

interface SeatMarkProps {
  readonly view: Cards;
  readonly seat: number;
  readonly size?: number;
}

/** The shield of a player's House; a plain one before decks are chosen. */
export function SeatMark({ view, seat, size = 32 }: SeatMarkProps) {
  const house = houseIds.find((known) => known === houseOf(view, seat));
  return <Icon name={house === undefined ? "shield-neutral" : shieldOf(house)} size={size} />;
}

const shieldOf = (house: HouseId) => `cards/shield-${house}` as const;
