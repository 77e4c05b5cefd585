import { legal, NOBODY, oneOf } from "@weirwood/kernel";
import { cardIds, FIGURES_OF_HOUSE, type Figure } from "../data/ids.ts";
import { foeOf, HOUSES, type House, houseIds, NONE, SYMBOLS, symbolIds } from "../data/names.ts";
import { type Answer, notation } from "../decisions.ts";
import { rowOfFigure, tokensOn } from "../state/commanders.ts";
import {
  ACTIVE,
  ask,
  type Battle,
  COMMAND,
  COMMAND_VALUE,
  commanders,
  discards,
  FIRST,
  hands,
  KEPT_CARD,
  KEPT_TOKEN,
  MOMENTUM,
  ORDER_VALUE,
  PASSED,
  POOL,
  procedures,
  ROUND,
  ROUNDS,
  units,
} from "../state/layout.ts";
import { rowOfUnit, setSpent, unitsEnd } from "../state/units.ts";
import { rollDie } from "./attack-roll.ts";
import { drawCards } from "./decks.ts";
import { isOver } from "./ending.ts";
import { burn } from "./fire.ts";
import { endOfRound } from "./markers.ts";
import { breakOf, changeMorale, depthOf, zoneOf } from "./morale.ts";
import { type Procedure, refuse, type Step, type TellRule } from "./step.ts";
import { tokensOf } from "./turn.ts";
import { checkInstant, decide, scoreRound } from "./victory.ts";

/** The four phases of a round: muster, rally, command, regroup. */

const STEP = procedures.steps.round;
const BOTH = 0b11;

export const round: Procedure = (game, tell) => {
  const step = procedures.step(game);
  switch (step) {
    case STEP.muster:
      muster(game, tell);
      break;
    case STEP.rally:
      rally(game, game[FIRST], tell);
      break;
    case STEP["second-rally"]:
      rally(game, foeOf(game[FIRST]), tell);
      game[ACTIVE] = game[FIRST];
      game[PASSED] = 0;
      break;
    case STEP.command:
      if (game[PASSED] === BOTH) break;
      procedures.push(game, procedures.kinds.turn);
      return;
    case STEP.burn:
      game[ACTIVE] = NONE;
      burn(game, tell);
      break;
    case STEP.score:
      scoreRound(game, tell);
      // Points may make an instant condition true, which comes before the count of the last round (battles.victory.instant).
      checkInstant(game, tell);
      if (!isOver(game) && game[ROUND] === game[ROUNDS]) decide(game, tell);
      break;
    case STEP.keep:
      procedures.setStep(game, STEP.recover);
      offerKeeping(game, tell);
      return;
    case STEP.recover:
      procedures.setStep(game, STEP.end);
      offerRecovery(game);
      return;
    default:
      endRound(game);
      return;
  }
  if (!isOver(game)) procedures.setStep(game, step + 1);
};

/** Who has more command tokens on the board has the advantage; then commanders are restored and units readied. */
const muster: Procedure = (game, tell) => {
  tell?.({ rule: "battles.muster.round", round: game[ROUND] });
  const [stark, lannister] = [game[COMMAND], game[COMMAND + 1]];
  game[FIRST] = stark === lannister ? game[MOMENTUM] : stark > lannister ? 0 : 1;
  tell?.({ rule: "battles.muster.advantage", house: houseIds[game[FIRST]], stark, lannister });
  for (let figure: Figure = 0; figure < HOUSES * FIGURES_OF_HOUSE; figure++) {
    game[COMMAND + (figure < FIGURES_OF_HOUSE ? 0 : 1)] += tokensOn(game, figure);
    game[rowOfFigure(figure) + commanders.field.tokens] = 0;
  }
  for (let unit = 0; unit < unitsEnd(game, 1); unit++) setSpent(game, unit, false);
};

/** Dice for order tokens, then cards: the first player does both before the other begins. */
function rally(game: Battle, house: House, tell?: TellRule): void {
  const faces: string[] = [];
  for (let die = 0; die < game[ORDER_VALUE + house]; die++) {
    const face = rollDie(game);
    game[POOL + house * SYMBOLS + face]++;
    faces.push(symbolIds[face]);
  }
  tell?.({ rule: "battles.muster.orders", house: houseIds[house], faces });
  drawCards(game, house, game[COMMAND_VALUE + house], tell);
}

/** The House in whose coloured zone the marker stands may bring it back to the break of that zone. */
const offerRecovery: Procedure = (game) => {
  for (let house = 0; house < HOUSES; house++) {
    if (depthOf(game, house) > breakOf(zoneOf(game, house)) && zoneOf(game, house) > 0) {
      ask.askOne(game, "recover", house);
      return;
    }
  }
};

const endRound: Procedure = (game) => {
  for (let unit = 0; unit < unitsEnd(game, 1); unit++) {
    game[rowOfUnit(unit) + units.field.stalwart] = 0;
    game[rowOfUnit(unit) + units.field.toughness] = 0;
  }
  for (let figure = 0; figure < HOUSES * FIGURES_OF_HOUSE; figure++) {
    game[rowOfFigure(figure) + commanders.field["has-spared"]] = 0;
  }
  endOfRound(game);
  game[ROUND]++;
  procedures.setStep(game, STEP.muster);
};

/** Whether a House has anything that it could keep, which everybody sees. */
const hasToKeep = (game: Battle, house: House): boolean =>
  hands[house].count(game) > 0 || symbolIds.some((_, symbol) => tokensOf(game, house, symbol) > 0);

/** Asks whoever could keep a card or an order token; who has none of either keeps nothing, and is not asked. */
const offerKeeping: Procedure = (game, tell) => {
  let asked = 0;
  for (let house = 0; house < HOUSES; house++) if (hasToKeep(game, house)) asked |= 1 << house;
  if (asked > 0) ask.open(game, "keep", asked);
  else settleKeeping(game, tell);
};

const settleKeeping: Procedure = (game, tell) => {
  for (const house of [game[FIRST], foeOf(game[FIRST])]) discardExcess(game, house, tell);
};

function keepAnswers(game: Battle, house: House): Answer<"keep">[] {
  const answers: Answer<"keep">[] = [];
  for (let place = -1; place < hands[house].count(game); place++) {
    const card = place < 0 ? NOBODY : hands[house].get(game, place);
    for (let token = NOBODY; token < SYMBOLS; token++) {
      if (token === NOBODY || tokensOf(game, house, token) > 0) answers.push({ kind: "keep", card, token });
    }
  }
  return answers;
}

const numberOrNone = (answer: number): number => (answer === NOBODY ? NONE : answer);
const answerOf = (kept: number): number => (kept === NONE ? NOBODY : kept);

/** Each keeps at most one card and one order token, hidden until both have chosen. */
export const keepStep: Step<Answer<"keep">> = {
  ...notation.verbs.keep,
  check(game, house, { card, token }) {
    if (card !== NOBODY && !hands[house].has(game, card)) return refuse("battles.cards.hand", { card: cardIds[card] });
    if (token !== NOBODY && tokensOf(game, house, token) === 0) {
      return refuse("battles.orders.token", { symbol: symbolIds[token], needed: 1 });
    }
    return legal;
  },
  apply(game, house, { card, token }) {
    game[KEPT_CARD + house] = numberOrNone(card);
    game[KEPT_TOKEN + house] = numberOrNone(token);
  },
  kept: (game, house) => ({
    kind: "keep",
    card: answerOf(game[KEPT_CARD + house]),
    token: answerOf(game[KEPT_TOKEN + house]),
  }),
  showsAnswered: true,
  settle: settleKeeping,
  options: keepAnswers,
  sample: (game, house, chance) => oneOf(keepAnswers(game, house), chance),
};

function discardExcess(game: Battle, house: House, tell?: TellRule): void {
  const [card, token] = [game[KEPT_CARD + house], game[KEPT_TOKEN + house]];
  const dropped: string[] = [];
  if (card !== NONE) hands[house].take(game, card);
  while (hands[house].count(game) > 0) {
    const other = hands[house].takeTop(game);
    discards[house].put(game, other);
    dropped.push(cardIds[other]);
  }
  if (card !== NONE) hands[house].put(game, card);
  let tokens = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    const kept = symbol === token ? 1 : 0;
    tokens += tokensOf(game, house, symbol) - kept;
    game[POOL + house * SYMBOLS + symbol] = kept;
  }
  game[KEPT_CARD + house] = NONE;
  game[KEPT_TOKEN + house] = NONE;
  tell?.({ rule: "battles.muster.keep", house: houseIds[house], cards: dropped, count: dropped.length, tokens });
}

const recoverAnswers: readonly Answer<"recover">[] = [
  { kind: "recover", answer: 0 },
  { kind: "recover", answer: 1 },
];

export const recoverStep: Step<Answer<"recover">> = {
  ...notation.verbs.recover,
  check: () => legal,
  apply(game, house, { answer }, tell) {
    if (answer === 0) return;
    tell?.({ rule: "battles.morale.recover", house: houseIds[house] });
    changeMorale(game, house, depthOf(game, house) - breakOf(zoneOf(game, house)), tell);
  },
  options: () => recoverAnswers,
  sample: (_game, _house, chance) => oneOf(recoverAnswers, chance),
};
