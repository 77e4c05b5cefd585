import { Icon } from "../art/icon.tsx";
import type { CardsSymbol } from "../art/symbol-names.ts";
import { useReading } from "../desk/reading.ts";
import type { Standing } from "./standing.ts";

interface FigureProps {
  readonly symbol: CardsSymbol;
  readonly value: number | string;
  readonly label: string;
  readonly place?: string;
}

/** A number with its sign. */
export function Figure({ symbol, value, label, place }: FigureProps) {
  return (
    <span className="cards-figure num" data-place={place} title={label}>
      <Icon name={symbol} size={19} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

interface FiguresProps {
  readonly standing: Standing;
  readonly seatId: string;
  /** With few words where there is little room. */
  readonly isShort?: boolean;
  readonly hasPower?: boolean;
  readonly hasDeck?: boolean;
}

/** Power, gold, influence, hand and deck of a player. */
export function Figures({ standing, seatId, isShort = false, hasPower = true, hasDeck = true }: FiguresProps) {
  const { text } = useReading();
  const say = text.board.strip;
  const { power, powerToWin, gold, influence, hand, deck } = standing;
  return (
    <>
      {hasPower && (
        <Figure symbol="cards/power" value={`${power}/${powerToWin}`} label={say.power(power, powerToWin)} />
      )}
      <Figure symbol="cards/gold" value={gold} label={say.gold(gold)} />
      <Figure symbol="cards/influence" value={influence} label={say.influence(influence)} />
      <Figure symbol="cards/hand" value={hand} label={say.hand(hand)} place={`${seatId}/hand`} />
      {hasDeck && (
        <Figure
          symbol="cards/deck"
          value={isShort ? deck : say.inDeck(deck)}
          label={say.deck(deck)}
          place={`${seatId}/deck`}
        />
      )}
    </>
  );
}
