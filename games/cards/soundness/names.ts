import { diceBytes } from "@weirwood/kernel";
import { NONE, seatIds, UNKNOWN } from "../data/names.ts";
import { bodyCount, isTaken } from "../state/bodies.ts";
import { type Cards, DICE, placesOf } from "../state/layout.ts";
import { bodyNames, pileInCell, pileNames, plainNames, SEAT_REF, sourceNames, WORD_REF } from "../state/refs.ts";
import { seatsIn } from "../state/seats.ts";

/** Every name in a state is of something that is there: of a player who sits at the table, of a body that lies on it. */

/** Cells that may speak of a body which has left the table since: what was done before it did is written down. */
const mayBeGone: ReadonlySet<string> = new Set([
  "cycle.source",
  "cycle.what",
  "happenings.subject",
  "happenings.other",
  "pending.source",
]);

export function problemWithNames(game: Cards): string | undefined {
  let problem: string | undefined;
  placesOf(game).layout.forEachName(game, (names, number, where) => {
    problem ??= number >= names.length ? `${where}: cannot be unknown` : problemWith(game, names, number, where);
  });
  return problem ?? problemWithPiles(game);
}

function problemWith(game: Cards, names: readonly string[], number: number, where: string): string | undefined {
  const { body, seat } = meant(names, number);
  if (seat !== NONE && seat >= seatsIn(game)) return `${where}: nobody sits at ${seatIds[seat]}`;
  if (body === NONE || isThere(game, body) || (body < bodyCount(game) && mayBeGone.has(where))) return undefined;
  return `${where}: ${bodyNames[body]} is not there`;
}

const isThere = (game: Cards, body: number): boolean => body < bodyCount(game) && isTaken(game, body);

/** The body or the player that a name means, by the table that it is from. */
function meant(names: readonly string[], number: number): { readonly body: number; readonly seat: number } {
  if (names === seatIds) return { body: NONE, seat: number };
  if (names === pileNames) return { body: NONE, seat: pileInCell(number)?.seat ?? NONE };
  const isBody = number < SEAT_REF && (names === bodyNames || names === sourceNames || names === plainNames);
  const isSeat = names === plainNames && number >= SEAT_REF && number < WORD_REF;
  return { body: isBody ? number : NONE, seat: isSeat ? number - SEAT_REF : NONE };
}

/** Only in a view may cards be hidden. */
function problemWithPiles(game: Cards): string | undefined {
  const name = hasDice(game) ? hiddenPile(game) : undefined;
  return name === undefined ? undefined : `${name}: cards cannot be unknown`;
}

function hiddenPile(game: Cards): string | undefined {
  const piles = Object.entries(placesOf(game).piles);
  return piles.find(([, ofSeats]) => ofSeats.some((pile) => pile.has(game, UNKNOWN)))?.[0];
}

const hasDice = (game: Cards): boolean => diceBytes(game, DICE).some((byte) => byte !== 0);

/** What one seat sees, and not a whole state: no dice, and cards that are hidden. Nothing is played from there. */
export const isView = (game: Cards): boolean => !hasDice(game) && hiddenPile(game) !== undefined;
