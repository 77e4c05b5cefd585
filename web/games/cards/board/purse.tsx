import { ACTIVE, GOLD, seatIds } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";

const MOST_COINS = 12;

/** What the active player has received in this phase: as it was told, or what is left where it is not known. */
export function receivedIn(told: readonly GameEvent[], seat: number, left: number): number {
  const income = told.findLast(({ rule, player }) => rule === "cards.marshalling.income" && player === seatIds[seat]);
  return Math.max(left, typeof income?.count === "number" ? income.count : left);
}

/** The gold of the active player as coins, spent ones hollow. */
export function Purse({ told }: { readonly told: readonly GameEvent[] }) {
  const { view, seat, words, text } = useReading();
  const active = view[ACTIVE];
  const left = view[GOLD + active];
  const all = receivedIn(told, active, left);
  const say = text.board.lane;
  return (
    <div className="cards-purse">
      <span className="cards-coins" role="img" aria-label={say.purse(left, all)}>
        {Array.from({ length: Math.min(all, MOST_COINS) }, (_, coin) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike.
          <i key={coin} data-spent={coin >= left || undefined}>
            <Icon name="cards/gold" size={16} />
          </i>
        ))}
      </span>
      <p>
        <b className="num">{left}</b> {say.left(active === seat, words.seat(view, active))}
      </p>
    </div>
  );
}
