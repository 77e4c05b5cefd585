import { type Answers, refuse } from "@weirwood/kernel";
import { abilities, abilitiesOf, gainedNumber, laterNumber, opOf, own } from "../compiled/abilities.ts";
import { bitOf, keywordIds, NONE, typeIds, zoneIds } from "../data/names.ts";
import type { Answer } from "../decisions.ts";
import { verb } from "../decisions.ts";
import { forEachModifier, isInForce, isTextBlank } from "../derived/constants.ts";
import { DIES, GOES, HAS_GAINED, hasFlag, hasKeyword, hasType, KINDS, strOf, word } from "../derived/words.ts";
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
  placesOf,
} from "../state/layout.ts";
import { happeningIds } from "../words/index.ts";
import { beginResolve } from "./beginning.ts";
import { holds } from "./conditions.ts";
import { type Context, contextOf } from "./context.ts";
import { happeningCount, windowLevel } from "./happenings.ts";
import { isAbout } from "./immunity.ts";
import { mayLeave } from "./leaving.ts";
import { claimReplacements, REPLACEMENTS, stopWaiting, wait, waitingAt, waitingOf } from "./pending.ts";
import { hasWhenRevealed } from "./plots.ts";
import { countRole, participants } from "./roles.ts";
import type { Procedure, Step } from "./step.ts";
import { fits } from "./triggers.ts";
import { noteUse, PER_OCCURRENCE, timesUsed } from "./uses.ts";

/**
 * Passives: what happened at one moment triggers a group; the first player takes them one by one, in any order; what one of
 * them causes is resolved before the rest (R-C07). Terminal clauses are looked at again and again (R-C27).
 */

const passivesOf: readonly (readonly number[])[] = abilitiesOf.map((numbers) =>
  numbers.filter(
    (number) => abilities[number].kind === "passive" && (abilities[number].from & bitOf(zoneIds, "play")) !== 0,
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
  if (waitingAt(game, level).length === 0) return false;
  frames.push(game, frames.kinds.passives);
  return true;
}

/** Pushes whatever replaces what was just done; whether there is any. */
export function beginReplacements(game: Cards): boolean {
  if (waitingAt(game, REPLACEMENTS).length === 0) return false;
  claimReplacements(game, frames.depth(game));
  frames.begin(game, "passives", { kind: 1 });
  return true;
}

function gather(game: Cards, level: number, on: number): void {
  const { happenings } = placesOf(game);
  const kind = game[happenings.row(on) + happenings.field.kind];
  const end = bodiesEnd(game);
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
    gatherOf(game, level, on, body, card);
    gatherKeywords(game, level, on, body, card);
  }
  gatherLater(game, level, on);
  if (kind === ENDED) gatherDeadly(game, level, on);
}

function gatherOf(game: Cards, level: number, on: number, body: Body, card: number): void {
  const printed = passivesOf[card];
  const hasGained = (word(game, body, KINDS) & HAS_GAINED) !== 0;
  if (printed.length === 0 && !hasGained) return;
  const context = contextOf(game, controllerOf(game, body), body, card);
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
  if (text.kind !== "passive" || !fits(context, text.on, on)) return;
  context.on = on;
  const isHeld = text.when === undefined || holds(context, text.when);
  context.on = NONE;
  if (isHeld) wait(context.game, level, { ability, source: context.source, on, seat: context.seat });
}

/** Abilities that a body has gained. */
export function forEachGained(game: Cards, body: Body, act: (ability: number) => void): void {
  forEachModifier(game, "gains", (mod, context, scope) => {
    if (isAbout(context, scope, body)) act(gainedNumber(mod.ability));
  });
}

function gatherKeywords(game: Cards, level: number, on: number, body: Body, card: number): void {
  if (!hasKeyword(game, body, VENGEFUL | VIGILANT | PRIZED)) return;
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
    wait(game, level, { ability: laterNumber(op.effect), source, card, on, seat: context.seat });
    if (op.effect.once) lasting.remove(game, row);
  }
}

/** What holds rather than happens: STR 0 under a terminal clause, and texts that begin with "whenever". */
function gatherStates(game: Cards, level: number): void {
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

/** Once in a window for each time that it comes to hold. */
function gatherWhenever(game: Cards, level: number, body: Body, card: number): void {
  for (const ability of wheneverOf[card]) {
    const text = abilities[ability].ability;
    const context = contextOf(game, controllerOf(game, body), body, card);
    if (text.kind !== "whenever" || !holds(context, text.holds)) continue;
    const use = { ability, source: body, card, seat: context.seat };
    if (timesUsed(game, PER_OCCURRENCE, WHENEVER, use) > 0) continue;
    noteUse(game, PER_OCCURRENCE, WHENEVER, use);
    wait(game, level, { ability, source: body, on: NONE, seat: context.seat });
  }
}

const WHENEVER = 60_000;

/** Takes the next one; where there are several, the first player says which (2.2, R-C07). */
export const passives: Procedure = (game, tell) => {
  const level = frames.depth(game) - 1;
  const rows = waitingAt(game, level).filter((row) => isStillMeant(game, row));
  if (rows.length === 0) {
    for (const row of waitingAt(game, level).reverse()) stopWaiting(game, row);
    frames.pop(game);
    return;
  }
  if (rows.length > 1 && !areAlike(game, rows)) {
    ask.askOne(game, "order", game[FIRST]);
    return;
  }
  take(game, rows[0], tell);
};

/** A terminal clause whose condition has gone, or a card that is gone, triggers nothing any more. */
function isStillMeant(game: Cards, row: number): boolean {
  const { ability, source } = waitingOf(game, row);
  if (source !== NONE && !isTaken(game, source)) return false;
  if (ability !== own["dies-at-zero"] && ability !== own["goes-at-zero"]) return true;
  return strOf(game, source) === 0 && !isLeaving(game, source);
}

/** The same text of the same card for occurrences that do not differ: no order is worth asking for. */
function areAlike(game: Cards, rows: readonly number[]): boolean {
  const first = waitingOf(game, rows[0]);
  return rows.every((row) => {
    const { ability, source } = waitingOf(game, row);
    return ability === first.ability && source === first.source;
  });
}

function take(game: Cards, row: number, tell?: Parameters<Procedure>[1]): void {
  const waiting = waitingOf(game, row);
  const level = frames.depth(game) - 1;
  const isReplacement = frames.getAt(game, level, frames.registers.passives.kind) === 1;
  stopWaiting(game, row);
  beginResolve(
    game,
    { how: isReplacement ? AS_REPLACEMENT : AS_PASSIVE, ...waiting, x: announcedX(game, waiting) },
    tell,
  );
}

/** X of a passive: what was announced when its card was played; of a prized card, its prize. */
function announcedX(game: Cards, { ability, source, card }: ReturnType<typeof waitingOf>): number {
  if (ability === own.prized) return faces[card].prized ?? 1;
  return source === NONE ? 0 : game[rowOf(source) + at.x];
}

/** The first player names the next passive by its place among those that wait. */
export const orderStep: Step<Answer<"next">> = {
  ...verb.next,
  check(game, _seat, { place }) {
    return place < candidates(game).length
      ? undefined
      : refuse("cards.passives.order", { count: candidates(game).length });
  },
  apply: (game, _seat, { place }, tell) => take(game, candidates(game)[place], tell),
  options: (game): Answers<Answer<"next">> => candidates(game).map((_, place) => ({ kind: "next", place })),
  sample: (game, _seat, chance) => ({ kind: "next", place: chance.below(candidates(game).length) }),
  bounds: (game) => ({
    waiting: candidates(game).map((row) => {
      const { ability, source } = waitingOf(game, row);
      return { ability: abilities[ability].name, source };
    }),
  }),
};

const candidates = (game: Cards): number[] =>
  waitingAt(game, frames.depth(game) - 1).filter((row) => isStillMeant(game, row));
