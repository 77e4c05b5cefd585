import type { OptionField } from "@weirwood/kernel";
import type { RuleId } from "./text/en.ts";

interface Field extends OptionField {
  readonly rule: RuleId;
}

/** What may be chosen about a game of Cards before it begins. Decks are brought to the table, in secret. */
export const form: readonly Field[] = [
  {
    name: "players",
    kind: "count",
    rule: "cards.setup.players",
    values: [2, 3, 4, 5, 6].map((value) => ({ value })),
    usual: 2,
  },
  {
    name: "rounds",
    kind: "choice",
    rule: "cards.victory.rounds",
    values: [10, 20, 30, 50].map((value) => ({ value })),
    usual: 30,
  },
  { name: "goldCounts", kind: "flag", rule: "cards.dominance.gold", usual: true },
];
