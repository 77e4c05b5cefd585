import { memo } from "react";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { HexPicture, UnitPicture } from "./field-picture.ts";

interface RoundProps {
  readonly symbol: BattlesSymbol;
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
  readonly className?: string;
}

/** A symbol in a round, beside or on a piece. */
export function Round({ symbol, x, y, radius = 9.6, className = "" }: RoundProps) {
  const size = radius * 1.4;
  return (
    <g className={`round ${className}`}>
      <circle cx={x} cy={y} r={radius} />
      <use href={`#${symbol}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </g>
  );
}

const SHIELD = "M-18-17H18V7C18 13 8 17 0 21C-8 17-18 13-18 7Z";

/** What a unit fights as; kennelmasters by their hounds. */
export const classSymbol = ({ type, class: unitClass }: UnitPicture): BattlesSymbol =>
  type === "kennelmasters" ? "battles/kennel" : `battles/${unitClass}`;

export interface PieceProps {
  readonly unit: UnitPicture;
  /** What it stands on, where that is more than grass. */
  readonly ground?: HexPicture | undefined;
  /** The token of an engagement lies at its upper right: the star stands below. */
  readonly isCrowded?: boolean;
}

/** It is drawn again only when it looks different. */
const looksTheSame = (one: PieceProps, other: PieceProps): boolean => lookOf(one) === lookOf(other);
const lookOf = ({ unit, ground, isCrowded }: PieceProps): string => JSON.stringify([unit, ground, isCrowded]);

/** A unit, around the middle of its hex: shield, class, rank, figures, commander, and what else is to be known of it. */
export const Piece = memo(function Piece({ unit, ground, isCrowded = false }: PieceProps) {
  const { house, rank, commander, isSpent, isStalwart } = unit;
  const upper = !isCrowded;
  return (
    <g className={`piece h-${house}${isSpent ? " is-spent" : ""}`}>
      <ellipse className="shade" cx="1.5" cy="21" rx="15" ry="4" />
      <path className="halo" d={SHIELD} />
      <path className="body" d={SHIELD} />
      <path className="gleam" d="M-18-17H0V21C-8 17-18 13-18 7Z" />
      <use className="class" href={`#${classSymbol(unit)}`} x="-12.5" y="-15" width="25" height="25" />
      <Pips unit={unit} />
      <g className="rank">
        <circle cx="-17" cy="-17" r="9.6" />
        <use href={`#battles/rank-${rank}`} x="-26" y="-26" width="18" height="18" />
      </g>
      {isStalwart === true && (
        <Round
          symbol="battles/stalwart"
          x={20}
          y={commander !== undefined && upper ? 0 : -15}
          radius={6.8}
          className="of-house"
        />
      )}
      {commander !== undefined && (
        <Round symbol="battles/commander" x={17} y={upper ? -17 : 10} className="of-house star" />
      )}
      {isSpent && (
        <Round
          symbol="battles/spent"
          x={17}
          y={commander !== undefined && !upper ? -2 : 11}
          radius={8.2}
          className="spent"
        />
      )}
      {ground !== undefined && <Underfoot ground={ground} />}
    </g>
  );
}, looksTheSame);

/** Each figure a pip; those that are lost are hollow. */
function Pips({ unit: { figures, strength } }: { readonly unit: UnitPicture }) {
  const places = Array.from({ length: strength }, (_, pip) => 7.2 * (pip - (strength - 1) / 2));
  return (
    <g className="pips">
      {places.map((x, pip) => (
        <circle key={x} className={pip < figures ? "figure" : "lost"} cx={x} cy={13.6 - Math.abs(x) / 11} r="2.7" />
      ))}
    </g>
  );
}

const HILL = "M-5 3.5C-3-2.5-1.5-4 0-4.2C1.5-4 3-2 5 3.5Z";
const TREE = "M0-5C2-2 3 0 4 3.5H-4C-3 0-2-2 0-5Z";
const HOUSE = "M-4 4V-1L0-5L4-1V4Z";
const WAVES = "M-5-1q2.5-3 5 0t5 0M-5 3q2.5-3 5 0t5 0";
const STAKES = "M-4.5 4v-6l1.5-2.5l1.5 2.5v6zM1.5 4v-6l1.5-2.5l1.5 2.5v6z";
const smallSigns: { readonly [terrain: string]: readonly [className: string, d: string] } = {
  hills: ["ground-hill", HILL],
  forest: ["ground-tree", TREE],
  "forest-road": ["ground-tree", TREE],
  building: ["ground-building", HOUSE],
  ford: ["stream", WAVES],
  "wood-bridge": ["ground-stakes", STAKES],
  tent: ["ground-tent", HOUSE],
};

/** What lies under a piece, in small rounds along its lower edge. */
function Underfoot({ ground: { terrain, token, fire, isDevastated, objective } }: { readonly ground: HexPicture }) {
  const sign = smallSigns[token ?? (isDevastated ? "" : terrain)];
  return (
    <g className="underfoot">
      {sign !== undefined && (
        <g className={sign[0]} transform="translate(-18 13)">
          <circle className="plate" r="7.6" />
          <path d={sign[1]} />
        </g>
      )}
      {objective !== undefined && (
        <Round
          symbol="battles/objective"
          x={-5}
          y={22}
          radius={6.6}
          className={objective.owner === undefined ? "" : `h-${objective.owner} of-house`}
        />
      )}
      {fire > 0 && <use href={`#battles/fire-${fire}`} x="4" y="12" width="15" height="15" />}
    </g>
  );
}
