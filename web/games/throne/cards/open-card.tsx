import { useState } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import { cardWords, HouseCard, type HouseCardProps } from "./house-card.tsx";

/** A card that lies open, and with which nothing can be done: a press shows it large, with all that its text says. */
export function OpenCard(props: HouseCardProps) {
  const { view, card, words } = props;
  const [isLarge, setLarge] = useState(false);
  const said = cardWords(view, card, words);
  return (
    <>
      <button type="button" className="card-button" aria-haspopup="dialog" data-looks onClick={() => setLarge(true)}>
        <HouseCard {...props} />
      </button>
      {isLarge && (
        <Dialog title={words.card(card)} className="card-large" onClose={() => setLarge(false)}>
          <HouseCard view={view} card={card} words={words} />
          {said !== undefined && <p>{said}</p>}
        </Dialog>
      )}
    </>
  );
}
