import { legal, NOBODY, oneOf } from "@weirwood/kernel";
import { FIGURES_OF_HOUSE, type Figure, figureIds, type Unit } from "../data/ids.ts";
import { type House, houseIds, NONE } from "../data/names.ts";
import type { Select } from "../data/vocabulary.ts";
import { type Answer, notation } from "../decisions.ts";
import { hexNames } from "../field/hexes.ts";
import { cardOfFigure, commands, houseOfFigure, isCommitted } from "../state/commanders.ts";
import { ACTIVE, ask, type Battle, BY_ALSO, BY_COMMIT, BY_TOKEN } from "../state/layout.ts";
import {
  disengage,
  firstUnitOf,
  hexOf,
  houseOf,
  isEngaged,
  isOnField,
  isReady,
  leaderOf,
  orderOf,
  unitIn,
  unitsEnd,
  wasOrdered,
} from "../state/units.ts";
import { turnCard } from "./attack-frame.ts";
import { named } from "./casualties.ts";
import { beginEffect, effectsAtStart } from "./choosing.ts";
import { canUse } from "./effects.ts";
import { COMMIT, codeOf, type Lister, listedBy } from "./listing.ts";
import { orderUnit } from "./ordering.ts";
import { isReached, unitsReached } from "./selecting.ts";
import { refuse, type Step, type TellRule } from "./step.ts";

/** Abilities that commanders use at the start of a turn, and when their unit is ordered. */

/** Turns the card of a commander who uses the ability that comes once a battle. */
function commitCommander(game: Battle, figure: Figure, tell?: TellRule): void {
  turnCard(game, figure);
  tell?.({
    rule: "battles.commanders.commit",
    house: houseIds[houseOfFigure(figure)],
    figure: figureIds[figure],
  });
}

const isUsefulAtStart = (game: Battle, figure: Figure): boolean =>
  effectsAtStart(game, figure).some((effect) => canUse(game, effect, figure));

export const listCommits: Lister = (game, house, codes) => {
  const first = house * FIGURES_OF_HOUSE;
  for (let leader = first; leader < first + FIGURES_OF_HOUSE; leader++) {
    if (commands(game, leader) && !isCommitted(game, leader) && isUsefulAtStart(game, leader)) {
      codes.push(codeOf(COMMIT, leader));
    }
  }
};

/** An ability at the start of a turn; the turn's own action comes after it. */
export const commitStep: Step<Answer<"commit">> = {
  ...notation.verbs.commit,
  check(game, house, { leader }) {
    const about = { figure: figureIds[leader] };
    if (houseOfFigure(leader) !== house || !commands(game, leader)) return refuse("battles.commanders.absent", about);
    if (isCommitted(game, leader)) return refuse("battles.commanders.committed", about);
    if (effectsAtStart(game, leader).length === 0) return refuse("battles.commanders.at-start", about);
    return isUsefulAtStart(game, leader) ? legal : refuse("battles.commanders.idle", about);
  },
  apply(game, _house, { leader }, tell) {
    commitCommander(game, leader, tell);
    beginEffect(game, BY_COMMIT, leader);
  },
  ...listedBy(listCommits),
};

/** The commander whose unit was ordered by a token and brings others along, or NONE; and whom he brings. */
function bringerOf(game: Battle, house: House): Figure {
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    const leader = leaderOf(game, unit);
    if (leader === NONE || orderOf(game, unit) !== BY_TOKEN || !isOnField(game, unit)) continue;
    if (cardOfFigure(game, leader).commit.when === "ordered-by-token") return leader;
  }
  return NONE;
}

function broughtBy(game: Battle, figure: Figure): Select {
  const { commit } = cardOfFigure(game, figure);
  if (commit.when !== "ordered-by-token") throw new Error(`${figureIds[figure]} brings nobody along`);
  return commit.alsoOrder;
}

function countBrought(game: Battle, house: House): number {
  let count = 0;
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++)
    if (orderOf(game, unit) === BY_ALSO) count++;
  return count;
}

/** The units that may be ordered along with the one that a token ordered. */
function unitsToBring(game: Battle, house: House): Unit[] {
  const figure = bringerOf(game, house);
  if (figure === NONE) return [];
  const brought = countBrought(game, house);
  const select = broughtBy(game, figure);
  if (isCommitted(game, figure) && brought === 0) return [];
  return select.most !== "all" && brought >= select.most ? [] : unitsReached(game, select, figure, NONE, isReady);
}

/** Asks whether units are ordered along with the one that a token has ordered, where a commander can do that. */
export function askAlsoOrder(game: Battle): boolean {
  if (unitsToBring(game, game[ACTIVE]).length === 0) return false;
  ask.askOne(game, "also-order", game[ACTIVE]);
  return true;
}

export const alsoOrderStep: Step<Answer<"also-order">> = {
  ...notation.verbs["also-order"],
  check(game, house, { hex }) {
    if (hex === NOBODY) return legal;
    const unit = unitIn(game, hex);
    const figure = bringerOf(game, house);
    const where = { hex: hexNames[hex], figure: figureIds[figure] };
    if (unit === NONE || houseOf(unit) !== house) return refuse("battles.cards.own-unit", where);
    if (!isReached(game, broughtBy(game, figure), figure, NONE, unit)) return refuse("battles.commanders.also", where);
    return isReady(game, unit) ? legal : refuse("battles.cards.spent", where);
  },
  apply(game, house, { hex }, tell) {
    if (hex === NOBODY) return;
    const figure = bringerOf(game, house);
    const unit = unitIn(game, hex);
    if (!isCommitted(game, figure)) commitCommander(game, figure, tell);
    orderUnit(game, unit, BY_ALSO);
    tell?.({ rule: "battles.commanders.also", ...named(game, unit), figure: figureIds[figure] });
    askAlsoOrder(game);
  },
  options(game, house) {
    const answers = unitsToBring(game, house).map(
      (unit): Answer<"also-order"> => ({
        kind: "also-order",
        hex: hexOf(game, unit),
      }),
    );
    return [...answers, { kind: "also-order", hex: NOBODY }];
  },
  sample: (game, house, chance) => oneOf(alsoOrderStep.options(game, house) ?? [], chance),
};

/** The unit that was ordered and may leave its engagement unharmed, or NONE: there is one such commander at most. */
export function freeLeaver(game: Battle, house: House): Unit {
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    const leader = leaderOf(game, unit);
    if (leader === NONE || !wasOrdered(game, unit) || !isEngaged(game, unit)) continue;
    if (cardOfFigure(game, leader).unitAbility.some((ability) => "freeDisengage" in ability)) return unit;
  }
  return NONE;
}

/** Asks whether a unit that was ordered leaves its engagement unharmed, where its commander can do that. */
export function askFreeLeave(game: Battle): boolean {
  if (freeLeaver(game, game[ACTIVE]) === NONE) return false;
  ask.askOne(game, "free-leave", game[ACTIVE]);
  return true;
}

const leaveAnswers: readonly Answer<"leave">[] = [
  { kind: "leave", answer: 0 },
  { kind: "leave", answer: 1 },
];

export const freeLeaveStep: Step<Answer<"leave">> = {
  ...notation.verbs.leave,
  check: () => legal,
  apply(game, house, { answer }, tell) {
    if (answer === 0) return;
    const unit = freeLeaver(game, house);
    tell?.({ rule: "battles.commanders.leave", ...named(game, unit) });
    disengage(game, unit);
  },
  options: () => leaveAnswers,
  sample: (_game, _house, chance) => oneOf(leaveAnswers, chance),
};
