import type { RuleText } from "@weirwood/kernel";

/** The other three phases: muster, rally, regroup. */
export const muster = {
  "battles.muster.round": {
    rule: "A round has four phases: muster, rally, command, regroup.",
    log: "Round {round}.",
  },
  "battles.muster.advantage": {
    rule: "The House with more command tokens on its board has the advantage and is the first player of the round; tokens on commanders do not count. With equal numbers the momentum token decides.",
    log: "{house:house} has the advantage (command tokens: {stark} to {lannister}).",
  },
  "battles.muster.restore": {
    rule: "After the advantage is known, all command tokens on commanders go back to their board.",
  },
  "battles.muster.ready": {
    rule: "Then every unit is readied.",
  },
  "battles.muster.orders": {
    rule: "The first player rolls as many dice as the order value, takes an order token for each, and then draws command cards; only then does the other do both.",
    log: "{house:house} rolls for orders: {faces:symbol}.",
  },
  "battles.muster.tokens": {
    rule: "The number of tokens in the box limits nothing.",
    reason: "The book names no limit.",
  },
  "battles.muster.regroup": {
    rule: "Regroup: fires, points, victory, keeping, recovery of morale, and the round marker, in this order. Where the sequence matters, what concerns the first player comes first.",
  },
  "battles.muster.keep": {
    rule: "Each House keeps one card and one order token at most, chosen in secret by both at once; all else is discarded. Who has neither is not asked.",
    log: "{house:house} discards {count?one card|# cards} and {tokens?one order token|# order tokens}.",
  },
} as const satisfies Record<string, RuleText>;
