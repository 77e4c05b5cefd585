import { NONE } from "../../data/names.ts";
import * as facts from "../../derived/facts.ts";
import { isForbidden, touch } from "../../derived/words.ts";
import { at, cardOf, controllerOf, goldOn, isKneeling, rowOf } from "../../state/bodies.ts";
import { CH_FLAGS, CLAIM_CANCELLED, destinationIds, GOLD, placesOf } from "../../state/layout.ts";
import type { Effect } from "../../words/index.ts";
import { happeningIds, verbIds } from "../../words/index.ts";
import { amountOf } from "../amounts.ts";
import { callChallenge } from "../calling.ts";
import { bodyOf, type Context, eachSeat, seatOf, seatsOf } from "../context.ts";
import { kneelBody, mayStand, standBody } from "../costs.ts";
import { withholdDominance } from "../dominance.ts";
import { eliminate } from "../eliminating.ts";
import { redirect } from "../leaving.ts";
import { meetClaim } from "../meeting-claim.ts";
import { takeTitle } from "../melee-course.ts";
import { claimPower, gainHousePower, movePower } from "../power.ts";
import { cancelThing, saveSubject } from "../saving.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "../step.ts";
import { takePower } from "../taking-power.ts";
import {
  allowChallenge,
  challengeTrait,
  countsUnopposed,
  join,
  leaveChallenge,
  setClaim,
  setWinner,
} from "./challenge-words.ts";
import * as decks from "./decks.ts";
import * as lasting from "./lasting-words.ts";
import { attach, attachTop, becomeAttachment, makeLeave, putIntoPlay, send } from "./moving.ts";
import { bodiesMeant } from "./picking.ts";
import * as plots from "./plot-words.ts";

const KNEEL = 1 << verbIds.indexOf("kneel");

/** Carries out one word of an effect. Whether it has happened as it says: "then" asks (4.10, R-C62). */
export function doEffect(context: Context, effect: Effect, pc: number, tell?: TellRule): boolean {
  const { game } = context;
  switch (effect.do) {
    case "kill":
    case "discard":
      return makeLeave(context, effect, tell);
    case "kneel": {
      const bodies = bodiesMeant(context, effect.what).filter(
        (body) => !isKneeling(game, body) && !isForbidden(game, body, KNEEL),
      );
      for (const body of bodies) {
        kneelBody(game, body, "effect", context.seat);
        tell?.({
          rule: "cards.effects.kneels",
          card: nameOfCard(cardOf(game, body)),
          player: nameOfSeat(controllerOf(game, body)),
          body,
        });
      }
      return bodies.length > 0;
    }
    case "stand": {
      const bodies = bodiesMeant(context, effect.what).filter((body) => isKneeling(game, body) && mayStand(game, body));
      for (const body of bodies) {
        standBody(game, body, context.seat);
        tell?.({
          rule: "cards.effects.stands",
          card: nameOfCard(cardOf(game, body)),
          player: nameOfSeat(controllerOf(game, body)),
          body,
        });
      }
      return bodies.length > 0;
    }
    case "send":
      return send(context, effect, tell);
    case "redirect": {
      const bodies = bodiesMeant(context, effect.what);
      for (const body of bodies) redirect(game, body, destinationIds.indexOf(effect.to), tell);
      return bodies.length > 0;
    }
    case "draw":
      return decks.draw(context, effect, tell);
    case "claim": {
      const count = amountOf(context, effect.count);
      const bodies = bodiesMeant(context, effect.on);
      for (const body of bodies) claimPower(game, body, count, { by: context.seat }, tell);
      return bodies.length > 0 && count > 0;
    }
    case "house-power": {
      const count = amountOf(context, effect.count);
      let isDone = false;
      for (const seat of eachSeat(game, seatsOf(context, effect.who ?? "you")))
        isDone = gainHousePower(game, seat, count, { by: context.seat }, tell) || isDone;
      return isDone;
    }
    case "move-power": {
      const to = bodyOf(context, effect.to);
      const count = amountOf(context, effect.count);
      let moved = 0;
      for (const from of bodiesMeant(context, effect.from))
        if (to !== NONE) moved += movePower(game, from, to, count, tell);
      return moved >= count;
    }
    case "discard-power": {
      const count = amountOf(context, effect.count);
      let taken = 0;
      for (const body of bodiesMeant(context, effect.from)) taken += takePower(game, body, count);
      return taken >= count;
    }
    case "gold": {
      const count = amountOf(context, effect.count);
      for (const seat of eachSeat(game, seatsOf(context, effect.who ?? "you"))) {
        game[GOLD + seat] = Math.max(0, game[GOLD + seat] + count);
        tell?.({ rule: "cards.effects.gold", player: nameOfSeat(seat), count });
      }
      touch(game, facts.GOLD);
      return true;
    }
    case "move-gold": {
      const [from, to] = [seatOf(context, effect.from), seatOf(context, effect.to)];
      if (from === NONE || to === NONE) return false;
      const wanted = effect.count === "all" ? game[GOLD + from] : amountOf(context, effect.count);
      const moved = Math.min(wanted, game[GOLD + from]);
      game[GOLD + from] -= moved;
      game[GOLD + to] += moved;
      touch(game, facts.GOLD);
      tell?.({ rule: "cards.effects.gold-moved", player: nameOfSeat(to), from: nameOfSeat(from), count: moved });
      return moved >= wanted;
    }
    case "put-gold": {
      const count = amountOf(context, effect.count);
      for (const body of bodiesMeant(context, effect.on)) {
        game[rowOf(body) + at.gold] = goldOn(game, body) + count;
        tell?.({ rule: "cards.effects.gold-on-card", card: nameOfCard(cardOf(game, body)), body, count });
      }
      touch(game, facts.GOLD);
      return true;
    }
    case "counters": {
      const body = bodyOf(context, effect.on);
      if (body === NONE) return false;
      game[rowOf(body) + at.counters] += amountOf(context, effect.count);
      touch(game);
      return true;
    }
    case "search":
      return decks.search(context, effect, tell);
    case "reveal-top":
      return decks.revealTop(context, effect, tell);
    case "keep-revealed":
      return decks.keepRevealed(context, effect);
    case "put-on-top":
      return decks.putOnTop(context, effect);
    case "show-found":
      return decks.showFound(context, effect, tell);
    case "take-found":
      return decks.takeFound(context, effect, tell);
    case "give-up":
      return decks.giveUp(context, effect);
    case "discard-chosen":
      return decks.discardChosen(context, effect, tell);
    case "discard-from-hand":
      return decks.discardRandomly(context, effect, tell);
    case "discard-hand":
      return decks.discardWholeHand(context, effect, tell);
    case "reveal-hand":
      return decks.revealHand(context, effect, tell);
    case "mill":
      return decks.mill(context, effect, tell);
    case "take-top":
      return decks.takeTop(context, effect, tell);
    case "shuffle-in":
      return decks.shuffleIn(context, effect, tell);
    case "put-into-play":
      return putIntoPlay(context, effect, tell);
    case "take-control":
      return lasting.takeControl(context, effect, pc, tell);
    case "attach":
      return attach(context, effect, tell);
    case "attach-top":
      return attachTop(context, effect, tell);
    case "become-attachment":
      return becomeAttachment(context, effect, pc, tell);
    case "become-character":
      return lasting.becomeCharacter(context, effect, pc);
    case "give":
      return lasting.give(context, effect, pc, tell);
    case "give-seat":
      return lasting.giveSeat(context, effect, pc, tell);
    case "take-keywords":
      return lasting.takeKeywords(context, effect, pc);
    case "swap-base-str":
      return lasting.swapBaseStr(context, effect, pc);
    case "reduce-next":
      return lasting.reduceNext(context, effect, pc, tell);
    case "shield":
      return lasting.shield(context, effect, pc);
    case "later":
      return lasting.later(context, effect, pc);
    case "join":
      return join(context, effect, tell);
    case "leave-challenge":
      return leaveChallenge(context, effect, tell);
    case "challenge-trait":
      return challengeTrait(context, effect, tell);
    case "counts-unopposed":
      return countsUnopposed(context, effect);
    case "begin-challenge":
      return callChallenge(context, effect);
    case "allow-challenge":
      return allowChallenge(context, effect, tell);
    case "meet-claim":
      return meetClaim(context, effect, tell);
    case "set-claim":
      return setClaim(context, effect);
    case "set-winner":
      return setWinner(context, effect, tell);
    case "refill-plots":
      return plots.refill(context, effect, tell);
    case "reveal-plot":
      return plots.reveal(context, effect, tell);
    case "swap-plots":
      return plots.swapPlots(context, effect, tell);
    case "when-revealed-of":
      return plots.whenRevealedOf(context, effect);
    case "skip-phase":
      return plots.skipPhase(context, effect, tell);
    case "add-phase":
      return plots.addPhase(context, effect, tell);
    case "end-phase":
      return plots.endPhase(context);
    case "end-round":
      return plots.endRound(context, tell);
    case "take-title":
      return takeTitle(context, effect, tell);
    case "first-player":
      return plots.setFirst(context, effect, tell);
    case "eliminate": {
      for (const seat of eachSeat(game, seatsOf(context, effect.who))) eliminate(game, seat, tell);
      return true;
    }
    case "undo":
      return undo(context);
    case "save":
      return saveSubject(context, tell);
    case "cancel":
      return cancelThing(context, tell);
    default:
      throw new Error(`${effect.do} is an operation of its own`);
  }
}

/** What a replacement takes the place of does not happen after all: power that was gained or would be, the claim of the challenge. */
function undo(context: Context): boolean {
  const { game, on } = context;
  if (on === NONE) return true;
  const { happenings } = placesOf(game);
  const row = happenings.row(on);
  const kind = happeningIds[game[row + happenings.field.kind]];
  if (kind === "dominance") withholdDominance(game);
  if (kind === "claim") game[CH_FLAGS] |= CLAIM_CANCELLED;
  if (kind === "power-claimed") takePower(game, game[row + happenings.field.subject], context.x);
  return true;
}
