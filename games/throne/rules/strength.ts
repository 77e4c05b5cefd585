import {
  type Area,
  areAdjacent,
  bonusOf,
  cardStrength,
  FOOTMAN,
  isDefense,
  isLand,
  isSea,
  isSupport,
  KNIGHT,
  NONE,
  neighbours,
  SHIP,
  UNIT_KINDS,
  unitStrength,
} from "../state/board.ts";
import {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_ORDER,
  BLADE_SIDE,
  CARDS,
  DEFENDER,
  MARCHERS,
  SAAN_SPARES_OWN,
  SUPPORTS,
  type Throne,
  UNITS,
} from "../state/layout.ts";
import { orderIn, standing } from "../state/pieces.ts";
import { textOf } from "./card-texts.ts";
import { isSeason } from "./westeros.ts";

/** Combat strength, and the parts it is made of. */

export const ATTACK = 0;
export const DEFENCE = 1;
export type Side = typeof ATTACK | typeof DEFENCE;
export const otherSide = (side: Side): Side => (side === ATTACK ? DEFENCE : ATTACK);
export const principal = (game: Throne, side: Side): number => game[side === ATTACK ? ATTACKER : DEFENDER];

/** One thing that adds to (or takes from) a side's strength, for whoever wants to know why. */
export interface StrengthPart {
  readonly what: "units" | "order" | "support" | "card" | "blade";
  readonly strength: number;
  readonly area?: Area;
  readonly card?: number;
}

/** Whether an area's support order reaches a battle: a neighbour, and never from land to sea. */
export const canSupport = (game: Throne, area: Area, battle: Area): boolean =>
  isSupport(orderIn(game, area)) && areAdjacent(area, battle) && !(isLand(area) && isSea(battle));

/** What an area's support order is worth: all its units that stand, and the star. */
export function supportStrength(game: Throne, area: Area, areShipsMuted = false): number {
  const footmen = isSeason(game, "rains-of-autumn") ? 0 : standing(game, area, FOOTMAN) * unitStrength[FOOTMAN];
  const ships = areShipsMuted ? 0 : standing(game, area, SHIP) * unitStrength[SHIP];
  return footmen + ships + standing(game, area, KNIGHT) * unitStrength[KNIGHT] + bonusOf(orderIn(game, area));
}

/** The strength of a side as it stands, with whatever has been played so far. */
export function strengthOf(game: Throne, side: Side, parts?: StrengthPart[]): number {
  const units = unitsStrength(game, side);
  const order = orderStrength(game, side);
  parts?.push({ what: "units", strength: units });
  if (order !== 0) parts?.push({ what: "order", strength: order });
  let total = units + order;
  const mutesShips = textOf(game, ATTACK).mutesSupportingShips || textOf(game, DEFENCE).mutesSupportingShips;
  for (const area of neighbours[game[BATTLE_AREA]]) {
    if (game[SUPPORTS + area] !== side + 1) continue;
    const strength = supportStrength(game, area, mutesShips && !isSpared(game, side));
    parts?.push({ what: "support", strength, area });
    total += strength;
  }
  const card = game[CARDS + side];
  if (card !== NONE) {
    const strength = textOf(game, otherSide(side)).silencesStrength ? 0 : cardStrength[card];
    parts?.push({ what: "card", strength, card });
    total += strength;
  }
  if (game[BLADE_SIDE] === side) {
    parts?.push({ what: "blade", strength: bladeStrength });
    total += bladeStrength;
  }
  return total;
}

export const attackStrength = (game: Throne): number => strengthOf(game, ATTACK);

const bladeStrength = 1;

function unitsStrength(game: Throne, side: Side): number {
  const at = side === ATTACK ? MARCHERS : UNITS + game[BATTLE_AREA] * UNIT_KINDS;
  const raised = side === ATTACK ? textOf(game, ATTACK).attackersCount : undefined;
  let strength = 0;
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    strength += game[at + kind] * (raised?.kind === kind ? raised.strength : unitStrength[kind]);
  }
  return strength;
}

/** Only the attacker's march and the defender's defense count (throne.strength.orders). */
function orderStrength(game: Throne, side: Side): number {
  if (side === ATTACK) return bonusOf(game[BATTLE_ORDER]);
  const order = orderIn(game, game[BATTLE_AREA]);
  if (!isDefense(order)) return 0;
  return bonusOf(order) * (textOf(game, DEFENCE).doublesDefense ? 2 : 1);
}

/** With the option, Salladhor Saan leaves the ships that support his own side their strength. */
const isSpared = (game: Throne, side: Side): boolean =>
  game[SAAN_SPARES_OWN] === 1 && textOf(game, side).mutesSupportingShips === true;
