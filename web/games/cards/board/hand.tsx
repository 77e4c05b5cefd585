import { faces, placesOf, seatIds } from "@weirwood/cards/questions";
import { type CSSProperties, memo, useMemo } from "react";
import { useSize } from "../../../view/use-size.ts";
import { CardPicture } from "../card/card-picture.tsx";
import { useReading } from "../desk/reading.ts";
import type { Mark, Scene } from "../desk/scene.ts";
import { handThing, type Thing } from "../desk/things.ts";
import { houseOf } from "../words.ts";
import { houseOfCard } from "./house-of-card.ts";
import { ActTab, Brackets, isSameMark, markedAs, tagged } from "./marks.tsx";
import { GAP, LEAST } from "./sizes.ts";
import { printedWords, type Saying, withMark } from "./spot-words.ts";
import { useOverflow } from "./use-overflow.ts";
import { useRoving } from "./use-roving.ts";
import "./hand.css";

interface HandProps {
  readonly seat: number;
  readonly marks: Scene["marks"];
  /** The widest that a card is drawn. */
  readonly most: number;
  /** Cards have this width: nothing is fitted. */
  readonly width?: number;
}

const LABEL = 34;
/** Cards that would be narrower lie closer. */
const TIGHT = 76;

/** The cards in hand of whoever sits in front; backs where they are not shown. */
export function Hand({ seat, marks, most, width: fixed }: HandProps) {
  const { view, words, text, seat: reader } = useReading();
  const [place, size] = useSize();
  const cards = useMemo(() => placesOf(view).piles.hand[seat].all(view), [view, seat]);
  const things = useMemo(
    () => cards.filter((card) => card < faces.length).map((card) => handThing(seat, card)),
    [cards, seat],
  );
  const { inTab, listening } = useRoving(things);
  const acrossBy = (gap: number): number =>
    (size.width - LABEL - 2 * GAP - (cards.length - 1) * gap) / Math.max(1, cards.length);
  const gap = acrossBy(GAP) < TIGHT ? GAP / 2 : GAP;
  const across = acrossBy(gap);
  const width = fixed ?? (size.width === 0 ? most : Math.max(LEAST, Math.min(most, Math.floor(across))));
  const overflow = useOverflow(place, `${width} ${cards.length} ${size.width}`);
  const say = text.board.rows;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hand of cards is no form.
    <div
      ref={place}
      className="cards-hand"
      role="group"
      data-place={`${seatIds[seat]}/hand`}
      aria-label={seat === reader ? say.ownHand(cards.length) : say.hand(cards.length)}
      data-before={overflow.before || undefined}
      data-after={overflow.after || undefined}
      {...listening}
    >
      {cards.length === 0 ? (
        <p className="cards-row-empty">{say.noHand}</p>
      ) : (
        <span className="cards-hand-label" aria-hidden="true">
          {say.hand(cards.length)}
        </span>
      )}
      <ul style={{ gap }}>
        {cards.map((card, at) => {
          const thing = card < faces.length ? handThing(seat, card) : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike, and nothing else tells them apart.
            <li key={`${thing} ${at}`} style={{ "--w": `${width}px` } as CSSProperties}>
              {thing === undefined ? (
                <CardPicture card={undefined} width={width} house={houseOf(view, seat)} />
              ) : (
                <HandCard
                  {...{ card, thing, width, words, text }}
                  mark={marks?.get(thing)}
                  isInTab={thing === inTab && things.indexOf(thing) === at}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface HandCardProps extends Saying {
  readonly card: number;
  readonly thing: Thing;
  readonly width: number;
  readonly mark: Mark | undefined;
  readonly isInTab: boolean;
}

/** A card in hand. One that cannot be used now is grey, with the reason in short on its picture. */
const HandCard = memo(
  function HandCard({ card, thing, width, mark, isInTab, ...saying }: HandCardProps) {
    return (
      <div className="cards-spot" data-mark={mark?.is}>
        <button
          type="button"
          className="cards-thing"
          data-thing={thing}
          tabIndex={isInTab ? 0 : -1}
          {...markedAs(mark)}
        >
          <CardPicture card={card} width={width} now={tagged(mark)} house={houseOfCard(card)} />
          {mark?.is === "can" && <Brackets />}
          {(mark?.is === "can" || mark?.is === "chosen") && mark.tag !== undefined && <ActTab tag={mark.tag} />}
          <span className="visually-hidden">{withMark(saying, printedWords(saying, card), mark)}</span>
        </button>
      </div>
    );
  },
  (one, other) =>
    one.thing === other.thing &&
    one.width === other.width &&
    one.isInTab === other.isInTab &&
    one.words === other.words &&
    isSameMark(one.mark, other.mark),
);
