import { NONE, type TypeId } from "../data/names.ts";
import { placeOfChosen, plotsAt } from "../rules/plots.ts";
import {
  bodyCount,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isFaceDown,
  isLeaving,
  isTaken,
  ownerOf,
} from "../state/bodies.ts";
import {
  ATTACKER,
  bodies,
  CALLED_AGAINST,
  CALLED_BY,
  CALLED_TYPE,
  type Cards,
  CHALLENGE,
  DEFENDER,
  FIRST,
  HOUSE,
  KEPT_PLOT,
  PAYER,
  PLOT,
  placesOf,
  ROOM,
  SECOND_TITLE,
  TITLE,
} from "../state/layout.ts";
import { isOut, seatsIn, stillIn } from "../state/seats.ts";
import { isView } from "./names.ts";

/** What lies on the table, and what every player has. */

const seatsOf = (game: Cards): readonly number[] => Array.from({ length: seatsIn(game) }, (_, seat) => seat);

export function problemWithBodies(game: Cards): string | undefined {
  let faceDown = 0;
  for (let body = 0; body < bodyCount(game); body++) {
    if (!isTaken(game, body)) {
      if (!bodies.isBlank(game, body)) return `bodies: b${body} has no card`;
      continue;
    }
    if (ownerOf(game, body) === NONE) return `bodies: b${body} has no owner`;
    if (controllerOf(game, body) === NONE) return `bodies: b${body} has no controller`;
    if (hostOf(game, body) !== NONE && liesAlone.includes(faces[cardOf(game, body)].type))
      return `bodies: b${body} lies on nothing`;
    if (liesOnItself(game, body)) return `bodies: b${body} lies on itself`;
    if (isFaceDown(game, body)) faceDown++;
  }
  const { most } = placesOf(game).faceDown;
  return faceDown > most ? `bodies: ${most} lie face down at most` : undefined;
}

/** Types that are never attached to anything. */
const liesAlone: readonly TypeId[] = ["house", "plot", "agenda", "title"];

/** Attachments of attachments end somewhere. */
function liesOnItself(game: Cards, body: number): boolean {
  let host = hostOf(game, body);
  for (let steps = 0; host !== NONE; steps++, host = hostOf(game, host))
    if (host === body || steps > bodyCount(game)) return true;
  return false;
}

/** Once decks are dealt everybody who is still in has a House card, and one of them is first. */
export function problemWithSeats(game: Cards, isDealt: boolean): string | undefined {
  if (stillIn(game) === 0) return "out: everybody is";
  if (isDealt && (game[FIRST] === NONE || isOut(game, game[FIRST]))) return "first: somebody who is in the game";
  for (const seat of seatsOf(game)) {
    if (cardsBesidePlots(game, seat) > ROOM) return `list: ${ROOM} cards of one player at most`;
    if (isDealt !== (game[HOUSE + seat] !== NONE) && !isOut(game, seat))
      return "house: everybody has one once decks are dealt";
    for (const [word, cell] of ofEverybody) {
      const body = game[cell + seat];
      if (body === NONE) continue;
      if (faces[cardOf(game, body)].type !== word || isLeaving(game, body)) return `${word}: b${body} is none`;
      if (timesHeld(game, body) > 1) return `${word}: b${body} is held twice`;
    }
  }
  return isView(game) ? undefined : problemWithPlots(game);
}

/** There is room on the table for the largest deck, and a plot is revealed at a time. */
const cardsBesidePlots = (game: Cards, seat: number): number =>
  placesOf(game)
    .piles.list[seat].all(game)
    .filter((card) => card < faces.length && faces[card].type !== "plot").length;

/** Cards that lie before each player, by their type. */
const ofEverybody = [
  ["house", HOUSE],
  ["plot", PLOT],
  ["title", TITLE],
  ["title", SECOND_TITLE],
] as const satisfies readonly (readonly [TypeId, number])[];
const timesHeld = (game: Cards, body: number): number =>
  seatsOf(game).reduce((sum, seat) => sum + ofEverybody.filter(([, cell]) => game[cell + seat] === body).length, 0);

/** Exchanged plots are each with somebody; and those that were chosen lie in plot decks. */
function problemWithPlots(game: Cards): string | undefined {
  const holders = new Set(seatsOf(game).map((seat) => plotsAt(game, seat)));
  if (holders.size < seatsIn(game)) return "swapped: two have one player's plots";
  const { plots } = placesOf(game).piles;
  for (const seat of seatsOf(game)) {
    const chosen = game[KEPT_PLOT + seat];
    if (chosen === NONE) continue;
    const place = placeOfChosen(game, seat);
    const times = seatsOf(game).filter(
      (other) => game[KEPT_PLOT + other] === chosen && placeOfChosen(game, other) === place,
    );
    if (plots[place].countOf(game, chosen) < times.length) return "kept.plot: it lies in no plot deck";
  }
  return undefined;
}

/** A challenge has two sides, and somebody who meets its claim. */
export function problemWithChallenge(game: Cards): string | undefined {
  const [attacker, defender] = [game[ATTACKER], game[DEFENDER]];
  if (game[CHALLENGE] !== NONE && [attacker, defender, game[PAYER]].includes(NONE))
    return "challenge: it has two sides";
  if (game[CHALLENGE] !== NONE && attacker === defender) return "challenge: nobody attacks himself";
  if (game[CALLED_TYPE] === NONE) return undefined;
  return [game[CALLED_BY], game[CALLED_AGAINST]].includes(NONE) ? "called: a challenge has two sides" : undefined;
}
