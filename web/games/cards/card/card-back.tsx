import { memo, useEffect } from "react";
import { showArtOf } from "../../../art/sprite.ts";

const corners = [36, 214].flatMap((x) => [36, 314].map((y) => ({ x, y })));

/** The back of a card, in the colours of a House, with our leaf. */
export const CardBack = memo(function CardBack({ house }: { readonly house: string | undefined }) {
  useEffect(() => void showArtOf("cards"), []);
  return (
    <svg
      className={`cards-card-face ${house === undefined ? "cards-no-house" : `h-${house}`}`}
      viewBox="0 0 250 350"
      aria-hidden
    >
      <rect x={3} y={3} width={244} height={344} rx={12} fill="var(--hd)" stroke="#2a2017" strokeWidth={5} />
      <g fill="none" stroke="var(--h)" strokeWidth={3}>
        <rect x={16} y={16} width={218} height={318} rx={7} />
        <path d="M125 62L205 175L125 288L45 175Z" />
      </g>
      <circle cx={125} cy={175} r={62} fill="#faf4e6" stroke="var(--h)" strokeWidth={5} />
      <use href="#brand-leaf" className="cards-card-leaf" x={77} y={127} width={96} height={96} />
      {corners.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={7} fill="var(--h)" />
      ))}
    </svg>
  );
});
