import { ACTIVE, GOLD, seatIds } from "@weirwood/cards/questions";
import { type GameEvent, inFigures } from "@weirwood/kernel";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import { useAbout } from "./number-parts.ts";

const MOST_COINS = 12;

/** What a player has received in this phase: as it was told, or what is left where it is not known. */
export function receivedIn(told: readonly GameEvent[], seat: number, left: number): number {
  const income = told.findLast(({ rule, player }) => rule === "cards.marshalling.income" && player === seatIds[seat]);
  return Math.max(left, typeof income?.count === "number" ? income.count : left);
}

/** Marshalling: the income of the active player as a sum, and the gold as coins, spent ones hollow. */
export function Purse({ told }: { readonly told: readonly GameEvent[] }) {
  const { view, seat, words, text } = useReading();
  const active = view[ACTIVE];
  const left = view[GOLD + active];
  const all = receivedIn(told, active, left);
  const say = text.board.lane;
  return (
    <>
      <Income seat={active} received={all} />
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
          <b className="num">{left}</b> {say.left(left, active === seat, words.seat(view, active))}
        </p>
      </div>
    </>
  );
}

interface IncomeProps {
  readonly seat: number;
  readonly received: number;
}

/** Where the income came from; no longer told where it would be another by now. */
function Income({ seat, received }: IncomeProps) {
  const { view, seat: reader, words, text } = useReading();
  const about = useAbout();
  const say = text.board.lane;
  const parts = about?.incomeParts(view, seat).filter(({ amount }) => amount !== 0) ?? [];
  if (parts.length === 0 || parts.reduce((sum, { amount }) => sum + amount, 0) !== received) return null;
  return (
    <div className="cards-income">
      <p>{say.income(seat === reader, words.seat(view, seat))}</p>
      <ul>
        {parts.map(({ is, card, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card give the same, and never change places.
          <li key={place}>
            <b className="num">{inFigures(amount)}</b>
            {is === "printed" || card === undefined ? say.incomePlot : words.card(card)}
          </li>
        ))}
        <li data-sum>
          <b className="num">{received}</b>
          {say.gold(received)}
        </li>
      </ul>
    </div>
  );
}
