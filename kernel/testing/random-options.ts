import { type Chance, oneOf, shuffled } from "../chance.ts";
import { type OptionField, optionsByName } from "../form.ts";
import type { Decision, Rules } from "../game.ts";
import type { Json, JsonMap } from "../json.ts";
import { isRefusal } from "../refusal.ts";
import { PropertyBroken } from "./play.ts";

/** Choices that do not go together are refused, and drawn anew; a form that is refused so often offers nothing. */
const MOST_TRIES = 10_000;

/** Options for a game, drawn from its form: whatever a client could choose there can come up. */
export function randomOptions<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  chance: Chance,
): JsonMap {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const options = drawnFrom(rules.form, chance);
    if (!isRefusal(rules.readOptions(options))) return options;
  }
  throw new PropertyBroken(rules.name, `${MOST_TRIES} sets of options drawn from its form are refused`);
}

function drawnFrom(form: readonly OptionField[], chance: Chance): JsonMap {
  const count = form.find(({ kind }) => kind === "count");
  const seats = count && drawnValue(count, chance, 0);
  return optionsByName(
    form.flatMap((field) => {
      const value = field === count ? seats : drawnValue(field, chance, Number(seats));
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

/** One value for a field; undefined where it is left as it usually is. */
function drawnValue({ kind, values = [] }: OptionField, chance: Chance, seats: number): Json | undefined {
  const offered = values.map(({ value }) => value);
  switch (kind) {
    case "count":
    case "choice":
      return oneOf(offered, chance);
    case "flag":
      return chance.below(2) === 1;
    case "flags":
      return offered.filter(() => chance.below(2) === 1);
    case "seats":
      return chance.below(2) === 1 ? shuffled(offered, chance).slice(0, seats) : undefined;
    default:
      return undefined;
  }
}
