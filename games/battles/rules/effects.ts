import { roll } from "@weirwood/kernel";
import type { Figure, Unit } from "../data/ids.ts";
import { dieFaces, foeOf, type House, houseIds, NONE, SYMBOLS, symbolIds } from "../data/names.ts";
import type { Effect, Select } from "../data/vocabulary.ts";
import { distanceOf, type Hex, hexesOf } from "../field/hexes.ts";
import { commands, houseOfFigure, rowOfFigure, tokensOn, unitOfFigure } from "../state/commanders.ts";
import { boardOf, fireIn, groundOf } from "../state/field.ts";
import { type Battle, CARD_KILLS, COMMAND, commanders, DICE, hands, POOL, units } from "../state/layout.ts";
import {
  disengage,
  figuresOf,
  hexOf,
  isEngaged,
  isLoneCommander,
  isSpent,
  rowOfUnit,
  setSpent,
  typeOf,
} from "../state/units.ts";
import { reducedHits } from "./abilities.ts";
import { named, takeHits } from "./casualties.ts";
import { canDraw, discardAtRandom, drawCards } from "./decks.ts";
import { growFires } from "./fire.ts";
import { changeMorale } from "./morale.ts";
import { canMoveFreely } from "./reach.ts";
import { beginRetreat } from "./retreat.ts";
import { type Fits, reachesAny } from "./selecting.ts";
import type { TellRule } from "./step.ts";

/** What tactics, readying commands and abilities of commanders do, word by word of the vocabulary. */

const at = units.field;

/** The units on which an effect is carried out; none where it has no units of its own. */
export function selectOf(effect: Effect): Select | undefined {
  if ("ready" in effect) return effect.ready;
  if ("readyAtCost" in effect) return effect.readyAtCost;
  if ("heal" in effect) return effect.heal;
  if ("hit" in effect) return effect.hit;
  if ("retreat" in effect) return effect.retreat;
  if ("freeMove" in effect) return effect.freeMove;
  if ("grant" in effect) return effect.to;
  if ("disengage" in effect) return effect.disengage;
  if ("noCounter" in effect) return effect.noCounter;
  return undefined;
}

const anyUnit: Fits = () => true;
const isHurt: Fits = (game, unit) => figuresOf(game, unit) < typeOf(game, unit).strength;
/** The banner bearer, who may be the commander, never pays. */
const canPay: Fits = (game, unit) => isSpent(game, unit) && figuresOf(game, unit) > 1;
const isNoLoneCommander: Fits = (game, unit) => !isLoneCommander(game, unit);
const canCounter: Fits = (game, unit) => game[rowOfUnit(unit) + at["is-cowed"]] === 0;
const lacks = {
  stalwart: (game, unit) => game[rowOfUnit(unit) + at.stalwart] === 0,
  toughness: (game, unit) => game[rowOfUnit(unit) + at.toughness] === 0,
} satisfies { readonly [word: string]: Fits };

/** Which units an effect can be carried out on when so many were chosen before. */
export function fitsOf(effect: Effect, chosen: number): Fits {
  if ("ready" in effect) return isSpent;
  if ("readyAtCost" in effect) return chosen === 0 ? canPay : isSpent;
  if ("heal" in effect) return isHurt;
  if ("hit" in effect) return isNoLoneCommander;
  if ("grant" in effect) return lacks[effect.grant];
  if ("disengage" in effect) return isEngaged;
  if ("noCounter" in effect) return canCounter;
  return "freeMove" in effect ? canMoveFreely : anyUnit;
}

/** Whether an effect would do anything now. */
export function canUse(game: Battle, effect: Effect, leader: Figure): boolean {
  const select = selectOf(effect);
  if (select !== undefined) return reachesAny(game, select, leader, NONE, fitsOf(effect, 0));
  const house = houseOfFigure(leader);
  if ("draw" in effect) return canDraw(game, house);
  if ("discards" in effect) {
    return effect.discards === "card" ? hands[foeOf(house)].count(game) > 0 : tokensIn(game, foeOf(house)) > 0;
  }
  if ("swapTokenFor" in effect) return tokensToSwap(game, house, effect).length > 0;
  if ("takeBack" in effect) return commands(game, leader);
  if ("growFires" in effect) return commands(game, leader) && canGrowFires(game, leader, effect.within);
  return true;
}

const tokensIn = (game: Battle, house: House): number =>
  game.subarray(POOL + house * SYMBOLS, POOL + (house + 1) * SYMBOLS).reduce((sum, count) => sum + count, 0);

/** The kinds of order tokens that a House has and could exchange. */
export function tokensToSwap(
  game: Battle,
  house: House,
  { swapTokenFor }: Extract<Effect, { readonly swapTokenFor: unknown }>,
): number[] {
  const found: number[] = [];
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    if (game[POOL + house * SYMBOLS + symbol] > 0 && symbolIds[symbol] !== swapTokenFor) found.push(symbol);
  }
  return found;
}

function canGrowFires(game: Battle, leader: Figure, within: number): boolean {
  const from = hexOf(game, unitOfFigure(game, leader));
  const grows = (hex: Hex): boolean =>
    fireIn(game, hex) > 0 && fireIn(game, hex) < (groundOf(game, hex).burnLimit ?? 0);
  return hexesOf[boardOf(game)].some((hex) => distanceOf(from, hex) <= within && grows(hex));
}

/** Carries out an effect that has no units of its own. What changes attacks and moves is read while the card is in play. */
export function carryOut(game: Battle, effect: Effect, leader: Figure, tell?: TellRule): void {
  const house = houseOfFigure(leader);
  if ("morale" in effect) changeMorale(game, house, effect.morale, tell);
  else if ("moralePer" in effect) {
    if ("eliminated" in effect.moralePer) changeMorale(game, house, effect.gain * game[CARD_KILLS], tell);
  } else if ("draw" in effect) drawCards(game, house, effect.draw, tell);
  else if ("discards" in effect) {
    if (effect.discards === "card") discardAtRandom(game, foeOf(house), tell);
    else loseToken(game, foeOf(house), tell);
  } else if ("rollTokens" in effect) rollTokens(game, house, effect.rollTokens, tell);
  else if ("takeBack" in effect) takeBack(game, leader, effect.takeBack, tell);
  else if ("growFires" in effect && commands(game, leader)) {
    growFires(game, hexOf(game, unitOfFigure(game, leader)), effect.within, effect.growFires, tell);
  }
}

/** The dice pick one of the order tokens of a House, each alike. */
function loseToken(game: Battle, house: House, tell?: TellRule): void {
  const tokens = tokensIn(game, house);
  if (tokens === 0) return;
  let place = roll(game, DICE, tokens);
  let symbol = 0;
  for (; place >= game[POOL + house * SYMBOLS + symbol]; symbol++) place -= game[POOL + house * SYMBOLS + symbol];
  game[POOL + house * SYMBOLS + symbol]--;
  tell?.({ rule: "battles.cards.token-lost", house: houseIds[house], symbol: symbolIds[symbol] });
}

function rollTokens(game: Battle, house: House, count: number, tell?: TellRule): void {
  for (let i = 0; i < count; i++) {
    const symbol = dieFaces[roll(game, DICE, dieFaces.length)];
    game[POOL + house * SYMBOLS + symbol]++;
    tell?.({ rule: "battles.cards.token-rolled", house: houseIds[house], symbol: symbolIds[symbol] });
  }
}

export function swapToken(game: Battle, house: House, from: number, to: number, tell?: TellRule): void {
  game[POOL + house * SYMBOLS + from]--;
  game[POOL + house * SYMBOLS + to]++;
  tell?.({
    rule: "battles.cards.token-swapped",
    house: houseIds[house],
    symbol: symbolIds[from],
    into: symbolIds[to],
  });
}

/** Tokens on a captured commander stay with him until the next muster (battles.commanders.captured). */
function takeBack(game: Battle, leader: Figure, most: number, tell?: TellRule): void {
  const count = commands(game, leader) ? Math.min(most, tokensOn(game, leader)) : 0;
  if (count === 0) return;
  const house = houseOfFigure(leader);
  game[rowOfFigure(leader) + commanders.field.tokens] -= count;
  game[COMMAND + house] += count;
  tell?.({ rule: "battles.cards.token-back", house: houseIds[house], count });
}

/** Carries out an effect on one of its units; `chosen`: how many were chosen before. */
export function carryOutOn(game: Battle, effect: Effect, unit: Unit, chosen: number, tell?: TellRule): void {
  const row = rowOfUnit(unit);
  if ("ready" in effect || "readyAtCost" in effect) {
    setSpent(game, unit, false);
    tell?.({ rule: "battles.cards.ready", ...named(game, unit) });
    if ("readyAtCost" in effect && chosen === 0) takeHits(game, unit, 1, {}, tell);
  } else if ("heal" in effect) {
    const figures = Math.min(effect.figures, typeOf(game, unit).strength - figuresOf(game, unit));
    game[row + at.figures] += figures;
    tell?.({ rule: "battles.cards.heal", ...named(game, unit), figures });
  } else if ("hit" in effect) {
    const hits = reducedHits(game, unit, effect.hits);
    tell?.({ rule: "battles.cards.hit", ...named(game, unit), hits });
    takeHits(game, unit, hits, {}, tell);
  } else if ("retreat" in effect) {
    tell?.({ rule: "battles.cards.retreat", ...named(game, unit), hexes: effect.hexes });
    beginRetreat(game, unit, effect.hexes);
  } else if ("grant" in effect) grant(game, unit, effect.grant, tell);
  else if ("disengage" in effect) {
    disengage(game, unit);
    tell?.({ rule: "battles.cards.disengage", ...named(game, unit) });
  } else if ("noCounter" in effect) {
    game[row + at["is-cowed"]] = 1;
    tell?.({ rule: "battles.cards.cowed", ...named(game, unit) });
  }
}

/** Gives a unit a keyword until the round ends. */
export function grant(game: Battle, unit: Unit, keyword: "stalwart" | "toughness", tell?: TellRule): void {
  game[rowOfUnit(unit) + at[keyword]] = 1;
  tell?.({ rule: "battles.cards.grant", ...named(game, unit), keyword });
}
