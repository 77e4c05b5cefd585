import { useMemo, useState } from "react";
import { Dialog } from "../../../../app/dialog.tsx";
import { someSeed } from "../../../../local/seed.ts";
import { CardPicture } from "../../card/card-picture.tsx";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { thingIn, useLook } from "../looking.ts";
import { firstHand, mulligan, oneMore, outlookOf } from "../model/test-draws.ts";

/** First hands from the deck, one after another, and how they are over many. */
export function DrawDialog({ onClose }: { readonly onClose: () => void }) {
  const { deck } = useBuilder();
  const words = useDeckWords();
  const look = useLook();
  const { text, language } = words;
  const [draw, setDraw] = useState(() => firstHand(deck, someSeed()));
  const outlook = useMemo(() => outlookOf(deck), [deck]);
  const left = draw.order.length - draw.drawn;
  const rounded = (number: number): string => number.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <Dialog
      title={text.draw.title}
      onClose={onClose}
      className="draw-dialog"
      foot={
        <div className="row wrap">
          <button type="button" className="btn primary" onClick={() => setDraw(firstHand(deck, someSeed()))}>
            {text.draw.again}
          </button>
          <button
            type="button"
            className="btn"
            aria-disabled={!draw.hasMulligan || undefined}
            onClick={() => setDraw(mulligan(draw))}
          >
            {text.draw.mulligan}
          </button>
          <button
            type="button"
            className="btn"
            aria-disabled={left === 0 || undefined}
            onClick={() => setDraw(oneMore(draw))}
          >
            {text.draw.more}
          </button>
        </div>
      }
    >
      <ul className="draw-hand" aria-label={text.draw.hand}>
        {draw.order.slice(0, draw.drawn).map((card, at) => (
          <li key={`${draw.seed} ${draw.hasMulligan} ${String(at)}`}>
            <button type="button" data-thing={thingIn("hand", card)} onClick={() => look(thingIn("hand", card))}>
              <CardPicture card={card} width={104} />
              <span className="visually-hidden">{words.inFull(card)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{text.draw.about(left)}</p>
      <p className="muted xs">
        {outlook === undefined
          ? text.draw.few
          : text.draw.outlook(rounded(outlook.placed), rounded(outlook.gold), Math.round(outlook.withCharacter))}
      </p>
    </Dialog>
  );
}
