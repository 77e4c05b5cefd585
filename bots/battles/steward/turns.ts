import {
  type Answer,
  ARCHERS,
  type Battle,
  BOARD,
  COMMAND,
  type Command,
  cardOfFigure,
  commandCards,
  distanceOf,
  type Effect,
  FIRE,
  type Figure,
  firstUnitOf,
  type Hex,
  hands,
  hexesOf,
  hexOf,
  isEngaged,
  isInZone,
  isOnField,
  isReady,
  isSpent,
  MORALE,
  markerIn,
  markers,
  NONE,
  POOL,
  rankOf,
  type Select,
  SYMBOLS,
  type Unit,
  unitIn,
  unitOfFigure,
  unitsEnd,
  unitsReached,
  VALOR,
} from "@weirwood/battles/questions";
import type { BattleDecision } from "@weirwood/battles/rules";
import { NOBODY } from "@weirwood/kernel";
import type { Activations } from "./activations.ts";
import { volleyWorth } from "./strikes.ts";

/** What each turn is worth: the activations that it brings, less what it uses up. */

type TurnAnswer = Extract<
  BattleDecision,
  { kind: "order" | "raise" | "ready" | "play" | "commit" | "volley" | "pass" }
>;

/** What a token is worth while it lies in the pool: more where it orders anybody. */
const tokenPrice: readonly number[] = [0.04, 0.05, 0.06, 0.12, 0.1];
/** A command token, which also counts for the advantage. */
const COMMAND_TOKEN = 0.1;
/** Later activations of one card may get into each other's way. */
const NEXT = 0.92;
/** What a tactic adds that makes the units ordered this turn better. */
const BETTER = 0.15;
/** What is free, and no turn's action, comes before everything that is one. */
const AT_ONCE = 100;

export function turnWorth(activations: Activations, answer: TurnAnswer): number {
  const { stakes } = activations.places;
  const { view } = stakes;
  switch (answer.kind) {
    case "order":
      return activations.worthOf(unitIn(view, answer.hex)) - tokenPrice[answer.by] * (answer.pair === NOBODY ? 1 : 2);
    case "raise":
      return 0.7 * stakes.morale;
    case "ready":
      return hasMeans(activations) ? 0.8 * activations.worthOf(unitIn(view, answer.hex)) - stakes.morale : 0;
    case "play":
      return cardWorth(activations, answer);
    case "commit":
      return AT_ONCE * (commitWorth(activations, answer.leader) - 0.5);
    case "volley":
      return AT_ONCE * volleyWorth(stakes, unitIn(view, answer.at), diceOfArchers(view, answer.hex));
    case "pass":
      return 0;
  }
}

const diceOfArchers = (view: Battle, hex: Hex): number =>
  view[markers.row(markerIn(view, ARCHERS, hex)) + markers.field.dice];

/** Whether anything is left with which a unit that is readied could be ordered. */
function hasMeans({ places }: Activations): boolean {
  const { view, me } = places.stakes;
  if (view[COMMAND + me] > 0 && hands[me].count(view) > 0) return true;
  for (let symbol = 0; symbol <= VALOR; symbol++) if (view[POOL + me * SYMBOLS + symbol] > 0) return true;
  return false;
}

/** The commands of a card that an answer pays for. */
function commandsOf({ card, commands }: Answer<"play">): readonly Command[] {
  const all = commandCards[card].commands;
  return commands < 2 ? [all[commands]] : all;
}

function cardWorth(activations: Activations, answer: Answer<"play">): number {
  let [cost, worth] = [0, 0];
  used.clear();
  for (const command of commandsOf(answer)) {
    cost += COMMAND_TOKEN * activations.places.stakes.leanings.thrift * command.cost;
    if ("ready" in command) worth += readyWorth(activations, command.ready, answer.leader);
    else for (const select of command.order) worth += orderWorth(activations, select, answer.leader);
  }
  const { tactic } = commandCards[answer.card];
  if (answer.tactic === NOBODY || tactic === undefined) return worth - cost;
  const isForOrdered = "ordered" in tactic.effect || "one" in tactic.effect;
  return worth - cost + (isForOrdered ? BETTER * worth : effectWorth(activations, tactic.effect, answer.leader));
}

/** Units that a card orders already by another of its commands. */
const used = new Set<Unit>();

/** The best units that a command can order. Those outside the zone hang on the unit chosen before: they are not looked for. */
function orderWorth(activations: Activations, select: Select, leader: Figure): number {
  const { view } = activations.places.stakes;
  const units = unitsReached(view, select, leader, NONE, isReady).filter((unit) => !used.has(unit));
  units.sort((one, other) => activations.worthOf(other) - activations.worthOf(one));
  let worth = 0;
  let part = 1;
  for (const unit of units.slice(0, select.most === "all" ? units.length : select.most)) {
    if (activations.worthOf(unit) <= 0) break;
    used.add(unit);
    worth += part * activations.worthOf(unit);
    part *= NEXT;
  }
  return worth;
}

function readyWorth(activations: Activations, select: Select, leader: Figure): number {
  if (!hasMeans(activations)) return 0;
  const { view } = activations.places.stakes;
  const worths = unitsReached(view, select, leader, NONE, isSpent).map((unit) =>
    Math.max(0, activations.worthOf(unit)),
  );
  worths.sort((one, other) => other - one);
  return 0.6 * worths.slice(0, select.most === "all" ? 3 : select.most).reduce((sum, worth) => sum + worth, 0);
}

/** What a tactic adds, roughly: most are free. */
function effectWorth(activations: Activations, effect: Effect, leader: Figure): number {
  const { stakes } = activations.places;
  if ("morale" in effect) return effect.morale * stakes.morale;
  if ("ready" in effect) return 0.1 + readyWorth(activations, effect.ready, leader);
  if ("readyAtCost" in effect) return 0.2;
  if ("draw" in effect) return 0.2 * effect.draw;
  if ("takeBack" in effect) return 1.5 * COMMAND_TOKEN;
  if ("hit" in effect || "heal" in effect || "retreat" in effect) return 0.3;
  if ("freeMove" in effect) return 0.2;
  return 0.1;
}

/** Commit abilities come once a battle: half a point says that it is time. */
function commitWorth(activations: Activations, leader: Figure): number {
  const { view, me } = activations.places.stakes;
  const { commit } = cardOfFigure(view, leader);
  if (commit.when !== "start-of-turn") return 0;
  let worth = 0;
  for (const effect of commit.effects) {
    if ("growFires" in effect) worth += 0.3 * firesNear(activations, leader, effect.within);
    else if ("grant" in effect)
      worth += 0.2 * countUnits(activations, (unit) => isInZone(view, leader, unit) && isEngaged(view, unit));
    else if ("draw" in effect) worth += hands[me].count(view) < 3 && view[COMMAND + me] > 1 ? 0.6 : 0;
    else if ("freeMove" in effect)
      worth += 0.12 * countUnits(activations, (unit) => isInZone(view, leader, unit) && isReady(view, unit));
    else worth += effectWorth(activations, effect, leader);
  }
  return worth;
}

function countUnits({ places }: Activations, is: (unit: Unit) => boolean): number {
  const { view, me } = places.stakes;
  let count = 0;
  for (let unit = firstUnitOf(me); unit < unitsEnd(view, me); unit++) if (isOnField(view, unit) && is(unit)) count++;
  return count;
}

function firesNear({ places }: Activations, leader: Figure, within: number): number {
  const { view, burn } = places.stakes;
  const from = hexOf(view, unitOfFigure(view, leader));
  let count = 0;
  for (const hex of hexesOf[view[BOARD]]) {
    if (view[FIRE + hex] > 0 && burn[hex] > 0 && distanceOf(from, hex) <= within) count += burn[hex];
  }
  return count;
}

/** How many units a select reaches in an ordinary line: fewer where it asks for a class or a rank. */
const reachOf = ({ most, class: classes, rank }: Select): number =>
  (most === "all" ? 3 : most) * (classes === undefined && rank === undefined ? 1 : 0.8);

/** How useful a card is that is kept for the next round: the units that it can order. */
export function cardBreadth(card: number): number {
  if (card === NOBODY) return 0;
  const { commands, tactic } = commandCards[card];
  let breadth = tactic === undefined ? 0 : 0.5;
  for (const command of commands) {
    const selects = "order" in command ? command.order : [command.ready];
    for (const select of selects) breadth += reachOf(select) / command.cost;
  }
  return breadth;
}

/** How useful a token is that is kept: valor orders anybody, and a colour those who bear it. */
export function tokenUse(activations: Activations, token: number): number {
  if (token === NOBODY) return 0;
  if (token === VALOR) return 10;
  if (token === MORALE) return 4;
  const { view } = activations.places.stakes;
  return countUnits(activations, (unit) => rankOf(view, unit) === token);
}
