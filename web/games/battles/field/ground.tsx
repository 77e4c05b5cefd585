import { boardSizes, type Hex, hexAt, hexNames } from "@weirwood/battles/questions";
import { memo } from "react";
import type { Point } from "../../../view/plane.ts";
import type { FieldPicture, HexPicture } from "./field-picture.ts";
import { hexesPath, middleOf, outlineOf, sizeOf } from "./geometry.ts";
import { HALF, near, TALL } from "./hex-shape.ts";
import { besideWay, bridgeOn, isSimple, linesOf, surfaceOf } from "./ways.ts";

type Hexes = FieldPicture["hexes"];

const hexesWhere = (hexes: Hexes, holds: (hex: HexPicture) => boolean): Set<Hex> =>
  new Set([...hexes].filter(([, picture]) => holds(picture)).map(([hex]) => hex));

const isWater = ({ terrain }: HexPicture): boolean => terrain === "river" || terrain === "forest-river";
const isBridge = ({ token }: HexPicture): boolean => token === "wood-bridge" || token === "stone-bridge";
/** What is burnt down is plains, whatever it was. */
const terrainLeft = ({ terrain, isDevastated }: HexPicture): HexPicture["terrain"] =>
  isDevastated ? "plains" : terrain;
const isRoad = (hex: HexPicture): boolean => isBridge(hex) || ["road", "forest-road"].includes(terrainLeft(hex));

/** How far a river, and a road, goes on in a hex where it ends: their ends are round. */
const [RIVER_END, ROAD_END] = [0.4, 0.8];

/** All that the ground depends on: it is drawn again only when this changes. */
const lookOf = ({ board, hexes }: FieldPicture): string =>
  `${board} ${Array.from(hexes.values(), (hex) => `${terrainLeft(hex)} ${hex.token ?? ""}`)}`;

interface GroundProps {
  readonly picture: FieldPicture;
  /** How the ids of its drawings begin. */
  readonly id: string;
}

/** Grass, water, roads, and what grows and stands on them; the lines of the hexes, and their letters and numbers. */
export const Ground = memo(
  function Ground({ picture: { board, hexes }, id }: GroundProps) {
    const all = hexesPath(hexes.keys());
    const rim = outlineOf(board, hexes.keys());
    const [water, roads] = [hexesWhere(hexes, isWater), hexesWhere(hexes, isRoad)];
    return (
      <g className="ground" aria-hidden="true">
        <clipPath id={`${id}board`}>
          <path d={rim} />
        </clipPath>
        <path className="rim" d={rim} />
        {[0, 1, 2, 3].map((tint) => (
          <path
            key={tint}
            className={`grass-${tint}`}
            d={hexesPath([...hexes.keys()].filter((hex) => tintOf(hex) === tint))}
          />
        ))}
        <path fill={`url(#${id}grass)`} d={all} />
        <g clipPath={`url(#${id}board)`}>
          <Ways board={board} water={water} roads={roads} />
        </g>
        {[...hexes].map(([hex, one]) => (
          <Standing key={hex} hex={hex} one={one} board={board} water={water} roads={roads} id={id} />
        ))}
        <path className="hex-lines" d={all} />
        <path fill={`url(#${id}dusk)`} d={all} />
        <path className="rim-line" d={rim} />
        <Coordinates board={board} />
      </g>
    );
  },
  (one, other) => one.id === other.id && lookOf(one.picture) === lookOf(other.picture),
);

/** Four greens without a pattern that the eye would find. */
const tintOf = (hex: Hex): number => [0, 0, 1, 0, 2, 0, 3, 0][Math.imul(hex + 1, 0x9e3779b1) >>> 29];

interface WaysProps {
  readonly board: number;
  readonly water: ReadonlySet<Hex>;
  readonly roads: ReadonlySet<Hex>;
}

function Ways({ board, water, roads }: WaysProps) {
  const rivers = linesOf(board, water, RIVER_END);
  const [river, lake] = [rivers.join(""), surfaceOf(board, water)];
  const road = linesOf(board, roads, ROAD_END).join("");
  return (
    <>
      {["banks", "shore", "shallows"].map((layer) => (
        <path key={layer} className={layer} d={river + lake} />
      ))}
      <path className="water" d={river} />
      <path className="water lake" d={lake} />
      <path className="ripples" d={rivers.filter(isSimple).join("")} />
      {["road-edge", "road", "ruts"].map((layer) => (
        <path key={layer} className={layer} d={road} />
      ))}
    </>
  );
}

interface StandingProps extends WaysProps {
  readonly hex: Hex;
  readonly one: HexPicture;
  readonly id: string;
}

/** What grows in a hex, or was built there. */
function Standing({ hex, one, board, water, roads, id }: StandingProps) {
  const at = (point: Point): string => `translate(${near(point)})`;
  const middle = at(middleOf(hex));
  const { token } = one;
  if (token !== undefined && isBridge(one)) {
    const bridge = bridgeOn(board, roads, hex);
    return <use href={`#${id}${token}`} transform={`${at(bridge.at)} rotate(${Math.round(bridge.angle)})`} />;
  }
  const terrain = terrainLeft(one);
  const way = terrain === "forest-river" ? water : terrain === "forest-road" ? roads : undefined;
  return (
    <>
      {["forest", "hills", "building"].includes(terrain) && <use href={`#${id}${terrain}`} transform={middle} />}
      {way !== undefined &&
        besideWay(board, way, hex).map((place) => <use key={near(place)} href={`#${id}tree`} transform={at(place)} />)}
      {token !== undefined && <use href={`#${id}${token}`} transform={middle} />}
    </>
  );
}

/** Letters of the columns above and below, as they stand in even rows; numbers of the rows at both ends of each. */
const Coordinates = memo(function Coordinates({ board }: { readonly board: number }) {
  const { columns, rows } = boardSizes[board];
  const { height } = sizeOf(board);
  return (
    <g className="coordinates">
      {Array.from({ length: columns }, (_, column) => {
        const [x, y] = middleOf(hexAt(column, 0));
        const letter = hexNames[column][0].toUpperCase();
        return (
          <g key={letter}>
            <text x={x} y={y - TALL - 6}>
              {letter}
            </text>
            <text x={x} y={height - 6}>
              {letter}
            </text>
          </g>
        );
      })}
      {Array.from({ length: rows }, (_, row) => {
        const first = hexAt(0, row);
        const [left, y] = middleOf(first);
        const [right] = middleOf(hexAt(columns - 1 - (row & 1), row));
        return (
          <g key={hexNames[first]}>
            <text x={left - HALF - 10} y={y + 4}>
              {row}
            </text>
            <text x={right + HALF + 10} y={y + 4}>
              {row}
            </text>
          </g>
        );
      })}
    </g>
  );
});
