import { bindingNumber } from "../compiled/bindings.ts";
import { NONE } from "../data/names.ts";
import * as facts from "../derived/facts.ts";
import { touch } from "../derived/words.ts";
import { addBody, setStatus } from "../state/bodies.ts";
import {
  AGENDA,
  ATTACKER,
  askKinds,
  type Cards,
  CH_FLAGS,
  DEFENDER,
  frames,
  MELEE,
  PAYER,
  REDIRECTED,
  SECOND_TITLE,
  STEP_CANCELLED,
  TAKEN_OVER,
  TITLE,
} from "../state/layout.ts";
import { cardOfRef, SEAT_REF } from "../state/refs.ts";
import type { Effect } from "../words/index.ts";
import { boundTo, type Context, refsOf, unbind } from "./context.ts";
import { windowLevel } from "./happenings.ts";
import { freeTitles, legalTargets, opposes } from "./melee.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** What titles of a melee bring about: they are given, challenges are redirected and taken, rivals are beaten. */

/** A player holds a title until the round ends. */
export function giveTitle(game: Cards, seat: number, card: number, tell?: TellRule): void {
  const body = addBody(game, card, seat);
  setStatus(game, body, AGENDA, true);
  game[(game[TITLE + seat] === NONE ? TITLE : SECOND_TITLE) + seat] = body;
  touch(game);
  tell?.({ rule: "cards.melee.title", player: nameOfSeat(seat), card: nameOfCard(card) });
}

/** One more title for whoever uses the text, where nobody holds it. */
export function takeTitle(context: Context, effect: Extract<Effect, { do: "take-title" }>, tell?: TellRule): boolean {
  const { game, seat } = context;
  const [ref] = refsOf(context, effect.title);
  const isFree = ref !== undefined && freeTitles(game).includes(cardOfRef(ref));
  if (!isFree || game[SECOND_TITLE + seat] !== NONE) return false;
  giveTitle(game, seat, cardOfRef(ref), tell);
  return true;
}

const HOST = bindingNumber("host");

/** The attacker names another target. */
export function redirectAttack(game: Cards, level: number, tell?: TellRule): boolean {
  const [ref] = boundTo(game, level, HOST);
  if (ref === undefined) {
    const targets = legalTargets(game, game[ATTACKER]).filter((other) => other !== game[DEFENDER]);
    if (targets.length > 1) {
      frames.begin(game, "choice", {
        seat: game[ATTACKER],
        kind: askKinds.indexOf("redirect"),
        least: 1,
        most: 1,
        name: HOST,
        op: 0,
      });
      return false;
    }
    redirectTo(game, targets[0], tell);
    return true;
  }
  unbind(game, level, HOST);
  redirectTo(game, ref - SEAT_REF, tell);
  return true;
}

function redirectTo(game: Cards, seat: number, tell?: TellRule): void {
  game[DEFENDER] = seat;
  game[PAYER] = seat;
  game[CH_FLAGS] |= REDIRECTED;
  touch(game, facts.CHALLENGES);
  tell?.({ rule: "cards.melee.redirected", player: nameOfSeat(seat) });
}

/** The Lord Commander becomes the defender: the step is cancelled, and begins again after an action segment (erratum). */
export function takeTheChallenge(game: Cards, level: number, tell?: TellRule): boolean {
  const seat = frames.getAt(game, level, frames.registers.resolve.seat);
  frames.setAt(game, windowLevel(game), frames.registers.window.cancelled, 1);
  game[CH_FLAGS] |= STEP_CANCELLED | TAKEN_OVER;
  redirectTo(game, seat, tell);
  return true;
}

/** Opposition pays once for each challenge that is won against the title: that of the challenged player, or of who defended for him. */
export function opposition(game: Cards, winner: number, loser: number): number {
  if (game[MELEE] === 0 || loser === NONE) return 0;
  const beaten = winner === game[ATTACKER] ? [game[DEFENDER], loser] : [loser];
  return beaten.some((seat) => opposes(game, winner, seat)) ? 1 : 0;
}
