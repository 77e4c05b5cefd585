import type { Hex } from "@weirwood/battles/questions";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { FieldPicture } from "./field-picture.ts";
import type { HexMark, HexMarks, HexState } from "./field-show.ts";
import { hexesPath, middleOf, outlineOf } from "./geometry.ts";
import { hexShape, near } from "./hex-shape.ts";
import { Round } from "./piece.tsx";

/** The strongest last: it lies on top. */
const drawnStates: readonly HexState[] = ["blocked", "legal", "danger", "told", "selected"];
const byStrength = ([, one]: readonly [Hex, HexMark], [, other]: readonly [Hex, HexMark]): number =>
  drawnStates.indexOf(one.state) - drawnStates.indexOf(other.state);

const shape = hexShape(0.87);

export function Marks({ marks }: { readonly marks: HexMarks }) {
  return [...marks].sort(byStrength).map(([hex, { state }]) => (
    <g key={hex} className={`mark mark-${state}`} transform={`translate(${near(middleOf(hex))})`}>
      <path className="casing" d={shape} />
      <path className="line" d={shape} />
    </g>
  ));
}

/** Numbers and acts in rounds, over everything else: beside a piece, or in the middle of an empty hex. */
export function MarkSigns({ marks, hexes }: { readonly marks: HexMarks; readonly hexes: FieldPicture["hexes"] }) {
  return [...marks].map(([hex, mark]) => {
    const { state, number } = mark;
    const act = mark.act ?? (state === "blocked" ? "ui-lock" : undefined);
    if (number === undefined && act === undefined) return null;
    const isTaken = hexes.get(hex)?.unit !== undefined;
    return (
      <g key={hex} className={`sign sign-${state}`} transform={`translate(${near(middleOf(hex))})`}>
        {act !== undefined && (
          <Round
            symbol={act as BattlesSymbol}
            x={isTaken ? 17 : 0}
            y={isTaken ? 10 : 0}
            radius={isTaken ? 8.6 : 10}
            className="act"
          />
        )}
        {number !== undefined && <NumberRound number={number} isTaken={isTaken} isAside={act !== undefined} />}
      </g>
    );
  });
}

interface NumberRoundProps {
  readonly number: number;
  readonly isTaken: boolean;
  /** Something else lies where it would. */
  readonly isAside: boolean;
}

function NumberRound({ number, isTaken, isAside }: NumberRoundProps) {
  const isSmall = isTaken || isAside;
  const [x, y] = isTaken ? [isAside ? -17 : 17, 10] : isAside ? [13, 12] : [0, 0];
  return (
    <g className="number" transform={`translate(${x} ${y})`}>
      <circle r={isSmall ? 8.8 : 11} />
      <text y={isSmall ? 4.2 : 4.8}>{number}</text>
    </g>
  );
}

interface ZoneProps {
  readonly board: number;
  readonly hexes: readonly Hex[];
  /** Every hex of the field. */
  readonly all: Iterable<Hex>;
  readonly house: string;
  /** Where the commander stands, if he is on the field. */
  readonly at: Hex | undefined;
}

/** A commander's zone of control, which opens from him: lit, with an edge of his House; all else is dimmed. */
export function ZoneOfControl({ board, hexes, all, house, at }: ZoneProps) {
  const inside = new Set(hexes);
  const edge = outlineOf(board, hexes);
  const [x, y] = middleOf(at ?? hexes[0] ?? 0);
  return (
    <g className={`zone h-${house}`}>
      <path className="dimmed" d={hexesPath([...all].filter((hex) => !inside.has(hex)))} />
      <g className="opening" style={{ transformOrigin: `${x}px ${y}px` }}>
        <path className="lit" d={hexesPath(hexes)} />
        <path className="casing" d={edge} />
        <path className="line" d={edge} />
      </g>
      {at !== undefined && (
        <>
          <circle className="casing" cx={x} cy={y} r="27" />
          <circle className="ring" cx={x} cy={y} r="27" />
        </>
      )}
    </g>
  );
}
