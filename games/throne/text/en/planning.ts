import type { RuleText } from "@weirwood/kernel";

/** The planning phase: orders and the raven. */
export const planning = {
  "throne.orders.own-units": {
    rule: "An order can be placed only in an area where the house has at least one unit.",
    no: "You have no unit in {area:area}, so it can take no order.",
  },
  "throne.orders.one-per-area": {
    rule: "One order to an area, however many units stand there.",
    no: "{area:area} can take one order only.",
  },
  "throne.orders.tokens": {
    rule: "A house has fifteen order tokens, three of each kind, one of the three with a star: March −1, 0 and ★ +1; Defense +1, +1 and ★ +2; Support, Support and ★ +1; Raid, Raid and ★; Consolidate Power, the same and ★. No token can be used twice.",
    no: "You have no more {order:order} tokens to place.",
  },
  "throne.orders.stars": {
    rule: "A house may place as many starred orders in a turn as its place at the King’s Court shows stars.",
    no: "Your place at the King’s Court allows {stars?one starred order|# starred orders} a turn; place fewer stars.",
  },
  "throne.orders.star-places": {
    rule: "The five places at the King’s Court give 3, 3, 2, 1 and no stars, also with fewer players. The boards for six and for three have numbers of their own.",
  },
  "throne.orders.starred": {
    rule: "The star makes an order better: March +1, Defense +2, one more strength for Support, a second target for Raid. Consolidate Power★ pays like the others; it is simply a third one.",
  },
  "throne.orders.consolidate-on-land": {
    rule: "Consolidate Power can be ordered on land only; every other order on land and at sea.",
    no: "{area:area} is a sea: Consolidate Power can be ordered on land only.",
  },
  "throne.orders.every-area": {
    rule: "Every area with units of a house gets an order as long as the house has a token left that may be placed there: no area stays without while an unused token, within the stars and this turn’s Westeros card, could still lie in it. Single-use orders count for nothing here.",
    no: "{area:area} needs an order: you still have {order:order} for it.",
    reason: "The rules ask for one token on each area with a unit, and leave areas out only where tokens run out.",
  },
  "throne.orders.useless": {
    rule: "An order may be placed where it can achieve nothing.",
  },
  "throne.orders.free": {
    rule: "A table may play with free orders: then any area with units may be left without one.",
    reason: "Many tables have played so, and a house that hides its plans behind bare areas harms nobody.",
  },
  "throne.orders.secret": {
    rule: "All houses place their orders at the same time and face down; until the last is ready, each may still change its own.",
    log: "Your orders are placed. You may change them until every house is ready.",
  },
  "throne.orders.promises": {
    rule: "Houses may promise each other anything, and no promise binds. No house may show another its orders before they are revealed.",
  },
  "throne.orders.reveal": {
    rule: "When every house is ready, all orders are turned up together.",
    log: "{house:house}, {area:area}: {order:order}.",
  },
  "throne.raven.swap": {
    rule: "Once all orders are revealed and before the first raid, the holder of the messenger raven may replace one of its orders by an unused one, in the same area, once a turn.",
    log: "{house:house} sends the raven to {area:area}: {instead:order} replaces {order:order}.",
  },
  "throne.raven.own-order": {
    rule: "The raven exchanges an order that lies on the map; it cannot bring one to an area that has none.",
    no: "You have no order in {area:area} to exchange.",
  },
  "throne.raven.unused": {
    rule: "The raven brings only a token that is not on the map.",
    no: "Every {order:order} token of yours is already on the map.",
  },
  "throne.raven.stars": {
    rule: "After the exchange the house’s stars must still fit its place at the King’s Court; a starred order may replace another.",
    no: "After this exchange you would have more than {stars?one starred order|# starred orders}.",
  },
  "throne.raven.optional": {
    rule: "The raven need not fly.",
    log: "{house:house} leaves the raven on its perch.",
  },
} as const satisfies Record<string, RuleText>;
