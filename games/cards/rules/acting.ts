import { abilities, own } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { settle } from "../derived/derive.ts";
import { touch } from "../derived/words.ts";
import {
  addBody,
  bodiesEnd,
  at as bodyAt,
  faces,
  hostOf,
  isDuplicate,
  isLeaving,
  isTaken,
  rowOf,
  setStatus,
} from "../state/bodies.ts";
import {
  ACTION_POLL,
  AS_ACTION,
  AS_RESPONSE,
  AS_SAVE,
  type Cards,
  frames,
  LEAVING,
  LIMITED_RESPONSE,
  placesOf,
  RESPONSE_POLL,
  TO_DEAD,
  TO_DISCARD,
} from "../state/layout.ts";
import { beginResolve } from "./beginning.ts";
import { happen, happeningCount } from "./happenings.ts";
import { queueReplacements } from "./replacements.ts";
import { type Act, CARD_SOURCE, IN_HAND } from "./sources.ts";
import type { TellRule } from "./step.ts";
import { nameOfCard } from "./step.ts";
import { noteLimit, noteUse, PER_OCCURRENCE } from "./uses.ts";

/** What somebody has declared in a round is carried out. */

const hows = [AS_ACTION, AS_SAVE, AS_RESPONSE];

/** What was declared is carried out, whole: an action in a window of its own, everything else inside the one that is open. */
export function begin(game: Cards, seat: number, act: Act, kind: number, tell?: TellRule): void {
  const { ability, on, x } = act;
  const compiled = abilities[ability];
  let source = act.source < CARD_SOURCE ? act.source : NONE;
  const card = source === NONE ? act.source - CARD_SOURCE : game[rowOf(source) + bodyAt.card];
  if (kind === ACTION_POLL) frames.begin(game, "window", { actor: seat });
  // An event's text for another pile does not play it, even if a copy is in hand.
  if (compiled.isEvent && source === NONE && (compiled.from & IN_HAND) !== 0) source = layEvent(game, seat, card);
  const use = { ability, source, card, seat };
  const text = compiled.ability;
  if (text.kind !== "constant" && text.limit !== undefined) noteLimit(game, text.limit, use);
  if (text.kind === "response" && text.limited) game[LIMITED_RESPONSE + seat] = 1;
  if (kind === RESPONSE_POLL) noteUse(game, PER_OCCURRENCE, on, use);
  // What is laid into shadows is nobody's business.
  const seen = ability === own["to-shadows"] ? undefined : card;
  happen(game, "triggered", { card: seen, seat, amount: ability, subject: source === NONE ? undefined : source });
  beginResolve(game, { how: hows[kind], ability, source, card, seat, on, x }, tell);
  if (compiled.number === OWN_DUPLICATE_SAVE) takeDuplicate(game, source, tell);
}

const OWN_DUPLICATE_SAVE = own["duplicate-save"];

/** A duplicate is discarded to save its host: that is the cost. */
function takeDuplicate(game: Cards, host: number, tell?: TellRule): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || hostOf(game, body) !== host || !isDuplicate(game, body) || isLeaving(game, body))
      continue;
    setStatus(game, body, LEAVING, true);
    game[rowOf(body) + bodyAt.destination] = TO_DISCARD;
    game[rowOf(body) + bodyAt.host] = NONE;
    touch(game);
    tell?.({ rule: "cards.duplicates.discarded", card: nameOfCard(game[rowOf(body) + bodyAt.card]), body });
    return;
  }
}

/** An event lies on the table, leaving from the moment it is declared (R-C22). */
function layEvent(game: Cards, seat: number, card: number): number {
  placesOf(game).piles.hand[seat].take(game, card);
  const body = addBody(game, card, seat);
  setStatus(game, body, LEAVING, true);
  // Deathbound counts for events that were played from hand, cancelled or not (4.8, R-C43); a text may change it too (R-C79).
  const destination = faces[card].keywords?.includes("deathbound") ? TO_DEAD : TO_DISCARD;
  game[rowOf(body) + bodyAt.destination] = destination;
  touch(game);
  // What replaces its destination asks what it is.
  settle(game);
  const on = happeningCount(game);
  game[rowOf(body) + bodyAt.since] = on;
  happen(game, "played", { subject: body, seat, amount: destination });
  queueReplacements(game, on);
  const goes = game[rowOf(body) + bodyAt.destination];
  if (goes === TO_DEAD) happen(game, "to-pile", { subject: body, seat, amount: goes });
  return body;
}
