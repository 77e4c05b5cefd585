import { abilities, type Compiled } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { faces } from "../state/bodies.ts";
import { ACTION_POLL, type Cards, placesOf, RESPONSE_POLL, SAVE_POLL } from "../state/layout.ts";
import { isOut, seatsIn } from "../state/seats.ts";
import { happeningIds } from "../words/index.ts";
import { whyNot } from "./acts.ts";
import { fitsThing } from "./answers.ts";
import { topLevel } from "./frames.ts";
import { happeningCount } from "./happenings.ts";
import { IN_HAND, occurrencesFor, roundOf, someOpenSource } from "./sources.ts";
import { BY_KILLING, NO_SAVE, SAVED, threatOf, threatsAt } from "./threats.ts";

/** Whether a round need be asked at all: it is closed only by what everybody sees. */

/** Whether anybody could do anything in this round for some content of the hidden cards (cards-notes: the poll). */
export function couldAnybodyAct(game: Cards, poll: number): boolean {
  const isForHands = isAnsweredFromHand(game, poll);
  for (let seat = 0; seat < seatsIn(game); seat++) {
    if (isOut(game, seat)) continue;
    if (hasHiddenCards(game, seat) && (isForHands || hasFixtures(game, seat))) return true;
    const look = (ability: number, source: number): boolean => couldUse(game, seat, poll, ability, source);
    if (someOpenSource(game, seat, poll, look)) return true;
  }
  return false;
}

/** Whether a player may use what everybody sees; how much X is stays his secret. */
function couldUse(game: Cards, seat: number, poll: number, ability: number, source: number): boolean {
  const ons = occurrencesFor(game, seat, poll, abilities[ability], source);
  if (ons.length > 0 && abilities[ability].hasX && poll !== SAVE_POLL) return true;
  return ons.some((on) => whyNot(game, seat, poll, { ability, source, on, x: 0 }) === undefined);
}

/** Abilities of the whole pool that are used from hand, by kind of round. */
const fromHand: readonly (readonly Compiled[])[] = [ACTION_POLL, SAVE_POLL, RESPONSE_POLL].map((round) =>
  abilities.filter(
    ({ kind, from, card }) =>
      card !== NONE && roundOf[kind] === round && (from & IN_HAND) !== 0 && !faces[card].isFixture,
  ),
);
/** The kinds of happenings that some card in hand may answer. */
const answered: readonly boolean[] = happeningIds.map((_, kind) =>
  fromHand[RESPONSE_POLL].some(({ waitsFor }) => waitsFor[kind]),
);

function hasHiddenCards(game: Cards, seat: number): boolean {
  const { hand, shadows } = placesOf(game).piles;
  return hand[seat].count(game) + shadows[seat].count(game) > 0;
}

/** Whether some card of the pool might be used from hand now: judged by what this round is about, which all can see. */
function isAnsweredFromHand(game: Cards, poll: number): boolean {
  if (poll === ACTION_POLL) return true;
  if (poll === SAVE_POLL) return mightAnswerFromHand(game);
  const { happenings } = placesOf(game);
  const count = happeningCount(game);
  for (let on = 0; on < count; on++) if (answered[game[happenings.row(on) + happenings.field.kind]]) return true;
  return false;
}

/** Scenarios deal cards that no deck holds; who holds one is asked everything. They come last in the pool and in a list. */
function hasFixtures(game: Cards, seat: number): boolean {
  const list = placesOf(game).piles.list[seat];
  const count = list.count(game);
  return count > 0 && faces[list.get(game, count - 1)]?.isFixture === true;
}

function mightAnswerFromHand(game: Cards): boolean {
  const thing = topLevel(game) - 1;
  const threats = threatsAt(game, thing).map((row) => threatOf(game, row));
  return fromHand[SAVE_POLL].some(({ ability }) => {
    if (ability.kind === "save")
      return threats.some(
        ({ how, flags }) =>
          (flags & (SAVED | NO_SAVE)) === 0 && ability.threats.includes(how === BY_KILLING ? "killed" : "discarded"),
      );
    return ability.kind === "cancel" && fitsThing(game, ability.filter, thing);
  });
}
