import {
  type Area,
  ATTACK,
  ATTACKER,
  BATTLE_AREA,
  canSupport,
  DEFENCE,
  DEFENDER,
  FIEFDOMS,
  garrisonOf,
  type House,
  isWithin,
  type MarchDecision,
  marched,
  NONE,
  neighboursOf,
  noTroop,
  ownerOf,
  placeOf,
  strengthOf,
  sumOf,
  type Troop,
  troopIn,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Seated } from "../draft/seated.ts";
import { isFighting, type PossibleSupport, supportWorth } from "./strength-lines.ts";

/** A fight that a march would bring, as it would begin: before support, cards and the blade. */
export interface Forecast {
  /** The game with the march carried out as far as the fight: to be asked for parts. */
  readonly view: Throne;
  readonly attack: number;
  /** The defenders, or the number that a garrison demands. */
  readonly defence: number;
  readonly defender: House;
  readonly mayJoin: readonly PossibleSupport[];
  /** Who wins a tie: the better placed in the Fiefdoms. */
  readonly tieGoesTo: House;
}

/** The fight for one of the areas that a march enters. */
export function forecastOf({ view, house }: Seated, march: MarchDecision, to: Area): Forecast | undefined {
  const sent = march.moves.reduce<Troop>(sumOf, noTroop);
  if (march.moves.length === 0 || !isWithin(sent, troopIn(view, march.from))) return undefined;
  const after = marched(view, house, march, to);
  if (!isFighting(after)) return undefined;
  const battle = after[BATTLE_AREA];
  const defender = after[DEFENDER];
  return {
    view: after,
    attack: strengthOf(after, ATTACK),
    defence: defender === NONE ? garrisonOf(after, battle) : strengthOf(after, DEFENCE),
    defender,
    mayJoin: neighboursOf(after, battle)
      .filter((area) => ownerOf(after, area) !== NONE && canSupport(after, area, battle))
      .map((area) => supportWorth(after, area)),
    tieGoesTo: defender === NONE ? house : tieWinner(after),
  };
}

/** The principal that is better placed in the Fiefdoms (throne.battle.tie). */
export function tieWinner(view: Throne): House {
  const [attacker, defender] = [view[ATTACKER], view[DEFENDER]];
  return placeOf(view, FIEFDOMS, attacker) < placeOf(view, FIEFDOMS, defender) ? attacker : defender;
}
