import type { Phrasebook } from "@weirwood/kernel";
import { rankIds } from "../data/names.ts";
import { unitTypeIds, unitTypes } from "../data/units.ts";
import {
  type BoardId,
  beside,
  boardIds,
  boardSizes,
  columnOf,
  DIRECTIONS,
  type Hex,
  hexesOf,
  hexNames,
  OFF,
  rowOf,
} from "../field/hexes.ts";
import { terrains, tokens } from "../field/terrain.ts";
import { type Drawable, legendWords, lettersOf, placesOf, terrainName, unitSigns } from "./drawing.ts";
import { fieldLetters, hexesListed, type PlanUnit } from "./plan.ts";
import {
  classSigns,
  corners,
  HALF,
  houseColours,
  rankColours,
  roadTo,
  star,
  TALL,
  terrainColours,
  terrainSigns,
  tokenSigns,
  zoneColours,
} from "./svg-signs.ts";

/** A battle plan as a picture: field, tokens, units, objectives, zones and a legend, in one SVG without outer parts. */
export function drawSvg(plan: Drawable, book: Phrasebook): string {
  const { width, bottom } = sizeOf(plan.board);
  const legend = legendOf(plan, book, bottom + 24);
  const hexes = hexesOf[boardIds.indexOf(plan.board)];
  const title = escaped(plan.name[book.language]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${legend.bottom}" font-family="Georgia, serif">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${legend.bottom}" fill="#fbf8ef"/>`,
    `<text x="${EDGE}" y="30" font-size="22" fill="#30363d">${title}</text>`,
    ...hexes.map((hex) => hexOf(plan, hex)),
    ...zonesOf(plan, book),
    ...objectivesOf(plan),
    ...plan.units.map(unitOf),
    ...legend.parts,
    "</svg>",
    "",
  ].join("\n");
}

const EDGE = 20;
const TOP = 48;

function sizeOf(board: BoardId): { width: number; bottom: number } {
  const { columns, rows } = boardSizes[boardIds.indexOf(board)];
  return { width: 2 * EDGE + 2 * HALF * columns, bottom: TOP + TALL * 0.5 * (3 * rows + 1) };
}

/** Puts drawings into the middle of a hex. */
function at(hex: Hex, drawings: string): string {
  const x = EDGE + HALF + 2 * HALF * columnOf(hex) + HALF * (rowOf(hex) & 1);
  const y = TOP + TALL + 1.5 * TALL * rowOf(hex);
  return `<g transform="translate(${x} ${y})">${drawings}</g>`;
}

const hexCalled = (name: string): Hex => hexNames.indexOf(name);

const escapes: { readonly [sign: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign]);

const text = (x: number, y: number, size: number, said: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="#30363d"${more}>${escaped(said)}</text>`;
const middle = ' text-anchor="middle"';

/** The ground of a hex; its road leads in these directions. */
function groundOf(letter: string, roads: readonly number[]): string {
  const [terrain, token] = fieldLetters[letter];
  const sign = token === undefined || token === "ford" ? terrainSigns[terrain] : "";
  const hex = `<polygon points="${corners}" fill="${terrainColours[terrain]}" stroke="#8d8a78" stroke-width="1"/>`;
  return `${hex}${isRoad(letter) ? roadTo(roads) : ""}${sign}${token === undefined ? "" : tokenSigns[token]}`;
}

function isRoad(letter: string): boolean {
  const [terrain, token] = fieldLetters[letter];
  return (token === undefined ? terrains[terrain] : tokens[token]).isRoad ?? false;
}

const letterAt = ({ field }: Drawable, hex: Hex): string => lettersOf(field[rowOf(hex)])[columnOf(hex)];

function hexOf(plan: Drawable, hex: Hex): string {
  const roads = Array.from({ length: DIRECTIONS }, (_, direction) => direction).filter((direction) => {
    const other = beside(boardIds.indexOf(plan.board), hex, direction);
    return other !== OFF && isRoad(letterAt(plan, other));
  });
  return at(hex, `${groundOf(letterAt(plan, hex), roads)}${text(0, 25, 8, hexNames[hex], `${middle} opacity="0.55"`)}`);
}

function zonesOf(plan: Drawable, book: Phrasebook): readonly string[] {
  return placesOf(plan, book).flatMap(({ at: list }, place) =>
    hexesListed(list).map((hex) => at(hex, placeRing(place))),
  );
}

/** Each place lies a little further in, so that hexes of several show them all. */
function placeRing(place: number): string {
  const colour = zoneColours[place % zoneColours.length];
  const scale = 0.9 - 0.1 * (place % 3);
  return `<polygon points="${corners}" transform="scale(${scale.toFixed(1)})" fill="${colour}" fill-opacity="0.08" stroke="${colour}" stroke-width="2.5" stroke-dasharray="6 4"/>`;
}

function objectivesOf({ objectives = [] }: Drawable): readonly string[] {
  return objectives.map(({ at: name, owner }) => {
    const fill = owner === undefined ? "#f2c230" : houseColours[owner].fill;
    return at(hexCalled(name), `<circle cx="-17" cy="-13" r="7" fill="${fill}" stroke="#7a5a00" stroke-width="2.5"/>`);
  });
}

const unitOf = (unit: PlanUnit): string => at(hexCalled(unit.at), counterOf(unit));

/** A counter in the colours of its House under the banner of its rank; a star and a name for its commander. */
function counterOf({ type, rank, commander, keywords = [] }: PlanUnit): string {
  const { house, class: unitClass } = unitTypes[unitTypeIds.indexOf(type)];
  const { fill, ink } = houseColours[house];
  const parts = [
    `<rect x="-17" y="-17" width="34" height="34" rx="4" fill="${fill}" stroke="#30363d" stroke-width="1.5"/>`,
    `<rect x="-17" y="-17" width="34" height="9" rx="4" fill="${rankColours[rank]}"/>`,
    `<path d="${classSigns[unitClass]}" transform="translate(7 2) scale(0.8)" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
    `<text x="-15" y="8" font-size="13" fill="${ink}">${unitSigns[type]}</text>`,
  ];
  if (keywords.includes("scorch"))
    parts.push('<path d="M-13 15q-4 -6 1 -10q1 4 3 2q3 4 0 8z" fill="#f08a24" stroke="#7a2d00" stroke-width="0.7"/>');
  if (commander !== undefined) {
    parts.push(`<path d="${star}" transform="translate(12 -17)" fill="#f2c230" stroke="#7a5a00"/>`);
    parts.push(nameOf(commander));
  }
  return parts.join("");
}

function nameOf(commander: string): string {
  const [figure] = commander.split("-");
  const white = ' paint-order="stroke" stroke="#ffffff" stroke-width="2.5"';
  return text(0, -20, 9, figure[0].toUpperCase() + figure.slice(1), `${middle}${white}`);
}

/** What stands in the legend: a small drawing and its name, in columns below the field. */
function legendOf(plan: Drawable, book: Phrasebook, top: number): { parts: readonly string[]; bottom: number } {
  const items = legendItems(plan, book);
  const { width } = sizeOf(plan.board);
  const columns = Math.max(1, Math.floor((width - 2 * EDGE) / LEGEND_WIDTH));
  const parts = items.map(([drawing, name], place) => {
    const x = EDGE + 14 + LEGEND_WIDTH * (place % columns);
    const y = top + LEGEND_HEIGHT * Math.floor(place / columns);
    return `<g transform="translate(${x} ${y})"><g transform="scale(0.45)">${drawing}</g>${text(20, 4, 12, name)}</g>`;
  });
  return { parts, bottom: top + LEGEND_HEIGHT * Math.ceil(items.length / columns) };
}

const LEGEND_WIDTH = 215;
const LEGEND_HEIGHT = 30;
const [EAST, WEST] = [0, 3];

function legendItems(plan: Drawable, book: Phrasebook): readonly (readonly [drawing: string, name: string])[] {
  const { names, language } = book;
  const letters = new Set(lettersOf(plan.field.join("")));
  const types = unitTypeIds.filter((id) => plan.units.some(({ type }) => type === id));
  const swatch = (colour: string): string => `<rect x="-17" y="-9" width="34" height="18" rx="4" fill="${colour}"/>`;
  const small = (d: string, colour: string): string => `<path d="${d}" transform="scale(2)" fill="${colour}"/>`;
  return [
    ...Object.keys(fieldLetters)
      .filter((letter) => letters.has(letter))
      .map((letter) => [groundOf(letter, [EAST, WEST]), terrainName(letter, book)] as const),
    ...types.map((type) => [counterOf({ type, rank: "green", at: "" }), names.unit[type]] as const),
    ...rankIds.map((rank) => [swatch(rankColours[rank]), names.rank[rank]] as const),
    [small(star, "#d8a400"), legendWords[language].commander],
    ...(plan.objectives?.length
      ? [['<circle r="14" fill="#f2c230" stroke="#7a5a00" stroke-width="5"/>', names.objective.place] as const]
      : []),
    ...placesOf(plan, book).map(({ name }, place) => [placeRing(place), name] as const),
    ...(plan.units.some(({ keywords }) => keywords?.includes("scorch"))
      ? [[small("M-1 12q-9 -10 1 -20q2 8 5 4q6 8 0 16z", "#f08a24"), legendWords[language].scorch] as const]
      : []),
  ];
}
