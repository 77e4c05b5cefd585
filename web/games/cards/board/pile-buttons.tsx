import { seatIds } from "@weirwood/cards/questions";
import { Icon } from "../art/icon.tsx";
import type { CardsSymbol } from "../art/symbol-names.ts";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { countOfPile, type OpenPile, openPiles } from "./standing.ts";

const symbols: { readonly [pile in OpenPile]: CardsSymbol } = {
  dead: "cards/dead-pile",
  discard: "cards/discard-pile",
  shadows: "cards/shadows",
  used: "cards/plot",
  aside: "ui-away",
};

interface PileButtonsProps {
  readonly seat: number;
  readonly marks: Scene["marks"];
  readonly onOpen: (seat: number, pile: OpenPile) => void;
  readonly piles?: readonly OpenPile[];
}

/** The piles of a player that hold something; a press opens one. Where a card in it is wanted, it is marked. */
export function PileButtons({ seat, marks, onOpen, piles = openPiles }: PileButtonsProps) {
  const { view, words, text } = useReading();
  const say = text.board.piles;
  return (
    <span className="cards-piles">
      {piles.map((pile) => {
        const count = countOfPile(view, seat, pile);
        const isWanted = [...(marks ?? [])].some(
          ([thing, { is }]) => is !== "cannot" && thing.startsWith(`${seatIds[seat]}/${pile}/`),
        );
        // A pile that is always there can be flown to; the others come with their first card.
        if (count === 0 && pile !== "dead" && pile !== "discard") return null;
        return (
          <button
            key={pile}
            type="button"
            className="cards-pile num"
            data-place={`${seatIds[seat]}/${pile}`}
            data-mark={isWanted ? "can" : undefined}
            aria-label={say.open(say.names[pile], words.seat(view, seat), count)}
            title={say.names[pile]}
            onClick={() => onOpen(seat, pile)}
          >
            <Icon name={symbols[pile]} size={17} />
            {count}
          </button>
        );
      })}
    </span>
  );
}
