import { legal, oneOf } from "@weirwood/kernel";
import type { RaidDecision } from "../decisions.ts";
import { ask, askedHouse, bit } from "../state/asks.ts";
import {
  type Area,
  areaIds,
  type House,
  houseIds,
  isConsolidate,
  isConsolidateIcon,
  isLand,
  isPort,
  isRaid,
  isRaidIcon,
  isStarred,
  isSupport,
  isWater,
  NONE,
  type Order,
  orderIds,
  raidOrders,
} from "../state/board.ts";
import { areAdjacent, end, neighboursOf } from "../state/flow.ts";
import { SINGLE_AREA, type Throne } from "../state/layout.ts";
import { gainPower, orderIn, ownerOf, removeOrder } from "../state/pieces.ts";
import { isArea, readAreasWithTwins } from "./reading.ts";
import { outOfReach } from "./rivers.ts";
import { areasWith, nextHouseWith, type Tokens } from "./rounds.ts";
import { checkRuse } from "./ruse.ts";
import { pendingSingle, spendSingle } from "./single-orders.ts";
import { type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";

const raidTokens: Tokens = { orders: raidOrders, isSingle: isRaidIcon };

/** Resolve Raid Orders: one order at a time, in order of play, until none is left. */
export const raids: Procedure = (game, tell) => {
  const house = nextHouseWith(game, raidTokens);
  if (house === NONE) {
    end(game);
    return;
  }
  if (isRaidIcon(pendingSingle(game, house))) {
    ask(game, "raid-or-single", bit(house));
    return;
  }
  const orders = areasWith(game, house, raidOrders);
  if (orders.length === 1 && targetsOf(game, house, orders[0]).length === 0) {
    // Everybody can see that nothing is left but to remove it (throne.raid.forced).
    resolve(game, house, { kind: "raid", from: orders[0], targets: [] }, tell);
    return;
  }
  ask(game, "raid", bit(house));
};

const mostTargets = (order: Order): number => (isStarred(order) ? 2 : 1);

const isRaidable = (order: Order): boolean => isRaid(order) || isSupport(order) || isConsolidate(order);
const isSingleRaidable = (single: number): boolean => isRaidIcon(single) || isConsolidateIcon(single);

/** The owner of an area whose single-use order there can be raided, or NONE. */
function singleToRaid(game: Throne, area: Area): House {
  const owner = ownerOf(game, area);
  const isThere = owner !== NONE && game[SINGLE_AREA + owner] === area;
  return isThere && isSingleRaidable(pendingSingle(game, owner)) ? owner : NONE;
}

/** Whether one area can be raided from another. */
function checkTarget(game: Throne, house: House, from: Area, to: Area): Refusal | undefined {
  if (!areAdjacent(game, from, to)) {
    const rule = isPort(from) ? "throne.ports.raid-sea-only" : "throne.raid.adjacent";
    return outOfReach(game, from, to, refuse(rule, { from: areaIds[from], to: areaIds[to] }));
  }
  if (isLand(from) && isWater(to)) return refuse("throne.raid.never-to-sea", { from: areaIds[from], to: areaIds[to] });
  if (ownerOf(game, to) === house) return refuse("throne.raid.not-own", { to: areaIds[to] });
  if (!isRaidable(orderIn(game, to)) && singleToRaid(game, to) === NONE) {
    return refuse("throne.raid.what", { to: areaIds[to] });
  }
  return checkRuse(game, house, to);
}

const targetsOf = (game: Throne, house: House, from: Area): Area[] =>
  neighboursOf(game, from).filter((to) => ownerOf(game, to) !== NONE && checkTarget(game, house, from, to) === legal);

export const raid: Step<RaidDecision> = {
  decision: "raid",

  read(input) {
    const targets = readAreasWithTwins(input.targets);
    return isArea(input.from) && targets ? { kind: "raid", from: input.from, targets } : undefined;
  },

  bounds: (game) => ({ orders: areasWith(game, askedHouse(game), raidOrders).map((area) => areaIds[area]) }),

  check(game, house, { from, targets }) {
    if (!isRaid(orderIn(game, from)) || ownerOf(game, from) !== house) {
      return refuse("throne.raid.own-order", { from: areaIds[from] });
    }
    const twin = targets.find((to, index) => to === targets[index - 1]);
    if (twin !== undefined) return refuse("throne.raid.twice", { to: areaIds[twin] });
    const most = mostTargets(orderIn(game, from));
    if (targets.length > most) return refuse("throne.raid.how-many", { from: areaIds[from], most });
    for (const to of targets) {
      const refusal = checkTarget(game, house, from, to);
      if (refusal) return refusal;
    }
    return legal;
  },

  apply: (game, house, answer, tell) => resolve(game, house, answer, tell),

  options(game, house) {
    const answers: RaidDecision[] = [];
    for (const from of areasWith(game, house, raidOrders)) {
      answers.push({ kind: "raid", from, targets: [] });
      const targets = targetsOf(game, house, from);
      for (const [i, first] of targets.entries()) {
        answers.push({ kind: "raid", from, targets: [first] });
        if (mostTargets(orderIn(game, from)) < 2) continue;
        for (const second of targets.slice(i + 1)) answers.push({ kind: "raid", from, targets: [first, second] });
      }
    }
    return answers;
  },

  sample: (game, house, chance) => oneOf(raid.options(game, house) ?? [], chance),
};

function resolve(game: Throne, house: House, { from, targets }: RaidDecision, tell?: TellRule): void {
  removeOrder(game, from);
  if (targets.length === 0) tell?.({ rule: "throne.raid.unused", house: houseIds[house], from: areaIds[from] });
  for (const to of targets) {
    if (isRaidable(orderIn(game, to))) {
      const order = removeOrder(game, to);
      tell?.({
        rule: "throne.raid.resolve",
        house: houseIds[house],
        from: areaIds[from],
        to: areaIds[to],
        order: orderIds[order],
        victim: houseIds[ownerOf(game, to)],
      });
      if (isConsolidate(order)) pillage(game, house, tell);
    }
    // Every raidable order of the area goes, and each of them may be looted (throne.single.double-pillage).
    const victim = singleToRaid(game, to);
    if (victim === NONE) continue;
    const isLooted = isConsolidateIcon(pendingSingle(game, victim));
    spendSingle(game, victim, tell);
    if (isLooted) pillage(game, house, tell);
  }
}

function pillage(game: Throne, house: House, tell?: TellRule): void {
  const power = gainPower(game, house, 1);
  tell?.({ rule: "throne.raid.pillage", house: houseIds[house], power });
}
