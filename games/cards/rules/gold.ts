import { bindingNumber } from "../compiled/bindings.ts";
import { NONE } from "../data/names.ts";
import * as facts from "../derived/facts.ts";
import { hasFlag, isSighted, SPENDABLE, SPENDABLE_GOLD, touch } from "../derived/words.ts";
import { at, type Body, bodiesEnd, controllerOf, goldOn, isTaken, rowOf } from "../state/bodies.ts";
import { askKinds, type Cards, frames, GOLD } from "../state/layout.ts";
import { isBodyRef, SEAT_REF } from "../state/refs.ts";
import { bind, boundTo, unbind } from "./context.ts";
import { happen } from "./happenings.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

/** Gold that is paid: from the pool, and from cards whose gold may be spent like it. Where both could pay, the payer chooses. */

/** Where a player's gold lies, the pool first: it is named by the player, gold on a card by its body. */
function goldSources(game: Cards, seat: number): number[] {
  const sources = game[GOLD + seat] > 0 ? [SEAT_REF + seat] : [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (maySpendFrom(game, body, seat)) sources.push(body);
  return sources;
}

const maySpendFrom = (game: Cards, body: Body, seat: number): boolean =>
  isTaken(game, body) && goldOn(game, body) > 0 && controllerOf(game, body) === seat && hasFlag(game, body, SPENDABLE);

const goldAt = (game: Cards, ref: number): number => (isBodyRef(ref) ? goldOn(game, ref) : game[GOLD + ref - SEAT_REF]);

/** Gold that a player can pay. */
export function purseOf(game: Cards, seat: number): number {
  let gold = game[GOLD + seat];
  if (!isSighted(game, SPENDABLE_GOLD)) return gold;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (maySpendFrom(game, body, seat)) gold += goldOn(game, body);
  return gold;
}

const COINS = bindingNumber("gold");
/** A choice of one gold, whatever is paid for. */
export const GOLD_CHOICE = 60_002;

/** Where the next gold can come from, those apart that were chosen already. */
export function goldChoices(game: Cards, seat: number, chosen: readonly number[]): number[] {
  const left = (ref: number): number => goldAt(game, ref) - chosen.filter((one) => one === ref).length;
  return goldSources(game, seat).filter((ref) => left(ref) > 0);
}

/** Whether it is settled which gold is paid; where it is not, the payer is asked for one of it. */
export function isGoldChosen(game: Cards, level: number, seat: number, count: number): boolean {
  const chosen = boundTo(game, level, COINS).filter((ref) => isOf(game, ref, seat));
  if (chosen.length >= count || purseOf(game, seat) <= count) return true;
  if (goldChoices(game, seat, chosen).length < 2) return true;
  const kind = askKinds.indexOf("pay");
  frames.begin(game, "choice", { seat, kind, least: 1, most: 1, name: COINS, op: GOLD_CHOICE });
  return false;
}

const isOf = (game: Cards, ref: number, seat: number): boolean =>
  isBodyRef(ref) ? controllerOf(game, ref) === seat : ref === SEAT_REF + seat;

/** Pays gold, as far as there is: what was chosen at this level, the rest from where it lies. */
export function payGold(
  game: Cards,
  level: number,
  { seat, count, to = NONE }: { readonly seat: number; readonly count: number; readonly to?: number },
  tell?: TellRule,
): void {
  const coins = takeCoins(game, level, seat, count);
  if (to !== NONE) game[GOLD + to] += coins.length;
  payCoins(game, { seat, coins, to }, tell);
}

/** Gold that lies on a card is paid from there, by a text that says so. */
export const payGoldOn = (game: Cards, body: Body, seat: number, count: number, tell?: TellRule): void =>
  payCoins(game, { seat, coins: Array<number>(count).fill(body), to: NONE }, tell);

function payCoins(
  game: Cards,
  { seat, coins, to }: { readonly seat: number; readonly coins: readonly number[]; readonly to: number },
  tell?: TellRule,
): void {
  if (coins.length === 0) return;
  for (const ref of coins) payFrom(game, ref);
  touch(game, facts.GOLD);
  happen(game, "gold-paid", { seat, amount: coins.length });
  tell?.({
    rule: to === NONE ? "cards.costs.gold" : "cards.costs.gold-to",
    player: nameOfSeat(seat),
    count: coins.length,
    ...(to !== NONE && { to: nameOfSeat(to) }),
  });
}

/** So many of the chosen ones, and as many more as are needed; what was chosen beyond stays for the next payment. */
function takeCoins(game: Cards, level: number, seat: number, count: number): number[] {
  const all = boundTo(game, level, COINS);
  const coins = all.filter((ref) => isOf(game, ref, seat)).slice(0, count);
  unbind(game, level, COINS);
  for (const ref of coins) all.splice(all.indexOf(ref), 1);
  for (const ref of all) bind(game, level, COINS, ref);
  while (coins.length < count) {
    const [ref] = goldChoices(game, seat, coins);
    if (ref === undefined) return coins;
    coins.push(ref);
  }
  return coins;
}

function payFrom(game: Cards, ref: number): void {
  if (isBodyRef(ref)) game[rowOf(ref) + at.gold]--;
  else game[GOLD + ref - SEAT_REF]--;
}
