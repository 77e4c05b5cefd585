import type { CommandCard } from "./vocabulary.ts";
import {
  after,
  all,
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
  self,
  upTo,
} from "./wording.ts";

/** The command cards of Stark's commanders, five each. */
export const starkCards = {
  // Eddard
  sl11: { commands: [order(upTo(3))], tactic: after(morale("own", "grey", "better"), { morale: 1 }) },
  sl12: { commands: [order(upTo(2))], tactic: before(pool({ blue: 1 }), { grant: "stalwart", to: upTo(2) }) },
  sl13: {
    commands: [order(upTo(2, of("infantry"))), order(upTo(2, of("ranged")))],
    tactic: before(pool({ green: 1 }), { ordered: [{ ignore: "off-balance" }] }),
  },
  sl14: { commands: [order(upTo(2))], tactic: after(pool({ morale: 1 }), { ready: upTo(1) }) },
  sl15: { commands: [order(upTo(4, ranked("green")))], tactic: after(enemyIsShaken, { draw: 1 }) },

  // Greatjon
  sl16: { commands: [order(upTo(3))], tactic: before(enemyIsShaken, { noCounter: upTo(1, enemy) }) },
  sl17: {
    commands: [order(upTo(2))],
    tactic: after(pool({ valor: 1 }), { readyAtCost: upTo(2, { wasOrdered: true, hasAttacked: true }) }),
  },
  sl18: {
    commands: [order(upTo(2, of("infantry")), { dice: 1 })],
    tactic: after(pool({ red: 1 }), { moralePer: { eliminated: true }, gain: 1 }),
  },
  sl19: {
    commands: [orderEach(one(self), upTo(2, besideSelf))],
    tactic: before(morale("own", "green", "worse"), { ordered: [{ dice: 1 }] }),
  },
  sl20: { commands: [order(upTo(3))], tactic: before(pool({ green: 2 }), { ordered: [{ move: 1 }] }) },

  // Maege
  sl21: {
    commands: [orderEach(one(), upTo(1, { in: "outside-beside-chosen" }))],
    tactic: after(pool({ blue: 1 }), { draw: 1 }),
  },
  sl22: { commands: [order(upTo(2))], tactic: before(pool({ morale: 1 }), { grant: "stalwart", to: all() }) },
  sl23: {
    commands: [order(upTo(2, of("infantry")))],
    tactic: after(morale("own", "green", "better"), { heal: upTo(1, of("infantry")), figures: 1 }),
  },
  sl24: {
    commands: [order(upTo(2))],
    tactic: before(pool({ green: 1 }), { disengage: upTo(2, { isEngaged: true }) }),
  },
  sl25: {
    commands: [order(upTo(3))],
    tactic: before(pool({ green: 1 }), { ordered: [{ ignore: "stops" }, { ignore: "own-forest-cap" }] }),
  },

  // Rickard
  sl26: {
    commands: [order(upTo(3, of("cavalry")))],
    tactic: before(pool({ blue: 1 }), { ordered: [{ dice: 1, if: { isPursuing: true } }] }),
  },
  sl27: {
    commands: [order(upTo(2))],
    tactic: after(pool({ red: 1 }), { hit: upTo(1, { ...enemy, in: "beside-controlled" }), hits: 1 }),
  },
  sl28: {
    commands: [order(upTo(2, of("cavalry"))), order(upTo(2, of("ranged")))],
    tactic: after(pool({ valor: 1 }), { morale: 1 }),
  },
  sl29: { commands: [order(upTo(2))], tactic: before(enemyIsShaken, { ordered: [{ reroll: 1 }] }) },
  sl30: {
    commands: [order(upTo(2, of("cavalry")), { move: 1 })],
    tactic: after(pool({ blue: 2 }), { ready: upTo(1, { ...of("cavalry"), wasOrdered: true }) }),
  },

  // Robb
  sl31: { commands: [order(upTo(3))], tactic: either(pool({ morale: 1 }), { ready: upTo(1) }) },
  sl32: {
    commands: [order(upTo(2)), order(upTo(2))],
    tactic: after(morale("own", "grey", "better"), { takeBack: 1 }),
  },
  sl33: { commands: [order(upTo(2))], tactic: before(pool({ green: 1 }), { one: { houndsAs: "red" } }) },
  sl34: {
    commands: [orderForTwo(upTo(4))],
    tactic: before(pool({ valor: 1 }), { ordered: [{ flanks: true, if: { friendBesideTarget: true } }] }),
  },
  sl35: {
    commands: [order(upTo(2, of("cavalry")))],
    tactic: after(morale("enemy", "yellow", "worse"), { retreat: upTo(1, { ...enemy, in: "beside-self" }), hexes: 1 }),
  },
} as const satisfies { readonly [id: string]: CommandCard };
