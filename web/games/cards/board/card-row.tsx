import { memo, useMemo } from "react";
import { useSize } from "../../../view/use-size.ts";
import type { Scene } from "../desk/scene.ts";
import { CardSpot, RoundSpot } from "./card-spot.tsx";
import { type Spot, thingsOf } from "./lying.ts";
import { cardWidth, GAP, LEAST } from "./sizes.ts";
import type { Saying } from "./spot-words.ts";
import { useOverflow } from "./use-overflow.ts";
import { useRoving } from "./use-roving.ts";
import "./card-row.css";

interface CardRowProps extends Saying {
  readonly label: string;
  /** Cards of two kinds, with a line between: characters, and all else. */
  readonly spots: readonly Spot[];
  readonly others?: readonly Spot[];
  readonly marks: Scene["marks"];
  /** The widest that a card is drawn. */
  readonly most: number;
  readonly least?: number;
  /** The row is as high as its cards, which have this width: nothing is fitted. */
  readonly width?: number;
  /** What is said where no card lies. */
  readonly empty?: string;
  readonly isOwn?: boolean;
  /** The cards of the second kind are rounds, where there is little room. */
  readonly hasRounds?: boolean;
  readonly gap?: number;
}

const ROUND = 36;

/** How wide rounds lie, as many below each other as there is room for. */
const roundsWidth = (count: number, height: number): number =>
  count === 0 ? 0 : Math.ceil(count / Math.max(1, Math.floor((height - 12) / ROUND))) * ROUND + 16;

const none: readonly Spot[] = [];

/** Cards side by side, all of one size; many become smaller, and too many are scrolled. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const {
    label,
    spots,
    others = none,
    marks,
    most,
    least = LEAST,
    width: fixed,
    empty,
    isOwn,
    hasRounds = false,
    words,
    text,
  } = props;
  const [place, size] = useSize();
  const all = useMemo(() => [...spots, ...others], [spots, others]);
  const things = useMemo(() => thingsOf(all), [all]);
  const { inTab, listening } = useRoving(things);
  const isParted = spots.length > 0 && others.length > 0;
  const rounds = hasRounds ? roundsWidth(others.length, size.height) : 0;
  const fitted = hasRounds ? spots : all;
  const width =
    fixed ?? cardWidth(fitted, { ...size, width: size.width - rounds, most, least, isParted: isParted && !hasRounds, gap });
  const overflow = useOverflow(place, `${width} ${all.length} ${size.width}`);
  const drawn = (spot: Spot) => (
    <li key={spot.thing}>
      <CardSpot {...{ spot, width, marks, words, text }} inTab={inTab} />
    </li>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of cards is no form.
    <div
      ref={place}
      className="cards-row"
      role="group"
      aria-label={label}
      data-own={isOwn || undefined}
      data-before={overflow.before || undefined}
      data-after={overflow.after || undefined}
      {...listening}
    >
      {all.length === 0 && empty !== undefined && <p className="cards-row-empty">{empty}</p>}
      {spots.length > 0 && (
        <ul aria-label={isParted ? words.book.names.type.character : undefined} style={{ gap }}>
          {spots.map(drawn)}
        </ul>
      )}
      {isParted && <span className="cards-parting" aria-hidden="true" />}
      {hasRounds && others.length > 0 && (
        <ul className="cards-rounds" aria-label={words.book.names.type.location} style={{ width: rounds - 16 }}>
          {others.map((spot) => (
            <li key={spot.thing}>
              <RoundSpot {...{ spot, words, text }} mark={marks?.get(spot.thing)} isInTab={inTab === spot.thing} />
            </li>
          ))}
        </ul>
      )}
      {!hasRounds && others.length > 0 && (
        <ul aria-label={isParted ? words.book.names.type.location : undefined} style={{ gap }}>
          {others.map(drawn)}
        </ul>
      )}
    </div>
  );
});
