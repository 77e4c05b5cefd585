import { type Cards, type HouseId, houseIds } from "@weirwood/cards/questions";
import { Icon } from "./art/icon.tsx";
import { houseOf, sharesHouse } from "./words.ts";

interface SeatMarkProps {
  readonly view: Cards;
  readonly seat: number;
  readonly size?: number;
}

/** The shield of a player's House, with their number where two play the same; a plain one before decks are chosen. */
export function SeatMark({ view, seat, size = 32 }: SeatMarkProps) {
  const house = houseIds.find((known) => known === houseOf(view, seat));
  const name = house === undefined ? "shield-neutral" : shieldOf(house);
  if (!sharesHouse(view, seat)) return <Icon name={name} size={size} />;
  return (
    <svg className="icon" style={{ width: size, height: size }} viewBox="0 0 32 32" aria-hidden="true">
      <Icon name={name} size={32} />
      <circle cx="23" cy="23" r="8.5" style={{ fill: "var(--raised)", stroke: "var(--ink)", strokeWidth: 1.5 }} />
      <text x="23" y="28" style={{ fill: "var(--ink)", font: "800 14px var(--sans)", textAnchor: "middle" }}>
        {seat + 1}
      </text>
    </svg>
  );
}

const shieldOf = (house: HouseId) => `cards/shield-${house}` as const;
