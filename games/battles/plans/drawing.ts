import type { Phrasebook } from "@weirwood/kernel";
import { rankIds } from "../data/names.ts";
import { type UnitTypeId, unitTypeIds } from "../data/units.ts";
import { boardIds, boardSizes, columnOf, hexesOf, hexNames, rowOf } from "../field/hexes.ts";
import { type BattlePlan, fieldLetters, type PlanUnit, zoneIds } from "./plan.ts";

/** A battle plan as text: its field with the units on it, and what the signs mean. */

export type Drawable = Pick<
  BattlePlan,
  "name" | "board" | "field" | "zones" | "objectives" | "units" | "prepare" | "special"
>;

export const unitSigns: { readonly [type in UnitTypeId]: string } = {
  "war-host": "W",
  "winterfell-riders": "C",
  "northmen-archers": "A",
  kennelmasters: "K",
  "lannisport-guards": "g",
  "casterly-cavaliers": "c",
  "westerlands-archers": "a",
  "heavy-infantry": "H",
};

/** The width of a hex in letters: of `*Wbo` and a blank. Odd rows are shifted by about half. */
const CELL = 5;
const MARGIN = 3;
const SHIFT = 2;

/** The field, a line a row, under the letters of its columns. Units hide the terrain on which they stand. */
export function drawField(plan: Drawable): readonly string[] {
  const { columns } = boardSizes[boardIds.indexOf(plan.board)];
  const letters = hexNames.slice(0, columns).map((name) => name[0].padEnd(CELL));
  const rows = plan.field.map((_, row) => {
    const hexes = hexesOf[boardIds.indexOf(plan.board)].filter((hex) => rowOf(hex) === row);
    const cells = hexes.map((hex) => cellOf(plan, hexNames[hex], columnOf(hex), row).padEnd(CELL));
    return `${String(row).padStart(MARGIN - 1)} ${" ".repeat(row % 2 === 0 ? 0 : SHIFT)}${cells.join("")}`.trimEnd();
  });
  return [`${" ".repeat(MARGIN)}${letters.join("")}`.trimEnd(), ...rows];
}

function cellOf(plan: Drawable, name: string, column: number, row: number): string {
  const unit = plan.units.find(({ at }) => at === name);
  const isObjective = plan.objectives?.some(({ at }) => at === name) ?? false;
  return `${unit === undefined ? lettersOf(plan.field[row])[column] : signOf(unit)}${isObjective ? "o" : ""}`;
}

const signOf = ({ commander, type, rank }: PlanUnit): string =>
  `${commander === undefined ? "" : "*"}${unitSigns[type]}${rank[0]}`;

/** The letters of a row without the blanks. */
export const lettersOf = (row: string): string => row.replaceAll(" ", "");

/** What the signs of this plan mean, its zones, and where the tokens of special rules lie. */
export function legendOf(plan: Drawable, book: Phrasebook): readonly string[] {
  const { names } = book;
  const letters = new Set(lettersOf(plan.field.join("")));
  const terrains = Object.keys(fieldLetters).filter((letter) => letters.has(letter));
  const types = unitTypeIds.filter((id) => plan.units.some(({ type }) => type === id));
  const ranks = rankIds.map((rank) => `${rank[0]} ${names.rank[rank]}`);
  return [
    inRow(terrains.map((letter) => `${letter} ${terrainName(letter, book)}`)),
    inRow(types.map((type) => `${unitSigns[type]} ${names.unit[type]}`)),
    inRow([...ranks, `* ${legendWords[book.language].commander}`, `o ${names.objective.place}`]),
    ...placesOf(plan, book).map(({ name, at }) => `${name}: ${at}`),
  ];
}

/** Wherever the line is broken, a sign and its name stay together. */
const inRow = (items: readonly string[]): string => items.map((item) => item.replaceAll(" ", "\u00a0")).join(" · ");

export function terrainName(letter: string, { names }: Phrasebook): string {
  const [terrain, token] = fieldLetters[letter];
  return token === undefined ? names.terrain[terrain] : names.token[token];
}

export const legendWords = {
  en: { commander: "commander", scorch: "may set fires" },
  fr: { commander: "commandant", scorch: "peut mettre le feu" },
};

/** Zones, and the hexes of special rules and preparations, by what they are called. */
export function placesOf(plan: Drawable, { names }: Phrasebook): readonly { name: string; at: string }[] {
  const zones = zoneIds.flatMap((zone) => {
    const at = plan.zones?.[zone];
    return at === undefined ? [] : [{ name: names.zone[zone], at }];
  });
  const hidden = (plan.prepare ?? []).flatMap((one) =>
    "hide" in one ? [{ name: names.marker[one.hide], at: one.at }] : [],
  );
  const special = (plan.special ?? []).flatMap((rule) => {
    if ("archers" in rule) return [{ name: names.marker.archers, at: rule.archers }];
    return "prize" in rule ? [{ name: names.marker[rule.prize], at: rule.at }] : [];
  });
  return [...zones, ...hidden, ...special];
}
