import type { ReactNode } from "react";
import { useCardsWords } from "../words.ts";

/** What a card shows of the moment, besides its print; as printed where left out. */
export interface CardNow {
  readonly cost?: number;
  readonly str?: number;
  /** The parts of a strength that is not the printed one: `3+1+2`. */
  readonly strParts?: readonly number[];
  /** Sets of bits as the rules have them: `iconIds`. */
  readonly icons?: number;
  readonly power?: number;
  readonly gold?: number;
  readonly counters?: number;
  readonly duplicates?: number;
  readonly isKneeling?: boolean;
  /** A word on its picture: dying, target, kneels. */
  readonly tag?: string;
  readonly isFaded?: boolean;
}

export interface CardPictureProps {
  /** Its number in the pool; undefined: its back. */
  readonly card: number | undefined;
  /** In pixels: what is shown depends on it (64 to 90, 91 to 180, 181 and more). */
  readonly width: number;
  readonly now?: CardNow;
  /** The colour of a back. */
  readonly house?: string | undefined;
  /** Laid over its picture. */
  readonly children?: ReactNode;
}

/** A card as it lies on the table, in a hand or in a list. */
export function CardPicture({ card, width }: CardPictureProps) {
  const words = useCardsWords();
  return <span style={{ width, display: "inline-block" }}>{card === undefined ? "" : words.card(card)}</span>;
}

/** Its emblem alone, in a round of 24 to 40 pixels: attachments, lists, titles. */
export function CardRound({ card, size = 32 }: { readonly card: number; readonly size?: number }) {
  return <span style={{ width: size, height: size }} data-card={card} />;
}
