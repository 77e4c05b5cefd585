import { abilities, abilitiesOf, laterNumber, opOf, own, shieldBehind } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { bitOf, keywordIds, NONE, typeIds, zoneIds } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import {
  DIES,
  GAINED_TEXTS,
  GOES,
  HAS_GAINED,
  hasFlag,
  hasKeyword,
  hasType,
  isSighted,
  KINDS,
  STANDING_CLAUSES,
  strOf,
  word,
} from "../derived/words.ts";
import { at, type Body, bodiesEnd, cardOf, controllerOf, faces, isLeaving, isTaken, rowOf } from "../state/bodies.ts";
import {
  AS_PASSIVE,
  AS_REPLACEMENT,
  ATTACKING,
  ask,
  type Cards,
  DEFENDER,
  DEFENDING,
  FIRST,
  frames,
  PER_GAME,
  placesOf,
} from "../state/layout.ts";
import { isOut } from "../state/seats.ts";
import { happeningIds } from "../words/index.ts";
import { beginResolve } from "./beginning.ts";
import { holds } from "./conditions.ts";
import { bind, type Context, contextOf } from "./context.ts";
import { forEachGained } from "./gained.ts";
import { happeningCount, windowLevel } from "./happenings.ts";
import { mayLeave } from "./leaving.ts";
import { isStillMeant, limitOf } from "./passives.ts";
import { claimReplacements, isAnyWaiting, REPLACEMENTS, stopWaiting, wait, waitingAt, waitingOf } from "./pending.ts";
import { hasWhenRevealed } from "./plots.ts";
import { countRole, participants } from "./roles.ts";
import { killAfterAll, spare } from "./shields.ts";
import type { Procedure } from "./step.ts";
import { fits } from "./triggers.ts";
import { forgetUse, noteLimit, noteUse, timesUsed } from "./uses.ts";

/**
 * Passives: what happened at one moment triggers a group; the first player takes them one by one, in any order; what one of
 * them causes is resolved before the rest (R-C07). Terminal clauses are looked at again and again (R-C27).
 */

/** The passives that each card prints, by the kind of happening that they wait for. */
const passivesFor: readonly (readonly (readonly number[])[])[] = happeningIds.map((_, kind) =>
  abilitiesOf.map((numbers) =>
    numbers.filter((number) => {
      const { kind: ofText, from, waitsFor } = abilities[number];
      return ofText === "passive" && (from & bitOf(zoneIds, "play")) !== 0 && waitsFor[kind];
    }),
  ),
);
const wheneverOf: readonly (readonly number[])[] = abilitiesOf.map((numbers) =>
  numbers.filter((number) => abilities[number].kind === "whenever"),
);

const kindOf = (id: (typeof happeningIds)[number]): number => happeningIds.indexOf(id);
const [ENDED, PLOT_REVEALED] = [kindOf("challenge-ended"), kindOf("plot-revealed")];
const CHARACTER = bitOf(typeIds, "character");
const [DEADLY, VENGEFUL, VIGILANT, PRIZED] = (["deadly", "vengeful", "vigilant", "prized"] as const).map((keyword) =>
  bitOf(keywordIds, keyword),
);

/** Gathers everything that was triggered and not yet gathered; whether there is anything to resolve. */
export function beginPassives(game: Cards): boolean {
  const window = windowLevel(game);
  const level = frames.depth(game);
  const register = frames.registers.window.gathered;
  const from = window === NONE ? 0 : frames.getAt(game, window, register);
  const to = happeningCount(game);
  if (window !== NONE) frames.setAt(game, window, register, to);
  for (let on = from; on < to; on++) gather(game, level, on);
  gatherStates(game, level);
  if (!isAnyWaiting(game, level)) return false;
  frames.push(game, frames.kinds.passives);
  return true;
}

/** Pushes whatever replaces what was just done; whether there is any. */
export function beginReplacements(game: Cards): boolean {
  if (!isAnyWaiting(game, REPLACEMENTS)) return false;
  claimReplacements(game, frames.depth(game));
  frames.begin(game, "passives", { kind: 1 });
  return true;
}

function gather(game: Cards, level: number, on: number): void {
  const { happenings } = placesOf(game);
  const kind = game[happenings.row(on) + happenings.field.kind];
  const isAnyGained = isSighted(game, GAINED_TEXTS);
  const end = isAwaited[kind] || isAnyGained ? bodiesEnd(game) : 0;
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || game[rowOf(body) + at.since] > on) continue;
    const card = cardOf(game, body);
    if (
      kind === PLOT_REVEALED &&
      game[happenings.row(on) + happenings.field.subject] === body &&
      !hasWhenRevealed(card) &&
      abilitiesOf[card].length > 0
    )
      wait(game, level, { ability: own["in-force"], source: body, on, seat: controllerOf(game, body) });
    if (isAnyGained || passivesFor[kind][card].length > 0) gatherOf(game, level, on, body, passivesFor[kind][card]);
    if (hasKeyword(game, body, keywordsFor[kind])) gatherKeywords(game, level, on, body, card);
  }
  gatherLater(game, level, on);
  if (kind === ENDED) gatherDeadly(game, level, on);
}

function gatherOf(game: Cards, level: number, on: number, body: Body, printed: readonly number[]): void {
  const hasGained = (word(game, body, KINDS) & HAS_GAINED) !== 0;
  if (printed.length === 0 && !hasGained) return;
  const context = contextOf(game, controllerOf(game, body), body, cardOf(game, body));
  // A plot's own "when revealed" is how its text comes into force.
  if (printed.length > 0 && (isInForce(game, body) || hasType(game, body, PLOT_TYPE)) && !isTextBlank(game, body))
    for (const ability of printed) trigger(context, level, on, ability);
  if (hasGained)
    forEachGained(
      game,
      body,
      (ability) => abilities[ability].kind === "passive" && trigger(context, level, on, ability),
    );
}

const PLOT_TYPE = bitOf(typeIds, "plot");

function trigger(context: Context, level: number, on: number, ability: number): void {
  const text = abilities[ability].ability;
  // Whoever is out uses nothing any more (R-C42).
  if (text.kind !== "passive" || isOut(context.game, context.seat) || !fits(context, text.on, on)) return;
  context.on = on;
  const isHeld = text.when === undefined || holds(context, text.when);
  context.on = NONE;
  if (isHeld) wait(context.game, level, { ability, source: context.source, on, seat: context.seat });
}

/** Keywords that wait for each kind of happening. */
const keywordsFor: readonly number[] = happeningIds.map(
  (_, kind) =>
    (abilities[own.vengeful].waitsFor[kind] ? VENGEFUL : 0) |
    (abilities[own.vigilant].waitsFor[kind] ? VIGILANT : 0) |
    (abilities[own.prized].waitsFor[kind] ? PRIZED : 0),
);

/** Whether any card or keyword at all waits for a kind of happening; of a plot that is revealed its text comes into force. */
const isAwaited: readonly boolean[] = happeningIds.map(
  (_, kind) =>
    kind === PLOT_REVEALED || keywordsFor[kind] !== 0 || passivesFor[kind].some((numbers) => numbers.length > 0),
);

function gatherKeywords(game: Cards, level: number, on: number, body: Body, card: number): void {
  const context = contextOf(game, controllerOf(game, body), body, card);
  if (hasKeyword(game, body, VENGEFUL)) trigger(context, level, on, own.vengeful);
  if (hasKeyword(game, body, VIGILANT)) trigger(context, level, on, own.vigilant);
  if (hasKeyword(game, body, PRIZED)) trigger(context, level, on, own.prized);
}

/** Deadly: more such attackers than defenders, whoever has won: one defender dies (R-C35). */
function gatherDeadly(game: Cards, level: number, on: number): void {
  const count = (role: number): number =>
    participants(game, role).filter((body) => hasKeyword(game, body, DEADLY)).length;
  if (count(ATTACKING) <= count(DEFENDING) || countRole(game, DEFENDING) === 0) return;
  const source = participants(game, ATTACKING).find((body) => hasKeyword(game, body, DEADLY));
  if (source !== undefined && game[DEFENDER] !== NONE)
    wait(game, level, { ability: own.deadly, source, on, seat: controllerOf(game, source) });
}

/** Effects that wait for something to happen. */
function gatherLater(game: Cards, level: number, on: number): void {
  const { lasting } = placesOf(game);
  const field = lasting.field;
  for (let row = lasting.count(game) - 1; row >= 0; row--) {
    const cells = lasting.row(row);
    const op = opOf(game[cells + field.ability], game[cells + field.op]);
    if (op.op !== "do" || op.effect.do !== "later") continue;
    const source = game[cells + field.source];
    const card = abilities[game[cells + field.ability]].card;
    const context: Context = contextOf(game, game[cells + field.seat], source, card);
    const named = game[cells + field.amount] - 32_768;
    if (named > 0) context.named = named - 1;
    if (!fits(context, op.effect.on, on)) continue;
    const target = game[cells + field.subject];
    wait(game, level, { ability: laterNumber(op.effect), source, card, on, seat: context.seat, target });
    if (op.effect.once) lasting.remove(game, row);
  }
}

/** What holds rather than happens: STR 0 under a terminal clause, and texts that begin with "whenever". */
function gatherStates(game: Cards, level: number): void {
  if (!isSighted(game, STANDING_CLAUSES)) return;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    const card = cardOf(game, body);
    if (
      hasFlag(game, body, DIES | GOES) &&
      hasType(game, body, CHARACTER) &&
      strOf(game, body) === 0 &&
      !isLeaving(game, body)
    ) {
      const seat = controllerOf(game, body);
      if (hasFlag(game, body, DIES) && mayLeave(game, body, "killed"))
        wait(game, level, { ability: own["dies-at-zero"], source: body, on: NONE, seat });
      if (hasFlag(game, body, GOES) && mayLeave(game, body, "discarded"))
        wait(game, level, { ability: own["goes-at-zero"], source: body, on: NONE, seat });
    }
    if (wheneverOf[card].length > 0 && isInForce(game, body) && !isTextBlank(game, body))
      gatherWhenever(game, level, body, card);
  }
}

/** Once for each time that it comes to hold: not again before it has ceased to. */
function gatherWhenever(game: Cards, level: number, body: Body, card: number): void {
  for (const ability of wheneverOf[card]) {
    const text = abilities[ability].ability;
    const context = contextOf(game, controllerOf(game, body), body, card);
    if (text.kind !== "whenever") continue;
    const use = { ability, source: body, card, seat: context.seat };
    if (!holds(context, text.holds)) forgetUse(game, PER_GAME, WHENEVER, use);
    else if (timesUsed(game, PER_GAME, WHENEVER, use) === 0) {
      noteUse(game, PER_GAME, WHENEVER, use);
      wait(game, level, { ability, source: body, on: NONE, seat: context.seat });
    }
  }
}

const WHENEVER = 60_000;

/** Takes the next one; where there are several, the first player says which (2.2, R-C07). */
export const passives: Procedure = (game, tell) => {
  const level = frames.depth(game) - 1;
  const rows = waitingAt(game, level).filter((row) => isStillMeant(game, row));
  if (rows.length === 0) {
    for (const row of waitingAt(game, level).reverse()) {
      const waiting = waitingOf(game, row);
      stopWaiting(game, row);
      if (shieldBehind(waiting.ability) !== undefined) killAfterAll(game, waiting, tell);
    }
    frames.pop(game);
    return;
  }
  if (rows.length > 1 && !areAlike(game, rows)) {
    ask.askOne(game, "order", game[FIRST]);
    return;
  }
  take(game, rows[0], tell);
};

/** The same text of the same card and player about the same target: no order is worth asking for. */
function areAlike(game: Cards, rows: readonly number[]): boolean {
  const first = waitingOf(game, rows[0]);
  return rows.every((row) => {
    const { ability, source, seat, target } = waitingOf(game, row);
    return ability === first.ability && source === first.source && seat === first.seat && target === first.target;
  });
}

export function take(game: Cards, row: number, tell?: Parameters<Procedure>[1]): void {
  const { target, ...waiting } = waitingOf(game, row);
  const level = frames.depth(game) - 1;
  const isReplacement = frames.getAt(game, level, frames.registers.passives.kind) === 1;
  stopWaiting(game, row);
  if (shieldBehind(waiting.ability) !== undefined) spare(game, level, target);
  const limit = limitOf(waiting.ability);
  if (limit !== undefined) noteLimit(game, limit, waiting);
  beginResolve(
    game,
    { how: isReplacement ? AS_REPLACEMENT : AS_PASSIVE, ...waiting, x: announcedX(game, waiting) },
    tell,
  );
  if (target !== NONE) bind(game, frames.depth(game) - 1, TARGET, target);
}

/** X of a passive: what was announced when its card was played; of a prized card, its prize. */
function announcedX(game: Cards, { ability, source, card }: Omit<ReturnType<typeof waitingOf>, "target">): number {
  if (ability === own.prized) return faces[card].prized ?? 1;
  return source === NONE ? 0 : game[rowOf(source) + at.x];
}

const TARGET = bindingNumber("target");
