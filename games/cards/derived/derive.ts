import { abilities, gainedNumber, opOf } from "../compiled/abilities.ts";
import {
  bitOf,
  crestIds,
  houseIds,
  iconIds,
  keywordIds,
  MOST_SEATS,
  NONE,
  phaseIds,
  seasonIds,
  traitIds,
  typeIds,
} from "../data/names.ts";
import { amountOf } from "../rules/amounts.ts";
import { holds } from "../rules/conditions.ts";
import { bodyOf, type Context, contextOf, seatsOf } from "../rules/context.ts";
import { isImmune } from "../rules/immunity.ts";
import { countRole } from "../rules/roles.ts";
import { matches } from "../rules/select.ts";
import {
  type Body,
  bodiesEnd,
  bodyCount,
  cardOf,
  controllerOf,
  countersOn,
  faces,
  hostOf,
  isDuplicate,
  isFaceDown,
  isTaken,
  powerOn,
  roleOf,
} from "../state/bodies.ts";
import {
  BODIES_OF_SEAT,
  BODY_WORDS,
  type Cards,
  GAME_DERIVED,
  HOUSE,
  hooks,
  PHASE,
  placesOf,
  SEAT_DERIVED,
  SEAT_WORDS,
} from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";
import { type Ability, type Modifier, type SeatNumber, verbIds } from "../words/index.ts";
import { forEachConstant, modifierOf, PLOTS_BLANK } from "./constants.ts";
import {
  BLANK,
  BLANK_TRAITS,
  CANNOT,
  CREST_SHIFT,
  DEFEND_SHIFT,
  DIES,
  DIRTY,
  ENDS,
  FLAGS,
  GAME_FLAGS,
  GOES,
  HAS_CHOICE_BAN,
  HAS_GAINED,
  HAS_IMMUNITY,
  HAS_TOLL,
  HOUSE_SHIFT,
  KEYWORDS,
  KINDS,
  KNEELING_ATTACK,
  KNEELING_DEFEND,
  MARKS,
  NO_KNEEL_ATTACK,
  NO_KNEEL_DEFEND,
  NO_TRIGGERING_SHIFT,
  NOT_COUNTED,
  NOT_SAVED_AT_ZERO,
  ONLY_PLOTS_GIVE,
  OPENS_PLOTS_CHOSEN,
  POWER_IGNORED,
  RAW_STR,
  SEASONS,
  type SeatWord,
  SKIPS_STANDING,
  SKIPS_TAXATION,
  SPENDABLE,
  STR,
  SYMBOLS,
  setSeatWord,
  TRAITS,
  TYPED,
  wordsOf,
  ZERO,
} from "./words.ts";

/**
 * Computes everything that is derived. Constant texts and lasting effects are summed without order; what they depend on is
 * read from the pass before, until nothing changes any more. Where that never happens, the texts that keep changing are a
 * circle, and count as absent (FAQ, conflict of continuous effects).
 *
 * The sums are kept in rows of this module and not in the state; nothing is made here that outlives a call, and no call is
 * made inside another.
 */
export function derive(game: Cards): void {
  game[GAME_DERIVED + DIRTY] = 0;
  findEnd(game);
  suppressed.clear();
  settled.fill(0);
  const most = 8 + 2 * bodiesEnd(game);
  for (let pass = 0; ; pass++) {
    isTellingCircle = pass > most;
    if (!passOver(game)) break;
    if (pass > 2 * most) break;
  }
  isTellingCircle = false;
  totals(game);
}

hooks.derive = derive;

/** Derives again where something was touched. */
export function settle(game: Cards): void {
  if (game[GAME_DERIVED + DIRTY] === 1) derive(game);
}

const MOST = MOST_SEATS * BODIES_OF_SEAT;
const plus = new Int32Array(MOST);
const less = new Int32Array(MOST);
const base = new Int32Array(MOST);
const icons = new Int8Array(MOST * 3);
const crests = new Int8Array(MOST * crestIds.length);
const houses = new Int8Array(MOST * houseIds.length);
const keywords = new Int8Array(MOST * keywordIds.length);
const traits = new Int8Array(MOST * traitIds.length);
const kinds = new Uint16Array(MOST);
const cannot = new Uint16Array(MOST);
const flags = new Uint16Array(MOST);
const typed = new Uint16Array(MOST);
const symbols = new Uint16Array(MOST);
const seatSums = new Int32Array(MOST_SEATS * SEAT_WORDS);
const seatFloors = new Int32Array(MOST_SEATS);
/** Whether each constant text held in the pass before; those that still change after many passes are a circle. */
const settled = new Int8Array(MOST * 8);
const suppressed = new Set<number>();
let isTellingCircle = false;
let seasons = 0;
let gameFlags = 0;

function findEnd(game: Cards): void {
  let end = bodyCount(game);
  while (end > 0 && !isTaken(game, end - 1)) end--;
  game[GAME_DERIVED + ENDS] = end;
}

const typeBits = faces.map(({ type }) => bitOf(typeIds, type));
const ATTACHMENT = bitOf(typeIds, "attachment");
const CHARACTER = bitOf(typeIds, "character");
const DUPLICATE_TYPE = bitOf(typeIds, "duplicate");

interface Print {
  readonly str: number;
  readonly icons: readonly number[];
  readonly crests: readonly number[];
  readonly houses: readonly number[];
  readonly keywords: readonly number[];
  readonly traits: readonly number[];
  readonly symbols: number;
  readonly isImmune: boolean;
}

const prints: readonly Print[] = faces.map((face) => ({
  str: typeof face.str === "number" ? face.str : 0,
  icons: (face.icons ?? []).map((icon) => iconIds.indexOf(icon)),
  crests: (face.crests ?? []).map((crest) => crestIds.indexOf(crest)),
  houses: (face.house ?? []).map((house) => houseIds.indexOf(house)),
  keywords: (face.keywords ?? []).map((keyword) => keywordIds.indexOf(keyword)),
  traits: (face.traits ?? []).map((trait) => traitIds.indexOf(trait)),
  symbols: (face.gold ?? 0) | ((face.influence ?? 0) << 4) | ((face.initiative ?? 0) << 8),
  isImmune: face.immune !== undefined,
}));

/** One pass over everything; whether any word changed. */
function passOver(game: Cards): boolean {
  const end = bodiesEnd(game);
  clear(end);
  for (let body = 0; body < end; body++) if (isTaken(game, body)) print(game, body);
  let number = 0;
  forEachConstant(game, (constant, context) => applyConstant(game, constant, context, number++));
  applyLasting(game);
  return write(game, end);
}

function clear(end: number): void {
  plus.fill(0, 0, end);
  less.fill(0, 0, end);
  base.fill(0, 0, end);
  icons.fill(0, 0, end * 3);
  crests.fill(0, 0, end * crestIds.length);
  houses.fill(0, 0, end * houseIds.length);
  keywords.fill(0, 0, end * keywordIds.length);
  traits.fill(0, 0, end * traitIds.length);
  kinds.fill(0, 0, end);
  cannot.fill(0, 0, end);
  flags.fill(0, 0, end);
  typed.fill(0, 0, end);
  symbols.fill(0, 0, end);
  seatSums.fill(0);
  seatFloors.fill(0);
  for (let seat = 0; seat < MOST_SEATS; seat++) seatSums[seat * SEAT_WORDS + 4] = NONE;
  seasons = 0;
  gameFlags = 0;
}

/** What the card says itself, as far as it is not blank. */
function print(game: Cards, body: Body): void {
  const card = cardOf(game, body);
  const host = hostOf(game, body);
  if (isFaceDown(game, body)) {
    kinds[body] = ATTACHMENT;
    return;
  }
  kinds[body] = isDuplicate(game, body) ? DUPLICATE_TYPE : host === NONE ? typeBits[card] : ATTACHMENT;
  const printed = prints[card];
  const was = game[wordsOf(game, body) + KINDS];
  base[body] = printed.str;
  plus[body] = countersOn(game, body);
  for (let i = 0; i < printed.icons.length; i++) icons[body * 3 + printed.icons[i]] = 1;
  for (let i = 0; i < printed.crests.length; i++) crests[body * crestIds.length + printed.crests[i]] = 1;
  for (let i = 0; i < printed.houses.length; i++) houses[body * houseIds.length + printed.houses[i]] = 1;
  if ((was & BLANK_TRAITS) === 0)
    for (let i = 0; i < printed.traits.length; i++) traits[body * traitIds.length + printed.traits[i]] = 1;
  if ((was & BLANK) !== 0) return;
  for (let i = 0; i < printed.keywords.length; i++) keywords[body * keywordIds.length + printed.keywords[i]] = 1;
  symbols[body] = printed.symbols;
  if (printed.isImmune) kinds[body] |= HAS_IMMUNITY;
}

type Constant = Extract<Ability, { kind: "constant" }>;

function applyConstant(game: Cards, constant: Constant, context: Context, number: number): void {
  const isHeld = constant.while === undefined || holds(context, constant.while);
  // A text of a circle changes with every pass, for ever.
  const was = settled[number % settled.length];
  const now = isHeld ? 1 : 2;
  if (isTellingCircle && was !== now) suppressed.add(context.source);
  settled[number % settled.length] = now;
  if (!isHeld || suppressed.has(context.source)) return;
  const { on, mods } = constant;
  if (on === "game") for (const mod of mods) applyToGame(game, mod);
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
    if (body !== NONE && isTaken(game, body)) applyConstantTo(game, constant, context, body);
  } else {
    const end = bodiesEnd(game);
    for (let body = 0; body < end; body++)
      if (isTaken(game, body) && matches(context, on, body)) applyConstantTo(game, constant, context, body);
  }
}

function applyConstantTo(game: Cards, { mods }: Constant, context: Context, body: Body): void {
  if (body !== context.source && isImmune(game, body, context)) return;
  for (const mod of mods) apply(context, mod, body, undefined);
}

function applyLasting(game: Cards): void {
  const { lasting } = placesOf(game);
  const at = lasting.field;
  for (let row = 0; row < lasting.count(game); row++) {
    const cells = lasting.row(row);
    const ability = game[cells + at.ability];
    const op = opOf(ability, game[cells + at.op]);
    if (op.op !== "do") continue;
    const { effect } = op;
    const subject = game[cells + at.subject];
    const amount = game[cells + at.amount] - ZERO;
    if (subject !== NONE && !isTaken(game, subject)) continue;
    if (effect.do === "become-character") {
      kinds[subject] |= CHARACTER;
      base[subject] = amount;
      for (const icon of effect.icons ?? []) icons[subject * 3 + iconIds.indexOf(icon)]++;
      for (const keyword of effect.keywords ?? [])
        keywords[subject * keywordIds.length + keywordIds.indexOf(keyword)]++;
      for (const trait of effect.traits ?? []) traits[subject * traitIds.length + traitIds.indexOf(trait)]++;
      continue;
    }
    if (effect.do === "swap-base-str") {
      base[subject] = amount;
      continue;
    }
    if (effect.do === "take-keywords") {
      // `amount` is the set of keywords, `mod` 0 for who loses them and 1 for who gains.
      for (let keyword = 0; keyword < keywordIds.length; keyword++)
        if (((amount >> keyword) & 1) === 1)
          keywords[subject * keywordIds.length + keyword] += game[cells + at.mod] === 0 ? -1 : 1;
      continue;
    }
    if (effect.do === "become-attachment" && game[cells + at.mod] === MOST_MODS) {
      if (effect.trait !== undefined)
        traits[game[cells + at.source] * traitIds.length + traitIds.indexOf(effect.trait)]++;
      continue;
    }
    if (effect.do === "give" && effect.only !== undefined && game[PHASE] !== phaseIds.indexOf(effect.only)) continue;
    const mod = modifierOf(ability, game[cells + at.op], game[cells + at.mod]);
    if (mod === undefined) continue;
    const context = contextOf(game, game[cells + at.seat], game[cells + at.source], abilities[ability].card);
    if (subject === NONE) applyToSeat(context, mod, game[cells + at.who], amount);
    else apply(context, mod, subject, amount);
  }
}

/** In a row of a card that became an attachment: the trait that it has now. */
export const MOST_MODS = 65_000;

const verbBit = (verb: (typeof verbIds)[number]): number => 1 << verbIds.indexOf(verb);

/** One modifier on one body. `amount`: what was counted when a lasting effect began. */
function apply(context: Context, mod: Modifier, body: Body, amount: number | undefined): void {
  switch (mod.mod) {
    case "str":
    case "dominance-str": {
      if (mod.mod === "dominance-str" && context.game[PHASE] !== phaseIds.indexOf("dominance")) return;
      const by = amount ?? amountOf(context, mod.by);
      if (by > 0) plus[body] += by;
      else less[body] += by;
      return;
    }
    case "icon":
      icons[body * 3 + iconIds.indexOf(mod.icon)] += mod.by;
      return;
    case "crest":
      crests[body * crestIds.length + crestIds.indexOf(mod.crest)] += mod.by;
      return;
    case "keyword":
      keywords[body * keywordIds.length + keywordIds.indexOf(mod.keyword)] += mod.by;
      return;
    case "trait":
      traits[body * traitIds.length + traitIds.indexOf(mod.trait)] += mod.by;
      return;
    case "house":
      houses[body * houseIds.length + houseIds.indexOf(mod.house)] += mod.by;
      return;
    case "blank":
      kinds[body] |= mod.exceptTraits ? BLANK : BLANK | BLANK_TRAITS;
      return;
    case "immune":
      kinds[body] |= HAS_IMMUNITY;
      return;
    case "cannot":
      if (mod.by !== undefined) kinds[body] |= HAS_CHOICE_BAN;
      else if (mod.challenge !== undefined)
        typed[body] |= 1 << (iconIds.indexOf(mod.challenge) + (mod.verb === "defend" ? DEFEND_SHIFT : 0));
      else cannot[body] |= verbBit(mod.verb);
      return;
    case "no-kneel": {
      const shift = mod.to === "attack" ? NO_KNEEL_ATTACK : NO_KNEEL_DEFEND;
      flags[body] |= (mod.challenge === undefined ? 7 : 1 << iconIds.indexOf(mod.challenge)) << shift;
      return;
    }
    case "declared-kneeling":
      flags[body] |= mod.to === "attack" ? KNEELING_ATTACK : KNEELING_DEFEND;
      return;
    case "not-counted":
      flags[body] |= NOT_COUNTED;
      return;
    case "power-ignored":
      flags[body] |= POWER_IGNORED;
      return;
    case "dies-at-zero":
      flags[body] |= (mod.how === "kill" ? DIES : GOES) | (mod.noSave ? NOT_SAVED_AT_ZERO : 0);
      return;
    case "spendable":
      flags[body] |= SPENDABLE;
      return;
    case "gains":
      if (gainedNumber(mod.ability) !== NONE) kinds[body] |= HAS_GAINED;
      return;
    case "toll":
      kinds[body] |= HAS_TOLL;
      return;
    default:
      return;
  }
}

const sumNames: { readonly [name in SeatNumber]?: number } = {
  "power-to-win": 1,
  claim: 2,
  income: 3,
  initiative: 5,
  "draw-count": 6,
  "draw-cap": 7,
  "unopposed-power": 8,
  "dominance-str": 9,
  "hand-limit": 10,
  "renown-power": 15,
};

function applyToSeat(context: Context, mod: Modifier, seat: number, amount: number | undefined): void {
  const at = seat * SEAT_WORDS;
  switch (mod.mod) {
    case "number": {
      if (mod.of === "plot-income") {
        if (mod.set !== undefined) seatSums[at + 4] = amountOf(context, mod.set);
        return;
      }
      const place = sumNames[mod.of];
      if (place === undefined) return;
      seatSums[at + place] += amount ?? amountOf(context, mod.by ?? 0);
      if (mod.least !== undefined && mod.of === "power-to-win")
        seatFloors[seat] = Math.max(seatFloors[seat], mod.least);
      return;
    }
    case "may-not": {
      const shift = mod.what === "defend" ? DEFEND_SHIFT : 0;
      seatSums[at + 11] |= (mod.challenge === undefined ? 7 : 1 << iconIds.indexOf(mod.challenge)) << shift;
      return;
    }
    case "cannot":
      if (mod.verb === "gain-house-power") seatSums[at + 13] |= 8;
      else if (mod.verb === "draw") seatSums[at + 13] |= 16;
      return;
    case "no-penalty":
      seatSums[at + 12] |= mod.house === undefined ? 63 : bitOf(houseIds, mod.house);
      return;
    case "house-power-only-in":
      seatSums[at + 13] |= 1 << iconIds.indexOf(mod.challenge);
      return;
    case "challenges":
      seatSums[at + 14] += mod.by << (4 * iconIds.indexOf(mod.type));
      return;
    default:
      return;
  }
}

function applyToGame(game: Cards, mod: Modifier): void {
  switch (mod.mod) {
    case "season":
      seasons |= bitOf(seasonIds, mod.is);
      return;
    case "opens":
      gameFlags |= OPENS_PLOTS_CHOSEN;
      return;
    case "skips":
      gameFlags |= mod.phase === "taxation" ? SKIPS_TAXATION : SKIPS_STANDING;
      return;
    case "income-only-plots":
      gameFlags |= ONLY_PLOTS_GIVE;
      return;
    case "no-triggering":
      for (const type of mod.of) gameFlags |= bitOf(typeIds, type) << NO_TRIGGERING_SHIFT;
      return;
    case "plots-blank": {
      gameFlags |= PLOTS_BLANK;
      const end = bodiesEnd(game);
      const plot = bitOf(typeIds, "plot");
      for (let body = 0; body < end; body++)
        if (isTaken(game, body) && (kinds[body] & plot) !== 0 && faces[cardOf(game, body)].title !== mod.exceptTitled)
          kinds[body] |= BLANK | BLANK_TRAITS;
      return;
    }
    default:
      return;
  }
}

/** Writes the sums as words; whether any is otherwise than before. */
function write(game: Cards, end: number): boolean {
  let isChanged = false;
  const put = (at: number, value: number): void => {
    if (game[at] === value) return;
    game[at] = value;
    isChanged = true;
  };
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    const at = wordsOf(game, body);
    const isSteady = (cannot[body] & LOSE_STR) !== 0;
    const sum = base[body] + plus[body] + (isSteady ? 0 : less[body]) + opposing(game, body);
    put(at + STR, Math.max(0, sum));
    put(at + RAW_STR, sum + ZERO);
    let marks = 0;
    for (let i = 0; i < 3; i++) if (icons[body * 3 + i] > 0) marks |= 1 << i;
    for (let i = 0; i < crestIds.length; i++)
      if (crests[body * crestIds.length + i] > 0) marks |= 1 << (CREST_SHIFT + i);
    for (let i = 0; i < houseIds.length; i++)
      if (houses[body * houseIds.length + i] > 0) marks |= 1 << (HOUSE_SHIFT + i);
    put(at + MARKS, marks);
    put(at + KINDS, kinds[body]);
    put(at + KEYWORDS, bitsOf(keywords, body * keywordIds.length, keywordIds.length));
    put(at + CANNOT, cannot[body]);
    put(at + FLAGS, flags[body]);
    put(at + TYPED, typed[body]);
    put(at + SYMBOLS, symbols[body]);
    for (let i = 0; i < BODY_WORDS - TRAITS; i++)
      put(at + TRAITS + i, bitsOf(traits, body * traitIds.length + 16 * i, Math.min(16, traitIds.length - 16 * i)));
  }
  for (let seat = 0; seat < seatsIn(game); seat++) {
    const [from, to] = [seat * SEAT_WORDS, SEAT_DERIVED + seat * SEAT_WORDS];
    for (let place = 2; place < SEAT_WORDS; place++) {
      const value = seatSums[from + place];
      put(to + place, signed[place] ? value + ZERO : value);
    }
    put(to + 1, Math.max(seatFloors[seat], 15 + seatSums[from + 1]));
  }
  put(GAME_DERIVED + SEASONS, seasons);
  put(GAME_DERIVED + GAME_FLAGS, gameFlags);
  return isChanged;
}

const LOSE_STR = verbBit("lose-str");
const MELEE = keywordIds.indexOf("melee");

/** The keyword melee: 1 STR for each participant of the other side. */
function opposing(game: Cards, body: Body): number {
  const role = roleOf(game, body);
  return role === NONE || keywords[body * keywordIds.length + MELEE] <= 0 ? 0 : countRole(game, 1 - role);
}

/** Words of a seat that are sums; the others are sets, or set outright. */
const signed = Array.from({ length: SEAT_WORDS }, (_, place) => [2, 3, 5, 6, 7, 8, 9, 10, 15].includes(place));

function bitsOf(counts: Int8Array, from: number, length: number): number {
  let set = 0;
  for (let i = 0; i < length; i++) if (counts[from + i] > 0) set |= 1 << i;
  return set;
}

/** Power that counts for each player: on the House card, and on characters that he controls. */
function totals(game: Cards): void {
  const end = bodiesEnd(game);
  const sums = new Array<number>(seatsIn(game)).fill(0);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || powerOn(game, body) === 0) continue;
    const isHouse = game[HOUSE + controllerOf(game, body)] === body;
    if (isHouse || ((kinds[body] & CHARACTER) !== 0 && (flags[body] & POWER_IGNORED) === 0))
      sums[controllerOf(game, body)] += powerOn(game, body);
  }
  for (const [seat, sum] of sums.entries()) setSeatWord(game, seat, "power" satisfies SeatWord, sum);
}
