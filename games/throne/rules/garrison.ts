import { legal } from "@weirwood/kernel";
import type { Move, Troop } from "../decisions.ts";
import { type Area, areaIds, bonusOf, houseIds } from "../state/board.ts";
import { neighboursOf } from "../state/flow.ts";
import { ATTACKER, BATTLE_AREA, GARRISON, type Throne } from "../state/layout.ts";
import { garrisonOf, orderIn } from "../state/pieces.ts";
import { type Refusal, refuse, type TellRule } from "./step.ts";
import { ATTACK, attackStrength, canSupport, marchStrength, supportStrength } from "./strength.ts";
import { isSeason } from "./westeros.ts";

/** Neutral forces: a number to be reached by the marching units and their support. No battle, no cards. */

/**
 * The march is refused only where even every possible support, own and foreign, would not be enough. Whoever the same
 * march sends to a supporting area is there in time to support (throne.march.other-moves-first).
 */
export function checkGarrison(game: Throne, from: Area, moves: readonly Move[], fight: Move): Refusal | undefined {
  const needed = garrisonOf(game, fight.to);
  let possible = marchStrength(game, fight, fight.to) + bonusOf(orderIn(game, from));
  for (const area of neighboursOf(game, fight.to)) {
    if (!canSupport(game, area, fight.to)) continue;
    possible += supportStrength(game, area, ATTACK, fight.to);
    for (const move of moves) {
      if (move.to === area) possible += marchStrength(game, supporters(game, move), fight.to);
    }
  }
  return possible >= needed ? legal : refuse("throne.garrison.strength", { to: areaIds[fight.to], needed, possible });
}

/** Those who count in support: Rains of Autumn mutes footmen. */
const supporters = (game: Throne, troop: Troop): Troop =>
  isSeason(game, "rains-of-autumn") ? { ...troop, footmen: 0 } : troop;

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
