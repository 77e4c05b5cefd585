import { legal, NOBODY, oneOf } from "@weirwood/kernel";
import { commandCards } from "../data/cards.ts";
import { cardIds, figureIds, type Unit } from "../data/ids.ts";
import { NONE } from "../data/names.ts";
import type { Select } from "../data/vocabulary.ts";
import { type Answer, notation } from "../decisions.ts";
import { hexNames } from "../field/hexes.ts";
import { houseOfFigure, isInZone, unitOfFigure } from "../state/commanders.ts";
import { ask, type Battle, CARD, CARD_COMMANDS, CARD_HAS_ACTED, CARD_LEADER, procedures } from "../state/layout.ts";
import { hexOf, houseOf, isReady, unitIn } from "../state/units.ts";
import { tacticInForce } from "./card-in-play.ts";
import { named } from "./casualties.ts";
import { isLastChance } from "./commands.ts";
import { grant } from "./effects.ts";
import { orderUnit } from "./ordering.ts";
import { isInPlace, isOfKind, unitsReached } from "./selecting.ts";
import { type Refusal, refuse, type Step, type TellRule } from "./step.ts";

/**
 * Declaring the units that the commands of a card order: one by one, command by command, before any of them moves. A unit
 * is spent from then on, so no other command can name it (battles.cards.spent).
 */

const { command: COMMAND, select: SELECT, count: COUNT, chosen: CHOSEN } = procedures.registers.card;

/** The units that the command orders about which is asked: several kinds come one after the other. */
function selectsOf(game: Battle, command: number): readonly Select[] {
  if (((game[CARD_COMMANDS] >> command) & 1) === 0) return [];
  const box = commandCards[game[CARD]].commands[command];
  return "order" in box ? box.order : [];
}

const selectNow = (game: Battle): Select =>
  selectsOf(game, procedures.get(game, COMMAND))[procedures.get(game, SELECT)];

/** What is being declared: the command of the card, which units it orders, and how many of these have been named. */
export const declaredNow = (
  game: Battle,
): { readonly command: number; readonly select: Select; readonly count: number } => ({
  command: procedures.get(game, COMMAND),
  select: selectNow(game),
  count: procedures.get(game, COUNT),
});

const openUnits = (game: Battle, select: Select): Unit[] =>
  unitsReached(game, select, game[CARD_LEADER], procedures.get(game, CHOSEN), isReady);

/** Whether no more need to be declared: as many as the command wants, and the card does something at all. */
const mayStop = (game: Battle, { least = 0 }: Select): boolean =>
  procedures.get(game, COUNT) >= least && !isLastChance(game, procedures.get(game, COMMAND));

/** Goes on until somebody is asked; says whether all units have been declared. */
export function declareUnits(game: Battle, tell?: TellRule): boolean {
  const commands = commandCards[game[CARD]].commands.length;
  while (procedures.get(game, COMMAND) < commands) {
    const select = selectNow(game);
    if (select === undefined) {
      nextCommand(game);
      continue;
    }
    const open = openUnits(game, select);
    const isFull = select.most !== "all" && procedures.get(game, COUNT) >= select.most;
    if (open.length === 0 || isFull) nextSelect(game);
    else if (select.most === "all" || (open.length === 1 && !mayStop(game, select))) declare(game, open[0], tell);
    else {
      ask.askOne(game, "declare", houseOfFigure(game[CARD_LEADER]));
      return false;
    }
  }
  return true;
}

function nextCommand(game: Battle): void {
  procedures.set(game, COMMAND, procedures.get(game, COMMAND) + 1);
  procedures.set(game, SELECT, 0);
  procedures.set(game, COUNT, 0);
  procedures.set(game, CHOSEN, NONE);
}

function nextSelect(game: Battle): void {
  procedures.set(game, SELECT, procedures.get(game, SELECT) + 1);
  procedures.set(game, COUNT, 0);
}

function declare(game: Battle, unit: Unit, tell?: TellRule): void {
  procedures.set(game, COUNT, procedures.get(game, COUNT) + 1);
  procedures.set(game, CHOSEN, unit);
  game[CARD_HAS_ACTED] = 1;
  orderUnit(game, unit, procedures.get(game, COMMAND));
  tell?.({ rule: "battles.cards.order", ...named(game, unit) });
  const tactic = tacticInForce(game);
  if (tactic !== undefined && "grantOrdered" in tactic) grant(game, unit, tactic.grantOrdered, tell);
}

/** Why a unit stands where the command does not look for it. */
function refusePlace(game: Battle, place: Select["in"], unit: Unit): Refusal {
  const leader = game[CARD_LEADER];
  const where = { hex: hexNames[hexOf(game, unit)], figure: figureIds[leader] };
  if (place === "beside-self") {
    return refuse("battles.cards.beside", { ...where, at: hexNames[hexOf(game, unitOfFigure(game, leader))] });
  }
  if (place !== "outside-beside-chosen") return refuse("battles.cards.zone", where);
  return isInZone(game, leader, unit)
    ? refuse("battles.cards.outside", where)
    : refuse("battles.cards.beside", { ...where, at: hexNames[hexOf(game, procedures.get(game, CHOSEN))] });
}

/** A unit that is ordered too, or no more. */
export const declareStep: Step<Answer<"declare">> = {
  ...notation.verbs.declare,
  bounds: (game) => ({ card: cardIds[game[CARD]], figure: figureIds[game[CARD_LEADER]] }),
  check(game, house, { hex }) {
    const select = selectNow(game);
    if (hex === NOBODY) return mayStop(game, select) ? legal : refuse("battles.cards.order-one");
    const unit = unitIn(game, hex);
    const where = { hex: hexNames[hex] };
    if (unit === NONE || houseOf(unit) !== house) return refuse("battles.cards.own-unit", where);
    if (!isInPlace(game, select, game[CARD_LEADER], procedures.get(game, CHOSEN), unit)) {
      return refusePlace(game, select.in, unit);
    }
    if (!isOfKind(game, select, unit)) return refuse("battles.cards.kind", where);
    return isReady(game, unit) ? legal : refuse("battles.cards.spent", where);
  },
  apply(game, _house, { hex }, tell) {
    if (hex === NOBODY) nextSelect(game);
    else declare(game, unitIn(game, hex), tell);
  },
  options(game) {
    const select = selectNow(game);
    const answers: Answer<"declare">[] = [];
    for (const unit of openUnits(game, select)) answers.push({ kind: "declare", hex: hexOf(game, unit) });
    if (mayStop(game, select)) answers.push({ kind: "declare", hex: NOBODY });
    return answers;
  },
  sample: (game, house, chance) => oneOf(declareStep.options(game, house) ?? [], chance),
};
