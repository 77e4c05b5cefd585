import { faces } from "@weirwood/cards/questions";
import { useEffect, useRef } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import { CardPicture } from "../card/card-picture.tsx";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { pileThing } from "../desk/things.ts";
import { houseOfCard } from "./house-of-card.ts";
import { ActTab, Brackets, markedAs, tagged } from "./marks.tsx";
import { printedWords, withMark } from "./spot-words.ts";
import { cardsOfPile, type OpenPile } from "./standing.ts";
import { useRoving } from "./use-roving.ts";
import "./pile-dialog.css";

interface PileDialogProps {
  readonly seat: number;
  readonly pile: OpenPile;
  readonly marks: Scene["marks"];
  readonly onClose: () => void;
}

/** The cards of a pile, the topmost first. A card that is wanted is chosen here. */
export function PileDialog({ seat, pile, marks, onClose }: PileDialogProps) {
  const reading = useReading();
  const { view, words, text, isNarrow } = reading;
  const say = text.board.piles;
  const all = cardsOfPile(view, seat, pile);
  const known = all.filter((card) => card < faces.length);
  const things = known.map((card) => pileThing(seat, pile, card));
  const { inTab, listening } = useRoving(things);
  useDoneWith(
    things.some((thing) => marks?.get(thing)?.is === "can"),
    onClose,
  );
  const width = isNarrow ? 96 : 128;
  return (
    <Dialog
      title={say.open(say.names[pile], words.seat(view, seat), all.length)}
      onClose={onClose}
      className="cards-pile-sheet"
    >
      {all.length === 0 && <p className="muted">{say.empty}</p>}
      {known.length > 1 && <p className="muted">{say.order}</p>}
      {known.length < all.length && <p className="muted">{say.hidden(all.length - known.length)}</p>}
      <ul {...listening}>
        {known.map((card, place) => {
          const thing = things[place];
          const mark = marks?.get(thing);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike, and nothing else tells them apart.
            <li key={`${thing} ${place}`} className="cards-spot" data-mark={mark?.is}>
              <button
                type="button"
                className="cards-thing"
                data-thing={thing}
                tabIndex={thing === inTab ? 0 : -1}
                {...markedAs(mark)}
              >
                <CardPicture card={card} width={width} now={tagged(mark)} house={houseOfCard(card)} />
                {mark?.is === "can" && <Brackets />}
                {(mark?.is === "can" || mark?.is === "chosen") && mark.tag !== undefined && <ActTab tag={mark.tag} />}
                <span className="visually-hidden">{withMark(reading, printedWords(reading, card), mark)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Whatever was wanted of the pile has been chosen: it closes. */
function useDoneWith(isWanted: boolean, onClose: () => void): void {
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current && !isWanted) onClose();
    wasWanted.current = isWanted;
  }, [isWanted, onClose]);
}
