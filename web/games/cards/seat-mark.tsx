import type { Cards } from "@weirwood/cards/questions";
import { Icon } from "./art/icon.tsx";
import type { CardsSymbol } from "./art/symbol-names.ts";
import { houseOf } from "./words.ts";

interface SeatMarkProps {
  readonly view: Cards;
  readonly seat: number;
  readonly size?: number;
}

const shields: { readonly [house: string]: CardsSymbol } = {
  stark: "cards/shield-stark",
  lannister: "cards/shield-lannister",
  baratheon: "cards/shield-baratheon",
  targaryen: "cards/shield-targaryen",
  martell: "cards/shield-martell",
  greyjoy: "cards/shield-greyjoy",
};

/** The shield of a player's House; a plain one before decks are on the table. */
export function SeatMark({ view, seat, size = 32 }: SeatMarkProps) {
  return <Icon name={shields[houseOf(view, seat) ?? ""] ?? "shield-neutral"} size={size} />;
}
