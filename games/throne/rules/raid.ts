import { legal } from "@weirwood/kernel";
import type { RaidDecision } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import {
  AREAS,
  type Area,
  areAdjacent,
  areaIds,
  type House,
  houseIds,
  isConsolidate,
  isLand,
  isRaid,
  isSea,
  isStarred,
  isSupport,
  NONE,
  neighbours,
  type Order,
  orderIds,
} from "../state/board.ts";
import { end, inOrderOfPlay, PLACE, playersOf, register, setRegister } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { gainPower, orderIn, ownerOf, removeOrder } from "../state/pieces.ts";
import { isArea, readAreasWithTwins } from "./reading.ts";
import { type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";

/** Resolve Raid Orders: one order at a time, in order of play, until none is left. */
export const raids: Procedure = (game, tell) => {
  const place = nextPlaceWith(game, isRaid);
  if (place === NONE) {
    end(game);
    return;
  }
  const house = inOrderOfPlay(game, place);
  setRegister(game, PLACE, (place + 1) % playersOf(game));
  const orders = areasWith(game, house, isRaid);
  if (orders.length === 1 && targetsOf(game, house, orders[0]).length === 0) {
    // Everybody can see that nothing is left but to remove it (throne.raid.forced).
    resolve(game, house, { kind: "raid", from: orders[0], targets: [] }, tell);
    return;
  }
  ask(game, "raid", bit(house));
};

/** The next place in the order of play, from the frame's on, whose house has such an order; NONE if nobody has. */
export function nextPlaceWith(game: Throne, isSought: (order: Order) => boolean): number {
  let holders = 0;
  for (let area = 0; area < AREAS; area++) if (isSought(orderIn(game, area))) holders |= bit(ownerOf(game, area));
  if (holders === 0) return NONE;
  const players = playersOf(game);
  for (let i = 0; i < players; i++) {
    const place = (register(game, PLACE) + i) % players;
    if (holders & bit(inOrderOfPlay(game, place))) return place;
  }
  return NONE;
}

/** Areas with such an order of a house. */
export function areasWith(game: Throne, house: House, isSought: (order: Order) => boolean): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < AREAS; area++) {
    if (isSought(orderIn(game, area)) && ownerOf(game, area) === house) areas.push(area);
  }
  return areas;
}

const mostTargets = (order: Order): number => (isStarred(order) ? 2 : 1);

/** Whether one area can be raided from another. */
function checkTarget(game: Throne, house: House, from: Area, to: Area): Refusal | undefined {
  if (!areAdjacent(from, to)) return refuse("throne.raid.adjacent", { from: areaIds[from], to: areaIds[to] });
  if (isLand(from) && isSea(to)) return refuse("throne.raid.never-to-sea", { from: areaIds[from], to: areaIds[to] });
  if (ownerOf(game, to) === house) return refuse("throne.raid.not-own", { to: areaIds[to] });
  const order = orderIn(game, to);
  if (!isRaid(order) && !isSupport(order) && !isConsolidate(order)) {
    return refuse("throne.raid.what", { to: areaIds[to] });
  }
  return legal;
}

const targetsOf = (game: Throne, house: House, from: Area): Area[] =>
  neighbours[from].filter((to) => orderIn(game, to) !== NONE && checkTarget(game, house, from, to) === legal);

export const raid: Step<RaidDecision> = {
  decision: "raid",

  read(input) {
    const targets = readAreasWithTwins(input.targets);
    return isArea(input.from) && targets ? { kind: "raid", from: input.from, targets } : undefined;
  },

  bounds: (game) => ({ orders: ordersAsked(game, isRaid) }),

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
    for (const from of areasWith(game, house, isRaid)) {
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

  sample(game, house, chance) {
    const answers = raid.options(game, house) as readonly RaidDecision[];
    return answers[chance.below(answers.length)];
  },
};

/** The orders of the house that is asked, by area. */
export function ordersAsked(game: Throne, isSought: (order: Order) => boolean): string[] {
  const before = (register(game, PLACE) + playersOf(game) - 1) % playersOf(game);
  return areasWith(game, inOrderOfPlay(game, before), isSought).map((area) => areaIds[area]);
}

function resolve(game: Throne, house: House, { from, targets }: RaidDecision, tell?: TellRule): void {
  removeOrder(game, from);
  if (targets.length === 0) tell?.({ rule: "throne.raid.unused", house: houseIds[house], from: areaIds[from] });
  for (const to of targets) {
    const order = removeOrder(game, to);
    tell?.({
      rule: "throne.raid.resolve",
      house: houseIds[house],
      from: areaIds[from],
      to: areaIds[to],
      order: orderIds[order],
      victim: houseIds[ownerOf(game, to)],
    });
    if (!isConsolidate(order)) continue;
    const power = gainPower(game, house, 1);
    tell?.({ rule: "throne.raid.pillage", house: houseIds[house], power });
  }
}
