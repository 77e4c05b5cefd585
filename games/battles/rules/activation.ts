import { NONE } from "../data/names.ts";
import { ACTIVE, ask, procedures } from "../state/layout.ts";
import { isOnField } from "../state/units.ts";
import { askAlsoOrder, askFreeLeave } from "./commits.ts";
import { askCarry } from "./markers.ts";
import { carryOutMove, hasMoves } from "./movement.ts";
import type { Procedure } from "./step.ts";
import { mayAttack } from "./targets.ts";

/** The units that were ordered move, all of them, and then attack, one after the other. */

const STEP = procedures.steps.activation;
const { unit: UNIT, to: TO } = procedures.registers.activation;

export const activation: Procedure = (game, tell) => {
  switch (procedures.step(game)) {
    case STEP.begin:
      procedures.setStep(game, STEP.also);
      askAlsoOrder(game);
      return;
    case STEP.also:
      procedures.setStep(game, STEP.leave);
      askFreeLeave(game);
      return;
    case STEP.leave:
      if (!askCarry(game)) procedures.setStep(game, STEP.move);
      return;
    case STEP.move:
      if (hasMoves(game, game[ACTIVE])) ask.askOne(game, "move", game[ACTIVE]);
      else procedures.setStep(game, STEP.attack);
      return;
    case STEP.go:
      goOn(game, tell);
      return;
    case STEP.attack:
      if (mayAttack(game)) ask.askOne(game, "attack", game[ACTIVE]);
      else procedures.setStep(game, STEP.end);
      return;
    default:
      procedures.pop(game);
  }
};

/** The unit that has left its engagement goes where it was going, if the parting attack has left anything of it. */
const goOn: Procedure = (game, tell) => {
  const [unit, to] = [procedures.get(game, UNIT), procedures.get(game, TO)];
  procedures.set(game, UNIT, NONE);
  procedures.set(game, TO, NONE);
  procedures.setStep(game, STEP.move);
  if (isOnField(game, unit)) carryOutMove(game, unit, to, tell);
};
