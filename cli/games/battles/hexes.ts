import { battles } from "@weirwood/battles";
import {
  type Battle,
  DEVASTATED,
  figureIds,
  figuresOf,
  fireIn,
  foeOfUnit,
  type Hex,
  hexesBeside,
  hexNames,
  hexOf,
  houseIds,
  houseOf,
  isEngaged,
  isSpent,
  leaderOf,
  NONE,
  objectives,
  rankIds,
  rankOf,
  TERRAIN,
  TOKEN,
  terrainIds,
  tokenIds,
  typeNumber,
  unitIn,
  unitTypeIds,
} from "@weirwood/battles/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { columns, wrapped } from "../../layout.ts";
import { paint } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** One hex and those beside it: what lies there, and who stands there. */
export function hexLines(view: Battle, hex: Hex, here: Context): string[] {
  const rows = [hex, ...hexesBeside(view, hex)].map((one) => [
    pc.bold(hexNames[one]),
    groundText(view, one, here),
    unitText(view, one, here),
  ]);
  const [first, ...others] = columns(rows).map((line) => wrapped(line, here.width, "      "));
  return [first, `  ${sentencesFor(here).field.beside(hexNames[hex])}`, ...others];
}

/** `forest, fire 2, objective: Stark`: the token where there is one, the terrain under it, what is burning. */
function groundText(view: Battle, hex: Hex, here: Context): string {
  const { names } = battles.phrasebooks[here.language];
  const { field } = sentencesFor(here);
  const token = view[TOKEN + hex];
  const fire = fireIn(view, hex);
  return [
    ...(token === NONE ? [] : [names.token[tokenIds[token]]]),
    names.terrain[terrainIds[view[TERRAIN + hex]]],
    ...(view[DEVASTATED + hex] === 1 ? [field.devastated] : []),
    ...(fire === 0 ? [] : [field.fire(fire)]),
    ...objectivesIn(view, hex, here),
  ].join(", ");
}

/** Whether the hex is an objective, and whose. */
function objectivesIn(view: Battle, hex: Hex, here: Context): string[] {
  const { names } = battles.phrasebooks[here.language];
  const { board, field } = sentencesFor(here);
  const rows = Array.from({ length: objectives.count(view) }, (_, row) => objectives.row(row));
  return rows
    .filter((at) => view[at + objectives.field.hex] === hex)
    .map((at) => houseIds[view[at + objectives.field.owner]])
    .map((owner) => field.objective(owner === undefined ? board.nobody : names.seat[owner]));
}

/** `War Host of the North, green, 3 figures, Maege Mormont, spent, engaged with e4`. */
function unitText(view: Battle, hex: Hex, here: Context): string {
  const unit = unitIn(view, hex);
  if (unit === NONE) return "";
  const { names } = battles.phrasebooks[here.language];
  const { field } = sentencesFor(here);
  const leader = leaderOf(view, unit);
  const parts = [
    names.unit[unitTypeIds[typeNumber(view, unit)]],
    names.rank[rankIds[rankOf(view, unit)]],
    field.figures(figuresOf(view, unit)),
    ...(leader === NONE ? [] : [names.figure[figureIds[leader]]]),
    ...(isSpent(view, unit) ? [field.spent] : []),
    ...(isEngaged(view, unit) ? [field.engagedWith(hexNames[hexOf(view, foeOfUnit(view, unit))])] : []),
  ];
  return paint(houseIds[houseOf(unit)], parts.join(", "));
}
