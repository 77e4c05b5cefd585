import type { Unit } from "./data/ids.ts";
import { dieFaces, MORALE, NONE, SYMBOLS, VALOR } from "./data/names.ts";
import { type DiceParts, diceBefore, dicePartsOf } from "./dice-parts.ts";
import { areAdjacent } from "./field/hexes.ts";
import {
  type AttackSetting,
  coverOf,
  hasKeyword,
  holdsInAttack,
  isStalwart,
  modifiersOf,
  toughnessOf,
} from "./rules/abilities.ts";
import { capOf, diceOfRank, hittingFaces, isOwnAttack, modifierDice } from "./rules/attack-dice.ts";
import { tacticInForce } from "./rules/card-in-play.ts";
import { moraleForKill } from "./rules/casualties.ts";
import { blockedSteps } from "./rules/retreat.ts";
import { cardOfFigure } from "./state/commanders.ts";
import { type Battle, HOUNDS, MELEE, PARTING, SHOT, STRIKE } from "./state/layout.ts";
import { figuresOf, foeOfUnit, hexOf, isEngaged, isRanged, leaderOf, rankOf } from "./state/units.ts";

/**
 * What an attack promises, exactly: every fall of the dice, weighed. A flanking re-roll is taken where it promises most
 * hits, then most retreats; a Stalwart target ignores a morale result whenever it may. Re-rolls and abilities that cards
 * and commanders add are choices of the moment, and are left out; so is a parting attack that may come first.
 */
export interface AttackOdds {
  /** How it is made. */
  readonly way: number;
  /** The dice that are rolled, and how they come about. */
  readonly dice: number;
  readonly parts: DiceParts;
  /** Hits that the target ignores. */
  readonly cover: number;
  readonly toughness: number;
  /** Whether the dice of one symbol may be rolled again. */
  readonly flanks: boolean;
  /** Whether the first morale result may be ignored. */
  readonly isStalwart: boolean;
  /** Whether morale results count at all: not in a parting attack, nor in a blow besides. */
  readonly drivesBack: boolean;
  /** The faces that hit, by symbol. */
  readonly faces: number;
  /** The chance of each number of hits that count, Cover and Toughness taken off, blocked retreats added. */
  readonly hits: readonly number[];
  /** The chance of each number of hexes that the target goes back. */
  readonly retreats: readonly number[];
  /** The chance that the target is eliminated; for a commander's unit that is his capture. */
  readonly eliminated: number;
  readonly captured: number;
  /** Morale that the attacker's House gains by it. */
  readonly moraleGain: number;
  readonly expectedHits: number;
  /** Figures that the target loses on average. */
  readonly expectedLosses: number;
}

const SIDES = dieFaces.length;
/** How many of a die's sides show each symbol. */
export const sidesOf: readonly number[] = Array.from(
  { length: SYMBOLS },
  (_, symbol) => dieFaces.filter((face) => face === symbol).length,
);

/** More dice than any attack rolls: 4 of the table, and what cards, commanders and support can add. */
const MOST_DICE = 16;
/** Binomial coefficients, by row. */
const choose: readonly (readonly number[])[] = (() => {
  const rows: number[][] = [[1]];
  for (let n = 1; n <= MOST_DICE; n++) {
    rows.push(Array.from({ length: n + 1 }, (_, k) => (rows[n - 1][k - 1] ?? 0) + (rows[n - 1][k] ?? 0)));
  }
  return rows;
})();

/** The chance of each pair of hits and morale results: scratch that every call fills anew. */
const STRIDE = MOST_DICE + 1;
const pairs = new Float64Array(STRIDE * STRIDE);

/** Powers of chances, by exponent. */
const powers = (chance: number): Float64Array => {
  const table = new Float64Array(STRIDE);
  table[0] = 1;
  for (let i = 1; i < STRIDE; i++) table[i] = table[i - 1] * chance;
  return table;
};
const powersOfEighths: readonly Float64Array[] = Array.from({ length: SIDES + 1 }, (_, sides) => powers(sides / SIDES));

/** Adds to `pairs` what so many more dice bring on top of hits and retreats that lie there, all weighed by `weight`. */
function addRoll(dice: number, hitSides: number, hits: number, retreats: number, weight: number): void {
  const moraleSides = sidesOf[MORALE];
  const [byHit, byMorale, byOther] = [
    powersOfEighths[hitSides],
    powersOfEighths[moraleSides],
    powersOfEighths[SIDES - hitSides - moraleSides],
  ];
  for (let hit = 0; hit <= dice; hit++) {
    const some = weight * choose[dice][hit] * byHit[hit];
    for (let morale = 0; morale + hit <= dice; morale++) {
      const rest = dice - hit - morale;
      pairs[(hits + hit) * STRIDE + retreats + morale] +=
        some * choose[dice - hit][morale] * byMorale[morale] * byOther[rest];
    }
  }
}

const counts = new Uint8Array(SYMBOLS);

/** Every fall of the dice by symbol, and then the best symbol rolled again. */
function addFlankingRoll(dice: number, faces: number, hitSides: number, weight: number): void {
  const place = (symbol: number, left: number, chance: number): void => {
    if (symbol === SYMBOLS - 1) {
      counts[symbol] = left;
      addReroll(faces, hitSides, chance * powersOfEighths[sidesOf[symbol]][left]);
      return;
    }
    for (let count = 0; count <= left; count++) {
      counts[symbol] = count;
      place(symbol + 1, left - count, chance * choose[left][count] * powersOfEighths[sidesOf[symbol]][count]);
    }
  };
  place(0, dice, weight);
}

/** Of the symbols that miss, the one with most dice; morale only where no other has as many. */
function addReroll(faces: number, hitSides: number, chance: number): void {
  let hits = 0;
  let best = NONE;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    if ((faces >> symbol) & 1) hits += counts[symbol];
    else if (counts[symbol] > 0 && (best === NONE || counts[symbol] > counts[best])) best = symbol;
  }
  if (best === NONE) pairs[hits * STRIDE] += chance;
  else addRoll(counts[best], hitSides, hits, best === MORALE ? 0 : counts[MORALE], chance);
}

/** What may be chosen about an attack when it is declared. */
export interface AttackChoice {
  /** How it is made: with bows, hand to hand, or with hounds where the target is not beside them, if nothing is said. */
  readonly way?: number;
  /** Dice that another unit brings by giving up its attack. */
  readonly support?: number;
  /** The rank that a card gives to hounds. */
  readonly houndsRank?: number;
  /** Whether it follows a pursuit. */
  readonly pursues?: boolean;
}

/** What an attack by one unit on another promises. */
export function odds(view: Battle, attacker: Unit, target: Unit, choice: AttackChoice = {}): AttackOdds {
  const { way = usualWay(view, attacker, target), support = 0, houndsRank = NONE, pursues = false } = choice;
  const setting = settingOf(view, attacker, target, way, pursues);
  const { flanks } = setting;
  const faces = hittingFaces(view, attacker, way, target);
  const hitSides = sidesOf.reduce((sum, sides, symbol) => ((faces >> symbol) & 1 ? sum + sides : sum), 0);
  const cap = capOf(view, attacker, way, hexOf(view, attacker), hexOf(view, target));
  const added = isOwnAttack(way) ? modifierDice(view, setting) : 0;
  const table = diceBefore(view, attacker, way, houndsRank);
  const diceFrom = (before: number): number => Math.max(1, Math.min(before, cap) + added) + support;
  const drivesBack = way !== PARTING && way !== STRIKE;
  const reckoning = new Reckoning(view, setting, way, drivesBack);
  if (way === HOUNDS && houndsRank === NONE) {
    for (const [rank, dice] of diceOfRank.entries()) {
      pairs.fill(0);
      addRoll(diceFrom(dice), hitSides, 0, 0, sidesOf[rank] / SIDES);
      reckoning.addPairs(diceFrom(dice));
    }
    reckoning.add(1, 0, sidesOf[VALOR] / SIDES, false);
    reckoning.add(0, 1, sidesOf[MORALE] / SIDES, false);
  } else {
    pairs.fill(0);
    if (flanks) addFlankingRoll(diceFrom(table), faces, hitSides, 1);
    else addRoll(diceFrom(table), hitSides, 0, 0, 1);
    reckoning.addPairs(diceFrom(table));
  }
  const { cover, toughness, isStalwart } = reckoning;
  return {
    way,
    dice: diceFrom(table),
    parts: dicePartsOf(view, setting, way, table, support),
    cover,
    toughness,
    flanks,
    isStalwart,
    drivesBack,
    faces,
    moraleGain: rankOf(view, target) + 1 + moraleForKill(view, attacker),
    ...reckoning.result(),
  };
}

function settingOf(view: Battle, attacker: Unit, target: Unit, way: number, pursues: boolean): AttackSetting {
  const wasEngaged = isEngaged(view, target) && foeOfUnit(view, target) !== attacker;
  const attack: AttackSetting = { attacker, target, wasEngaged, flanks: way === MELEE && wasEngaged, pursues };
  return attack.flanks || (way === MELEE && flanksByCard(view, attack)) ? { ...attack, flanks: true } : attack;
}

function usualWay(view: Battle, attacker: Unit, target: Unit): number {
  if (isRanged(view, attacker)) return SHOT;
  const isBeside = areAdjacent(hexOf(view, attacker), hexOf(view, target));
  return !isBeside && hasKeyword(view, attacker, "hounds") ? HOUNDS : MELEE;
}

const flanksByCard = (view: Battle, attack: AttackSetting): boolean =>
  modifiersOf(view, attack.attacker).some((one) => "flanks" in one && holdsInAttack(view, one.if, attack));

/** What hits and morale results come to at one target: losses, capture, retreat, and steps that become hits. */
class Reckoning {
  readonly cover: number;
  readonly toughness: number;
  readonly isStalwart: boolean;
  readonly #figures: number;
  /** Hits on a lone commander that capture him; 0 where nobody leads the unit. */
  readonly #capture: number;
  readonly #bonus: number;
  /** By the number of steps: how many of them are blocked. */
  readonly #blocked: readonly number[];
  readonly #drivesBack: boolean;
  readonly #hits: number[] = [];
  readonly #retreats: number[] = [];
  #eliminated = 0;
  #expectedHits = 0;
  #losses = 0;

  constructor(view: Battle, { attacker, target, wasEngaged }: AttackSetting, way: number, drivesBack: boolean) {
    // Hand to hand, and only between foes, retreats may be directional.
    const areFoes = foeOfUnit(view, target) === attacker || (way === MELEE && !wasEngaged);
    const from = areFoes && !isRanged(view, attacker) ? hexOf(view, attacker) : undefined;
    const leader = leaderOf(view, target);
    const effect = tacticInForce(view);
    this.cover = coverOf(view, target);
    this.toughness = toughnessOf(view, target);
    this.isStalwart = isStalwart(view, target);
    this.#drivesBack = drivesBack;
    this.#figures = figuresOf(view, target);
    this.#capture = leader === NONE ? 0 : cardOfFigure(view, leader).capture;
    this.#bonus = effect !== undefined && "captureBonus" in effect ? effect.captureBonus : 0;
    // The room behind a unit ends somewhere: from there on every further step is blocked too.
    const blocked: number[] = [0];
    for (let steps = 1; steps < STRIDE; steps++) {
      const before = steps - 1 - blocked[steps - 1];
      const isClosed = steps > 1 && blocked[steps - 1] > 0;
      blocked.push(isClosed ? steps - before : blockedSteps(view, target, steps, from));
    }
    this.#blocked = blocked;
  }

  addPairs(dice: number): void {
    for (let hits = 0; hits <= dice; hits++) {
      for (let retreats = 0; retreats + hits <= dice; retreats++) {
        const chance = pairs[hits * STRIDE + retreats];
        if (chance > 0) this.add(hits, retreats, chance, true);
      }
    }
  }

  /** `isIgnorable`: Cover, Toughness and Stalwart count, as they do but for the first die of hounds. */
  add(rolledHits: number, moraleResults: number, chance: number, isIgnorable: boolean): void {
    let hits = isIgnorable ? Math.max(0, rolledHits - this.cover - this.toughness) : rolledHits;
    let lost = this.#lossesOf(hits);
    if (this.#drivesBack && !this.#isGone(hits, lost)) {
      const steps = isIgnorable && this.isStalwart && moraleResults > 0 ? moraleResults - 1 : moraleResults;
      const blocked = this.#blocked[steps];
      hits += blocked;
      lost = this.#lossesOf(hits);
      this.#count(this.#retreats, steps - blocked, chance);
    } else this.#count(this.#retreats, 0, chance);
    this.#count(this.#hits, hits, chance);
    this.#expectedHits += chance * hits;
    const isGone = this.#isGone(hits, lost);
    if (isGone) this.#eliminated += chance;
    this.#losses += chance * (isGone ? this.#figures : lost);
  }

  result(): Pick<AttackOdds, "hits" | "retreats" | "eliminated" | "captured" | "expectedHits" | "expectedLosses"> {
    return {
      hits: Array.from(this.#hits, (chance) => chance ?? 0),
      retreats: Array.from(this.#retreats, (chance) => chance ?? 0),
      eliminated: this.#eliminated,
      captured: this.#capture === 0 ? 0 : this.#eliminated,
      expectedHits: this.#expectedHits,
      expectedLosses: this.#losses,
    };
  }

  #lossesOf(hits: number): number {
    return Math.min(hits, this.#capture === 0 ? this.#figures : this.#figures - 1);
  }

  #isGone(hits: number, lost: number): boolean {
    if (this.#capture === 0) return hits >= this.#figures;
    const left = hits - lost;
    return left > 0 && left + this.#bonus >= this.#capture;
  }

  #count(into: number[], index: number, chance: number): void {
    into[index] = (into[index] ?? 0) + chance;
  }
}
