import type { Chance, Seat } from "@weirwood/kernel";
import { askKind, FIEFDOMS, houseOfSeat, IRON_THRONE, KINGS_COURT } from "@weirwood/throne/questions";
import type { Throne, ThroneDecision } from "@weirwood/throne/rules";
import type { Bot } from "../../bot.ts";
import { characterOf, EVEN } from "../../temper/index.ts";
import {
  acceptAll,
  chooseBlade,
  chooseCard,
  chooseCardBack,
  chooseControl,
  chooseDiscard,
  chooseRemoval,
  chooseSupport,
} from "./battles.ts";
import { bidForTrack, bidForWatch, nameHighest, nameLowest, orderTies } from "./bids.ts";
import { type Nature, natureOf } from "./character.ts";
import {
  chooseDemotion,
  chooseKnight,
  chooseReplacement,
  chooseSpending,
  chooseThreeCards,
  chooseToken,
} from "./crowned.ts";
import { captureAll, chooseConsolidation } from "./fortifying.ts";
import { chooseCasualties, chooseDisbanding, chooseRetreat } from "./losses.ts";
import { chooseMarch } from "./marches.ts";
import { chooseMuster } from "./muster.ts";
import { chooseOrders } from "./orders.ts";
import { Outlook } from "./outlook.ts";
import { prospectsOf } from "./prospects.ts";
import { chooseRaid } from "./raids.ts";
import { chooseSwap } from "./raven.ts";
import { chooseForcedMarch, chooseSingle, useRaidIcon } from "./singles.ts";

/**
 * A competent player by rules of thumb: no search, but everything weighed in one coin. What an area is worth, how likely
 * it is kept with so many units in it, and what could be won from there next decide nearly everything.
 */
export const steward: Bot<Throne, ThroneDecision> = {
  name: "steward",
  choose: (view, seat, chance, temper = EVEN) => chooseBy(natureOf(characterOf(temper)), view, seat, chance),
};

/** What somebody of that nature answers. */
export function chooseBy(nature: Nature, view: Throne, seat: Seat, chance: Chance): ThroneDecision {
  const outlook = new Outlook(view, houseOfSeat(view, seat), nature, chance);
  switch (askKind(view)) {
    case "disband-supply":
    case "disband-wildlings":
      return chooseDisbanding(outlook, prospectsOf(outlook), seat, chance);
    case "muster":
      return chooseMuster(outlook, prospectsOf(outlook));
    case "bid-iron-throne":
      return bidForTrack(outlook, IRON_THRONE, chance);
    case "bid-fiefdoms":
      return bidForTrack(outlook, FIEFDOMS, chance);
    case "bid-kings-court":
      return bidForTrack(outlook, KINGS_COURT, chance);
    case "ties":
      return orderTies(outlook, seat);
    case "bid-wildlings":
      return bidForWatch(outlook, chance);
    case "pick-highest":
      return nameHighest(outlook, seat);
    case "pick-lowest":
      return nameLowest(outlook, seat);
    case "single":
      return chooseSingle(outlook, prospectsOf(outlook), seat);
    case "orders":
      return chooseOrders(outlook, prospectsOf(outlook));
    case "raven":
      return chooseSwap(outlook, prospectsOf(outlook), seat);
    case "raid":
      return chooseRaid(outlook, seat);
    case "raid-or-single":
      return useRaidIcon(outlook, prospectsOf(outlook), seat) ?? chooseRaid(outlook, seat);
    case "march-or-single":
      return chooseForcedMarch(outlook, prospectsOf(outlook), seat) ?? chooseMarch(outlook, prospectsOf(outlook));
    case "march":
      return chooseMarch(outlook, prospectsOf(outlook));
    case "support":
      return chooseSupport(outlook, seat);
    case "accept":
      return acceptAll(outlook, seat);
    case "card":
      return chooseCard(outlook, seat, chance);
    case "three-cards":
      return chooseThreeCards(outlook);
    case "spend":
      return chooseSpending(outlook);
    case "replace-card":
      return chooseReplacement(outlook, seat, chance);
    case "demote":
      return chooseDemotion(outlook);
    case "knight-in":
      return chooseKnight(outlook, seat);
    case "take-token":
      return chooseToken(outlook, seat);
    case "capture":
      return captureAll(outlook, seat);
    case "consolidate":
      return chooseConsolidation(outlook, prospectsOf(outlook), seat);
    case "blade":
      return chooseBlade(outlook);
    case "take-back":
      return chooseCardBack(outlook, seat);
    case "remove-order":
      return chooseRemoval(outlook, seat);
    case "discard-card":
      return chooseDiscard(outlook, seat);
    case "make-knight":
      return { kind: "make-knight", yes: true };
    case "casualties":
      return chooseCasualties(outlook, seat);
    case "retreat":
      return chooseRetreat(outlook, prospectsOf(outlook), seat);
    case "control":
      return chooseControl(outlook);
  }
}
