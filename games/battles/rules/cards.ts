import { legal, NOBODY } from "@weirwood/kernel";
import { cardIds, FIGURES_OF_HOUSE, type Figure, figureIds } from "../data/ids.ts";
import { type House, houseIds, NONE } from "../data/names.ts";
import { type Answer, notation, READY_BOTH } from "../decisions.ts";
import { cardOfFigure, commands, houseOfFigure, rowOfFigure, tokensOn } from "../state/commanders.ts";
import {
  AFTER,
  type Battle,
  BEFORE,
  BY_COMMAND,
  BY_TACTIC,
  CARD,
  CARD_COMMANDS,
  CARD_HAS_ACTED,
  CARD_KILLS,
  CARD_LEADER,
  CARD_ONE_USED,
  CARD_READY_FIRST,
  CARD_TACTIC,
  COMMAND,
  commanders,
  discards,
  hands,
  procedures,
} from "../state/layout.ts";
import { firstUnitOf, unitsEnd, wasOrdered } from "../state/units.ts";
import { beginEffect } from "./choosing.ts";
import {
  commandsOf,
  costsOf,
  hasReadyUnit,
  isUseful,
  ordersLeaderFirst,
  readyingOf,
  usefulCommands,
  waysOf,
} from "./commands.ts";
import { declareUnits } from "./declaring.ts";
import { codeOf, type Lister, listedBy, PLAY, waysWord } from "./listing.ts";
import { beginActivation } from "./ordering.ts";
import { type Procedure, refuse, type Step } from "./step.ts";
import { canUseTactic, checkTactic } from "./tactics.ts";

/** Playing a command card on a commander: its costs, its commands, its tactic. */

/** How many more command tokens may lie on a commander's card; those on it count. */
const roomOn = (game: Battle, leader: Figure): number => cardOfFigure(game, leader).limit - tokensOn(game, leader);

export const listPlays: Lister = (game, house, codes) => {
  const first = house * FIGURES_OF_HOUSE;
  for (let leader = first; leader < first + FIGURES_OF_HOUSE; leader++) {
    if (!commands(game, leader)) continue;
    const tokens = Math.min(game[COMMAND + house], roomOn(game, leader));
    if (tokens === 0) continue;
    const hasReady = hasReadyUnit(game, leader);
    for (let place = 0; place < hands[house].count(game); place++) {
      const card = hands[house].get(game, place);
      const useful = usefulCommands(game, card, leader, hasReady);
      if (useful === 0) continue;
      const isBefore = canUseTactic(game, card, leader, BEFORE);
      const isAfter = canUseTactic(game, card, leader, AFTER);
      for (const way of waysOf[card]) {
        if (costsOf[card][way] > tokens || !isUseful(way, useful)) continue;
        codes.push(codeOf(PLAY, card, leader, waysWord(way, NOBODY)));
        if (isBefore) codes.push(codeOf(PLAY, card, leader, waysWord(way, BEFORE)));
        if (isAfter) codes.push(codeOf(PLAY, card, leader, waysWord(way, AFTER)));
      }
    }
  }
};

export const playCard: Step<Answer<"play">> = {
  ...notation.verbs.play,

  check(game, house, { card, leader, commands: way, tactic }) {
    const about = { card: cardIds[card], figure: figureIds[leader] };
    if (!hands[house].has(game, card)) return refuse("battles.cards.hand", about);
    if (houseOfFigure(leader) !== house || !commands(game, leader)) return refuse("battles.cards.leader", about);
    if (!waysOf[card].includes(way)) return refuse("battles.cards.commands", about);
    const cost = costsOf[card][way];
    const tokens = game[COMMAND + house];
    if (cost > tokens) return refuse("battles.cards.cost", { ...about, cost, tokens });
    const { limit } = cardOfFigure(game, leader);
    if (cost > roomOn(game, leader)) return refuse("battles.cards.limit", { ...about, cost, limit });
    if (!isUseful(way, usefulCommands(game, card, leader, hasReadyUnit(game, leader)))) {
      return refuse(ordersLeaderFirst(card) ? "battles.cards.together" : "battles.cards.idle", about);
    }
    return tactic === NOBODY ? legal : checkTactic(game, card, leader, tactic);
  },

  apply(game, house, { card, leader, commands: way, tactic }, tell) {
    const cost = costsOf[card][way];
    hands[house].take(game, card);
    discards[house].put(game, card);
    game[COMMAND + house] -= cost;
    game[rowOfFigure(leader) + commanders.field.tokens] += cost;
    game[CARD] = card;
    game[CARD_LEADER] = leader;
    game[CARD_COMMANDS] = commandsOf[way];
    game[CARD_READY_FIRST] = way === READY_BOTH ? 1 : 0;
    game[CARD_TACTIC] = tactic === NOBODY ? NONE : tactic;
    procedures.push(game, procedures.kinds.card);
    const names = { house: houseIds[house], card: cardIds[card], figure: figureIds[leader] };
    tell?.({ rule: "battles.cards.play", ...names, cost });
    if (tactic !== NOBODY)
      tell?.({ rule: "battles.cards.tactic", ...names, when: tactic === BEFORE ? "before" : "after" });
  },

  ...listedBy(listPlays),
};

/** No card is in play any more: what it changed this turn has ended. */
export function layDown(game: Battle): void {
  for (const section of [CARD, CARD_LEADER, CARD_TACTIC]) game[section] = NONE;
  for (const section of [CARD_COMMANDS, CARD_READY_FIRST, CARD_HAS_ACTED, CARD_ONE_USED, CARD_KILLS]) game[section] = 0;
}

const steps = procedures.steps.card;

/** A card that is played: units are declared, all move, all attack; its tactic and what it readies come before or after. */
export const card: Procedure = (game, tell) => {
  const leader = game[CARD_LEADER];
  switch (procedures.step(game)) {
    case steps.before:
      procedures.setStep(game, steps["ready-first"]);
      if (game[CARD_TACTIC] === BEFORE) beginEffect(game, BY_TACTIC, leader);
      return;
    case steps["ready-first"]:
      procedures.setStep(game, steps.declare);
      if (game[CARD_READY_FIRST] === 1) beginEffect(game, BY_COMMAND, leader, readyingOf[game[CARD]]);
      return;
    case steps.declare:
      if (declareUnits(game, tell)) procedures.setStep(game, steps.activate);
      return;
    case steps.activate:
      procedures.setStep(game, steps["ready-last"]);
      if (isAnyOrdered(game, houseOfFigure(leader))) beginActivation(game);
      return;
    case steps["ready-last"]:
      procedures.setStep(game, steps.after);
      if (readiesLast(game)) beginEffect(game, BY_COMMAND, leader, readyingOf[game[CARD]]);
      return;
    case steps.after:
      procedures.setStep(game, steps.end);
      if (game[CARD_TACTIC] === AFTER) beginEffect(game, BY_TACTIC, leader);
      return;
    default:
      procedures.pop(game);
  }
};

function isAnyOrdered(game: Battle, house: House): boolean {
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) if (wasOrdered(game, unit)) return true;
  return false;
}

/** Whether a command of the card that readies units is still to be carried out. */
function readiesLast(game: Battle): boolean {
  const readying = readyingOf[game[CARD]];
  return readying >= 0 && game[CARD_READY_FIRST] === 0 && ((game[CARD_COMMANDS] >> readying) & 1) === 1;
}
