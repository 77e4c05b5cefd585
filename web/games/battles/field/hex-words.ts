import { type Hex, hexNames } from "@weirwood/battles/questions";
import type { Phrasebook } from "@weirwood/kernel";
import type { BattlesText } from "../text/en.ts";
import type { BattleWords } from "../words.ts";
import { type FieldPicture, figureOf, type HexPicture, type MarkerPicture, type UnitPicture } from "./field-picture.ts";

type Names = Phrasebook["names"];

/** All that is drawn in a hex: `Casterly Rock Cavaliers, green, 3 of 3, D4, forest, fire 2`. For screen readers and the glass. */
export function hexWords(
  { hexes, zones = [] }: FieldPicture,
  hex: Hex,
  { book: { names }, hex: nameOf }: Pick<BattleWords, "book" | "hex">,
  { field: text }: BattlesText,
): string {
  const one = hexes.get(hex);
  if (one === undefined) return nameOf(hex);
  const { unit, markers = [] } = one;
  return [
    ...(unit === undefined ? [] : unitParts(unit, names, text)),
    nameOf(hex),
    ...groundParts(one, names, text),
    ...markers.map((marker) => markerWords(marker, names, text)),
    ...zones.filter((zone) => zone.hexes.includes(hex)).map(({ zone }) => names.zone[zone]),
  ].join(", ");
}

/** A unit: what it is, its rank, figures left of how many, and what else its piece shows. */
function unitParts(unit: UnitPicture, names: Names, text: BattlesText["field"]): string[] {
  const { type, rank, figures, strength, commander, isSpent, isStalwart, foeAt } = unit;
  return [
    names.unit[type],
    names.rank[rank],
    text.figures(figures, strength),
    ...(commander === undefined ? [] : [text.ledBy(names.figure[figureOf(commander)])]),
    ...(isSpent ? [text.spent] : []),
    ...(isStalwart === true ? [names.keyword.stalwart] : []),
    ...(foeAt === undefined ? [] : [text.engaged(hexNames[foeAt].toUpperCase())]),
  ];
}

function groundParts(
  { terrain, token, fire, isDevastated, objective, fort }: HexPicture,
  names: Names,
  text: BattlesText["field"],
): string[] {
  const tokensOn = fort?.flatMap((count, rank) => (count === 0 ? [] : [`${count} ${Object.values(names.rank)[rank]}`]));
  return [
    isDevastated ? text.devastated(names.terrain[terrain]) : names.terrain[terrain],
    ...(token === undefined ? [] : [names.token[token]]),
    ...(tokensOn === undefined || tokensOn.length === 0 ? [] : [text.fort(tokensOn.join(" "))]),
    ...(fire === 0 ? [] : [text.fire(fire)]),
    ...(objective === undefined
      ? []
      : [text.objective(names.objective[objective.kind], objective.owner && names.house[objective.owner])]),
  ];
}

function markerWords({ kind, rank, face, isFaceUp }: MarkerPicture, names: Names, text: BattlesText["field"]): string {
  const hasFaces = kind === "edmure" || kind === "strategy";
  return [
    names.marker[kind],
    ...(rank === undefined ? [] : [names.rank[rank]]),
    ...(hasFaces && !isFaceUp ? [text.faceDown] : []),
    ...(face === "false" ? [text.falseFace] : []),
  ].join(" ");
}
