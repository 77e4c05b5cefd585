import { DICE_BYTES, type Json, placeDice, roll, seedFrom } from "@weirwood/kernel";
import { dieFaces, symbolIds } from "../data/names.ts";
import { type Battle, DICE } from "../state/layout.ts";

/** One roll that a scenario wants: among so many sides, one of these. */
interface Wanted {
  readonly sides: number;
  readonly shows: readonly number[];
}

const dieSides = dieFaces.map((_, side) => side);

/** Seven dice, each of which shows what one side in eight does: found within half a second. */
const RAREST = 8 ** 7;
const MOST_TRIES = 16 * RAREST;

/**
 * Makes the next dice of a state show what is wanted: symbols; `2/6` for a roll of 2 among six sides, counted from 0; and a
 * number for so many dice that may show anything. The dice of a state are an endless row of throws; the place is searched where they fall like this.
 */
export function loadDice(game: Battle, faces: Json): void {
  const wanted = wantedOf(faces);
  const rarity = wanted.reduce((product, { sides, shows }) => (product * sides) / shows.length, 1);
  if (rarity > RAREST) throw new Error("dice: so many rare faces are not found");
  const first = wanted.findIndex(({ sides, shows }) => shows.length < sides);
  if (first < 0) return;
  // Only the dice are copied from try to try, and not a whole state. `here` is as many throws ahead as may fall at first.
  const begin = game.slice(DICE, DICE + DICE_BYTES);
  placeDice(begin, 0, seedFrom("loaded dice"));
  const here = begin.slice();
  for (let throws = 0; throws < first; throws++) roll(here, 0, dieSides.length);
  const trial = here.slice();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    trial.set(here);
    if (showsFrom(trial, wanted, first)) {
      game.set(begin, DICE);
      return;
    }
    roll(begin, 0, dieSides.length);
    roll(here, 0, dieSides.length);
  }
  throw new Error("dice: such a throw is not found");
}

/** More than both decks need when they are shuffled. */
const MOST_LET_FALL = 100;

function showsFrom(dice: Uint8Array, wanted: readonly Wanted[], first: number): boolean {
  for (let place = first; place < wanted.length; place++)
    if (!wanted[place].shows.includes(roll(dice, 0, wanted[place].sides))) return false;
  return true;
}

function wantedOf(faces: Json): readonly Wanted[] {
  if (!Array.isArray(faces)) throw new Error("dice: a list of faces is wanted");
  return (faces as readonly Json[]).flatMap((face) => {
    if (typeof face !== "number") return wantedBy(face);
    if (!(face >= 1 && face <= MOST_LET_FALL)) throw new Error(`dice: ${face} are not let fall`);
    return Array<Wanted>(face).fill({ sides: dieSides.length, shows: dieSides });
  });
}

function wantedBy(face: Json): Wanted {
  const symbol = (symbolIds as readonly Json[]).indexOf(face);
  if (symbol >= 0) return { sides: dieSides.length, shows: dieSides.filter((side) => dieFaces[side] === symbol) };
  const [, number, among] = (typeof face === "string" && face.match(/^(\d{1,3})\/(\d{1,3})$/)) || [];
  if (number === undefined || Number(number) >= Number(among))
    throw new Error(`dice: ${JSON.stringify(face)} is no face`);
  return { sides: Number(among), shows: [Number(number)] };
}
