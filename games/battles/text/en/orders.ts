import type { RuleText } from "@weirwood/kernel";

/** The command phase: turns, order tokens, passing. */
export const orders = {
  "battles.orders.turns": {
    rule: "From the first player on, the two Houses take turns. On a turn a House spends an order token, plays a command card, or passes.",
  },
  "battles.orders.by-token": {
    rule: "A green, blue or red order token orders one unit of that banner; a valor token orders any unit. The unit must be ready, and need not be in any commander’s zone.",
    log: "{house:house} orders {unit:unit} in {hex:hex} ({symbol:symbol}).",
  },
  "battles.orders.pair": {
    rule: "Two order tokens alike, of any kind, order any one unit.",
  },
  "battles.orders.own": {
    rule: "A House orders its own units.",
    no: "There is no unit of yours in {hex:hex}.",
  },
  "battles.orders.token": {
    rule: "An order token is spent from one’s own pool.",
    no: "That takes {needed?one order token|# order tokens} of this kind ({symbol:symbol}); you have fewer.",
  },
  "battles.orders.rank": {
    rule: "Heavy Armor does not change the banner: a colour orders the rank that the banner shows.",
    no: "A {symbol:symbol} token does not order the unit in {hex:hex}: its banner has another colour.",
  },
  "battles.orders.spent": {
    rule: "Only a ready unit can be ordered. It is spent from the moment it is named, until it is readied.",
    reason:
      "The book turns the banner once when the unit is ordered and once after its attack; the earlier moment leaves no loophole.",
    no: "The unit in {hex:hex} is spent.",
  },
  "battles.orders.morale-alone": {
    rule: "A single morale token orders no unit.",
    no: "One morale token orders nobody: it raises morale or readies a unit. Two of them order any unit.",
  },
  "battles.orders.raise": {
    rule: "A morale token may raise one’s morale by 1. At the end of the track it may be spent in vain.",
    log: "{house:house} raises its morale.",
  },
  "battles.orders.ready": {
    rule: "A morale token may lower one’s own morale by 1 and ready one spent unit. Where that reaches one’s own Rout, the battle is lost first.",
    log: "{house:house} readies {unit:unit} in {hex:hex}.",
  },
  "battles.orders.already-ready": {
    rule: "Only a spent unit is readied.",
    no: "The unit in {hex:hex} is ready already.",
  },
  "battles.orders.pass": {
    rule: "Whoever passes takes no more turns this round; the other goes on alone until passing too.",
    log: "{house:house} passes.",
  },
  "battles.orders.must-pass": {
    rule: "Whoever can do nothing else must pass. With no card in hand everybody can see it, and it is done without asking.",
    log: "{house:house} can do nothing more.",
  },
} as const satisfies Record<string, RuleText>;
