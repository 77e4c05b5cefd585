import type { CommandCard } from "./vocabulary.ts";
import {
  after,
  before,
  besideSelf,
  either,
  enemy,
  enemyIsShaken,
  morale,
  of,
  one,
  order,
  orderEach,
  orderForTwo,
  pool,
  ranked,
  ready,
  self,
  upTo,
} from "./wording.ts";

/** The command cards of Lannister's commanders, five each. */
export const lannisterCards = {
  // Addam
  ll11: {
    commands: [order(upTo(3, of("cavalry")))],
    tactic: before(pool({ green: 1 }), { ordered: [{ move: 1 }] }),
  },
  ll12: {
    commands: [order(upTo(2))],
    tactic: after(pool({ blue: 1 }), {
      freeMove: upTo(1, { ...of("cavalry"), isEngaged: false, wasOrdered: true }),
      hexes: 2,
    }),
  },
  ll13: {
    commands: [order(upTo(2, ranked("green"))), order(upTo(2, ranked("blue")))],
    tactic: before(pool({ green: 2 }), { rollTokens: 1 }),
  },
  ll14: { commands: [order(upTo(3, ranked("green")))], tactic: after(pool({ valor: 1 }), { morale: 1 }) },
  ll15: {
    commands: [order(upTo(2, of("cavalry")), { dice: 1, if: { moved: 3 } })],
    tactic: before(enemyIsShaken, { ordered: [{ ignore: "parting" }] }),
  },

  // Gregor
  ll16: { commands: [order(upTo(3))], tactic: before(pool({ blue: 1 }), { moralePer: { retreat: 2 }, gain: 1 }) },
  ll17: {
    commands: [order(upTo(2, of("infantry")), { dice: 1 })],
    tactic: after(pool({ red: 1 }), { hit: upTo(1, { ...enemy, in: "beside-self" }), hits: 1 }),
  },
  ll18: {
    commands: [orderEach(one(self), upTo(2, besideSelf))],
    tactic: before(morale("own", "green", "worse"), { grantOrdered: "toughness" }),
  },
  ll19: { commands: [order(upTo(2))], tactic: before(pool({ valor: 1 }), { noCounter: upTo(1, enemy) }) },
  ll20: { commands: [order(upTo(2))], tactic: after(pool({ red: 1, green: 1 }), { discards: "token" }) },

  // Jaime
  ll21: { commands: [order(upTo(3))], tactic: before(pool({ valor: 1 }), { one: { reroll: "all" } }) },
  ll22: {
    commands: [order(upTo(2)), order(upTo(1, { isCommander: true }))],
    tactic: after(pool({ red: 1 }), { ready: upTo(1, self) }),
  },
  ll23: {
    commands: [order(upTo(2), { dice: 1, if: { isTargetCommander: true } })],
    tactic: before(enemyIsShaken, { captureBonus: 1 }),
  },
  ll24: { commands: [order(upTo(3, of("infantry")))], tactic: after(morale("own", "grey", "better"), { morale: 1 }) },
  ll25: { commands: [order(upTo(2))], tactic: before(pool({ blue: 1 }), { ordered: [{ advance: 2 }] }) },

  // Kevan
  ll26: {
    commands: [order(upTo(3, of("infantry")))],
    tactic: before(pool({ blue: 1 }), { ordered: [{ dice: 1, if: { besideOrdered: "infantry" } }] }),
  },
  ll27: { commands: [order(upTo(2))], tactic: after(pool({ morale: 1 }), { heal: upTo(1), figures: 1 }) },
  ll28: {
    commands: [order(upTo(2, of("infantry"))), order(upTo(2, of("ranged")))],
    tactic: before(pool({ green: 1 }), { ordered: [{ ignore: "off-balance" }] }),
  },
  ll29: {
    commands: [order(upTo(3))],
    tactic: after(morale("own", "green", "better"), { grant: "stalwart", to: upTo(3) }),
  },
  ll30: { commands: [order(upTo(2))], tactic: either(pool({ blue: 2 }), { ready: upTo(1, of("infantry")) }) },

  // Tywin
  ll31: { commands: [orderForTwo(upTo(4))], tactic: after(morale("own", "grey", "better"), { takeBack: 1 }) },
  ll32: { commands: [order(upTo(3))], tactic: before(pool({ red: 1 }), { swapTokenFor: "valor" }) },
  ll33: {
    commands: [order(upTo(3, ranked("blue", "red")))],
    tactic: after(morale("enemy", "yellow", "worse"), { morale: 2 }),
  },
  ll34: { commands: [order(upTo(2)), ready(upTo(2))], tactic: after(pool({ valor: 1 }), { draw: 1 }) },
  ll35: { commands: [order(upTo(2))], tactic: before(pool({ morale: 1 }), { discards: "card" }) },
} as const satisfies { readonly [id: string]: CommandCard };
