import { AnswerList, FEW, legal, oneOf } from "@weirwood/kernel";
import type { AreaTroop, DisbandDecision, NameDecision } from "../decisions.ts";
import { printTroop } from "../notation/index.ts";
import { ask, bit, includes } from "../state/asks.ts";
import {
  areaIds,
  ENGINE,
  FOOTMAN,
  type House,
  houseIds,
  KNIGHT,
  NONE,
  SHIP,
  UNIT_KINDS,
  unitCost,
} from "../state/board.ts";
import {
  areaCount,
  end,
  goTo,
  inOrderOfPlay,
  PLACE,
  playersOf,
  register,
  setRegister,
  stepOf,
  throneHolder,
} from "../state/flow.ts";
import { procedures, THREAT, type Throne, TIED, unitKeys } from "../state/layout.ts";
import { noTroop, ownerOf, removeUnits, standing, usedCards } from "../state/pieces.ts";
import { askForBids, bidStep, forgetBids, showBids, shownBid } from "./bidding.ts";
import { tellControlLost } from "./control.ts";
import { askOrTakeOnly } from "./forced.ts";
import { isHouse } from "./reading.ts";
import { type Procedure, refuse, type Step, type TellRule } from "./step.ts";
import { checkOwnUnits, readDisband } from "./supply.ts";
import { checkVictory } from "./victory.ts";

/** Wildling Attack: the houses bid together for the Night's Watch, and share its triumph or its defeat. */

const {
  bidding: BIDDING,
  counting: COUNTING,
  reward: REWARD,
  losses: LOSSES,
  done: DONE,
} = procedures.steps["wildling-attack"];
const { bidder: BIDDER } = procedures.registers["wildling-attack"];

/** Points that every house gives up when the Watch loses, and that the lowest bidder gives up besides. */
const commonLoss = 2;
const lowestBidderLoss = 2;

export const wildlingAttack: Procedure = (game, tell) => {
  switch (stepOf(game)) {
    case BIDDING:
      tell?.({ rule: "throne.wildlings.attack", threat: game[THREAT] });
      goTo(game, COUNTING);
      if (!askForBids(game, "bid-wildlings")) showWatchBids(game, tell);
      return;
    case COUNTING:
      countWatch(game, tell);
      return;
    case REWARD:
      offerReward(game);
      return;
    case LOSSES:
      askLosses(game, tell);
      return;
    case DONE:
      game[THREAT] = 0;
      tell?.({ rule: "throne.wildlings.reset" });
      end(game);
      return;
  }
};

function showWatchBids(game: Throne, tell?: TellRule): void {
  showBids(game);
  if (!tell) return;
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    tell({ rule: "throne.wildlings.bids-shown", house: houseIds[house], bid: shownBid(game, house) });
  }
}

export const watchBid = bidStep("throne.wildlings.bid", showWatchBids);

function countWatch(game: Throne, tell?: TellRule): void {
  let total = 0;
  let most = 0;
  let least = NONE;
  for (let place = 0; place < playersOf(game); place++) {
    const bid = shownBid(game, inOrderOfPlay(game, place));
    total += bid;
    most = Math.max(most, bid);
    least = Math.min(least, bid);
  }
  const threat = game[THREAT];
  const isWon = total >= threat;
  tell?.({ rule: isWon ? "throne.wildlings.watch-wins" : "throne.wildlings.watch-loses", total, threat });
  const tied = biddersOf(game, isWon ? most : least);
  forgetBids(game);
  goTo(game, isWon ? REWARD : LOSSES);
  if ((tied & (tied - 1)) === 0) {
    name(game, houseOf(tied), tell);
    return;
  }
  game[TIED] = tied;
  ask(game, isWon ? "pick-highest" : "pick-lowest", bit(throneHolder(game)));
}

function biddersOf(game: Throne, bid: number): number {
  let houses = 0;
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    if (shownBid(game, house) === bid) houses |= bit(house);
  }
  return houses;
}

const houseOf = (set: number): House => 31 - Math.clz32(set);

/** The highest or lowest bidder is known: kept in the frame, for the reward or for the heavier loss. */
function name(game: Throne, house: House, tell?: TellRule): void {
  setRegister(game, BIDDER, house);
  const isWon = stepOf(game) === REWARD;
  tell?.({ rule: isWon ? "throne.wildlings.highest" : "throne.wildlings.lowest", house: houseIds[house] });
}

/** The throne holder names one of the tied bidders (throne.ties.throne-holder). */
export const pickBidder: Step<NameDecision> = {
  decision: "name",
  read: ({ house }) => (isHouse(house) ? { kind: "name", house } : undefined),
  bounds: (game) => ({ houses: tiedHouses(game).map((house) => houseIds[house]) }),
  check: (game, _holder, { house }) =>
    includes(game[TIED], house) ? legal : refuse("throne.wildlings.named", { house: houseIds[house] }),
  apply(game, _holder, { house }, tell) {
    game[TIED] = 0;
    name(game, house, tell);
  },
  options: (game) => tiedHouses(game).map((house) => ({ kind: "name", house })),
  sample: (game, _holder, chance) => ({ kind: "name", house: oneOf(tiedHouses(game), chance) }),
};

const tiedHouses = (game: Throne): House[] =>
  houseIds.map((_, house) => house).filter((house) => includes(game[TIED], house));

function offerReward(game: Throne): void {
  const house = register(game, BIDDER);
  goTo(game, DONE);
  if (usedCards(game, house).length > 0) ask(game, "take-back", bit(house));
}

/** Points that a house must give up; all it has if that is less. */
function pointsDue(game: Throne, house: House): number {
  const due = commonLoss + (house === register(game, BIDDER) ? lowestBidderLoss : 0);
  return Math.min(due, worthOf(game, house));
}

/** What all units of a house that stand are worth to the wildlings. */
function worthOf(game: Throne, house: House): number {
  let worth = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (ownerOf(game, area) !== house) continue;
    for (let kind = 0; kind < UNIT_KINDS; kind++) worth += unitCost[kind] * standing(game, area, kind);
  }
  return worth;
}

function askLosses(game: Throne, tell?: TellRule): void {
  for (let place = register(game, PLACE); place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    if (pointsDue(game, house) === 0) continue;
    setRegister(game, PLACE, place);
    askOrTakeOnly(game, house, "disband-wildlings", wildlingLosses, tell);
    return;
  }
  goTo(game, DONE);
}

/** Units of one kind in one area: a place to lose from. */
interface Slot {
  readonly area: number;
  readonly kind: number;
  readonly cost: number;
  readonly most: number;
}

function slotsOf(game: Throne, house: House): Slot[] {
  const slots: Slot[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (ownerOf(game, area) !== house) continue;
    for (let kind = 0; kind < UNIT_KINDS; kind++) {
      const most = standing(game, area, kind);
      if (most > 0) slots.push({ area, kind, cost: unitCost[kind], most });
    }
  }
  return slots;
}

/** All the ways to lose exactly so many points, counted without being written out. */
class Losses {
  readonly length: number;
  readonly #slots: readonly Slot[];
  readonly #due: number;
  /** In how many ways the slots from each one on can lose each number of points: at slot × (due + 1) + points. */
  readonly #ways: readonly number[];

  constructor(slots: readonly Slot[], due: number) {
    const row = due + 1;
    const ways: number[] = [];
    for (let i = 0; i < (slots.length + 1) * row; i++) ways.push(0);
    ways[slots.length * row] = 1;
    for (let slot = slots.length - 1; slot >= 0; slot--) {
      const { cost, most } = slots[slot];
      for (let left = 0; left <= due; left++) {
        for (let lost = 0; lost <= most && lost * cost <= left; lost++) {
          ways[slot * row + left] += ways[(slot + 1) * row + left - lost * cost];
        }
      }
    }
    this.#slots = slots;
    this.#due = due;
    this.#ways = ways;
    this.length = ways[due];
  }

  at(index: number): DisbandDecision {
    const units: { -readonly [field in keyof AreaTroop]: number }[] = [];
    let rest = index;
    let left = this.#due;
    for (let slot = 0; slot < this.#slots.length; slot++) {
      const { area, kind, cost, most } = this.#slots[slot];
      let lost = 0;
      for (; lost < most; lost++) {
        const open = this.#ways[(slot + 1) * (this.#due + 1) + left];
        if (rest < open) break;
        rest -= open;
        left -= cost;
      }
      if (lost === 0) continue;
      let troop = units.at(-1);
      if (troop?.area !== area) {
        troop = { area, ...noTroop };
        units.push(troop);
      }
      troop[unitKeys[kind]] = lost;
    }
    return { kind: "disband", units };
  }
}

const lossesOf = (game: Throne, house: House): Losses => new Losses(slotsOf(game, house), pointsDue(game, house));

const worth = (units: readonly AreaTroop[]): number =>
  units.reduce(
    (sum, { footmen, knights, ships, engines }) =>
      sum +
      footmen * unitCost[FOOTMAN] +
      knights * unitCost[KNIGHT] +
      ships * unitCost[SHIP] +
      engines * unitCost[ENGINE],
    0,
  );

/** Losses are exact (throne.wildlings.losses); emptied areas get no token, tokens lying there stay. */
export const wildlingLosses: Step<DisbandDecision> = {
  decision: "disband",
  read: readDisband,
  bounds: (game) => ({ points: pointsDue(game, inOrderOfPlay(game, register(game, PLACE))) }),

  check(game, house, { units }) {
    const foreign = checkOwnUnits(game, house, units);
    if (foreign) return foreign;
    const due = pointsDue(game, house);
    return worth(units) === due ? legal : refuse("throne.wildlings.losses", { points: due });
  },

  apply(game, house, { units }, tell) {
    for (const lost of units) {
      removeUnits(game, lost.area, lost);
      tell?.({
        rule: "throne.wildlings.losses",
        house: houseIds[house],
        area: areaIds[lost.area],
        units: printTroop(lost),
      });
      tellControlLost(game, house, lost.area, tell);
    }
    setRegister(game, PLACE, register(game, PLACE) + 1);
    checkVictory(game, house, tell);
  },

  options(game, house) {
    const losses = lossesOf(game, house);
    return losses.length > FEW ? undefined : new AnswerList(losses.length, (index) => losses.at(index));
  },

  sample: (game, house, chance) => oneOf(lossesOf(game, house), chance),
};
