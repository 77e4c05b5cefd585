import { characterOf, EVEN, type Temper } from "../../temper/index.ts";

/** What somebody's character makes of the steward's worths: factors, all of them 1 where nobody in particular plays. */
export interface Tastes {
  /** Of a loss by kneeling an attacker: the bold send everybody, the careful keep defenders. */
  readonly kneeling: number;
  /** Of what an attack promises that may well be met. */
  readonly daring: number;
  /** Of what is lost where nobody defends. */
  readonly guarding: number;
  /** Of power, gold and cards of one's own. */
  readonly greed: number;
  /** Of what becomes of characters of one's own. */
  readonly loyalty: number;
  /** Of what becomes of others who lead, or who have beaten one in this round. */
  readonly grudge: number;
  /** What a card is worth more or less out of habit, in gold. */
  fancy(card: number): number;
}

const BOLD_KNEELING = -0.45;
const CAREFUL_KNEELING = 0.6;
const BOLD_DARING = 0.5;
const CAREFUL_GUARDING = 0.35;
const GREEDY = 0.3;
const LOYAL = 0.35;
const VENGEFUL = 0.4;
const FANCY = 0.4;

const even: Tastes = { kneeling: 1, daring: 1, guarding: 1, greed: 1, loyalty: 1, grudge: 1, fancy: () => 0 };

export function tastesOf(temper: Temper): Tastes {
  if (temper === EVEN) return even;
  const { traits, habit } = characterOf(temper);
  return {
    kneeling: 1 + BOLD_KNEELING * traits.bold + CAREFUL_KNEELING * traits.careful,
    daring: 1 + BOLD_DARING * traits.bold,
    guarding: 1 + CAREFUL_GUARDING * traits.careful,
    greed: 1 + GREEDY * traits.greedy,
    loyalty: 1 + LOYAL * traits.loyal,
    grudge: 1 + VENGEFUL * traits.vengeful,
    fancy: (card) => FANCY * habit(card),
  };
}
