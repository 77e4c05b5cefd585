import type { Hex } from "@weirwood/battles/questions";
import type { Point } from "../../../view/plane.ts";
import type { FieldArrow, FieldShow, SightLine } from "./field-show.ts";
import { middleOf } from "./geometry.ts";
import { along, angleOf, hexShape, near } from "./hex-shape.ts";
import { Round } from "./piece.tsx";

/** A point so many units from one towards another. */
function towards(from: Point, to: Point, distance: number): Point {
  return along(from, to, distance / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1));
}

/** Two points moved to the left of the way between them. */
function shifted([from, to]: readonly [Point, Point], distance: number): readonly [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [across, down] = [((to[1] - from[1]) / length) * distance, ((from[0] - to[0]) / length) * distance];
  return [
    [from[0] + across, from[1] + down],
    [to[0] + across, to[1] + down],
  ];
}

/** How far apart two lines are that run along edges. */
const ASIDE = { left: 6, right: -6 } as const;
/** From the middle of the shooter, and before that of the target. */
const [START, END] = [24, 26];

/** The hexes that free lines cross, tinted below the pieces. */
export function CrossedHexes({ lines }: { readonly lines: readonly SightLine[] }) {
  return [...crossed(lines).keys()].map((hex) => (
    <path key={hex} className="crossed" d={hexShape(0.93)} transform={`translate(${near(middleOf(hex))})`} />
  ));
}

/** How far from the shooter each hex is that a free line crosses. */
function crossed(lines: readonly SightLine[]): ReadonlyMap<Hex, number> {
  return new Map(
    lines
      .filter(({ blockedBy }) => blockedBy === undefined)
      .flatMap(({ crosses }) => crosses.map((hex, place) => [hex, place + 1] as const)),
  );
}

export function SightLines({ lines }: { readonly lines: readonly SightLine[] }) {
  return (
    <>
      {lines.map((line) => (
        <Sight key={`${line.from} ${line.to} ${line.side ?? ""}`} line={line} />
      ))}
      {[...crossed(lines)].map(([hex, count]) => (
        <g key={hex} className="range" transform={`translate(${near(middleOf(hex))})`}>
          <circle cx="-24" cy="-2" r="8.4" />
          <text x="-24" y="2.2">
            {count}
          </text>
        </g>
      ))}
    </>
  );
}

function Sight({ line: { from, to, blockedBy, side } }: { readonly line: SightLine }) {
  const whole: readonly [Point, Point] = [middleOf(from), middleOf(blockedBy ?? to)];
  const [start, end] = side === undefined ? whole : shifted(whole, ASIDE[side]);
  if (blockedBy !== undefined) {
    const d = `M${near(towards(start, end, START))}L${near(towards(end, start, 9))}`;
    return (
      <g className="sight sight-blocked">
        <path className="casing" d={d} />
        <path className="line" d={d} />
        <Round symbol="battles/sight-blocked" x={end[0]} y={end[1]} radius={9} />
      </g>
    );
  }
  const tip = towards(end, start, END);
  const d = `M${near(towards(start, end, START))}L${near(tip)}`;
  return (
    <g className="sight">
      <path className="casing" d={d} />
      <path className="line" d={d} />
      <Head at={tip} from={start} />
    </g>
  );
}

const Head = ({ at, from }: { readonly at: Point; readonly from: Point }) => (
  <path
    className="head"
    d="M9 0L-7-8L-3 0L-7 8Z"
    transform={`translate(${near(at)}) rotate(${Math.round(angleOf(from, at))})`}
  />
);

/** Arrows begin and end a little off the middle, so that pieces stay readable. */
const [ARROW_START, ARROW_END] = [17, 14];

export function Arrows({ arrows }: { readonly arrows: readonly FieldArrow[] }) {
  return arrows.map(({ path, kind }) => {
    const way = path.map(middleOf);
    if (way.length < 2) return null;
    const [last, before] = [way[way.length - 1], way[way.length - 2]];
    const tip = towards(last, before, ARROW_END);
    const d = `M${[towards(way[0], way[1], ARROW_START), ...way.slice(1, -1), towards(tip, before, 4)].map(near).join("L")}`;
    return (
      <g key={`${kind} ${path}`} className={`way way-${kind}`}>
        <path className="casing" d={d} />
        <path className="line" d={d} />
        <Head at={tip} from={before} />
      </g>
    );
  });
}

/** Letters of 12 units are about as wide as this. */
const LETTER = 6.3;

export function Ties({ ties }: { readonly ties: NonNullable<FieldShow["ties"]> }) {
  return ties.map(({ from, to, label }) => {
    const [start, end] = [middleOf(from), middleOf(to)];
    const d = `M${near(towards(start, end, START))}L${near(towards(end, start, START))}`;
    return (
      <g key={`${from} ${to}`} className="tie">
        <path className="casing" d={d} />
        <path className="line" d={d} />
        {label !== undefined && <TieLabel label={label} at={along(start, end, 0.5)} />}
      </g>
    );
  });
}

function TieLabel({ label, at: [x, y] }: { readonly label: string; readonly at: Point }) {
  const width = label.length * LETTER + 16;
  return (
    <>
      <rect x={x - width / 2} y={y - 10} width={width} height="20" rx="10" />
      <text x={x} y={y + 4.2}>
        {label}
      </text>
    </>
  );
}
