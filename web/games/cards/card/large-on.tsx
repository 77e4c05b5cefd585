import { Icon } from "../art/icon.tsx";
import { useCardsText } from "../text/use-cards-text.ts";
import { useCardsWords } from "../words.ts";
import type { CardAct, CardOn } from "./card-look.ts";
import { CardPicture } from "./card-picture.tsx";
import { cardWords } from "./card-words.ts";

interface LargeActProps {
  readonly act: CardAct;
  readonly onClose: () => void;
}

/** What can be done, as a row to press; the table is seen again when it is done. */
export function LargeAct({ act: { symbol, title, detail, onAct }, onClose }: LargeActProps) {
  const said = (
    <>
      {symbol !== undefined && <Icon name={symbol} size={28} />}
      <span>
        <b>{title}</b>
        {detail !== undefined && <small>{detail}</small>}
      </span>
    </>
  );
  if (onAct === undefined) return <p className="cards-large-act">{said}</p>;
  const press = (): void => {
    onClose();
    onAct();
  };
  return (
    <button type="button" className="cards-large-act can" onClick={press}>
      {said}
    </button>
  );
}

interface LargeOnProps {
  readonly one: CardOn;
  readonly width: number;
  readonly onLook: ((key: string) => void) | undefined;
  readonly onClose: () => void;
}

/** A card that lies on this one, with its act. */
export function LargeOn({ one: { key, card, now = {}, house, note, act }, width, onLook, onClose }: LargeOnProps) {
  const words = useCardsWords();
  const text = useCardsText();
  const picture = <CardPicture card={card} width={width} now={now} house={house} />;
  const label = cardWords(card, now, words, text);
  return (
    <li>
      {onLook === undefined || card === undefined ? (
        <div role="img" aria-label={label}>
          {picture}
        </div>
      ) : (
        <button type="button" className="cards-large-look" aria-label={label} onClick={() => onLook(key)}>
          {picture}
        </button>
      )}
      {note !== undefined && <small>{note}</small>}
      {act !== undefined && <LargeAct act={act} onClose={onClose} />}
    </li>
  );
}
