import { useId } from "react";
import type { Point } from "../../view/plane.ts";
import type { UnitPicture } from "./field/field-picture.ts";
import { GroundArt } from "./field/ground-art.tsx";
import { HALF, hexShape, near, TALL } from "./field/hex-shape.ts";
import { Piece } from "./field/piece.tsx";
import "./field/field.css";
import "./field/pieces.css";

/** A piece of a field with two hosts on it, for the front page. Decoration: it knows no rules and says nothing. */
export function Picture() {
  const id = useId();
  return (
    <svg viewBox="0 0 624 340" preserveAspectRatio="xMidYMid slice" className="hex-field" aria-hidden>
      <defs>
        <GroundArt id={id} />
      </defs>
      <g className="ground">
        {[0, 1, 2, 3].map((tint) => (
          <path
            key={tint}
            className={`grass-${tint}`}
            d={hexes.filter((_, place) => tintAt(place) === tint).join("")}
          />
        ))}
        <path fill={`url(#${id}grass)`} d={hexes.join("")} />
        {["banks", "shore", "shallows", "water", "ripples"].map((layer) => (
          <path key={layer} className={layer} d={RIVER} />
        ))}
        {["road-edge", "road", "ruts"].map((layer) => (
          <path key={layer} className={layer} d={ROAD} />
        ))}
        <path className="hex-lines" d={hexes.join("")} />
        {grown.map(([art, ...place]) => (
          <use key={`${place}`} href={`#${id}${art}`} transform={`translate(${near(middleAt(place))})`} />
        ))}
      </g>
      {hosts.map(([unit, ...place]) => (
        <g key={`${place}`} transform={`translate(${near(middleAt(place))})`}>
          <Piece unit={unit} />
        </g>
      ))}
    </svg>
  );
}

type Place = readonly [column: number, row: number];

const middleAt = ([column, row]: Place): Point => [HALF * (2 * column + (row % 2)), TALL * 1.5 * row];

const [COLUMNS, ROWS] = [14, 9];
const hexes = Array.from({ length: COLUMNS * ROWS }, (_, place) =>
  hexShape(1, middleAt([place % COLUMNS, Math.floor(place / COLUMNS)])),
);
const tintAt = (place: number): number => [0, 0, 1, 0, 2, 0, 3, 0][Math.imul(place + 1, 0x9e3779b1) >>> 29];

const RIVER = "M351-23Q338 0 325 22T325 67T325 112Q338 135 351 157T390 180H442Q468 180 481 202T520 225H640";
const ROAD = "M195-23Q182 0 195 22T195 67T195 112T195 157T195 202T195 247T195 292T195 337V360";

const grown: readonly (readonly [art: string, column: number, row: number])[] = [
  ["forest", 1, 2],
  ["forest", 1, 3],
  ["forest", 8, 3],
  ["forest", 6, 6],
  ["forest", 2, 6],
  ["forest", 11, 7],
  ["hills", 10, 2],
  ["hills", 11, 2],
  ["hills", 10, 3],
  ["building", 9, 0],
  ["building", 4, 7],
  ["ford", 6, 2],
  ["ford", 8, 4],
];

const host = (
  house: UnitPicture["house"],
  unitClass: UnitPicture["class"],
  rank: UnitPicture["rank"],
  commander?: UnitPicture["commander"],
): UnitPicture => {
  const strength = unitClass === "cavalry" ? 3 : 4;
  const type = house === "stark" ? "war-host" : "lannisport-guards";
  return {
    house,
    type,
    class: unitClass,
    rank,
    figures: strength,
    strength,
    isSpent: false,
    ...(commander && { commander }),
  };
};

const hosts: readonly (readonly [unit: UnitPicture, column: number, row: number])[] = [
  [host("stark", "infantry", "blue", "maege"), 3, 1],
  [host("stark", "cavalry", "blue"), 5, 1],
  [host("stark", "infantry", "green"), 3, 2],
  [host("stark", "infantry", "green"), 5, 2],
  [host("stark", "ranged", "green"), 7, 1],
  [host("stark", "ranged", "green"), 9, 2],
  [host("stark", "cavalry", "blue", "rickard"), 10, 1],
  [host("lannister", "cavalry", "green"), 2, 4],
  [host("lannister", "cavalry", "blue", "addam"), 5, 4],
  [host("lannister", "cavalry", "green"), 4, 5],
  [host("lannister", "infantry", "blue"), 8, 5],
  [host("lannister", "infantry", "blue", "kevan"), 9, 6],
  [host("lannister", "ranged", "red"), 7, 6],
];
