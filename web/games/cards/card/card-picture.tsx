import { faces } from "@weirwood/cards/questions";
import type { CSSProperties, ReactNode } from "react";
import { CardBack } from "./card-back.tsx";
import { CardFront } from "./card-front.tsx";
import { isFullAt } from "./card-layout.ts";
import type { CardNow } from "./card-now.ts";
import { RoundFace } from "./face/face.tsx";
import { OnPicture } from "./on-picture.tsx";
import "./card.css";

export type { CardNow };

export interface CardPictureProps {
  /** Its number in the pool; undefined: its back. */
  readonly card: number | undefined;
  /** In pixels: what is shown depends on it (64 to 90, 91 to 180, 181 and more). */
  readonly width: number;
  readonly now?: CardNow | undefined;
  /** The colour of a back. */
  readonly house?: string | undefined;
  /** Its text also below 181 pixels, where it fits: plots that are chosen from. */
  readonly withText?: boolean | undefined;
  /** Laid over its picture. */
  readonly children?: ReactNode;
}

const asPrinted: CardNow = {};

/**
 * A card as it lies on the table, in a hand or in a list. It is decoration: whoever draws it says in words what it shows, with
 * `cardWords`.
 */
export function CardPicture({ card, width, now = asPrinted, house, withText, children }: CardPictureProps) {
  const classes = ["cards-card"];
  if (now.isKneeling) classes.push("is-kneeling");
  if (now.isFaded) classes.push("is-faded");
  const style = { "--w": `${width}px` } as CSSProperties;
  return (
    <span
      className={classes.join(" ")}
      data-type={card === undefined ? undefined : faces[card].type}
      style={style}
      aria-hidden
    >
      {card === undefined ? (
        <>
          <CardBack house={house} />
          <OnPicture now={now} window={260} />
        </>
      ) : (
        <CardFront card={card} width={width} now={now} isFull={isFullAt(width, withText)} />
      )}
      {children}
    </span>
  );
}

/** Its emblem alone, in a round of 24 to 40 pixels: attachments, lists, titles. */
export function CardRound({ card, size = 32 }: { readonly card: number; readonly size?: number }) {
  return <RoundFace card={card} size={size} />;
}
