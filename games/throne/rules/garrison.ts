import { legal } from "@weirwood/kernel";
import type { Move } from "../decisions.ts";
import { type Area, areaIds, bonusOf, type House, houseIds } from "../state/board.ts";
import { neighboursOf } from "../state/flow.ts";
import { ATTACKER, BATTLE_AREA, GARRISON, type Throne } from "../state/layout.ts";
import { garrisonOf, orderIn } from "../state/pieces.ts";
import { type Refusal, refuse, type TellRule } from "./step.ts";
import { ATTACK, attackStrength, canSupport, marchStrength, supportStrength } from "./strength.ts";

/** Neutral forces: a number to be reached by the marching units and their support. No battle, no cards. */

/** The march is refused only where even every possible support, own and foreign, would not be enough. */
export function checkGarrison(game: Throne, _house: House, from: Area, move: Move): Refusal | undefined {
  const needed = garrisonOf(game, move.to);
  let possible = marchStrength(game, move, move.to) + bonusOf(orderIn(game, from));
  for (const area of neighboursOf(game, move.to)) {
    if (canSupport(game, area, move.to)) possible += supportStrength(game, area, ATTACK, move.to);
  }
  return possible >= needed ? legal : refuse("throne.garrison.strength", { to: areaIds[move.to], needed, possible });
}

/** Support is settled: the garrison falls for good, or it holds and the marchers stay where they are. */
export function isGarrisonBeaten(game: Throne, tell?: TellRule): boolean {
  const area = game[BATTLE_AREA];
  const strength = attackStrength(game);
  const needed = garrisonOf(game, area);
  const isBeaten = strength >= needed;
  tell?.({
    rule: isBeaten ? "throne.garrison.falls" : "throne.garrison.holds",
    house: houseIds[game[ATTACKER]],
    to: areaIds[area],
    strength,
    needed,
  });
  if (isBeaten) game[GARRISON + area] = 0;
  return isBeaten;
}
