import { abilities } from "@weirwood/cards/questions";
import type { ReactNode } from "react";
import { CardRound } from "../card/card-picture.tsx";
import type { Desk } from "../desk/desk.ts";
import { CardText } from "./card-text.tsx";
import { costWords } from "./costs.ts";
import { type Deed, ownSentence, subjectOfDeed, titleOfDeed } from "./deeds.ts";

interface ActRowProps {
  readonly card?: number | undefined;
  readonly sign?: ReactNode;
  readonly title: string;
  readonly note?: ReactNode;
  /** The key that does the same. */
  readonly number?: number | undefined;
  readonly isPressed?: boolean | undefined;
  readonly onPress: () => void;
  readonly onPoint?: (() => void) | undefined;
}

/** A row that does something: emblem, name, what it does, and its key. */
export function ActRow({ card, sign, title, note, number, isPressed, onPress }: ActRowProps) {
  return (
    <button type="button" className="cards-act" aria-pressed={isPressed} onClick={onPress}>
      {card === undefined ? sign : <CardRound card={card} size={36} />}
      <span>
        <b>{title}</b>
        {note !== undefined && note !== "" && <small>{note}</small>}
      </span>
      {number !== undefined && number <= 9 && (
        <kbd className="kbd" aria-hidden="true">
          {number}
        </kbd>
      )}
    </button>
  );
}

interface DeedRowProps {
  readonly desk: Desk;
  readonly deed: Deed;
  readonly number: number;
  readonly isPressed: boolean | undefined;
  readonly onPress: () => void;
}

/** One act of a round, with what it does and costs. */
export function DeedRow({ desk, deed, number, isPressed, onPress }: DeedRowProps) {
  const { asks } = desk.text;
  const price = costWords(asks, deed.offer);
  return (
    <ActRow
      card={deed.card}
      title={titleOfDeed(desk, deed)}
      // That a card of the hand is played goes without saying; its price does not.
      note={deed.offer.is === "play" ? price : <DeedNote desk={desk} deed={deed} price={price} />}
      number={number}
      isPressed={isPressed}
      onPress={onPress}
    />
  );
}

interface DeedNoteProps {
  readonly desk: Desk;
  readonly deed: Deed;
  readonly price: string | undefined;
}

/** What it does, what it answers, and its price. */
function DeedNote({ desk, deed, price }: DeedNoteProps) {
  const { asks } = desk.text;
  const subject = subjectOfDeed(desk, deed);
  return (
    <>
      {ownSentence(desk, deed) ?? <CardText card={abilities[deed.ability].card} />}
      {subject !== undefined && ` (${subject})`}
      {price !== undefined && ` ${asks.cost.costs(price)}`}
    </>
  );
}
