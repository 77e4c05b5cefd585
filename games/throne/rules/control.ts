import { legal } from "@weirwood/kernel";
import type { Move, YesOrNo } from "../decisions.ts";
import { printTroop } from "../notation/index.ts";
import { type Area, areaIds, type House, houseIds, isLand, NONE, orderIds, shields } from "../state/board.ts";
import { ATTACKER, BATTLE_FROM, POWER, type Throne, TOKEN } from "../state/layout.ts";
import {
  addUnits,
  controllerOf,
  orderIn,
  ownerOf,
  powerOf,
  removeOrder,
  removeUnits,
  tokenIn,
} from "../state/pieces.ts";
import { type Refusal, refuse, type Step, type TellRule } from "./step.ts";

/** Establishing control: a power token left where the last unit goes; homes, and tokens lost to others. */

/** Whether a house may leave a token in an area from which its last unit has gone; `tokens`: so many in all. */
export function checkToken(game: Throne, house: House, area: Area, tokens = 1): Refusal | undefined {
  if (!isLand(area)) return refuse("throne.control.land-only", { from: areaIds[area] });
  if (shields[area] === house) return refuse("throne.control.home", { from: areaIds[area] });
  if (tokenIn(game, area) === house) return refuse("throne.control.already", { from: areaIds[area] });
  if (powerOf(game, house) < tokens) return refuse("throne.control.available");
  return legal;
}

export function leaveToken(game: Throne, house: House, area: Area, tell?: TellRule): void {
  game[TOKEN + area] = house;
  game[POWER + house]--;
  tell?.({ rule: "throne.control.leave-token", house: houseIds[house], area: areaIds[area] });
}

/** Units walk or sail into an area that nobody holds against them. */
export function enter(game: Throne, house: House, from: Area, move: Move, tell?: TellRule): void {
  removeUnits(game, from, move);
  addUnits(game, house, move.to, move);
  tell?.({
    rule: "throne.march.moves",
    house: houseIds[house],
    from: areaIds[from],
    to: areaIds[move.to],
    units: printTroop(move),
  });
  takeOver(game, house, move.to, tell);
}

/** Another house's token goes back to the pool. */
function takeOver(game: Throne, house: House, area: Area, tell?: TellRule): void {
  const token = tokenIn(game, area);
  if (token === NONE || token === house) return;
  game[TOKEN + area] = NONE;
  tell?.({ rule: "throne.control.token-removed", house: houseIds[token], area: areaIds[area] });
}

/** An order in an area that its owner's last unit has left is gone (throne.orders.without-units). */
export function dropOrder(game: Throne, house: House, area: Area, tell?: TellRule): void {
  if (orderIn(game, area) === NONE || ownerOf(game, area) !== NONE) return;
  const order = orderIds[removeOrder(game, area)];
  tell?.({ rule: "throne.orders.without-units", house: houseIds[house], area: areaIds[area], order });
}

/** Says so if an area that a house has left is no longer its own, or has fallen back to its home's house. */
export function tellControlLost(game: Throne, house: House, area: Area, tell?: TellRule): void {
  if (!tell || !isLand(area) || ownerOf(game, area) !== NONE) return;
  const controller = controllerOf(game, area);
  if (controller === house) return;
  tell({ rule: "throne.control.lost", house: houseIds[house], area: areaIds[area] });
  if (controller !== NONE) {
    tell({ rule: "throne.control.returned-home", house: houseIds[controller], area: areaIds[area] });
  }
}

/** Asked after a won fight, when the last units have left their area (throne.control.after-the-win). */
export const controlAfterWin: Step<YesOrNo> = {
  decision: "control",
  read: ({ yes }) => (typeof yes === "boolean" ? { kind: "control", yes } : undefined),
  bounds: (game) => ({ area: areaIds[game[BATTLE_FROM]] }),
  check: () => legal,
  apply(game, house, { yes }, tell) {
    if (yes) leaveToken(game, house, game[BATTLE_FROM], tell);
    else tellControlLost(game, house, game[BATTLE_FROM], tell);
  },
  options: () => [
    { kind: "control", yes: true },
    { kind: "control", yes: false },
  ],
  sample: (_game, _house, chance) => ({ kind: "control", yes: chance.below(2) === 1 }),
};

/** Whether the attacker has just left an area in which a token could be placed. */
export const isTokenOffered = (game: Throne): boolean =>
  ownerOf(game, game[BATTLE_FROM]) === NONE && checkToken(game, game[ATTACKER], game[BATTLE_FROM]) === legal;
