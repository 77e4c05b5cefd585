import type { RuleText } from "@weirwood/kernel";

/** Marshalling: income, and cards for gold. */
export const marshalling = {
  "cards.marshalling.income": {
    rule: "In marshalling each player in turn becomes active and takes income: the gold of plot and cards. Kneeling cards give theirs too.",
    log: "{player:player} takes {count} gold.",
  },
  "cards.marshalling.active": {
    rule: "Only the active player plays characters, locations, attachments and duplicates.",
    no: "It is not your turn to play {card:card}.",
  },
  "cards.marshalling.gold": {
    rule: "In marshalling only the active player takes actions that cost gold. Responses are no actions: others may pay gold for one. In other phases everybody may.",
    no: "{card:card} costs gold, and in marshalling only the active player pays for actions.",
  },
  "cards.marshalling.actions": {
    rule: "In everybody’s marshalling turn the first player may act first, then all others clockwise, until all pass in a row.",
  },
} as const satisfies Record<string, RuleText>;
