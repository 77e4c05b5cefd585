import { isRefusal, optionsBy, type Refusal, type Rules } from "@weirwood/kernel";
import { houseIds } from "./data/names.ts";
import { form } from "./form.ts";
import { type BattleOptions, skirmishOf } from "./rules/setup.ts";

type OptionRules = Pick<Rules<never, never, BattleOptions>, "form" | "readOptions" | "seats" | "tags" | "brief">;

const byForm = optionsBy<BattleOptions>(form);

/** What may be chosen about a battle before it begins. Everything has a default: Clash on the Kingsroad, by the rulebook. */
export const options: OptionRules = {
  form,

  readOptions(input): BattleOptions | Refusal {
    return byForm.readOptions(input);
  },

  seats: ({ houses }) => (houses === "seated" ? houseIds : houseIds.map(() => undefined)),

  tags(options) {
    if (options.battle !== undefined) return ["own-plan"];
    return skirmishOf(options) === undefined ? [options.plan] : [options.plan, "skirmish"];
  },

  /** Of a plan of one's own, its name: the plan itself is long. */
  brief({ battle, plan, ...others }) {
    return battle === undefined
      ? byForm.brief({ plan, ...others })
      : { ...byForm.brief(others as BattleOptions), battle: { ...battle.name } };
  },
};
