import {
  burningGrounds,
  burningTokens,
  burntTokens,
  edmurePlaces,
  figureIds,
  hiddenIds,
  objectiveKinds,
  wasteTerrains,
  zoneIds,
} from "@weirwood/battles/plans";
import { houseIds, rankIds, tokenIds } from "@weirwood/battles/questions";
import type { Json } from "@weirwood/kernel";

/** Where the names of words are found: in the game's phrasebook, or in the editor's own text. */
export type WordKind = "house" | "zone" | "objective" | "ground" | "figure" | "marker" | "edmure";

/** One thing that a row says. */
export interface RowPart {
  /** Where in the row. */
  readonly field: string;
  readonly is: "number" | "word" | "hexes" | "hex";
  readonly words?: readonly string[];
  readonly names?: WordKind;
}

/** What a row can be about: the word that it begins with, what else it says, and what it says at first. */
export interface RowKind {
  readonly id: string;
  readonly parts: readonly RowPart[];
  readonly fresh: { readonly [field: string]: Json };
}

const number = (field: string): RowPart => ({ field, is: "number" });
const word = (field: string, names: WordKind, words: readonly string[]): RowPart => ({
  field,
  is: "word",
  names,
  words,
});
const house = (field: string): RowPart => word(field, "house", houseIds);
const zone = (field: string): RowPart => word(field, "zone", zoneIds);

/** What points are given for. */
export const scoredKinds: readonly RowKind[] = [
  { id: "eliminated", parts: [number("eliminated")], fresh: { eliminated: 1 } },
  { id: "captured", parts: [word("captured", "figure", ["any", ...figureIds])], fresh: { captured: "any" } },
  { id: "objective", parts: [word("objective", "objective", ["any", ...objectiveKinds])], fresh: { objective: "any" } },
  { id: "standing", parts: [word("standing", "ground", tokenIds)], fresh: { standing: "tent" } },
  { id: "destroyed", parts: [word("destroyed", "ground", burntTokens)], fresh: { destroyed: "tent" } },
  { id: "fireOn", parts: [word("fireOn", "ground", burningGrounds)], fresh: { fireOn: "building" } },
  { id: "devastated", parts: [word("devastated", "ground", wasteTerrains)], fresh: { devastated: "building" } },
  { id: "unitsIn", parts: [zone("unitsIn"), number("each")], fresh: { unitsIn: "camp", each: 1 } },
  { id: "enemyMorale", parts: [], fresh: { enemyMorale: true } },
  {
    id: "edmure",
    parts: [word("edmure", "edmure", edmurePlaces), house("of")],
    fresh: { edmure: "with-unit", of: "stark" },
  },
  { id: "prize", parts: [], fresh: { prize: "catelyn" } },
  { id: "left", parts: [number("left")], fresh: { left: 1 } },
];

export const preparationKinds: readonly RowKind[] = [
  {
    id: "fortify",
    parts: [...rankIds.map((rank) => number(`fortify.${rank}`)), house("by"), number("dice")],
    fresh: { fortify: { green: 6, blue: 5, red: 4 }, by: "lannister", dice: 5 },
  },
  {
    id: "aim",
    parts: [zone("aim"), house("by"), number("ofEach")],
    fresh: { aim: "crossing", by: "stark", ofEach: 3 },
  },
  {
    id: "hide",
    parts: [word("hide", "marker", hiddenIds), house("by"), { field: "at", is: "hexes" }, number("false")],
    fresh: { hide: "edmure", by: "lannister", at: "", false: 1 },
  },
];

export const specialKinds: readonly RowKind[] = [
  { id: "scorchOnly", parts: [word("scorchOnly", "ground", burningTokens)], fresh: { scorchOnly: "tent" } },
  { id: "crossing", parts: [house("crossing")], fresh: { crossing: "lannister" } },
  {
    id: "archers",
    parts: [{ field: "archers", is: "hexes" }, house("house"), number("dice"), number("range")],
    fresh: { archers: "", house: "stark", dice: 2, range: 3 },
  },
  {
    id: "prize",
    parts: [{ field: "at", is: "hex" }, house("takenBy")],
    fresh: { prize: "catelyn", at: "", takenBy: "lannister" },
  },
  { id: "exit", parts: [house("exit")], fresh: { exit: "stark" } },
];

/** What a row is about; undefined where it says nothing known. */
export const kindOf = (kinds: readonly RowKind[], row: unknown): RowKind | undefined =>
  kinds.find(({ id }) => typeof row === "object" && row !== null && Object.hasOwn(row, id));
