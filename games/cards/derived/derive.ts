import { abilities, abilitiesOf, opOf } from "../compiled/abilities.ts";
import { bitOf, MOST_SEATS, NONE, phaseIds, typeIds } from "../data/names.ts";
import { holds } from "../rules/conditions.ts";
import { bodyOf, type Context, contextOf, seatsOf } from "../rules/context.ts";
import { isImmune } from "../rules/immunity.ts";
import { fitsReading } from "../rules/select.ts";
import {
  type Body,
  bodiesEnd,
  bodyCount,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isDuplicate,
  isTaken,
  ownerOf,
  powerOn,
} from "../state/bodies.ts";
import { type Cards, GAME_DERIVED, HOUSE, hooks, PHASE, placesOf, SEAT_DERIVED, SEAT_WORDS } from "../state/layout.ts";
import { BODIES_OF_SEAT } from "../state/refs.ts";
import { seatsIn } from "../state/seats.ts";
import type { Effect, Modifier } from "../words/index.ts";
import { keepBefore, noteChanges, waitsForChange } from "./changes.ts";
import { type ConstantText, forEachConstant, modifierOf } from "./constants.ts";
import { factsIn, PILES } from "./facts.ts";
import * as reads from "./reads.ts";
import { applyToSeat } from "./seat-sums.ts";
import {
  addKeywords,
  apply,
  applyToGame,
  becomeCharacter,
  beginPass,
  giveTrait,
  printOver,
  setBaseStr,
  writeSums,
} from "./sums.ts";
import {
  ATTACHED,
  CHANGED_COSTS,
  DIES,
  DIRTY,
  DUPLICATES,
  ELIMINATING_TEXTS,
  ENDS,
  ENOUGH_POWER,
  GAINED_TEXTS,
  GOES,
  HAS_GAINED,
  HAS_IMMUNITY,
  hasFlag,
  hasType,
  isSighted,
  KINDS,
  LOOKED_AT,
  OTHERS_CARDS,
  POWER_IGNORED,
  SIGHTED,
  SPENDABLE,
  SPENDABLE_GOLD,
  STALE,
  STANDING_CLAUSES,
  seatPlaces,
  seatWord,
  TEXTS_OF_CHANGES,
  touch,
  word,
  ZERO,
} from "./words.ts";

/**
 * Computes everything that is derived. Constant texts and lasting effects are summed without order; what they depend on is
 * read from the pass before, until nothing changes any more that any of them looks at. Where that never happens, the texts
 * that keep changing are a circle, and count as absent (FAQ, conflict of continuous effects).
 *
 * Every derivation starts from what is printed, and not from what was derived before: texts that hold each other up would
 * otherwise stay for ever, and equal positions would not be equal. No call is made inside another.
 */
export function derive(game: Cards): void {
  game[GAME_DERIVED + DIRTY] &= ~STALE;
  findEnd(game);
  printOver(game);
  suppressed.clear();
  const most = 8 + 2 * bodiesEnd(game);
  for (let pass = 0; pass <= 2 * most + 1; pass++) {
    circle = pass < most ? "none" : pass === most ? "listening" : "telling";
    if ((passOver(game) & readInPass) === 0) break;
  }
  totals(game);
  sight(game);
}

/** What was left to settle in a state is not written with it: in one that was read everything is looked at again. */
hooks.derive = (game) => {
  game[GAME_DERIVED + ENDS] = bodyCount(game);
  touch(game);
  derive(game);
};

/** Derives again where something was touched, and notes what texts wait for. */
export function settle(game: Cards): void {
  if ((game[GAME_DERIVED + DIRTY] & STALE) === 0) return;
  const isAwaited = isSighted(game, TEXTS_OF_CHANGES);
  if (isAwaited) keepBefore(game);
  derive(game);
  if (!isAwaited) return;
  noteChanges(game);
  // Texts may ask whether something was changed: what they say of it is derived at once.
  if ((game[GAME_DERIVED + DIRTY] & STALE) !== 0) derive(game);
}

/** Whoever adds a body moves the end up: here it moves down to the last that is taken. */
function findEnd(game: Cards): void {
  let end = bodiesEnd(game);
  while (end > 0 && !isTaken(game, end - 1)) end--;
  game[GAME_DERIVED + ENDS] = end;
}

/** Which of its texts each body spoke in this pass, and in the one before: bodies that still change after many are a circle. */
const spoken = new Uint32Array(MOST_SEATS * BODIES_OF_SEAT);
const spokenBefore = new Uint32Array(MOST_SEATS * BODIES_OF_SEAT);
const suppressed = new Set<Body>();
let circle: "none" | "listening" | "telling" = "none";
/** What the texts of this pass have looked at. */
let readInPass = 0;

/** One pass over everything; what changed by it. After `derive` nothing does. */
export function passOver(game: Cards): number {
  beginPass(game);
  readInPass = reads.BLANKS;
  if (circle !== "none") {
    spokenBefore.set(spoken);
    spoken.fill(0);
  }
  forEachConstant(game, applyConstant);
  if (circle === "telling")
    for (let body = 0; body < bodiesEnd(game); body++) if (spoken[body] !== spokenBefore[body]) suppressed.add(body);
  applyLasting(game);
  return writeSums(game);
}

function applyConstant(text: ConstantText, context: Context): void {
  const { game, source } = context;
  const { on, mods, while: condition } = text.ability;
  readInPass |= text.reads;
  const isHeld = condition === undefined || holds(context, condition);
  if (circle !== "none") spoken[source] = 3 * spoken[source] + (isHeld ? 1 : 2);
  if (!isHeld || (suppressed.size > 0 && suppressed.has(source))) return;
  if (text.scope !== undefined) {
    const end = bodiesEnd(game);
    // Whoever is of none of its types is not asked anything: this is what most of the time of a pass goes into.
    for (let body = 0; body < end; body++)
      if (hasType(game, body, text.scope.types) && fitsReading(context, text.scope, body))
        applyConstantTo(text, context, body);
  } else if (on === "game") for (const mod of mods) applyToGame(game, mod);
  else if (typeof on === "object" && "seats" in on) {
    const seats = seatsOf(context, on.seats);
    for (let seat = 0; seat < seatsIn(game); seat++) {
      if (((seats >> seat) & 1) === 0) continue;
      context.each = seat;
      if (on.if === undefined || holds(context, on.if))
        for (const mod of mods) applyToSeat(context, mod, seat, undefined);
    }
    context.each = NONE;
  } else if (typeof on === "string" || "that" in on) {
    const body = bodyOf(context, on);
    if (body !== NONE && isTaken(game, body)) applyConstantTo(text, context, body);
  }
}

function applyConstantTo({ ability: { mods } }: ConstantText, context: Context, body: Body): void {
  const { game, source } = context;
  if (body !== source && (word(game, body, KINDS) & HAS_IMMUNITY) !== 0) {
    // Whose effects are ignored can depend on the traits of the source.
    readInPass |= reads.TRAITS;
    if (isImmune(game, body, context)) return;
  }
  for (let i = 0; i < mods.length; i++) apply(context, mods[i], body, undefined);
}

/** In a row of a card that became an attachment: the trait that it has now. */
export const MOST_MODS = 65_000;

function applyLasting(game: Cards): void {
  const { lasting } = placesOf(game);
  const at = lasting.field;
  const count = lasting.count(game);
  for (let row = 0; row < count; row++) {
    const cells = lasting.row(row);
    const ability = game[cells + at.ability];
    const op = opOf(ability, game[cells + at.op]);
    if (op.op !== "do") continue;
    const { effect } = op;
    const subject = game[cells + at.subject];
    const source = game[cells + at.source];
    const amount = game[cells + at.amount] - ZERO;
    if (subject !== NONE && !isTaken(game, subject)) continue;
    switch (effect.do) {
      case "become-character":
        becomeCharacter(game, subject, amount, effect);
        continue;
      case "swap-base-str":
        setBaseStr(game, subject, amount);
        continue;
      case "take-keywords":
        // `amount` is the set of keywords, `mod` 0 for who loses them and 1 for who gains.
        addKeywords(game, subject, amount, game[cells + at.mod] === 0 ? -1 : 1);
        continue;
      case "become-attachment":
        if (game[cells + at.mod] !== MOST_MODS) break;
        if (effect.trait !== undefined && isTaken(game, source)) giveTrait(game, source, effect.trait);
        continue;
      case "give":
        if (effect.only !== undefined && game[PHASE] !== phaseIds.indexOf(effect.only)) continue;
        break;
    }
    const mod = modifierOf(ability, game[cells + at.op], game[cells + at.mod]);
    if (mod === undefined) continue;
    const context = contextOf(game, game[cells + at.seat], source, abilities[ability].card);
    if (subject !== NONE) apply(context, mod, subject, amount);
    else {
      readInPass |= reads.readsOfModifier(mod);
      applyToSeat(context, mod, game[cells + at.who], amount);
    }
  }
}

const CHARACTER = bitOf(typeIds, "character");
const [POWER, POWER_TO_WIN] = [seatPlaces.power, seatPlaces["power-to-win"]];

/** Power that counts for each player: on the House card, and on characters that he controls. No text looks at it. */
function totals(game: Cards): void {
  const end = bodiesEnd(game);
  for (let seat = 0; seat < seatsIn(game); seat++) game[SEAT_DERIVED + seat * SEAT_WORDS + POWER] = 0;
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || powerOn(game, body) === 0) continue;
    const seat = controllerOf(game, body);
    const isCounted = hasType(game, body, CHARACTER) && (seatWord(game, seat, "bans") & POWER_IGNORED) === 0;
    if (game[HOUSE + seat] === body || isCounted) game[SEAT_DERIVED + seat * SEAT_WORDS + POWER] += powerOn(game, body);
  }
}

/** What each card would be sought for, blank or not. */
const soughtFor: readonly number[] = abilitiesOf.map((numbers) =>
  numbers.reduce((set, number) => {
    const { ability } = abilities[number];
    if (waitsForChange(ability)) return set | TEXTS_OF_CHANGES;
    if (ability.kind === "constant") {
      const has = (kind: Modifier["mod"]): boolean => ability.mods.some(({ mod }) => mod === kind);
      return set | (has("play-cost") ? CHANGED_COSTS : 0) | (has("controlled-by") ? OTHERS_CARDS : 0);
    }
    if (ability.kind !== "whenever") return set;
    const isEliminating = ability.effects.some((effect) => effect.do === "eliminate");
    return set | STANDING_CLAUSES | (isEliminating ? ELIMINATING_TEXTS : 0);
  }, 0),
);

/** Which facts of the position the constant texts of each card look at, and what bears it if it is an attachment. */
const factsOfCard = Uint16Array.from(faces, ({ keywords, attachTo }, card) =>
  abilitiesOf[card].reduce(
    (facts, number) => facts | (abilities[number].ability.kind === "constant" ? factsIn(abilities[number].ability) : 0),
    factsIn(keywords) | factsIn(attachTo),
  ),
);
/** And what each ability has made last. */
const factsOfLasting = Uint16Array.from(abilities, ({ ops }) =>
  ops.reduce((facts, op) => facts | (op.op === "do" ? factsOfEffect(op.effect) : 0), 0),
);

function factsOfEffect(effect: Effect): number {
  // Whoever would take a card over is looked at again: a unique card of his among the dead forbids it (3.27).
  if (effect.do === "take-control") return PILES;
  return factsIn("mods" in effect ? [effect.mods, "only" in effect && effect.only] : "gives" in effect && effect.gives);
}

function sight(game: Cards): void {
  const end = bodiesEnd(game);
  let [seen, facts] = [0, 0];
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    seen |= soughtFor[cardOf(game, body)];
    facts |= factsOfCard[cardOf(game, body)];
    if (isDuplicate(game, body)) seen |= DUPLICATES;
    else if (hostOf(game, body) !== NONE) seen |= ATTACHED;
    if (controllerOf(game, body) !== ownerOf(game, body)) seen |= OTHERS_CARDS;
    if (hasFlag(game, body, SPENDABLE)) seen |= SPENDABLE_GOLD;
    if (hasFlag(game, body, DIES | GOES)) seen |= STANDING_CLAUSES;
    if ((word(game, body, KINDS) & HAS_GAINED) !== 0) seen |= GAINED_TEXTS;
  }
  for (let seat = 0; seat < seatsIn(game); seat++) {
    const words = SEAT_DERIVED + seat * SEAT_WORDS;
    if (game[words + POWER] >= game[words + POWER_TO_WIN] - ZERO) seen |= ENOUGH_POWER;
  }
  const { lasting } = placesOf(game);
  const count = lasting.count(game);
  for (let row = 0; row < count; row++) facts |= factsOfLasting[game[lasting.row(row) + lasting.field.ability]];
  game[GAME_DERIVED + SIGHTED] = seen;
  game[GAME_DERIVED + LOOKED_AT] = (seen & OTHERS_CARDS) === 0 ? facts : facts | PILES;
}
