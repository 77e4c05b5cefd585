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
  tokenIds,
  typeNumber,
  unitIn,
  unitTypeIds,
  wasOrdered,
} from "@weirwood/battles/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { padEnd, wrapped } from "../../layout.ts";
import { paint, rankLetter, unitLetters } from "./signs.ts";
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
  const lines: string[] = [headLine(columns, 0)];
  for (let row = 0; row < rows; row++) {
    const hexes = hexesInRow(view, row);
    const margin = `${String(row).padStart(2)} `;
    lines.push(rowLine(pc.dim(margin), row, hexes, (hex) => unitSign(view, hex)));
    lines.push(rowLine(" ".repeat(MARGIN), row, hexes, (hex) => groundSign(view, hex)));
  }
  lines.push(headLine(columns - 1, 1));
  const { field } = sentencesFor(here);
  return [...lines, ...field.legend.map((line) => pc.dim(wrapped(line, here.width)))];
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
  const letter = unitLetters[unitTypeIds[typeNumber(view, unit)]];
  const leader = hasLeader(view, unit) ? "*" : "";
  return `${paint(house, pc.bold(letter))}${rankLetter(rankOf(view, unit))}${paint(house, `${figuresOf(view, unit)}${leader}`)}`;
}

/** `f3oz`: forest, a fire of level 3, an objective, a unit that is spent. */
function groundSign(view: Battle, hex: Hex): string {
  const fire = fireIn(view, hex);
  const signs = [
    groundLetter(view, hex),
    fire === 0 ? "" : pc.redBright(String(fire)),
    markSign(view, hex),
    stateSign(view, hex),
  ];
  return signs.map((sign) => padEnd(sign, 1)).join("");
}

const DEVASTATED_SIGN = ",";

/** The letter of its terrain, or of the token that lies on it, as plans write them. */
function groundLetter(view: Battle, hex: Hex): string {
  const token = view[TOKEN + hex];
  if (token === NONE && view[DEVASTATED + hex] === 1) return pc.dim(DEVASTATED_SIGN);
  const letters = Object.entries(fieldLetters);
  const found = letters.find(([, [terrain, lies]]) =>
    token === NONE ? lies === undefined && terrain === terrainIds[view[TERRAIN + hex]] : lies === tokenIds[token],
  );
  return pc.dim(found?.[0] ?? "?");
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
