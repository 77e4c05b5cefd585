import { legal, NOBODY, oneOf, roll } from "@weirwood/kernel";
import {
  dieFaces,
  foeOf,
  type House,
  houseIds,
  MORALE,
  NONE,
  rankIds,
  SYMBOLS,
  symbolIds,
  VALOR,
} from "../data/names.ts";
import { type Answer, type BattleDecision, notation } from "../decisions.ts";
import { canBeColoured } from "../field/colouring.ts";
import { type Hex, hexesOf, hexNames } from "../field/hexes.ts";
import { preparationIds } from "../plans/plan.ts";
import { isInZoneOf } from "../state/field.ts";
import {
  type AskKind,
  ask,
  type Battle,
  BOARD,
  CATAPULT,
  DICE,
  EDMURE,
  FALSE_FACE,
  forts,
  MARKER_FACES,
  preparations,
  procedures,
  STRATEGY,
  TOKEN,
} from "../state/layout.ts";
import {
  isFalse,
  type Marker,
  markerCount,
  markerHex,
  markerIn,
  markerKind,
  markerRank,
  setMarker,
} from "../state/markers.ts";
import { seatOf } from "../state/seats.ts";
import { beginRounds } from "./forces.ts";
import { addMarker } from "./plan-rows.ts";
import { type Procedure, refuse, type Step, type TellRule } from "./step.ts";

/** What players decide before the first round, as the plan has it: palisades, catapults, tokens face down. */

const STEP = procedures.steps.preparing;
const register = procedures.registers.preparing;
const at = preparations.field;
const fortAt = forts.field;
const RANKS = rankIds.length;
const [FORTIFY, AIM, HIDE_EDMURE] = preparationIds.map((_, kind) => kind);

/** Where the row of the preparation in progress begins. */
const rowInHand = (game: Battle): number => preparations.row(procedures.get(game, register.row));

export const preparing: Procedure = (game, tell) => {
  if (procedures.get(game, register.row) === preparations.count(game)) {
    procedures.pop(game);
    beginRounds(game);
    return;
  }
  const row = rowInHand(game);
  const house = game[row + at.house];
  switch (game[row + at.kind]) {
    case FORTIFY:
      if (procedures.step(game) === STEP.breach) offer(game, "breach", breachStep, foeOf(house), tell);
      else if (tokensLeft(game) > 0) offer(game, "fortify", fortifyStep, house, tell);
      else rollForBreaches(game, tell);
      return;
    case AIM:
      offer(game, "aim", aimStep, house, tell);
      return;
    default:
      if (procedures.get(game, register.placed) === game[row + at.count]) goOn(game);
      else ask.askOne(game, "hide", house);
  }
};

/** Asks where there is a choice, does what is forced in plain sight, and goes on to the next preparation where nothing is left. */
function offer<Said extends BattleDecision>(
  game: Battle,
  kind: AskKind,
  step: Step<Said>,
  house: House,
  tell?: TellRule,
): void {
  const answers = step.options(game, house) ?? [];
  if (answers.length === 0) finish(game, tell);
  else if (answers.length === 1) step.apply(game, house, answers.at(0) as Said, tell);
  else ask.askOne(game, kind, house);
}

function finish(game: Battle, tell?: TellRule): void {
  if (game[rowInHand(game) + at.kind] === FORTIFY) dropBarePalisades(game, tell);
  goOn(game);
}

function goOn(game: Battle): void {
  const next = procedures.get(game, register.row) + 1;
  procedures.pop(game);
  procedures.push(game, procedures.kinds.preparing);
  procedures.set(game, register.row, next);
}

// Palisades.

/** Order tokens that are still to be laid, of one rank or of all. */
export const tokensOfRank = (game: Battle, rank: number): number => game[rowInHand(game) + at.green + rank];
const tokensLeft = (game: Battle): number => tokensOfRank(game, 0) + tokensOfRank(game, 1) + tokensOfRank(game, 2);

const fortHex = (game: Battle, fort: number): Hex => game[forts.row(fort) + fortAt.hex];
const tokensOnFort = (game: Battle, fort: number, rank: number): number => game[forts.row(fort) + fortAt.green + rank];
const isBare = (game: Battle, fort: number): boolean =>
  tokensOnFort(game, fort, 0) + tokensOnFort(game, fort, 1) + tokensOnFort(game, fort, 2) === 0;

function barePalisades(game: Battle): number {
  let bare = 0;
  for (let fort = 0; fort < forts.count(game); fort++) if (isBare(game, fort)) bare++;
  return bare;
}

function fortIn(game: Battle, hex: Hex): number {
  for (let fort = 0; fort < forts.count(game); fort++) if (fortHex(game, fort) === hex) return fort;
  return NONE;
}

/** Whether every token that is left is needed so that each palisade has one. */
const mustCover = (game: Battle): boolean => tokensLeft(game) <= barePalisades(game);

export const fortifyStep: Step<Answer<"fortify">> = {
  ...notation.verbs.fortify,
  check(game, _house, { hex, rank }) {
    const fort = fortIn(game, hex);
    if (fort === NONE) return refuse("battles.special.fortify-where", { hex: hexNames[hex] });
    if (tokensOfRank(game, rank) === 0) return refuse("battles.special.fortify-left", { symbol: rankIds[rank] });
    const isNeeded = mustCover(game) && !isBare(game, fort);
    return isNeeded ? refuse("battles.special.fortify-each", { hex: hexNames[hex] }) : legal;
  },
  apply(game, house, { hex, rank }, tell) {
    game[rowInHand(game) + at.green + rank]--;
    game[forts.row(fortIn(game, hex)) + fortAt.green + rank]++;
    tell?.({ rule: "battles.special.fortify", house: houseIds[house], hex: hexNames[hex], symbol: rankIds[rank] });
  },
  options(game) {
    const answers: Answer<"fortify">[] = [];
    const isNeeded = mustCover(game);
    for (let fort = 0; fort < forts.count(game); fort++) {
      if (isNeeded && !isBare(game, fort)) continue;
      for (let rank = 0; rank < RANKS; rank++)
        if (tokensOfRank(game, rank) > 0) answers.push({ kind: "fortify", hex: fortHex(game, fort), rank });
    }
    return answers;
  },
  sample: (game, house, chance) => oneOf(fortifyStep.options(game, house) ?? [], chance),
};

const diceOf = (game: Battle, symbol: number): number => procedures.get(game, register.green + symbol);
const addDice = (game: Battle, symbol: number, count: number): void =>
  procedures.set(game, register.green + symbol, diceOf(game, symbol) + count);

/** A die on which morale is rolled again shows the other sides as often as one without it. */
const breachFaces = dieFaces.filter((face) => face !== MORALE);

/** The other House rolls for the tokens that it takes off. */
function rollForBreaches(game: Battle, tell?: TellRule): void {
  const row = rowInHand(game);
  const faces: string[] = [];
  for (let die = 0; die < game[row + at.dice]; die++) {
    const face = breachFaces[roll(game, DICE, breachFaces.length)];
    addDice(game, face, 1);
    faces.push(symbolIds[face]);
  }
  procedures.setStep(game, STEP.breach);
  tell?.({ rule: "battles.special.breach-roll", house: houseIds[foeOf(game[row + at.house])], faces });
}

/** Whether one die takes a token of this rank. */
const takes = (die: number, rank: number): boolean => die === VALOR || die === rank;

/** What may be spent for one token: a die, or two; `second` is NOBODY for one. */
function pricesOf(game: Battle): (readonly [die: number, second: number])[] {
  const prices: (readonly [number, number])[] = [];
  for (let die = 0; die < SYMBOLS; die++) {
    if (diceOf(game, die) === 0) continue;
    prices.push([die, NOBODY]);
    for (let second = die; second < SYMBOLS; second++)
      if (diceOf(game, second) > (second === die ? 1 : 0)) prices.push([die, second]);
  }
  return prices;
}

/** The House whose dice they are takes tokens off: by a die of its colour, by valor any, by any two dice any. */
export const breachStep: Step<Answer<"breach">> = {
  ...notation.verbs.breach,
  bounds: (game) => ({
    dice: Object.fromEntries(
      symbolIds.map((id, symbol) => [id, diceOf(game, symbol)]).filter(([, count]) => count !== 0),
    ),
  }),
  check(game, _house, { hex, rank, die, second }) {
    const fort = fortIn(game, hex);
    if (fort === NONE || tokensOnFort(game, fort, rank) === 0)
      return refuse("battles.special.breach-where", { hex: hexNames[hex], symbol: rankIds[rank] });
    if (!pricesOf(game).some(([one, other]) => one === die && other === second))
      return refuse("battles.special.breach-dice");
    const isPaid = second !== NOBODY || takes(die, rank);
    return isPaid ? legal : refuse("battles.special.breach-colour", { symbol: rankIds[rank], die: symbolIds[die] });
  },
  apply(game, house, { hex, rank, die, second }, tell) {
    addDice(game, die, -1);
    if (second !== NOBODY) addDice(game, second, -1);
    game[forts.row(fortIn(game, hex)) + fortAt.green + rank]--;
    tell?.({ rule: "battles.special.breach", house: houseIds[house], hex: hexNames[hex], symbol: rankIds[rank] });
  },
  options(game) {
    const answers: Answer<"breach">[] = [];
    const prices = pricesOf(game);
    for (let fort = 0; fort < forts.count(game); fort++) {
      for (let rank = 0; rank < RANKS; rank++) {
        if (tokensOnFort(game, fort, rank) === 0) continue;
        for (const [die, second] of prices)
          if (second !== NOBODY || takes(die, rank))
            answers.push({ kind: "breach", hex: fortHex(game, fort), rank, die, second });
      }
    }
    return answers;
  },
  sample: (game, house, chance) => oneOf(breachStep.options(game, house) ?? [], chance),
};

/** Palisades without tokens fall; the other tokens go back to the box. */
function dropBarePalisades(game: Battle, tell?: TellRule): void {
  for (let fort = 0; fort < forts.count(game); fort++) {
    if (!isBare(game, fort)) continue;
    game[TOKEN + fortHex(game, fort)] = NONE;
    tell?.({ rule: "battles.special.palisade-falls", hex: hexNames[fortHex(game, fort)] });
  }
  while (forts.count(game) > 0) forts.remove(game, forts.count(game) - 1);
}

// Catapults.

/** The hexes at which catapults aim, and the colour of the token on each, NONE where none lies. */
function aimedAt(game: Battle): { readonly hexes: readonly Hex[]; readonly laid: readonly number[] } {
  const bit = 1 << game[rowInHand(game) + at.zone];
  const hexes = hexesOf[game[BOARD]].filter((hex) => isInZoneOf(game, hex, bit));
  const laid = hexes.map((hex) => {
    const marker = markerIn(game, CATAPULT, hex);
    return marker === NONE ? NONE : markerRank(game, marker);
  });
  return { hexes, laid };
}

/** Catapult tokens of a colour that are still to be laid. */
export const aimsLeft = (game: Battle, rank: number): number =>
  game[rowInHand(game) + at.count] - aimedAt(game).laid.filter((one) => one === rank).length;

const withColour = (laid: readonly number[], place: number, rank: number): number[] =>
  laid.map((one, index) => (index === place ? rank : one));

/** Each token must lie beside both other colours when all are laid; none is laid that would make it impossible. */
export const aimStep: Step<Answer<"aim">> = {
  ...notation.verbs.aim,
  check(game, _house, { hex, rank }) {
    const { hexes, laid } = aimedAt(game);
    const place = hexes.indexOf(hex);
    const ofEach = game[rowInHand(game) + at.count];
    const named = { hex: hexNames[hex], symbol: rankIds[rank] };
    if (laid[place] !== NONE) return refuse("battles.special.aim-where", named);
    if (aimsLeft(game, rank) === 0) return refuse("battles.special.aim-left", named);
    const canGoOn = canBeColoured(hexes, withColour(laid, place, rank), ofEach);
    return canGoOn ? legal : refuse("battles.special.aim-beside", named);
  },
  apply(game, house, { hex, rank }, tell) {
    addMarker(game, CATAPULT, hex, houseIds[house]);
    setMarker(game, markerCount(game) - 1, "rank", rank);
    tell?.({ rule: "battles.special.aim", house: houseIds[house], hex: hexNames[hex], symbol: rankIds[rank] });
  },
  options(game) {
    const { hexes, laid } = aimedAt(game);
    const ofEach = game[rowInHand(game) + at.count];
    const answers: Answer<"aim">[] = [];
    for (const [place, hex] of hexes.entries()) {
      if (laid[place] !== NONE) continue;
      for (let rank = 0; rank < RANKS; rank++)
        if (canBeColoured(hexes, withColour(laid, place, rank), ofEach)) answers.push({ kind: "aim", hex, rank });
    }
    return answers;
  },
  sample: (game, house, chance) => oneOf(aimStep.options(game, house) ?? [], chance),
};

// Tokens face down.

const hiddenKind = (game: Battle): number => (game[rowInHand(game) + at.kind] === HIDE_EDMURE ? EDMURE : STRATEGY);

/** How many tokens their House has still to call false. */
export const falseLeft = (game: Battle): number =>
  game[rowInHand(game) + at.count] - procedures.get(game, register.placed);

const mayHide = (game: Battle, marker: Marker): boolean =>
  markerKind(game, marker) === hiddenKind(game) && !isFalse(game, marker);

/** Their owner says in secret which of them are false, one after the other. */
export const hideStep: Step<Answer<"hide">> = {
  ...notation.verbs.hide,
  check(game, _house, { hex }) {
    const marker = markerIn(game, hiddenKind(game), hex);
    if (marker === NONE) return refuse("battles.special.hide-where", { hex: hexNames[hex] });
    return isFalse(game, marker) ? refuse("battles.special.hide-again", { hex: hexNames[hex] }) : legal;
  },
  apply(game, house, { hex }, tell) {
    const marker = markerIn(game, hiddenKind(game), hex);
    game[MARKER_FACES + marker] = FALSE_FACE;
    tell?.({
      rule: "battles.special.hide",
      audience: [seatOf(game, house)],
      house: houseIds[house],
      hex: hexNames[hex],
    });
  },
  settle(game) {
    procedures.set(game, register.placed, procedures.get(game, register.placed) + 1);
  },
  options(game) {
    const answers: Answer<"hide">[] = [];
    for (let marker = 0; marker < markerCount(game); marker++)
      if (mayHide(game, marker)) answers.push({ kind: "hide", hex: markerHex(game, marker) });
    return answers;
  },
  sample: (game, house, chance) => oneOf(hideStep.options(game, house) ?? [], chance),
};
