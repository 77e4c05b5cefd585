import { type CSSProperties, memo, useMemo } from "react";
import type { Size } from "../../../view/plane.ts";
import { useSize } from "../../../view/use-size.ts";
import type { Scene } from "../desk/scene.ts";
import { CardSpot, RoundSpot } from "./card-spot.tsx";
import { type Spot, thingsOf } from "./lying.ts";
import { fitRow, GAP, LEAST, type RowFit, roomFor, tiltedAmong } from "./sizes.ts";
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
  /** The cards of the second kind are rounds in any case, and not only where there are too many. */
  readonly hasRounds?: boolean;
  readonly gap?: number;
}

const ROUND = 36;
const MOST_LINES = 3;

/** How wide rounds lie, as many below each other as there is room for. */
const roundsWidth = (count: number, height: number): number =>
  count === 0 ? 0 : Math.ceil(count / Math.max(1, Math.floor((height - 12) / ROUND))) * ROUND + 16;

/** How the cards of a row are laid: where they are too many, those of the second kind as rounds. */
function fitCards(props: CardRowProps, spots: readonly Spot[], others: readonly Spot[], size: Size) {
  const { most, least = LEAST, gap = GAP, hasRounds = false } = props;
  const room = { ...size, most, least, gap, lines: MOST_LINES };
  const whole = fitRow([...spots, ...others], { ...room, others: others.length });
  if (others.length === 0 || (!hasRounds && !whole.isCrowded)) return { rounds: 0, fit: whole };
  const rounds = roundsWidth(others.length, size.height);
  return { rounds, fit: fitRow(spots, { ...room, width: size.width - rounds }) };
}

/** Cards in several lines are kept as wide as these are. */
const linesOf = (spots: readonly Spot[], fit: RowFit, gap: number): CSSProperties =>
  fit.lines === 1
    ? {}
    : {
        flexWrap: "wrap",
        width: roomFor(spots.length, fit, gap, tiltedAmong(spots)),
      };

const none: readonly Spot[] = [];

/** Cards side by side, all of one size; many become smaller, and too many are scrolled. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { label, spots, others = none, marks, width: fixed, empty, isOwn, gap = GAP, words, text } = props;
  const [place, size] = useSize();
  const all = useMemo(() => [...spots, ...others], [spots, others]);
  const things = useMemo(() => thingsOf(all), [all]);
  const { inTab, listening } = useRoving(things);
  const isParted = spots.length > 0 && others.length > 0;
  const fitting = fixed === undefined ? fitCards(props, spots, others, size) : undefined;
  const { rounds, fit } = fitting ?? { rounds: 0, fit: { width: fixed ?? LEAST, lines: 1, isCrowded: false } };
  const { width } = fit;
  const hasRounds = rounds > 0;
  const overflow = useOverflow(place, `${width} ${all.length} ${size.width}`);
  const list = (of: readonly Spot[], label: string) => (
    <ul aria-label={isParted ? label : undefined} data-lines={fit.lines} style={{ gap, ...linesOf(of, fit, gap) }}>
      {of.map((spot) => (
        <li key={spot.thing}>
          <CardSpot {...{ spot, width, marks, words, text }} inTab={inTab} />
        </li>
      ))}
    </ul>
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
      {spots.length > 0 && list(spots, words.book.names.type.character)}
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
      {!hasRounds && others.length > 0 && list(others, words.book.names.type.location)}
    </div>
  );
});
