import { legal, NOBODY, oneOf, roll } from "@weirwood/kernel";
import { commanders } from "../data/commanders.ts";
import { commanderIds, SKIRMISH_CARDS_OF_HOUSE, skirmishCardIds } from "../data/ids.ts";
import { HOUSES, type House, houseIds, LANNISTER, NONE, STARK } from "../data/names.ts";
import { skirmishIds } from "../data/overviews.ts";
import { type SetupCard, type Skirmish, setupCards, skirmishes } from "../data/skirmish.ts";
import { type Answer, notation } from "../decisions.ts";
import {
  ask,
  type Battle,
  DICE,
  MOMENTUM,
  PICKED,
  PIECES,
  pieceIds,
  procedures,
  SETUP_USED,
  SKIRMISH,
} from "../state/layout.ts";
import { figuresOf } from "../state/units.ts";
import { addCommander, addUnit, beginRounds, buildDeck } from "./forces.ts";
import { askToPlace } from "./placement.ts";
import { type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";

/** The set-up of a skirmish: commanders in secret, momentum, drawn forces and terrain, and where everything is placed. */

const at = procedures.steps.skirmish;
const PICKS = 3;

const termsOf = (game: Battle): Skirmish => skirmishes[skirmishIds[game[SKIRMISH]]];

export const skirmish: Procedure = (game, tell) => {
  const step = procedures.step(game);
  switch (step) {
    case at.commanders:
      procedures.setStep(game, at.momentum);
      ask.open(game, "pick", (1 << HOUSES) - 1);
      return;
    case at.momentum:
      assignMomentum(game, tell);
      break;
    case at.units:
      for (let house = 0; house < HOUSES; house++) drawUnits(game, house, tell);
      for (let house = 0; house < HOUSES; house++) drawTerrain(game, house, tell);
      break;
    case at.begin:
      procedures.pop(game);
      beginRounds(game);
      return;
    default:
      if (askToPlace(game, tell)) return;
  }
  procedures.setStep(game, step + 1);
};

const cardOf = (number: number): SetupCard => setupCards[number];
const valueOfCard = (number: number): number => setupCards[number].commander?.value ?? 0;
const houseOfCard = (number: number): House => Math.trunc(number / SKIRMISH_CARDS_OF_HOUSE);
/** The commander figure that a card brings, if it brings one. */
function figureOf(number: number): string | undefined {
  const { commander } = cardOf(number);
  return commander && commanders[commanderIds.indexOf(commander.card)].figure;
}

type Pick = Answer<"pick">;
const cardsIn = ({ first, second, third }: Pick): number[] => [first, second, third].filter((card) => card !== NOBODY);

/** Why a single set-up card brings this House no commander. */
function checkCard(house: House, card: number): Refusal | undefined {
  if (houseOfCard(card) !== house) return refuse("battles.skirmish.own-cards", { card: skirmishCardIds[card] });
  return figureOf(card) === undefined
    ? refuse("battles.skirmish.no-commander", { card: skirmishCardIds[card] })
    : legal;
}

/** Why these cards, each of which brings a commander, do not go together. */
function checkTogether(game: Battle, cards: readonly number[]): Refusal | undefined {
  const { most, value } = termsOf(game).commanders;
  if (cards.length > most) return refuse("battles.skirmish.number", { most });
  const figures = cards.map(figureOf);
  if (new Set(figures).size < figures.length) return refuse("battles.skirmish.one-version");
  const total = cards.reduce((sum, card) => sum + valueOfCard(card), 0);
  return total > value ? refuse("battles.skirmish.value", { total, value }) : legal;
}

/** Commanders are picked by both Houses in secret, and shown when both have. */
export const pickStep: Step<Pick> = {
  ...notation.verbs.pick,
  bounds: (game) => ({ ...termsOf(game).commanders }),
  check(game, house, answer) {
    const cards = cardsIn(answer);
    const isInOrder = cards.every((card, place) => place === 0 || cards[place - 1] < card);
    if (!isInOrder || (answer.second === NOBODY && answer.third !== NOBODY))
      return refuse("battles.skirmish.lowest-first");
    for (const card of cards) {
      const refusal = checkCard(house, card);
      if (refusal !== legal) return refusal;
    }
    return checkTogether(game, cards);
  },
  apply(game, house, answer) {
    game.fill(NONE, PICKED + house * PICKS, PICKED + (house + 1) * PICKS);
    game.set(cardsIn(answer), PICKED + house * PICKS);
  },
  options(game, house) {
    const cards = setupCards.map((_, card) => card).filter((card) => checkCard(house, card) === legal);
    const picks: Pick[] = [];
    const add = (...picked: number[]): void => {
      if (checkTogether(game, picked) !== legal) return;
      const [first, second = NOBODY, third = NOBODY] = picked;
      picks.push({ kind: "pick", first, second, third });
      for (const card of cards) if (picked.length < PICKS && card > picked[picked.length - 1]) add(...picked, card);
    };
    for (const card of cards) add(card);
    return picks;
  },
  sample: (game, house, chance) => oneOf(pickStep.options(game, house) as readonly Pick[], chance),
  kept(game, house) {
    const [first, second, third] = picksOf(game, house, NOBODY);
    return first === NOBODY ? undefined : { kind: "pick", first, second, third };
  },
  showsAnswered: true,
  settle(game, tell) {
    for (let house = 0; house < HOUSES; house++) {
      for (const card of picksOf(game, house, NONE)) if (card !== NONE) bringCommander(game, house, card, tell);
      buildDeck(game, house);
    }
    game.fill(NONE, PICKED, PICKED + HOUSES * PICKS);
  },
};

/** The cards that a House has picked, with something else in the empty places. */
const picksOf = (game: Battle, house: House, nothing: number): number[] =>
  Array.from({ length: PICKS }, (_, place) => game[PICKED + house * PICKS + place]).map((card) =>
    card < skirmishCardIds.length ? card : nothing,
  );

function bringCommander(game: Battle, house: House, card: number, tell?: TellRule): void {
  const { commander } = cardOf(card);
  if (commander === undefined) return;
  useCard(game, card);
  addCommander(game, commander.card, commander.rank, NONE);
  tell?.({ rule: "battles.skirmish.commander", house: houseIds[house], commander: commander.card });
}

/** A set-up card goes back into the box, and is not drawn any more. */
function useCard(game: Battle, card: number): void {
  game[SETUP_USED + houseOfCard(card)] |= 1 << (card % SKIRMISH_CARDS_OF_HOUSE);
}

/** The value of the commanders that a House brings. */
function valueBrought(game: Battle, house: House): number {
  let value = 0;
  for (let place = 0; place < SKIRMISH_CARDS_OF_HOUSE; place++)
    if ((game[SETUP_USED + house] >> place) & 1) value += valueOfCard(house * SKIRMISH_CARDS_OF_HOUSE + place);
  return value;
}

function assignMomentum(game: Battle, tell?: TellRule): void {
  const [stark, lannister] = [STARK, LANNISTER].map((house) => valueBrought(game, house));
  const isByValue = termsOf(game).momentum === "lower-value" && stark !== lannister;
  const house = isByValue ? (stark < lannister ? STARK : LANNISTER) : roll(game, DICE, HOUSES);
  game[MOMENTUM] = house;
  const rule = isByValue ? "battles.skirmish.momentum-value" : "battles.skirmish.momentum-lot";
  tell?.({ rule, house: houseIds[house] });
}

/** Draws one of the set-up cards that a House has left. */
function drawCard(game: Battle, house: House): number {
  const left: number[] = [];
  for (let place = 0; place < SKIRMISH_CARDS_OF_HOUSE; place++)
    if (((game[SETUP_USED + house] >> place) & 1) === 0) left.push(house * SKIRMISH_CARDS_OF_HOUSE + place);
  const card = left[roll(game, DICE, left.length)];
  useCard(game, card);
  return card;
}

function drawUnits(game: Battle, house: House, tell?: TellRule): void {
  for (let draw = 0; draw < termsOf(game).draws.units; draw++) {
    const card = drawCard(game, house);
    let figures = 0;
    for (const [count, rank, type] of cardOf(card).units) {
      for (let unit = 0; unit < count; unit++) figures += figuresOf(game, addUnit(game, type, rank, NONE));
    }
    tell?.({ rule: "battles.skirmish.draw-units", house: houseIds[house], card: skirmishCardIds[card], figures });
  }
}

function drawTerrain(game: Battle, house: House, tell?: TellRule): void {
  for (let draw = 0; draw < termsOf(game).draws.terrain; draw++) {
    const card = drawCard(game, house);
    let pieces = 0;
    for (const [piece, id] of pieceIds.entries()) {
      game[PIECES + house * pieceIds.length + piece] += cardOf(card)[id];
      pieces += cardOf(card)[id];
    }
    tell?.({ rule: "battles.skirmish.draw-terrain", house: houseIds[house], card: skirmishCardIds[card], pieces });
  }
}
