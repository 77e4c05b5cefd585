import { type Cards, seatsIn } from "@weirwood/cards/questions";
import { useEffect } from "react";
import { showArtOf } from "../../../art/sprite.ts";
import { houseOf } from "../words.ts";
import "./backdrop.css";

interface BackdropProps {
  readonly view: Cards;
  /** Whose House stands in front. */
  readonly seat: number;
}

/** The Houses of the table, the winner's in front of rows of cards: a drawing, with nothing to press. */
export function Backdrop({ view, seat }: BackdropProps) {
  useEffect(() => void showArtOf("cards"), []);
  const others = Array.from({ length: seatsIn(view) }, (_, one) => one).filter((one) => one !== seat);
  return (
    <svg viewBox="0 0 900 420" preserveAspectRatio="xMidYMid slice" className="cards-backdrop" aria-hidden>
      <rect width="900" height="420" className="cards-backdrop-cloth" />
      <CardsInFan />
      {others.map((one, place) => (
        <Shield
          key={one}
          view={view}
          seat={one}
          size={130}
          x={740 - place * 88}
          y={place % 2 === 0 ? 170 : 70}
          isPale
        />
      ))}
      <Shield view={view} seat={seat} size={240} x={360} y={80} />
    </svg>
  );
}

/** Backs of cards, spread behind the shields. */
const CardsInFan = () => (
  <g>
    {Array.from({ length: 9 }, (_, place) => {
      const turn = (place - 4) * 9;
      return (
        <g key={turn} transform={`translate(480 520) rotate(${turn}) translate(-70 -430)`}>
          <rect width="140" height="196" rx="10" className="cards-backdrop-card" />
          <rect x="9" y="9" width="122" height="178" rx="6" className="cards-backdrop-line" />
          <path d="M70 58 104 98 70 138 36 98Z" className="cards-backdrop-line" />
        </g>
      );
    })}
  </g>
);

interface ShieldProps extends BackdropProps {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly isPale?: boolean;
}

function Shield({ view, seat, size, x, y, isPale = false }: ShieldProps) {
  const house = houseOf(view, seat);
  const symbol = house === undefined || house === "neutral" ? "shield-neutral" : `cards/shield-${house}`;
  return (
    <use
      href={`#${symbol}`}
      x={x}
      y={y}
      width={size}
      height={size}
      className={isPale ? "cards-backdrop-pale" : undefined}
    />
  );
}
