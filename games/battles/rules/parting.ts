import { legal, oneOf } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { type Answer, notation } from "../decisions.ts";
import { isBurning } from "../state/field.ts";
import { ask, type Battle, PARTING, procedures } from "../state/layout.ts";
import { disengage, hexOf, houseOf, isOnField } from "../state/units.ts";
import { ignores } from "./abilities.ts";
import { beginAttack } from "./attack-frame.ts";
import { named } from "./casualties.ts";
import type { Procedure, Step, TellRule } from "./step.ts";

const { unit: UNIT, foe: FOE } = procedures.registers.parting;

/** Whether its foe may strike at a unit that leaves its engagement: not from a fire (battles.fire.no-attack). */
export const isStruckAtLeaving = (game: Battle, unit: Unit, foe: Unit): boolean =>
  !ignores(game, unit, "parting") && !isBurning(game, hexOf(game, foe));

/** A unit leaves its engagement of its own will: the token goes, and the foe may strike before it moves or attacks. */
export function beginParting(game: Battle, unit: Unit, foe: Unit, tell?: TellRule): void {
  disengage(game, unit);
  tell?.({ rule: "battles.engagement.leave", ...named(game, unit) });
  if (!isStruckAtLeaving(game, unit, foe)) return;
  procedures.push(game, procedures.kinds.parting);
  procedures.set(game, UNIT, unit);
  procedures.set(game, FOE, foe);
}

export const parting: Procedure = (game) => {
  const { steps } = procedures;
  if (procedures.step(game) === steps.parting.end) {
    procedures.pop(game);
    return;
  }
  procedures.setStep(game, steps.parting.end);
  ask.askOne(game, "parting", houseOf(procedures.get(game, FOE)));
};

const answers: readonly Answer<"parting">[] = [
  { kind: "parting", answer: 0 },
  { kind: "parting", answer: 1 },
];

/** The foe of a unit that leaves may strike, or let it go. */
export const partingStep: Step<Answer<"parting">> = {
  ...notation.verbs.parting,
  bounds: (game) => ({ unit: named(game, procedures.get(game, UNIT)), foe: named(game, procedures.get(game, FOE)) }),
  check: () => legal,
  apply(game, _house, { answer }, tell) {
    const [unit, foe] = [procedures.get(game, UNIT), procedures.get(game, FOE)];
    if (answer === 0) tell?.({ rule: "battles.engagement.parting-waived", ...named(game, foe) });
    else if (isOnField(game, unit)) beginAttack(game, PARTING, foe, unit, {}, tell);
  },
  options: () => answers,
  sample: (_game, _house, chance) => oneOf(answers, chance),
};
