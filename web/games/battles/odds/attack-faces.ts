import {
  type AttackOdds,
  type Battle,
  CAVALRY,
  classOf,
  hasKeyword,
  isRanged,
  MORALE,
  rankIds,
  rankOf,
  SYMBOLS,
  sidesOf,
  type Unit,
  VALOR,
} from "@weirwood/battles/questions";

/** What a face of the dice does in an attack, or why it does nothing. */
export type FaceEffect = "hit" | "miss" | "bows" | "foot" | "armor" | "back" | "nothing";

export interface AttackFace {
  readonly symbol: number;
  /** Sides of the die that show it, of eight. */
  readonly sides: number;
  readonly does: FaceEffect;
}

/** Every face of the dice, and what it does in this attack. */
export const facesOf = (view: Battle, attacker: Unit, target: Unit, odds: AttackOdds): readonly AttackFace[] =>
  Array.from({ length: SYMBOLS }, (_, symbol) => ({
    symbol,
    sides: sidesOf[symbol],
    does: effectOf(view, attacker, target, odds, symbol),
  }));

function effectOf(view: Battle, attacker: Unit, target: Unit, odds: AttackOdds, symbol: number): FaceEffect {
  if (((odds.faces >> symbol) & 1) === 1) return "hit";
  if (symbol === MORALE) return odds.drivesBack ? "back" : "nothing";
  if (symbol !== VALOR) return "miss";
  if (isRanged(view, attacker)) return "bows";
  const isProof = hasKeyword(view, target, "heavy-armor") && rankOf(view, target) === rankIds.length - 1;
  if (isProof) return "armor";
  return classOf(view, target) === CAVALRY && classOf(view, attacker) !== CAVALRY ? "foot" : "miss";
}
