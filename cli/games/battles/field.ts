import { battles } from "@weirwood/battles";
import {
  type Battle,
  boardOf,
  boardSizes,
  DEVASTATED,
  DONE,
  fieldLetters,
  figuresOf,
  fireIn,
  type Hex,
  hasLeader,
  hexAt,
  hexesOf,
  hexNames,
  houseIds,
  houseOf,
  isEngaged,
  isOnBoard,
  isSpent,
  markers,
  NONE,
  objectives,
  rankOf,
  stageOf,
  TERRAIN,
  TOKEN,
  terrainIds,
  terrainName,
  tokenIds,
  typeNumber,
  unitIn,
  unitSigns,
  unitTypeIds,
  wasOrdered,
} from "@weirwood/battles/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { padEnd, wrapped } from "../../layout.ts";
import { paint, rankLetter } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** How wide a hex is, and how far odd rows are shifted. */
const CELL = 5;
const SHIFT = 2;
const MARGIN = 3;

/**
 * The field, two lines a row of hexes: units above, and under them the ground, its fire, what lies there and what the unit
 * is at.
 */
export function fieldLines(view: Battle, here: Context): string[] {
  const { columns, rows } = boardSizes[boardOf(view)];
  const lines = Array.from({ length: rows }, (_, row) => rowLines(view, row)).flat();
  return [headLine(columns, 0), ...lines, headLine(columns - 1, 1), ...legendLines(view, here)];
}

/** A row where nobody stands needs one line. */
function rowLines(view: Battle, row: number): string[] {
  const hexes = hexesInRow(view, row);
  const margin = pc.dim(
    String(row)
      .padStart(MARGIN - 1)
      .padEnd(MARGIN),
  );
  const ground = (before: string): string => rowLine(before, row, hexes, (hex) => groundSign(view, hex));
  if (hexes.every((hex) => unitIn(view, hex) === NONE)) return [ground(margin)];
  return [rowLine(margin, row, hexes, (hex) => unitSign(view, hex)), ground(" ".repeat(MARGIN))];
}

/** The signs that are there, and what they mean. */
function legendLines(view: Battle, here: Context): string[] {
  const { names } = battles.phrasebooks[here.language];
  const { field } = sentencesFor(here);
  const hexes = hexesOf[boardOf(view)];
  const grounds = Object.keys(fieldLetters)
    .filter((letter) => hexes.some((hex) => letterOf(view, hex) === letter))
    .map((letter) => `${letter} ${terrainName(letter, battles.phrasebooks[here.language])}`);
  if (hexes.some((hex) => letterOf(view, hex) === DEVASTATED_LETTER)) {
    grounds.push(`${DEVASTATED_LETTER} ${field.devastated}`);
  }
  const kinds = unitTypeIds.flatMap((id, type) =>
    hexes.some((hex) => unitIn(view, hex) !== NONE && typeNumber(view, unitIn(view, hex)) === type)
      ? [`${unitSigns[id]} ${names.unit[id]}`]
      : [],
  );
  const listed = (signs: readonly string[]): string =>
    wrapped(signs.map((sign) => sign.replaceAll(" ", "\u00a0")).join("  "), here.width - 2, "  ");
  return [listed(grounds), listed(kinds), wrapped(field.legend, here.width - 2, "  ")].map((line) => pc.dim(line));
}

const hexesInRow = (view: Battle, row: number): Hex[] =>
  Array.from({ length: boardSizes[boardOf(view)].columns }, (_, column) => hexAt(column, row)).filter((hex) =>
    isOnBoard(boardOf(view), hex),
  );

const indentOf = (row: number): string => " ".repeat((row & 1) * SHIFT);

function rowLine(margin: string, row: number, hexes: readonly Hex[], signOf: (hex: Hex) => string): string {
  return `${margin}${indentOf(row)}${hexes.map((hex) => padEnd(signOf(hex), CELL)).join("")}`.trimEnd();
}

/** The letters of the columns, as they stand over even rows and under odd ones. */
const headLine = (columns: number, row: number): string => {
  const letters = Array.from({ length: columns }, (_, column) => hexNames[column][0].padEnd(CELL));
  return pc.dim(`${" ".repeat(MARGIN)}${indentOf(row)}${letters.join("")}`.trimEnd());
};

/** `Wg4*`: its kind, its rank, its figures, and whether a commander leads it. */
function unitSign(view: Battle, hex: Hex): string {
  const unit = unitIn(view, hex);
  if (unit === NONE) return "";
  const house = houseIds[houseOf(unit)];
  const letter = unitSigns[unitTypeIds[typeNumber(view, unit)]];
  const leader = hasLeader(view, unit) ? "*" : "";
  return `${paint(house, pc.bold(letter))}${rankLetter(rankOf(view, unit))}${paint(house, `${figuresOf(view, unit)}${leader}`)}`;
}

/** `f3oz`: forest, a fire of level 3, an objective, a unit that is spent. */
function groundSign(view: Battle, hex: Hex): string {
  const fire = fireIn(view, hex);
  const signs = [
    pc.dim(letterOf(view, hex)),
    fire === 0 ? "" : pc.redBright(String(fire)),
    markSign(view, hex),
    stateSign(view, hex),
  ];
  return signs.map((sign) => padEnd(sign, 1)).join("");
}

const DEVASTATED_LETTER = ",";

/** The letter of its terrain, or of the token that lies on it, as plans write them. */
function letterOf(view: Battle, hex: Hex): string {
  const token = view[TOKEN + hex];
  if (token === NONE && view[DEVASTATED + hex] === 1) return DEVASTATED_LETTER;
  const found = Object.entries(fieldLetters).find(([, [terrain, lies]]) =>
    token === NONE ? lies === undefined && terrain === terrainIds[view[TERRAIN + hex]] : lies === tokenIds[token],
  );
  return found?.[0] ?? "?";
}

/** An objective, by the letter of the House that holds it; or a token of a special rule. */
function markSign(view: Battle, hex: Hex): string {
  for (let row = 0; row < objectives.count(view); row++) {
    const at = objectives.row(row);
    if (view[at + objectives.field.hex] !== hex) continue;
    const owner = view[at + objectives.field.owner];
    return owner === NONE ? "o" : paint(houseIds[owner], houseIds[owner][0].toUpperCase());
  }
  for (let row = 0; row < markers.count(view); row++) {
    if (view[markers.row(row) + markers.field.hex] === hex) return "!";
  }
  return "";
}

function stateSign(view: Battle, hex: Hex): string {
  const unit = unitIn(view, hex);
  if (unit === NONE) return "";
  if (wasOrdered(view, unit) && stageOf(view, unit) !== DONE) return pc.bold(">");
  if (isEngaged(view, unit)) return isSpent(view, unit) ? "X" : "x";
  return isSpent(view, unit) ? "z" : "";
}
