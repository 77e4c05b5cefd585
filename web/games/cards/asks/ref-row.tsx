import {
  cardOf,
  cardOfRef,
  hostOf,
  isBodyRef,
  isCardRef,
  isFaceDown,
  NONE,
  refNames,
  SEAT_REF,
} from "@weirwood/cards/questions";
import type { ReactNode } from "react";
import { headed } from "../../../text/headed.ts";
import { Icon } from "../art/icon.tsx";
import type { Desk } from "../desk/desk.ts";
import { SeatMark } from "../seat-mark.tsx";
import { ActRow } from "./deed-row.tsx";
import { refWords } from "./stack-list.tsx";

/** The card that something is, where it is one that the reader sees. */
function cardOfThing({ view }: Desk, ref: number): number | undefined {
  if (isBodyRef(ref)) return isFaceDown(view, ref) ? undefined : cardOf(view, ref);
  return isCardRef(ref) ? cardOfRef(ref) : undefined;
}

/** Where something lies, or on whom, in a word; nothing where it goes without saying. */
function placeOfRef({ view, words, seat }: Desk, ref: number): string | undefined {
  if (isBodyRef(ref)) {
    const host = hostOf(view, ref);
    return host === NONE ? undefined : words.body(view, host);
  }
  const [whose, zone] = refNames[ref].split("/");
  if (zone === undefined) return undefined;
  const owner = Object.keys(words.book.names.seat).indexOf(whose);
  const named = words.book.names.zone[zone];
  return owner === seat || owner < 0 ? named : headed(words.seat(view, owner), named, words.language);
}

interface RefRowProps {
  readonly desk: Desk;
  readonly what: number;
  readonly number?: number | undefined;
  readonly isChosen?: boolean | undefined;
  readonly note?: ReactNode;
  readonly onPress: () => void;
}

/** Something that can be chosen, as a row: a card, a player, a word. */
export function RefRow({ desk, what, number, isChosen, note, onPress }: RefRowProps) {
  const card = cardOfThing(desk, what);
  const seat = what - SEAT_REF;
  const isSeat = seat >= 0 && seat < 6;
  return (
    <ActRow
      card={card}
      sign={isSeat ? <SeatMark view={desk.view} seat={seat} size={36} /> : <Icon name="ui-check" size={24} />}
      title={refWords(desk, what) ?? desk.text.asks.choose.hidden}
      note={note ?? placeOfRef(desk, what)}
      number={number}
      isPressed={isChosen}
      onPress={onPress}
    />
  );
}
