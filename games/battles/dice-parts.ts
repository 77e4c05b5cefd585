import type { Unit } from "./data/ids.ts";
import { NONE } from "./data/names.ts";
import type { Hex } from "./field/hexes.ts";
import type { Ground } from "./field/terrain.ts";
import { type AttackSetting, abilitiesOf, hasKeyword, holdsInAttack, ignores } from "./rules/abilities.ts";
import { diceOfRank, isOwnAttack, type LimitId, limits, NO_LIMIT, tableDice } from "./rules/attack-dice.ts";
import { cardModifiers } from "./rules/card-in-play.ts";
import { cardOfFigure } from "./state/commanders.ts";
import { groundOf } from "./state/field.ts";
import { type Battle, STRIKE } from "./state/layout.ts";
import { hexOf, leaderOf, movedBy } from "./state/units.ts";

/** How the dice of an attack come about: every part, also those that count for nothing here. */
export interface DiceParts {
  /** The dice of the table by rank, or those that a commander's blow has. */
  readonly table: number;
  readonly limits: readonly DiceLimit[];
  readonly added: readonly AddedDice[];
  /** Dice that another unit brings by giving up its attack. */
  readonly support: number;
  /** Where the unit has the keyword: whether it takes a die, or why not. */
  readonly offBalance?: "moved" | "still" | "ignored";
}

interface DiceLimit {
  readonly by: LimitId;
  /** The hex whose ground limits the dice. */
  readonly hex: Hex;
  readonly most: number;
  /** Why it takes nothing away: both stand on hills; something lifts it; there are no more dice; another is lower. */
  readonly idle?: "hills" | "lifted" | "no-more" | "lower";
}

interface AddedDice {
  readonly by: "card" | "commander";
  readonly dice: number;
  /** Whether its condition holds in this attack. */
  readonly holds: boolean;
}

/** The dice before limits and modifiers. */
export function diceBefore(game: Battle, attacker: Unit, way: number, houndsRank: number): number {
  if (way === STRIKE) {
    const { commit } = cardOfFigure(game, leaderOf(game, attacker));
    return "strikeBeside" in commit ? commit.strikeBeside : 0;
  }
  return houndsRank === NONE ? tableDice(game, attacker) : diceOfRank[houndsRank];
}

export function dicePartsOf(
  game: Battle,
  setting: AttackSetting,
  way: number,
  table: number,
  support: number,
): DiceParts {
  const { attacker } = setting;
  const isOwn = isOwnAttack(way);
  const isUnsteady = isOwn && hasKeyword(game, attacker, "off-balance");
  return {
    table,
    limits: limitsOf(game, setting, way, table),
    added: isOwn ? addedTo(game, setting) : [],
    support,
    ...(isUnsteady ? { offBalance: offBalanceOf(game, attacker) } : {}),
  };
}

const offBalanceOf = (game: Battle, unit: Unit): NonNullable<DiceParts["offBalance"]> =>
  movedBy(game, unit) === 0 ? "still" : ignores(game, unit, "off-balance") ? "ignored" : "moved";

const printed: { readonly [id in LimitId]: (here: Ground, there: Ground) => number | undefined } = {
  own: ({ attackCap }) => attackCap,
  bows: ({ rangedCap }) => rangedCap,
  counter: ({ counterCap }) => counterCap,
  target: (_here, { defenceCap }) => defenceCap,
};

/** The limits of both grounds; those for bows and counterattacks only where the attack is one. */
function limitsOf(game: Battle, { attacker, target }: AttackSetting, way: number, table: number): DiceLimit[] {
  const [from, at] = [hexOf(game, attacker), hexOf(game, target)];
  const [here, there] = [groundOf(game, from), groundOf(game, at)];
  const found: DiceLimit[] = [];
  let least = NO_LIMIT;
  for (const by of ["own", "bows", "counter", "target"] as const) {
    const most = printed[by](here, there);
    const inForce = limits[by](game, attacker, way, here, there);
    if (most === undefined || (inForce === NO_LIMIT && (by === "bows" || by === "counter"))) continue;
    least = Math.min(least, inForce);
    const lifted = by === "target" ? "hills" : "lifted";
    const idle = inForce === NO_LIMIT ? lifted : most >= table ? "no-more" : undefined;
    found.push({ by, hex: by === "target" ? at : from, most, ...(idle === undefined ? {} : { idle }) });
  }
  return found.map((limit) => (limit.idle === undefined && limit.most > least ? { ...limit, idle: "lower" } : limit));
}

function addedTo(game: Battle, setting: AttackSetting): AddedDice[] {
  const { attacker } = setting;
  const sources = [
    ["card", cardModifiers(game, attacker)],
    ["commander", abilitiesOf(game, attacker)],
  ] as const;
  return sources.flatMap(([by, modifiers]) =>
    modifiers.flatMap((one) =>
      "dice" in one ? [{ by, dice: one.dice, holds: holdsInAttack(game, one.if, setting) }] : [],
    ),
  );
}
