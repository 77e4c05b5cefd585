import { faces } from "@weirwood/cards/questions";
import { memo } from "react";
import { coloursOf, Emblem, FULL } from "./emblem.tsx";
import { faceOf } from "./spec.ts";

/** The height of the window of a card, where its name needs no more room than usual. A card is 250 wide and 350 high. */
export const WINDOW = 200;

interface CardFaceProps {
  readonly card: number;
  /** The height of its window: shorter where name and text need more room. */
  readonly window: number;
}

/** The card without its words: outline, ground, emblem, paper. It depends on the card alone, and is drawn once. */
export const CardFace = memo(function CardFace({ card, window }: CardFaceProps) {
  const spec = faceOf(card);
  const outline = `#cards/frame-${faces[card].type}`;
  return (
    <svg className={`cards-card-face ${coloursOf(spec)}`} viewBox="0 0 250 350" aria-hidden>
      <g clipPath={`url(#cards/card-${faces[card].type})`}>
        <rect width={250} height={window} fill="var(--ground)" />
        <rect width={250} height={window} fill={`url(#cards/diaper-${spec.diaper})`} opacity={0.19} />
        <rect width={250} height={window} fill="url(#cards/vignette)" />
        <Emblem card={card} x={125} y={window * 0.51} scale={FULL * Math.min(1, window / 190)} isWhole />
        <rect y={window} width={250} height={350} fill="#faf4e6" />
        <rect y={window - 2} width={250} height={5} fill="var(--dark)" />
        <rect y={window + 3} width={250} height={2} fill="var(--gild)" />
      </g>
      <use href={outline} fill="none" stroke="var(--dark)" strokeWidth={6} />
      <use
        href={outline}
        fill="none"
        stroke="var(--gild)"
        strokeWidth={1.6}
        opacity={0.9}
        transform="translate(4.4 4.4) scale(.965 .975)"
      />
    </svg>
  );
});

/** The emblem alone, on its ground. */
export const RoundFace = memo(function RoundFace({ card, size }: { readonly card: number; readonly size: number }) {
  return (
    <svg
      className={`cards-round ${coloursOf(faceOf(card))}`}
      viewBox="0 0 150 150"
      width={size}
      height={size}
      aria-hidden
    >
      <rect width={150} height={150} fill="var(--ground)" />
      <Emblem card={card} x={75} y={77} scale={1.04} isWhole={false} />
    </svg>
  );
});
