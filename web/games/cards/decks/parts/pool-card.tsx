import { memo } from "react";
import { CardPicture } from "../../card/card-picture.tsx";
import { cardLabel } from "../card-label.ts";
import { useDeckWords } from "../deck-words.ts";
import { thingIn, useLook } from "../looking.ts";
import { Copies } from "./copies.tsx";

export interface PoolItemProps {
  readonly card: number;
  readonly copies: number;
  /** The rules have something against it in this deck. */
  readonly isWrong: boolean;
  /** Tab comes by here; arrows lead to the others. */
  readonly isReached: boolean;
  readonly onReach: (card: number) => void;
  /** Of its picture, in pixels. */
  readonly width: number;
}

/** A card of the pool in its picture, with its copies below. */
export const PoolCard = memo(function PoolCard({ card, copies, isWrong, isReached, onReach, width }: PoolItemProps) {
  const words = useDeckWords();
  const look = useLook();
  return (
    <li className="pool-card" data-wrong={isWrong || undefined} style={{ width }}>
      <button
        type="button"
        className="pool-picture"
        data-pool-card={card}
        data-thing={thingIn("pool", card)}
        tabIndex={isReached ? 0 : -1}
        onFocus={() => onReach(card)}
        onClick={() => look(thingIn("pool", card))}
      >
        <CardPicture card={card} width={width} />
        <span className="visually-hidden">{cardLabel(card, copies, isWrong, words)}</span>
      </button>
      <Copies card={card} copies={copies} isReached={isReached} />
    </li>
  );
});
