import { bindingNumber } from "../compiled/bindings.ts";
import { NONE } from "../data/names.ts";
import { strOf } from "../derived/words.ts";
import { cardOf, faces, goldOn, powerOn } from "../state/bodies.ts";
import { GOLD, MARGIN, PLOT, placesOf } from "../state/layout.ts";
import { cardOfRef, isBodyRef, NUMBER_REF } from "../state/refs.ts";
import type { Amount, Who } from "../words/index.ts";
import { bodyOf, boundTo, type Context, refsOf, seatOf } from "./context.ts";
import { claimOf, housePower, plotGoldOf } from "./numbers.ts";
import { reading } from "./reading.ts";
import { allThatFit, printedCost, printedStr } from "./select.ts";

/** A number as it is now. */
export function amountOf(context: Context, amount: Amount): number {
  if (typeof amount === "number") return amount;
  if (amount === "X") return context.x;
  const { game } = context;
  if ("count" in amount) return allThatFit(context, amount.count).length;
  if ("sum" in amount) return amount.sum.reduce<number>((sum, one) => sum + amountOf(context, one), 0);
  if ("less" in amount) return amountOf(context, amount.less[0]) - amountOf(context, amount.less[1]);
  if ("margin" in amount) return game[MARGIN];
  if ("number" in amount) {
    const [value] = boundTo(game, context.level, bindingNumber(amount.number));
    return value === undefined ? 0 : value - NUMBER_REF;
  }
  if ("sumOfStr" in amount)
    return allThatFit(context, amount.sumOfStr).reduce(
      (sum, ref) => sum + (isBodyRef(ref) ? strOf(game, ref) : printedStr(faces[cardOfRef(ref)])),
      0,
    );
  if ("strOf" in amount) {
    const body = bodyOf(context, amount.strOf);
    return body === NONE ? 0 : strOf(game, body);
  }
  if ("costOf" in amount) {
    const [ref] = refsOf(context, amount.costOf);
    if (ref === undefined) return 0;
    return printedCost(faces[isBodyRef(ref) ? cardOf(game, ref) : cardOfRef(ref)]);
  }
  if ("printedIconsOf" in amount) {
    const body = bodyOf(context, amount.printedIconsOf);
    return body === NONE ? 0 : (faces[cardOf(game, body)].icons?.length ?? 0);
  }
  if ("powerOn" in amount) {
    const body = bodyOf(context, amount.powerOn);
    return body === NONE ? 0 : powerOn(game, body);
  }
  if ("goldOn" in amount) {
    const body = bodyOf(context, amount.goldOn);
    return body === NONE ? 0 : goldOn(game, body);
  }
  return ofSeat(context, amount);
}

type OfSeat = Extract<Amount, object>;

function ofSeat(context: Context, amount: OfSeat): number {
  const { game } = context;
  const [[what, who]] = Object.entries(amount) as [string, Who][];
  const seat = seatOf(context, who);
  if (seat === NONE) return 0;
  const { piles } = placesOf(game);
  switch (what) {
    case "goldOf":
      return game[GOLD + seat];
    case "handOf":
      return piles.hand[seat].count(game);
    case "deckOf":
      return piles.deck[seat].count(game);
    case "shadowsOf":
      return piles.shadows[seat].count(game);
    case "housePowerOf":
      return housePower(game, seat);
    case "claimOf":
      return claimOf(game, seat);
    case "plotGoldOf":
      return game[PLOT + seat] === NONE ? 0 : plotGoldOf(game, seat);
    default:
      throw new Error(`no amount is called ${what}`);
  }
}

reading.amountOf = amountOf;
