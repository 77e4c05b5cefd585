import { inFigures } from "@weirwood/kernel";
import { Fragment, useRef } from "react";
import { type ChartSeat, ChartTable } from "../../replay/chart.tsx";
import { type Series, spread, ticksFor } from "../../replay/series.ts";
import { useDrawnSize } from "../../replay/use-drawn-size.ts";
import { useText } from "../../text/use-text.ts";

interface EndChartProps {
  readonly title: string;
  /** What the game calls a round. */
  readonly round: string;
  /** The round of each point; the set-up is round 0. */
  readonly rounds: readonly number[];
  readonly series: Series;
  readonly seats: readonly ChartSeat[];
  readonly winners: readonly number[];
  readonly goal: number | undefined;
  /** The place of the round that decided. */
  readonly decided: number | undefined;
}

const LEFT = 34;
const RIGHT = 44;
const TOP = 18;
const BOTTOM = 34;
const SHIELD = 28;
const usualSize = { width: 560, height: 280 };
/** Lines of one height lie side by side, so that none hides another. */
const APART = 1.6;

/** Lines differ without their colours. */
const dashes = ["12 5", "3 4", "10 4 2 4", "7 4", "16 4", "5 3"];

/** One measure over the whole game: the winner's line strong, the goal dashed, the round that decided a band of gold. */
export function EndChart({ title, round, rounds, series, seats, winners, goal, decided }: EndChartProps) {
  const text = useText();
  const drawing = useRef<SVGSVGElement>(null);
  const { width, height } = useDrawnSize(drawing, usualSize);
  const largest = Math.max(goal ?? 0, ...series.lines.flat());
  const ticks = goal === undefined ? ticksFor(largest, Math.min(0, ...series.lines.flat())) : ticksFrom(goal);
  const low = Math.min(0, ticks[0]);
  const top = Math.max(largest, ticks[ticks.length - 1]);
  const last = rounds.length - 1;
  const x = (turn: number): number => LEFT + (turn / Math.max(1, last)) * (width - LEFT - RIGHT);
  const y = (value: number): number => height - BOTTOM - ((value - low) / (top - low)) * (height - TOP - BOTTOM);
  const ends = spread(
    series.lines.map((line) => y(line[last])),
    SHIELD + 2,
    TOP,
    height - BOTTOM,
  );
  const band = x(1) - x(0);
  return (
    <figure className="end-chart">
      <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {decided !== undefined && (
          <rect
            className="band"
            x={x(decided) - band / 2}
            y={TOP - 12}
            width={band}
            height={height - TOP - BOTTOM + 16}
          />
        )}
        {ticks.map((tick) => (
          <Fragment key={tick}>
            <line
              className={tick === goal ? "grid goal" : "grid"}
              x1={LEFT}
              x2={width - RIGHT}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text x={LEFT - 10} y={y(tick) + 5} textAnchor="end">
              {inFigures(tick)}
            </text>
          </Fragment>
        ))}
        {rounds.map((one, turn) => (
          <text
            key={one}
            className={turn === decided ? "decided" : undefined}
            x={x(turn)}
            y={height - 8}
            textAnchor="middle"
          >
            {turn === 0 ? text.end.start : turn === decided ? `${round} ${one}` : one}
          </text>
        ))}
        {winnersLast(series.lines.length, winners).map((seat) => (
          <g
            key={seats[seat].name}
            className={winners.includes(seat) ? "line won" : "line"}
            style={{ color: seats[seat].colour }}
            transform={`translate(0 ${(seat - (seats.length - 1) / 2) * APART})`}
          >
            <polyline className="case" points={pointsOf(series.lines[seat])} />
            <polyline
              points={pointsOf(series.lines[seat])}
              strokeDasharray={winners.includes(seat) ? undefined : dashes[seat % dashes.length]}
            />
          </g>
        ))}
        {seats.map(({ name, mark }, seat) => (
          <svg key={name} x={width - SHIELD - 2} y={ends[seat] - SHIELD / 2} width={SHIELD} height={SHIELD}>
            {mark(SHIELD)}
          </svg>
        ))}
      </svg>
      <details>
        <summary>{text.replay.asTable}</summary>
        <ChartTable {...{ title, round, series, seats }} />
      </details>
    </figure>
  );

  function pointsOf(line: readonly number[]): string {
    return line.map((value, turn) => `${x(turn)},${y(value)}`).join(" ");
  }
}

/** From the goal downwards, so that the goal is one of them. */
function ticksFrom(goal: number): readonly number[] {
  const step = Math.max(1, Math.ceil(goal / 4));
  return Array.from({ length: Math.floor(goal / step) + 1 }, (_, place) => goal - place * step).reverse();
}

/** In the order of drawing: the winner lies on top. */
const winnersLast = (count: number, winners: readonly number[]): readonly number[] =>
  Array.from({ length: count }, (_, seat) => seat).sort(
    (one, other) => Number(winners.includes(one)) - Number(winners.includes(other)),
  );
