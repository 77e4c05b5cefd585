import { BLADE_USED, bladeHolder, cardsOf, FIEFDOMS, type House, placeOf } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { strengthOfCard } from "../reckoning.ts";

/** How likely a battle is won by its announced strengths, before cards: hands are open, choices are not. */

/** Card strengths run from 0 to 4, so differences from −4 to 4. */
const widest = 4;

/** For one house against another: the share of card pairs by difference, and what decides when strengths are equal. */
export interface Odds {
  /** The chance that the difference of cards is at least so much, by difference + widest. */
  readonly atLeast: readonly number[];
  readonly winsTies: boolean;
  /** What the blade adds to the one side, less what it adds to the other. */
  readonly blade: number;
}

export function oddsBetween(view: Throne, house: House, other: House): Odds {
  const own = weightsOf(view, house);
  const others = weightsOf(view, other);
  const atLeast = Array<number>(2 * widest + 2).fill(0);
  for (let mine = 0; mine <= widest; mine++) {
    for (let his = 0; his <= widest; his++) atLeast[mine - his + widest] += own[mine] * others[his];
  }
  for (let difference = 2 * widest - 1; difference >= 0; difference--) atLeast[difference] += atLeast[difference + 1];
  const holder = view[BLADE_USED] === 0 ? bladeHolder(view) : -1;
  return {
    atLeast,
    winsTies: placeOf(view, FIEFDOMS, house) < placeOf(view, FIEFDOMS, other),
    blade: holder === house ? 1 : holder === other ? -1 : 0,
  };
}

/** How likely each strength is played: stronger cards come more often, since battles are worth winning. */
function weightsOf(view: Throne, house: House): number[] {
  const weights = Array<number>(widest + 1).fill(0);
  let total = 0;
  for (const card of cardsOf(view, house)) {
    const strength = strengthOfCard(view, card);
    const weight = 1 + strength;
    weights[strength] += weight;
    total += weight;
  }
  return weights.map((weight, strength) => (total > 0 ? weight / total : strength === 0 ? 1 : 0));
}

/** The chance to win with so much more (or less) announced strength; a fraction lies between its neighbours. */
export function chanceToWin(odds: Odds, margin: number): number {
  const whole = Math.floor(margin);
  const low = chanceByWhole(odds, whole);
  return margin === whole ? low : low + (margin - whole) * (chanceByWhole(odds, whole + 1) - low);
}

function chanceByWhole({ atLeast, winsTies, blade }: Odds, margin: number): number {
  const needed = (winsTies ? 0 : 1) - margin - blade;
  if (needed <= -widest) return 1;
  return needed > widest ? 0 : atLeast[needed + widest];
}
