import { isRefusal, type JsonMap, optionsBy, type Refusal } from "@weirwood/kernel";
import { houseIds } from "./data/names.ts";
import { form } from "./form.ts";
import { checkPlan, isRefused } from "./plans/reading.ts";
import { type BattleOptions, skirmishOf } from "./rules/setup.ts";

export type { BattleOptions } from "./rules/setup.ts";

const byForm = optionsBy<BattleOptions>(form);

/** What may be chosen about a battle before it begins. Everything has a default: Clash on the Kingsroad, by the rulebook. */
export function readOptions(input: unknown): BattleOptions | Refusal {
  const options = byForm.readOptions(input);
  if (isRefusal(options) || options.battle === undefined) return options;
  const battle = checkPlan(options.battle);
  if (!isRefused(battle)) return { ...options, battle };
  const [{ rule, params }] = battle;
  return { rule, params };
}

export const seats = ({ houses }: BattleOptions): readonly (string | undefined)[] =>
  houses === "seated" ? houseIds : houseIds.map(() => undefined);

export function tags(options: BattleOptions): readonly string[] {
  if (options.battle !== undefined) return ["own-plan"];
  return skirmishOf(options) === undefined ? [options.plan] : [options.plan, "skirmish"];
}

/** What is not as usual; of a plan of one's own its name, in both languages, because the plan is long. */
export function brief({ battle, ...options }: BattleOptions): JsonMap {
  const { plan, ...others } = byForm.brief(options);
  if (battle !== undefined) return { ...others, battle: { ...battle.name } };
  return plan === undefined ? others : { plan, ...others };
}
