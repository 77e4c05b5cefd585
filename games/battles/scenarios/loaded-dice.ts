import { type Json, layThrows, placeDice, seedFrom } from "@weirwood/kernel";
import { dieFaces, symbolIds } from "../data/names.ts";
import { type Battle, DICE } from "../state/layout.ts";

/**
 * Makes the next dice of a state show what is wanted: symbols; `2/6` for a roll of 2 among six sides, counted from 0; and a
 * number for so many dice that may show anything. The row is laid, not looked for: it costs the same however rare it is.
 */
export function loadDice(game: Battle, faces: Json): void {
  const throws = throwsOf(faces);
  if (!throws.some((shown) => shown !== undefined)) return;
  if (throws.length > MOST_THROWS) throw new Error(`dice: no more than ${MOST_THROWS} are laid`);
  placeDice(game, DICE, seedFrom("loaded dice"));
  try {
    layThrows(game, DICE, throws);
  } catch (problem) {
    throw new Error(`dice: ${(problem as Error).message}`);
  }
}

/** More than both decks need when they are shuffled. */
const MOST_LET_FALL = 100;
/** More than any battle lets fall in one go. */
const MOST_THROWS = 200;

function throwsOf(faces: Json): readonly (number | undefined)[] {
  if (!Array.isArray(faces)) throw new Error("dice: a list of faces is wanted");
  return (faces as readonly Json[]).flatMap((face) => {
    if (typeof face !== "number") return throwOf(face);
    if (!(Number.isInteger(face) && face >= 1 && face <= MOST_LET_FALL))
      throw new Error(`dice: ${face} are not let fall`);
    return Array<undefined>(face).fill(undefined);
  });
}

function throwOf(face: Json): number {
  const symbol = (symbolIds as readonly Json[]).indexOf(face);
  if (symbol >= 0) return dieFaces.indexOf(symbol);
  const [, number, among] = (typeof face === "string" && face.match(/^(\d{1,3})\/(\d{1,3})$/)) || [];
  if (number === undefined || Number(number) >= Number(among))
    throw new Error(`dice: ${JSON.stringify(face)} is no face`);
  return Number(number);
}
