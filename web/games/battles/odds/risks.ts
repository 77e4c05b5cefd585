import {
  type AttackOdds,
  type Battle,
  blockedSteps,
  COUNTER,
  canStrikeBack,
  foeOfUnit,
  isEngaged,
  isRangedWay,
  isStruckAtLeaving,
  MELEE,
  odds as oddsOf,
  PARTING,
  type Unit,
} from "@weirwood/battles/questions";
import type { BattlesText } from "../text/en.ts";
import type { BattleWords } from "../words.ts";
import { averageIn } from "./numbers.ts";

interface Attack {
  readonly view: Battle;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly odds: AttackOdds;
  readonly words: BattleWords;
  readonly text: BattlesText["attack"]["odds"];
}

/** The blow that a unit's foe may strike when it leaves its engagement; undefined where there is none. */
export function partingOdds(view: Battle, unit: Unit): AttackOdds | undefined {
  const foe = foeOfUnit(view, unit);
  if (!isEngaged(view, unit) || !isStruckAtLeaving(view, unit, foe)) return undefined;
  return oddsOf(view, foe, unit, { way: PARTING });
}

/** What may come of an attack besides its hits, in sentences: parting blow, no way back, counterattack. */
export function answersTo({ view, attacker, target, odds, words, text }: Attack): readonly string[] {
  const sentences: string[] = [];
  const hits = ({ expectedHits }: AttackOdds): string => averageIn(words.language, expectedHits);
  const parting = odds.way === MELEE && foeOfUnit(view, attacker) !== target ? partingOdds(view, attacker) : undefined;
  if (parting !== undefined) {
    sentences.push(text.parting(words.unit(view, foeOfUnit(view, attacker)), parting.dice, hits(parting)));
  }
  if (odds.drivesBack && blockedSteps(view, target, 1) > 0) sentences.push(text.cornered);
  if (isRangedWay(odds.way)) sentences.push(text.counterNever);
  if (odds.way !== MELEE) return sentences;
  const counter = canStrikeBack(view, target) ? oddsOf(view, target, attacker, { way: COUNTER }) : undefined;
  sentences.push(counter === undefined ? text.counterNot : text.counter(counter.dice, hits(counter)));
  return sentences;
}
