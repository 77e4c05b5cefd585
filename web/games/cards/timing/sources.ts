import type { StepId } from "@weirwood/cards/questions";
import type { CardsSymbol } from "../art/symbol-names.ts";
import type { MomentId } from "./example.ts";

/** The rule behind each thing that the page says. */

export const stepRules: { readonly [step in StepId]: string } = {
  declare: "cards.window.declare",
  save: "cards.window.saves",
  execute: "cards.window.execute",
  passives: "cards.window.passives",
  responses: "cards.window.responses",
  end: "cards.window.end",
};

export const momentRules: { readonly [moment in MomentId]: string } = {
  counted: "cards.window.framework",
  declared: "cards.saves.round",
  executed: "cards.leaving.moribund",
  answerable: "cards.window.responses",
  secret: "cards.window.poll",
  saving: "cards.leaving.as-cost",
  saved: "cards.saves.saved",
  goesOn: "cards.window.who-begins",
  debts: "cards.leaving.counts",
  aimed: "cards.window.saves",
  cancelled: "cards.saves.cost-stays",
  ended: "cards.leaving.gone",
};

/** What is told besides: with its rule, its sign, and the moment of the example that shows it. */
export const topics = [
  { id: "secret", rule: "cards.window.poll", symbol: "cards/seal", moment: "secret" },
  { id: "order", rule: "cards.window.who-begins", symbol: "cards/first-player", moment: "goesOn" },
  { id: "inside", rule: "cards.saves.nested", symbol: "cards/act-response", moment: "saving" },
  { id: "moribund", rule: "cards.leaving.moribund", symbol: "cards/moribund", moment: "debts" },
  { id: "passives", rule: "cards.passives.must", symbol: "cards/act-passive", moment: "executed" },
  { id: "opportunities", rule: "cards.window.opportunities", symbol: "cards/act-framework", moment: "answerable" },
] as const satisfies readonly {
  readonly id: string;
  readonly rule: string;
  readonly symbol: CardsSymbol;
  readonly moment: MomentId;
}[];
