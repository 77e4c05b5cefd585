import { faces } from "@weirwood/cards/questions";
import { memo } from "react";
import { Icon } from "../../art/icon.tsx";
import { CardRound } from "../../card/card-picture.tsx";
import { cardLabel } from "../card-label.ts";
import { useDeckWords } from "../deck-words.ts";
import { thingIn, useLook } from "../looking.ts";
import { iconSign } from "../signs.ts";
import { Copies } from "./copies.tsx";
import type { PoolItemProps } from "./pool-card.tsx";

/** A card of the pool in one line. */
export const PoolRow = memo(function PoolRow({ card, copies, isWrong, isReached, onReach }: PoolItemProps) {
  const words = useDeckWords();
  const look = useLook();
  const { type, cost, str, icons = [], traits = [], plot, printing } = faces[card];
  return (
    <li className="pool-row" data-wrong={isWrong || undefined}>
      <button
        type="button"
        data-pool-card={card}
        data-thing={thingIn("pool", card)}
        onClick={() => look(thingIn("pool", card))}
        tabIndex={isReached ? 0 : -1}
        onFocus={() => onReach(card)}
      >
        <span className="pool-row-words" aria-hidden>
          <CardRound card={card} size={28} />
          <b className="serif">
            {words.card(card)}
            {printing !== undefined && <span className="printing">{printing}</span>}
          </b>
          <span className="muted">
            {[words.names.type[type], ...traits.map((one) => words.names.trait[one])].join(" · ")}
          </span>
          <span className="pool-row-icons">
            {icons.map((icon) => (
              <Icon key={icon} name={iconSign(icon)} size={18} />
            ))}
          </span>
          <span className="num">{str}</span>
          <span className="num pool-row-cost">{plot === undefined ? cost : plot.gold}</span>
        </span>
        <span className="visually-hidden">{cardLabel(card, copies, isWrong, words)}</span>
      </button>
      <Copies card={card} copies={copies} isReached={isReached} />
    </li>
  );
});
