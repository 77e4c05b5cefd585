import { memo } from "react";
import { hexShape } from "./hex-shape.ts";

/**
 * Whatever stands on the ground, drawn once around the middle of a hex and used wherever it stands. For the page's sheets what
 * is used lies in nothing else, so that it says itself whose it is.
 */
export const GroundArt = memo(function GroundArt({ id }: { readonly id: string }) {
  return (
    <>
      <pattern id={`${id}grass`} width="22" height="22" patternUnits="userSpaceOnUse">
        <path className="ground-blades" d="M5 8l1.6-4M8 8l.6-3M16 18l1.6-4M19 18l.6-3" />
      </pattern>
      <radialGradient id={`${id}dusk`} r=".72">
        <stop offset=".55" stopColor="#5b4a22" stopOpacity="0" />
        <stop offset="1" stopColor="#5b4a22" stopOpacity=".28" />
      </radialGradient>
      <g id={`${id}tree`} data-game="battles" className="ground-tree">
        <ellipse className="shade" cx="3" cy="9.5" rx="7" ry="2.6" />
        <path className="trunk" d="M-1.3 4h2.6v6h-2.6z" />
        <path d="M0-13C2.5-8 5.5-3 7.6 5C3 6.6-3 6.6-7.6 5C-5.5-3-2.5-8 0-13Z" />
        <path className="dark" d="M1.2-8C3.4-4 4.8 0 5.6 4.6C4 5.2 2.6 5.5 1.2 5.5Z" />
      </g>
      <g id={`${id}forest`} data-game="battles">
        <path className="ground-forest-floor" d={hexShape(0.97)} />
        {trees.map(([x, y, size]) => (
          <use key={`${x} ${y}`} href={`#${id}tree`} transform={`translate(${x} ${y}) scale(${size})`} />
        ))}
      </g>
      <g id={`${id}hills`} data-game="battles">
        <path className="ground-hill-floor" d={hexShape(0.97)} />
        {slopes.map(([x, y, size]) => (
          <g key={`${x} ${y}`} className="ground-hill" transform={`translate(${x} ${y}) scale(${size})`}>
            <path d="M-13 8C-8-3-4-9 0-10C4-9 8-2 13 8C5 10-5 10-13 8Z" />
            <path className="dark" d="M1-9C5-7 9 0 12 7.5C8 8.6 5 9 2.5 9.2C5 3 4-3 1-9Z" />
            <path className="grooves" d="M-6 1L-8 6M-2-3L-4 5M2-4L1 4" />
          </g>
        ))}
      </g>
      <g id={`${id}building`} data-game="battles" className="ground-building">
        <path className="ground-building-floor" d={hexShape(0.97)} />
        <path className="wall" d="M-17 3v10h14v-10l-7-8z" />
        <path className="roof" d="M-20 4L-10-8L0 4z" />
        <path className="wall" d="M1-5v18h17v-18l-8-9z" />
        <path className="roof" d="M-2-4L10-18L22-4z" />
        <path className="door" d="M8 13v-8h4v8z" />
      </g>
      <g id={`${id}ford`} data-game="battles" className="ground-ford">
        <ellipse cx="-13" cy="-5" rx="6" ry="3.6" />
        <ellipse cx="0" cy="-9" rx="6" ry="3.6" />
        <ellipse cx="12" cy="-4" rx="6" ry="3.6" />
        <ellipse cx="-7" cy="5" rx="6" ry="3.6" />
        <ellipse cx="7" cy="7" rx="6" ry="3.6" />
      </g>
      <g id={`${id}wood-bridge`} data-game="battles" className="ground-bridge ground-wooden">
        <path d="M-23-9h46v18h-46z" />
        <path className="planks" d="M-17-9v18M-11-9v18M-5-9v18M1-9v18M7-9v18M13-9v18M19-9v18" />
        <path className="rail" d="M-25-10h50M-25 10h50" />
      </g>
      <g id={`${id}stone-bridge`} data-game="battles" className="ground-bridge ground-of-stone">
        <path d="M-24-10C-12-13 12-13 24-10V10C12 13-12 13-24 10Z" />
        <path className="planks" d="M-20-4h9M-8-4h9M4-4h9M-14 4h9M-2 4h9M10 4h9" />
        <path className="rail" d="M-24-10C-12-13 12-13 24-10M-24 10C-12 13 12 13 24 10" />
      </g>
      <g id={`${id}palisade`} data-game="battles" className="ground-stakes">
        <path d={[-22.5, -15, -7.5, 0, 7.5, 15, 22.5].map(stake).join("")} />
        <path className="rope" d="M-26 3h52M-26 11h52" />
      </g>
      <g id={`${id}tent`} data-game="battles" className="ground-tent">
        <path d="M-19 14L0-16L19 14Z" />
        <path className="dark" d="M0-16L6 14h-12Z" />
        <path className="pole" d="M0-16v-6m0 .5h7l-2 2.5l2 2.5h-7" />
      </g>
      <g id={`${id}siege-tower`} data-game="battles" className="ground-tower">
        <path d="M-11 15L-9-13h-3v-9h5v4h4v-4h6v4h4v-4h5v9h-3L11 15Z" />
        <path className="beams" d="M-10-4h20M-10.6 6h21.2M-9-13L10-4M9-13L-10-4" />
        <circle cx="-8" cy="17" r="4.5" />
        <circle cx="8" cy="17" r="4.5" />
      </g>
    </>
  );
});

const stake = (x: number): string => `M${x - 3.4} 17v-24l3.4-8l3.4 8v24z`;

const trees = [
  [-3, -13, 0.95],
  [11, -9, 1],
  [-14, -5, 0.95],
  [2, 2, 1.1],
  [15, 7, 0.95],
  [-10, 12, 1],
  [5, 17, 0.9],
] as const;

const slopes = [
  [7, -8, 0.85],
  [-8, 2, 1],
  [9, 11, 0.9],
] as const;
