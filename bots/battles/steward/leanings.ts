import { characterOf, EVEN, type Temper } from "../../temper/index.ts";

/** What a steward makes much or little of, by its character: each 1 for one of no character in particular. */
export interface Leanings {
  /** Danger to its units, and what a blow may bring back. */
  readonly danger: number;
  /** The same for commanders and for units that have lost figures, besides. */
  readonly cherished: number;
  /** Friends beside. */
  readonly company: number;
  /** Objectives and whatever else brings points. */
  readonly prizes: number;
  /** Enemies to go after. */
  readonly prey: number;
  /** Enemies that stand against a hurt unit of its own: who has hurt it. */
  readonly grudge: number;
  /** Command tokens that cards cost. */
  readonly thrift: number;
}

/** Of no character in particular. */
const even: Leanings = {
  danger: 1,
  cherished: 1,
  company: 1,
  prizes: 1,
  prey: 1,
  grudge: 1,
  thrift: 1,
};

/** By how much a trait at its strongest moves a leaning; a habit, by as much as that either way. */
const BOLD = { danger: -0.5, prey: 0.25 };
const CAREFUL = { danger: 0.8, company: 0.6 };
const GREEDY = { prizes: 0.3 };
const LOYAL = { cherished: 1.5 };
const VENGEFUL = { grudge: 0.6, prey: 0.15 };
const HABIT = { company: 0.2, prey: 0.1, thrift: 0.4 };

const [OF_COMPANY, OF_PREY, OF_THRIFT] = [0, 1, 2];

export function leaningsOf(temper: Temper): Leanings {
  if (temper === EVEN) return even;
  const { traits, habit } = characterOf(temper);
  const { bold, careful, greedy, loyal, vengeful } = traits;
  return {
    danger: 1 + BOLD.danger * bold + CAREFUL.danger * careful,
    cherished: 1 + LOYAL.cherished * loyal,
    company: 1 + CAREFUL.company * careful + HABIT.company * habit(OF_COMPANY),
    prizes: 1 + GREEDY.prizes * greedy,
    prey: 1 + BOLD.prey * bold + VENGEFUL.prey * vengeful + HABIT.prey * habit(OF_PREY),
    grudge: 1 + VENGEFUL.grudge * vengeful,
    thrift: 1 + HABIT.thrift * habit(OF_THRIFT),
  };
}
