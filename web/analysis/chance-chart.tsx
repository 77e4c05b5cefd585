import { Fragment, useId, useRef } from "react";
import { useSettings } from "../app/settings.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { type ChartSeat, Point, shapes } from "../replay/chart.tsx";
import { type TurnSpan, turnsUpTo } from "../replay/replay-cursor.ts";
import { spread } from "../replay/series.ts";
import { useDrawnSize } from "../replay/use-drawn-size.ts";
import { capital } from "../text/capital.ts";
import { useText } from "../text/use-text.ts";
import type { CurvePoint } from "./analyse.ts";
import { analysisText } from "./text.ts";

interface ChanceChartProps {
  readonly curve: readonly CurvePoint[];
  readonly turns: readonly TurnSpan[];
  readonly seats: readonly ChartSeat[];
  /** Where the replay stands, in turns. */
  readonly cursor: number;
  /** Whose word for a round the table uses. */
  readonly game: string;
  readonly onSeek: (at: number) => void;
}

const usualSize = { width: 560, height: 270 };
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 44, 14, 26];
const SHIELD = 22;
const ticks = [0, 0.25, 0.5, 0.75, 1];
/** With more points than these, lines are told apart by their ends alone. */
const MOST_POINTS = 24;

/** Everybody's chance to win through the game, as the other charts are drawn; pressed, it leads to the nearest point. */
export function ChanceChart({ curve, turns, seats, cursor, game, onSeek }: ChanceChartProps) {
  const language = useSettings((settings) => settings.language);
  const text = analysisText[language];
  const frame = useText().replay;
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const { width, height } = useDrawnSize(drawing, usualSize);
  const rounds = turns.filter(({ round }) => round > 0).length;
  const x = (turn: number): number => LEFT + (turn / Math.max(1, rounds)) * (width - LEFT - RIGHT);
  const y = (chance: number): number => height - BOTTOM - chance * (height - TOP - BOTTOM);
  const places = curve.map(({ at }) => x(turnsUpTo(turns, at)));
  const last = curve[curve.length - 1];
  const ends = spread(last.chances.map(y), SHIELD + 2, TOP, height - BOTTOM);
  return (
    <figure className="panel chart chance-chart" aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`}>{text.chances}</figcaption>
      <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {ticks.map((tick) => (
          <Fragment key={tick}>
            <line className="grid" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text className="tick" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick * 100}
            </text>
          </Fragment>
        ))}
        {Array.from({ length: rounds + 1 }, (_, turn) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are their numbers.
          <text key={turn} className="tick" x={x(turn)} y={height - 6} textAnchor="middle">
            {turn === 0 ? "·" : turn}
          </text>
        ))}
        <line className="cursor" x1={x(cursor)} x2={x(cursor)} y1={TOP} y2={height - BOTTOM} />
        {seats.map(({ name, colour, mark }, seat) => (
          <g key={name} style={{ color: colour }}>
            <polyline
              className="line"
              points={curve.map(({ chances }, point) => `${places[point]},${y(chances[seat])}`).join(" ")}
            />
            {curve.length <= MOST_POINTS &&
              curve.map(({ at, chances }, point) => (
                <Point key={at} shape={shapes[seat % shapes.length]} x={places[point]} y={y(chances[seat])} />
              ))}
            <svg x={width - RIGHT + 12} y={ends[seat] - SHIELD / 2} width={SHIELD} height={SHIELD}>
              {mark(SHIELD)}
            </svg>
          </g>
        ))}
        {curve.map(({ at }, point) => {
          const from = point === 0 ? 0 : (places[point - 1] + places[point]) / 2;
          const to = point === curve.length - 1 ? width : (places[point] + places[point + 1]) / 2;
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the slider does the same by keyboard.
            <rect
              key={at}
              className="hit"
              x={from}
              y={0}
              width={Math.max(0, to - from)}
              height={height}
              onClick={() => onSeek(at)}
            />
          );
        })}
      </svg>
      <details>
        <summary>{frame.asTable}</summary>
        <ChanceTable {...{ curve, turns, seats, game }} />
      </details>
    </figure>
  );
}

/** The same in figures: a line for each point of the curve. */
function ChanceTable({ curve, turns, seats, game }: Pick<ChanceChartProps, "curve" | "turns" | "seats" | "game">) {
  const language = useSettings((settings) => settings.language);
  const text = analysisText[language];
  const frame = useText().replay;
  const roundWords = useRoundWords();
  const roundAt = (at: number): number => turns.findLast(({ from }) => from <= at)?.round ?? 0;
  return (
    <div className="chart-table">
      <table>
        <caption className="visually-hidden">{text.chances}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.map(({ at, chances }) => (
            <tr key={at}>
              <th scope="row">{at === 0 ? frame.start : capital(roundWords(game, roundAt(at)))}</th>
              {seats.map(({ name }, seat) => (
                <td key={name}>{Math.round(chances[seat] * 100)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
