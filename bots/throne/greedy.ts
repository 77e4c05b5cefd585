import type { Seat } from "@weirwood/kernel";
import {
  type Area,
  areaCount,
  askKind,
  BATTLE_FROM,
  barrelsIn,
  cardsOf,
  controllerOf,
  crownsIn,
  garrisonOf,
  type House,
  homes,
  houseOfSeat,
  isMarch,
  isReached,
  type MarchDecision,
  marchStrength,
  orderIn,
  ownerOf,
  pointsIn,
  powerOf,
  seasCarrying,
  sizeOf,
  strengthOf,
  type Troop,
  tokenIn,
  troopIn,
} from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import type { Bot } from "../bot.ts";
import {
  attackOf,
  bestCard,
  defenceOf,
  doesBladeDecide,
  isAhead,
  isForeign,
  opponentOf,
  sideOf,
  strengthOfCard,
} from "./reckoning.ts";

/**
 * Random, but takes what it can win at once: castles, barrels and crowns that a march reaches without a fight, or by a
 * fight that cannot go wrong as long as nobody else interferes. It plans nothing.
 */
export const greedy: Bot<Throne, ThroneDecision> = {
  name: "greedy",
  choose: (view, seat, chance) => takeAtOnce(view, houseOfSeat(view, seat), seat) ?? throne.sample(view, seat, chance),
};

function takeAtOnce(view: Throne, house: House, seat: Seat): ThroneDecision | undefined {
  switch (askKind(view)) {
    case "march":
    case "march-or-single":
      return bestMarch(view, house, seat);
    case "card":
      return winningCard(view, house);
    case "blade":
      return { kind: "blade", yes: doesBladeDecide(view, house) };
    case "control":
      return { kind: "control", yes: worthOf(view, view[BATTLE_FROM]) > 0 };
    default:
      return undefined;
  }
}

/** Castles before all else: they win the game. */
const worthOf = (view: Throne, area: Area): number =>
  (pointsIn(view, area) > 0 ? 5 : 0) + pointsIn(view, area) + barrelsIn(view, area) + crownsIn(view, area);

function bestMarch(view: Throne, house: House, seat: Seat): MarchDecision | undefined {
  let best: MarchDecision | undefined;
  let most = 0;
  for (let from = 0, end = areaCount(view); from < end; from++) {
    if (ownerOf(view, from) !== house || !isMarch(orderIn(view, from))) continue;
    const carrying = seasCarrying(view, house, from);
    for (let to = 0, end = areaCount(view); to < end; to++) {
      if (worthOf(view, to) === 0 || controllerOf(view, to) === house || !isReached(view, from, to, carrying)) continue;
      for (const troop of waysToGo(troopIn(view, from))) {
        const gain = worthOf(view, to) - lossBehind(view, house, from, troop);
        if (gain <= most || !isSafe(view, house, from, to, troop)) continue;
        const march = marchOf(view, house, from, to, troop);
        if (throne.check(view, seat, march)) continue;
        best = march;
        most = gain;
      }
    }
  }
  return best;
}

/** Everybody, or all but one who minds the area. */
function waysToGo(all: Troop): Troop[] {
  const ways = [all];
  if (all.footmen > 0) ways.push({ ...all, footmen: all.footmen - 1 });
  if (all.knights > 0) ways.push({ ...all, knights: all.knights - 1 });
  return ways.filter((troop) => sizeOfTroop(troop) > 0);
}

const sizeOfTroop = ({ footmen, knights, ships, engines }: Troop): number => footmen + knights + ships + engines;

const isEmptied = (view: Throne, from: Area, troop: Troop): boolean => sizeOfTroop(troop) === sizeOf(view, from);

/** What the march gives up where it starts: nothing where a unit, a token or the house's own shield stays. */
function lossBehind(view: Throne, house: House, from: Area, troop: Troop): number {
  const stays = !isEmptied(view, from, troop) || homes[house] === from || tokenIn(view, from) === house;
  return stays || powerOf(view, house) > 0 ? 0 : worthOf(view, from);
}

function marchOf(view: Throne, house: House, from: Area, to: Area, troop: Troop): MarchDecision {
  const needsToken =
    isEmptied(view, from, troop) &&
    !isHeld(view, house, to) &&
    homes[house] !== from &&
    tokenIn(view, from) !== house &&
    powerOf(view, house) > 0;
  return { kind: "march", from, moves: [{ to, ...troop }], token: needsToken && worthOf(view, from) > 0 };
}

const isHeld = (view: Throne, house: House, area: Area): boolean =>
  garrisonOf(view, area) > 0 || isForeign(ownerOf(view, area), house);

/** Whether nothing that lies open can stop these units: nobody is there, or best card against best card still wins. */
function isSafe(view: Throne, house: House, from: Area, to: Area, troop: Troop): boolean {
  if (!isHeld(view, house, to)) return true;
  const attack = attackOf(view, from, to, marchStrength(view, troop, to));
  const garrison = garrisonOf(view, to);
  if (garrison > 0) return attack >= garrison;
  const defender = ownerOf(view, to);
  return isAhead(view, house, attack + bestCard(view, house), defender, defenceOf(view, to) + bestCard(view, defender));
}

/** The lowest card that beats whatever may come, where there is one. */
function winningCard(view: Throne, house: House): ThroneDecision | undefined {
  const opponent = opponentOf(view, house);
  const announced = strengthOf(view, sideOf(view, house));
  const against = strengthOf(view, sideOf(view, opponent)) + bestCard(view, opponent);
  const card = cardsOf(view, house)
    .filter((one) => isAhead(view, house, announced + strengthOfCard(view, one), opponent, against))
    .sort((a, b) => strengthOfCard(view, a) - strengthOfCard(view, b))[0];
  return card === undefined ? undefined : { kind: "card", card };
}
