import { placesOf } from "@weirwood/cards/questions";
import { CardPicture } from "../card/card-picture.tsx";
import { cardWords } from "../card/card-words.ts";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Mark } from "../desk/scene.ts";
import { handThing, type Thing } from "../desk/things.ts";
import "./set-up.css";

export const handOf = ({ view, seat }: Desk): readonly number[] => placesOf(view).piles.hand[seat].all(view);

const countIn = (list: readonly number[], card: number): number => list.filter((one) => one === card).length;

/** How cards of the first hand are put down by pressing them. */
export interface Placing {
  readonly marks: ReadonlyMap<Thing, Mark>;
  readonly placed: readonly number[];
  readonly press: (card: number, isPlaced: boolean) => void;
}

interface FirstHandProps {
  readonly label: string;
  readonly placing?: Placing;
}

/** The reader's hand, large enough to be read. */
export function FirstHand({ label, placing }: FirstHandProps) {
  const desk = useDesk();
  const { seat, words, isNarrow } = desk;
  const width = isNarrow ? 104 : 184;
  const seen = new Map<number, number>();
  return (
    <ul className="cards-choices cards-first-hand" aria-label={label}>
      {handOf(desk).map((card, at) => {
        const copy = (seen.get(card) ?? 0) + 1;
        seen.set(card, copy);
        const mark = placing?.marks.get(handThing(seat, card));
        const isPlaced = copy <= countIn(placing?.placed ?? [], card);
        const tag = mark?.is === "chosen" && !isPlaced ? undefined : mark?.tag?.words;
        const picture = (
          <CardPicture card={card} width={width} now={{ isFaded: mark?.is === "cannot", ...(tag && { tag }) }} />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a card are the same.
          <li key={at}>
            {placing === undefined ? (
              // A press has no other meaning: it enlarges the card.
              <button type="button" className="cards-pick" data-thing={handThing(seat, card)}>
                <span className="visually-hidden">{cardWords(card, {}, words, desk.text)}</span>
                {picture}
              </button>
            ) : (
              <button
                type="button"
                className="cards-pick"
                data-thing={handThing(seat, card)}
                data-is={mark?.is === "chosen" ? (isPlaced ? "chosen" : "can") : mark?.is}
                aria-pressed={isPlaced}
                aria-disabled={mark?.is === "cannot" || undefined}
                onClick={(event) => {
                  // Why it cannot be placed says the table, to which no copies are known.
                  if (mark?.is === "cannot") return;
                  event.stopPropagation();
                  placing.press(card, isPlaced);
                }}
              >
                <span className="visually-hidden">{cardWords(card, {}, words, desk.text)}</span>
                {picture}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
