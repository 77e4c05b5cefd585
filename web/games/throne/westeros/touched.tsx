import { houseIds } from "@weirwood/throne/questions";
import { orderSymbol, shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { useStageText } from "../stages/text/stage-text.ts";
import type { Touched, TurnedCard } from "../telling/westeros-facts.ts";
import { useThroneWords } from "../words.ts";

/** What lies in the tray for the rest of the turn, by the card that forbids it. */
const idle: { readonly [event: string]: readonly ThroneSymbol[] } = {
  "sea-of-storms": [orderSymbol("raid"), orderSymbol("raid*")],
  "feast-for-crows": [orderSymbol("consolidate"), orderSymbol("consolidate*")],
  "storm-of-swords": [orderSymbol("defense"), orderSymbol("defense*")],
  "rains-of-autumn": ["throne/unit-footman"],
};

/** Whom a card touches: shields with what changes, or the tokens that nobody may use. */
export function TouchedBy({ card: { event, touches } }: { readonly card: TurnedCard }) {
  const text = useStageText().westeros;
  const isIncome = event === "game-of-thrones";
  return (
    <div className="touched">
      {touches.length > 0 && (
        <ul>
          {touches.map((touched) => (
            <TouchedHouse key={touched.house} touched={touched} isIncome={isIncome} />
          ))}
        </ul>
      )}
      {idle[event]?.map((symbol) => (
        <Icon key={symbol} name={symbol} size={32} />
      ))}
      {event in text.touches && <small>{text.touches[event]}</small>}
    </div>
  );
}

interface TouchedHouseProps {
  readonly touched: Touched;
  /** The number is what comes in. */
  readonly isIncome: boolean;
}

function TouchedHouse({ touched: { house, was, now }, isIncome }: TouchedHouseProps) {
  const text = useStageText().westeros;
  const name = useThroneWords().house(houseIds.indexOf(house));
  const hasChanged = was !== undefined && was !== now;
  const gain = hasChanged ? now - was : isIncome ? now : 0;
  return (
    <li
      className={gain > 0 ? "up" : gain < 0 ? "down" : ""}
      aria-label={hasChanged ? text.changes(name, was, now) : text.stays(name, now)}
    >
      <Icon name={shieldSymbol(house)} size={24} />
      <span className="num" aria-hidden="true">
        {hasChanged ? `${was} → ${now}` : isIncome ? `+${now}` : now}
      </span>
    </li>
  );
}
