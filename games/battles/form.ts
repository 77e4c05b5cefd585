import type { OptionField } from "@weirwood/kernel";
import { skirmishIds } from "./data/overviews.ts";
import { MOST_CHARACTERS } from "./plans/plan.ts";
import { planIds } from "./plans/titles.ts";
import type { RuleId } from "./text/en.ts";

interface Field extends OptionField {
  readonly rule: RuleId;
  readonly values?: readonly { readonly value: string; readonly rule?: RuleId }[];
}

/** What may be chosen before a battle begins, each with the rule that explains it. */
export const form: readonly Field[] = [
  {
    name: "plan",
    kind: "choice",
    rule: "battles.setup.plan",
    names: "plan",
    values: [
      ...planIds.map((value) => ({ value })),
      ...skirmishIds.map((value) => ({ value, rule: "battles.setup.skirmish" as const })),
    ],
    usual: "kingsroad",
  },
  { name: "battle", kind: "document", rule: "battles.setup.own-plan", format: "json", most: MOST_CHARACTERS },
  {
    name: "houses",
    kind: "choice",
    rule: "battles.setup.houses",
    values: [
      { value: "seated", rule: "battles.setup.seated" },
      { value: "lot", rule: "battles.setup.lot" },
    ],
    usual: "seated",
  },
  { name: "directionalRetreat", kind: "flag", rule: "battles.setup.directional-retreat", usual: false },
  { name: "rangeByDistance", kind: "flag", rule: "battles.setup.range-by-distance", usual: false },
];
