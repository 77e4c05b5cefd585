import { own } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { NONE } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import * as facts from "../derived/facts.ts";
import { touch } from "../derived/words.ts";
import { controllerOf, faces } from "../state/bodies.ts";
import { askKinds, type Cards, frames, HOUSE, LIMITED, PER_ROUND, placesOf } from "../state/layout.ts";
import { hostsFor } from "./attaching.ts";
import { areAllNeeded, influenceChoices, influenceIn } from "./candidates.ts";
import { bind, boundTo, unbind } from "./context.ts";
import { kneelBody } from "./costs.ts";
import { enter } from "./entering.ts";
import { tellOnly } from "./forced.ts";
import { isGoldChosen, payGold } from "./gold.ts";
import { happen } from "./happenings.ts";
import { countOf } from "./numbers.ts";
import {
  costFromShadows,
  costToPlay,
  FIRST_PLAYED,
  firstUse,
  isLimited,
  isPaidWithInfluence,
  isPlayedBy,
  PAYING_INFLUENCE,
} from "./playing-cards.ts";
import { useReductions } from "./reductions.ts";
import { matchesFace } from "./select.ts";
import { nameOfSeat, type TellRule } from "./step.ts";
import { hostOfDuplicate } from "./uniqueness.ts";
import { noteUse } from "./uses.ts";

/** Carries out that a card is played: it is paid for, gets its bearer, and enters play. */

/** The first card of its kind in this round was played. */
function noteFirst(game: Cards, seat: number, card: number): void {
  forEachModifier(game, "play-cost", (mod, context) => {
    if (
      mod.first === "round" &&
      mod.of !== "self" &&
      isPlayedBy(mod, context, seat) &&
      matchesFace(context, mod.of, faces[card])
    )
      noteUse(game, PER_ROUND, FIRST_PLAYED, firstUse(context, seat));
  });
}

const HOST = bindingNumber("host");
const INFLUENCE = bindingNumber("influence");
const registers = frames.registers.resolve;

/** Declares the playing of a card: pays, and chooses what it is attached to. Whether that is done. */
export function declarePlay(game: Cards, level: number, tell?: TellRule): boolean {
  const seat = frames.getAt(game, level, registers.seat);
  const card = frames.getAt(game, level, registers.card);
  const ability = frames.getAt(game, level, registers.ability);
  if (frames.getAt(game, level, registers.pc) === 0) {
    const { hand, shadows } = placesOf(game).piles;
    // Into shadows it goes unseen, without lying open on the way; whoever waits for the payment or answers does not see which.
    if (ability === own["to-shadows"] && card !== NONE) {
      hand[seat].take(game, card);
      shadows[seat].put(game, card);
      frames.setAt(game, level, registers.card, NONE);
    }
    const gold = goldFor(game, level);
    if (!isGoldChosen(game, level, seat, gold)) return false;
    frames.setAt(game, level, registers.pc, 1);
    if (ability === own["to-shadows"]) {
      payGold(game, level, { seat, count: gold }, tell);
      return true;
    }
    (ability === own["from-shadows"] ? shadows : hand)[seat].take(game, card);
    holdCard(game, card, seat);
    if (ability === own.duplicate) return true;
    if (ability === own["from-shadows"]) {
      payGold(game, level, { seat, count: gold }, tell);
      return false;
    }
    const influence = ability === own.ambush ? costToPlay(game, seat, card, 0) : 0;
    useReductions(game, seat, card);
    noteFirst(game, seat, card);
    if (isLimited[card]) game[LIMITED + seat] = 1;
    if (ability === own.ambush) {
      frames.setAt(game, level, registers.pc, PAYING_INFLUENCE);
      frames.setAt(game, level, registers.place, influence);
    } else payGold(game, level, { seat, count: gold }, tell);
    touch(game, facts.PILES);
    return false;
  }
  if (isPaidWithInfluence(game, level)) return payAmbush(game, level, seat, tell);
  if (faces[card].type !== "attachment" || boundTo(game, level, HOST).length > 0) return true;
  const hosts = hostsFor(game, seat, card);
  if (hosts.length <= 1) {
    for (const host of hosts) bind(game, level, HOST, host);
    tellOnly(game, seat, hosts, tell);
    return true;
  }
  frames.begin(game, "choice", { seat, kind: askKinds.indexOf("target"), least: 1, most: 1, name: HOST, op: 0 });
  return false;
}

/** Gold that playing a card in this way takes. */
function goldFor(game: Cards, level: number): number {
  const seat = frames.getAt(game, level, registers.seat);
  const card = frames.getAt(game, level, registers.card);
  switch (frames.getAt(game, level, registers.ability)) {
    case own["to-shadows"]:
      return countOf(game, seat, "shadows-gold");
    case own["from-shadows"]:
      return costFromShadows(game, seat, card);
    case own.duplicate:
    case own.ambush:
      return 0;
    default:
      return costToPlay(game, seat, card, frames.getAt(game, level, registers.x));
  }
}

/** While it is being played a card lies on the table, but is not in play yet: it waits in no pile and no body. */
function holdCard(game: Cards, card: number, seat: number): void {
  placesOf(game).piles.aside[seat].put(game, card);
}

/** An ambush is paid with influence. */
function payAmbush(game: Cards, level: number, seat: number, tell?: TellRule): boolean {
  const needed = frames.getAt(game, level, registers.place);
  const chosen = boundTo(game, level, INFLUENCE);
  const missing = needed - influenceIn(game, chosen);
  if (missing <= 0) {
    for (const body of chosen) kneelBody(game, body, "cost", seat);
    if (chosen.length > 0)
      tell?.({ rule: "cards.costs.influence", player: nameOfSeat(seat), count: needed, bodies: chosen });
    frames.setAt(game, level, registers.pc, 1);
    frames.setAt(game, level, registers.place, 0);
    return false;
  }
  const candidates = influenceChoices(game, seat, needed, chosen);
  if (areAllNeeded(game, candidates, missing)) {
    for (const body of candidates) bind(game, level, INFLUENCE, body);
    return false;
  }
  frames.begin(game, "choice", { seat, kind: askKinds.indexOf("pay"), least: 1, most: 1, name: INFLUENCE, op: 0 });
  return false;
}

/** The card enters play. */
export function executePlay(game: Cards, level: number, tell?: TellRule): void {
  const seat = frames.getAt(game, level, registers.seat);
  const card = frames.getAt(game, level, registers.card);
  const ability = frames.getAt(game, level, registers.ability);
  if (ability === own["to-shadows"]) return;
  placesOf(game).piles.aside[seat].take(game, card);
  const [chosen] = boundTo(game, level, HOST);
  unbind(game, level);
  if (ability === own.duplicate) {
    const host = hostOfDuplicate(game, seat, card);
    enter(game, card, { owner: seat, controller: controllerOf(game, host), host, isDuplicate: true }, tell);
    return;
  }
  const host = ability === own["play-on-house"] ? game[HOUSE + seat] : chosen;
  const x = frames.getAt(game, level, registers.x);
  const isPlayed = ability !== own["from-shadows"];
  const body = enter(
    game,
    card,
    { owner: seat, controller: seat, isPlayed, x, ...(host !== undefined && { host }) },
    tell,
  );
  if (!isPlayed) happen(game, "out-of-shadows", { subject: body, seat });
}
