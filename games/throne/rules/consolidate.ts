import { legal, oneOf } from "@weirwood/kernel";
import { fortifications } from "../data/tracks.ts";
import type { ConsolidateDecision } from "../decisions.ts";
import { ask, askedHouse, bit } from "../state/asks.ts";
import {
  AREAS,
  type Area,
  areaIds,
  consolidateOrders,
  type House,
  houseIds,
  isConsolidate,
  isConsolidateIcon,
  isLand,
  isPort,
  NONE,
} from "../state/board.ts";
import { areaCount, crownsIn, end, hasForts } from "../state/flow.ts";
import { FORT, ORDER, type Throne } from "../state/layout.ts";
import { gainPower, orderIn, ownerOf, removeOrder } from "../state/pieces.ts";
import { isBlocked } from "./ports.ts";
import { isArea } from "./reading.ts";
import { areasWith, nextHouseWith, type Tokens } from "./rounds.ts";
import { pendingSingle } from "./single-orders.ts";
import { type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";

const consolidateTokens: Tokens = { orders: consolidateOrders, isSingle: isConsolidateIcon };

/** Resolve Consolidate Power Orders: one at a time in order of play; with fortifications, power or a fortification. */
export const consolidation: Procedure = (game, tell) => {
  const house = nextHouseWith(game, consolidateTokens);
  if (house === NONE) {
    end(game);
    return;
  }
  const orders = areasWith(game, house, consolidateOrders);
  const hasChoice =
    orders.length > 1 ||
    isConsolidateIcon(pendingSingle(game, house)) ||
    orders.some((area) => checkFort(game, house, area) === legal);
  // A last order that can only pay leaves nothing to choose, and everybody sees what follows (throne.consolidate.which).
  if (hasChoice) ask(game, "consolidate", bit(house));
  else drawPower(game, house, orders[0], tell);
};

/** One power for the order, and one for each crown; a port earns by its open sea. */
function drawPower(game: Throne, house: House, area: Area, tell?: TellRule): void {
  removeOrder(game, area);
  if (isPort(area)) {
    drawFromPort(game, house, area, tell);
    return;
  }
  const power = gainPower(game, house, 1 + crownsIn(game, area));
  tell?.({ rule: "throne.consolidate.pays", house: houseIds[house], area: areaIds[area], power });
}

function drawFromPort(game: Throne, house: House, port: Area, tell?: TellRule): void {
  if (isBlocked(game, port)) {
    tell?.({ rule: "throne.ports.blocked", house: houseIds[house], area: areaIds[port] });
    return;
  }
  const power = gainPower(game, house, 1);
  tell?.({ rule: "throne.ports.consolidate", house: houseIds[house], area: areaIds[port], power });
}

function checkFort(game: Throne, house: House, area: Area): Refusal | undefined {
  if (!hasForts(game) || ownerOf(game, area) !== house) return refuse("throne.forts.build", { area: areaIds[area] });
  if (!isLand(area)) return refuse("throne.forts.land-only", { area: areaIds[area] });
  if (game[FORT + area] !== NONE) return refuse("throne.forts.one-per-area", { area: areaIds[area] });
  return fortsOnMap(game) < fortifications ? legal : refuse("throne.forts.nine");
}

function fortsOnMap(game: Throne): number {
  let count = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) if (game[FORT + area] !== NONE) count++;
  return count;
}

export const consolidateOrder: Step<ConsolidateDecision> = {
  decision: "consolidate",
  read({ area, fort }) {
    return isArea(area) && typeof fort === "boolean" ? { kind: "consolidate", area, fort } : undefined;
  },
  check(game, house, { area, fort }) {
    if (!isConsolidate(orderIn(game, area)) || ownerOf(game, area) !== house) {
      return refuse(fort ? "throne.forts.build" : "throne.consolidate.pays", { area: areaIds[area] });
    }
    return fort ? checkFort(game, house, area) : legal;
  },
  apply(game, house, { area, fort }, tell) {
    if (!fort) {
      drawPower(game, house, area, tell);
      return;
    }
    removeOrder(game, area);
    game[FORT + area] = house;
    tell?.({ rule: "throne.forts.build", house: houseIds[house], area: areaIds[area] });
  },
  options: (game, house) =>
    areasWith(game, house, consolidateOrders).flatMap((area) =>
      [false, true]
        .map((fort): ConsolidateDecision => ({ kind: "consolidate", area, fort }))
        .filter((answer) => consolidateOrder.check(game, house, answer) === legal),
    ),
  sample: (game, house, chance) => oneOf(consolidateOrder.options(game, house) ?? [], chance),
};

/** What the house that is asked has to resolve. */
export const consolidateBounds = (game: Throne): { orders: string[] } => ({
  orders: areasWith(game, askedHouse(game), consolidateOrders).map((area) => areaIds[area]),
});

/** All orders that are left go back to their houses (throne.orders.cleared). */
export function clearOrders(game: Throne, tell?: TellRule): void {
  game.fill(NONE, ORDER, ORDER + AREAS);
  tell?.({ rule: "throne.orders.cleared" });
}
