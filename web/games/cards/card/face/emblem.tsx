import { type Face, faces } from "@weirwood/cards/questions";
import { useEffect } from "react";
import { showArtOf } from "../../../../art/sprite.ts";
import { type FaceSpec, faceOf } from "./spec.ts";
import { busyDivisions } from "./tables.ts";
import "./face.css";

/** Where the middle of an emblem is, and how large its charge, by type. The box of an emblem is 100 wide and 108 high. */
const MIDDLE = 54;
const chargeSizes: { readonly [shape: string]: number } = {
  attachment: 76,
  event: 60,
  plot: 74,
  agenda: 74,
  house: 80,
};

/** Classes that give whatever is drawn inside its colours. */
export function coloursOf({ tincture, second, isMetal, division }: FaceSpec): string {
  const classes = ["cards-emblem", `cards-t-${tincture}`, isMetal ? "is-metal" : "is-colour"];
  if (busyDivisions.includes(division)) classes.push("is-busy");
  if (second !== undefined) classes.push("is-parted");
  return classes.join(" ");
}

interface EmblemProps {
  readonly card: number;
  /** Its middle and its scale, in units of the drawing around it. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** With ornament and supporters. */
  readonly isWhole: boolean;
}

/** The emblem of a card: ornament, supporters, shape, field, charge. Its colours come from `coloursOf` on an element around it. */
export function Emblem({ card, x, y, scale, isWhole }: EmblemProps) {
  const spec = faceOf(card);
  const face = faces[card];
  useEffect(() => void showArtOf("cards"), []);
  const { shape, division, second } = spec;
  const outline = `#cards/shape-${shape}`;
  // A field of one colour cannot show two Houses.
  const part = second !== undefined && division === "plain" ? "pale-parted" : division;
  return (
    <>
      {isWhole && <Surroundings face={face} ring={spec.ring} x={x} y={y} scale={scale / FULL} />}
      <g transform={`translate(${x} ${y}) scale(${scale}) translate(-50 -54)`} strokeLinejoin="round">
        {isWhole && has(face, "power") && <use href="#cards/coronet" />}
        <use href={outline} fill="var(--dark)" stroke="var(--dark)" strokeWidth={9} />
        <use
          href={outline}
          fill="var(--field)"
          stroke={face.unique ? "var(--gild)" : "var(--m2)"}
          strokeWidth={face.unique ? 6 : 4}
        />
        <g clipPath={`url(#cards/inside-${shape})`}>
          {part !== "plain" && (
            <g className={second && `cards-t-${second}`}>
              <use href={`#cards/div-${part}`} className="cards-emblem-part" />
            </g>
          )}
          <Charges spec={spec} />
        </g>
        {isWhole && face.unique && (
          <use
            href={outline}
            fill="none"
            stroke="var(--dark)"
            strokeWidth={1.3}
            opacity={0.7}
            transform="translate(3.5 3.8) scale(.93)"
          />
        )}
        {isWhole && spec.arrangement === "canton" && <Canton spec={spec} />}
        {face.crests?.[0] !== undefined && isWhole && (
          <>
            <circle cx={50} cy={110} r={14} fill="var(--m1)" stroke="var(--dark)" strokeWidth={2.4} />
            <use
              href={`#cards/crest-${face.crests[0]}`}
              className="cards-emblem-crest"
              x={40.5}
              y={100.5}
              width={19}
              height={19}
            />
          </>
        )}
      </g>
    </>
  );
}

/** The scale at which an emblem fills the window of a card. */
export const FULL = 1.109;

const has = (face: Face, icon: string): boolean =>
  face.type === "character" && (face.icons ?? []).some((own) => own === icon);

interface SurroundingsProps {
  readonly face: Face;
  readonly ring: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The ornament around an emblem, and what its icons put behind it: swords for military, quills for intrigue. */
function Surroundings({ face, ring, x, y, scale }: SurroundingsProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <use href={`#cards/ring-${ring}`} opacity={0.9} />
      {has(face, "military") && <use href="#cards/swords" />}
      {has(face, "intrigue") && <use href="#cards/quills" />}
    </g>
  );
}

/** Places of charges on a field from its middle, and their size. */
const places = {
  single: [[0, 0, 1]],
  canton: [[2, 5, 0.94]],
  pair: [
    [-20, 0, 0.72],
    [20, 0, -0.72],
  ],
  three: [
    [-22, -19, 0.58],
    [22, -19, 0.58],
    [0, 22, 0.58],
  ],
} as const;

/** The charge, once or several times. The second of a pair looks the other way. */
function Charges({ spec: { shape, charge, arrangement, division } }: { readonly spec: FaceSpec }) {
  const isUnderChief = division.startsWith("chief");
  const isShield = shape === "character" || shape === "house";
  const middle = (shape === "location" ? 58 : MIDDLE) + (isUnderChief ? 9 : isShield ? -3 : 0);
  const size = (chargeSizes[shape] ?? 72) * (isUnderChief ? 0.92 : 1);
  const href = `#cards/ch-${charge}`;
  return places[arrangement].map(([x, y, scale]) => {
    const side = size * Math.abs(scale);
    const box = { href, x: -side / 2, y: -side / 2, width: side, height: side };
    return (
      <g key={`${x} ${y}`} transform={`translate(${50 + x} ${middle + y})${scale < 0 ? " scale(-1 1)" : ""}`}>
        <use {...box} className="cards-emblem-halo" />
        <use {...box} className="cards-emblem-charge" />
      </g>
    );
  });
}

/** The second trait, small in the corner. */
function Canton({ spec: { shape, canton } }: { readonly spec: FaceSpec }) {
  const [x, y] = shape === "location" ? [22, 36] : [14, 14];
  return (
    <>
      <circle cx={x} cy={y} r={17} fill="var(--c1)" stroke="var(--dark)" strokeWidth={2} />
      <use href={`#cards/ch-${canton}`} className="cards-emblem-canton" x={x - 12} y={y - 12} width={24} height={24} />
    </>
  );
}
