import { inFigures } from "@weirwood/kernel";
import { Fragment, type ReactNode, useId, useRef } from "react";
import { capital } from "../text/capital.ts";
import { useText } from "../text/use-text.ts";
import { type Series, spread, ticksFor } from "./series.ts";
import { useDrawnSize } from "./use-drawn-size.ts";

/** How each seat's points are drawn, so that lines differ without their colours. */
export const shapes = ["triangle", "square", "circle", "diamond", "point", "cross"] as const;

export interface ChartSeat {
  readonly name: string;
  /** The colour of its line. */
  readonly colour: string;
  readonly mark: (size: number) => ReactNode;
}

interface ChartProps {
  readonly title: string;
  /** What the game calls a round. */
  readonly round: string;
  readonly series: Series;
  readonly seats: readonly ChartSeat[];
  /** Where the replay stands, in turns: 5.4 is well into the sixth. */
  readonly cursor: number;
  readonly onSeek: (turn: number) => void;
}

const usualSize = { width: 560, height: 270 };
const LEFT = 34;
const RIGHT = 44;
const TOP = 14;
const BOTTOM = 26;
const SHIELD = 22;
/** Lines of one height lie side by side, so that none hides another. */
const APART = 1.8;

/** One measure of a game over its turns: a line for each seat, and the same as a table for those who want numbers. */
export function Chart({ title, round, series, seats, cursor, onSeek }: ChartProps) {
  const text = useText().replay;
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const { width, height } = useDrawnSize(drawing, usualSize);
  const turns = turnsOf(series);
  const values = series.lines.flat();
  const ticks = ticksFor(Math.max(0, ...values), Math.min(0, ...values));
  const [low, top] = [ticks[0], ticks[ticks.length - 1]];
  const x = (turn: number): number => LEFT + (turn / Math.max(1, turns.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number): number => height - BOTTOM - ((value - low) / (top - low)) * (height - TOP - BOTTOM);
  const ends = spread(
    series.lines.map((line) => y(line[turns.length - 1])),
    SHIELD + 2,
    TOP,
    height - BOTTOM,
  );
  return (
    <figure className="panel chart" aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`}>{title}</figcaption>
      <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {ticks.map((tick) => (
          <Fragment key={tick}>
            <line className="grid" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text className="tick" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {inFigures(tick)}
            </text>
          </Fragment>
        ))}
        {turns.map((turn) => (
          <text key={turn} className="tick" x={x(turn)} y={height - 6} textAnchor="middle">
            {turn === 0 ? "·" : turn}
          </text>
        ))}
        <line className="cursor" x1={x(cursor)} x2={x(cursor)} y1={TOP} y2={height - BOTTOM} />
        {series.lines.map((line, seat) => (
          <g
            key={seats[seat].name}
            style={{ color: seats[seat].colour }}
            transform={`translate(0 ${(seat - (seats.length - 1) / 2) * APART})`}
          >
            <polyline className="line" points={line.map((value, turn) => `${x(turn)},${y(value)}`).join(" ")} />
            {turns.map((turn) => (
              <Point key={turn} shape={shapes[seat % shapes.length]} x={x(turn)} y={y(line[turn])} />
            ))}
          </g>
        ))}
        {seats.map(({ name, mark }, seat) => (
          <svg key={name} x={width - RIGHT + 12} y={ends[seat] - SHIELD / 2} width={SHIELD} height={SHIELD}>
            {mark(SHIELD)}
          </svg>
        ))}
        {turns.map((turn) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the slider does the same by keyboard.
          <rect
            key={turn}
            className="hit"
            x={x(turn - 0.5)}
            y={0}
            width={x(1) - x(0)}
            height={height}
            onClick={() => onSeek(turn)}
          />
        ))}
      </svg>
      <details>
        <summary>{text.asTable}</summary>
        <ChartTable title={title} round={round} series={series} seats={seats} />
      </details>
    </figure>
  );
}

/** The set-up is turn 0. */
const turnsOf = ({ lines }: Series): number[] => lines[0].map((_, turn) => turn);

export function Point({
  shape,
  x,
  y,
}: {
  readonly shape: (typeof shapes)[number];
  readonly x: number;
  readonly y: number;
}) {
  const at = `translate(${x} ${y})`;
  if (shape === "circle") return <circle className="point" cx={x} cy={y} r={4} />;
  if (shape === "square") return <rect className="point" x={x - 3.6} y={y - 3.6} width={7.2} height={7.2} />;
  const paths = {
    triangle: "M0-5L4.8 3.6H-4.8Z",
    point: "M0 5L4.8-3.6H-4.8Z",
    diamond: "M0-5.2L5 0L0 5.2L-5 0Z",
    cross: "M-4.4-1.6H-1.6V-4.4H1.6V-1.6H4.4V1.6H1.6V4.4H-1.6V1.6H-4.4Z",
  };
  return <path className="point" transform={at} d={paths[shape]} />;
}

export function ChartTable({ title, round, series, seats }: Pick<ChartProps, "title" | "round" | "series" | "seats">) {
  const text = useText().replay;
  return (
    <div className="chart-table">
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{capital(round)}</th>
            {seats.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turnsOf(series).map((turn) => (
            <tr key={turn}>
              <th scope="row">{turn === 0 ? text.start : turn}</th>
              {seats.map(({ name }, seat) => (
                <td key={name}>{inFigures(series.lines[seat][turn])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
