import { stepsGame } from "@weirwood/kernel";
import type { BattleDecision } from "../decisions.ts";
import { type AskKind, ask, type Battle, procedures, SEAT_HOUSE } from "../state/layout.ts";
import { activation } from "./activation.ts";
import { attack } from "./attack.ts";
import { againStep, commitInAttack, counterStep, standFirm, swapBearerStep } from "./attack-answers.ts";
import { rerollStep } from "./attack-roll.ts";
import { card } from "./cards.ts";
import { chooseStep, effect, freeMoveStep, swapTokenStep } from "./choosing.ts";
import { alsoOrderStep, freeLeaveStep } from "./commits.ts";
import { declareStep } from "./declaring.ts";
import { isOver } from "./ending.ts";
import { followStep } from "./follow.ts";
import { carryStep } from "./markers.ts";
import { moveStep } from "./movement.ts";
import { parting, partingStep } from "./parting.ts";
import { placeStep } from "./placement.ts";
import { aimStep, breachStep, fortifyStep, hideStep, preparing } from "./preparations.ts";
import { retreat, retreatStep } from "./retreat.ts";
import { keepStep, recoverStep, round } from "./round.ts";
import { pickStep, skirmish } from "./skirmish.ts";
import type { BattleEvent, Procedure, Step, TellRule } from "./step.ts";
import { attackStep, pursuitStep } from "./targets.ts";
import { turn, turnStep } from "./turn.ts";
import { checkInstant } from "./victory.ts";

/** The rulebook's table of contents: which procedure goes on, and which step answers which ask. */

const { kinds } = procedures;

const procedureOf: readonly Procedure[] = Object.assign([] as Procedure[], {
  [kinds.skirmish]: skirmish,
  [kinds.preparing]: preparing,
  [kinds.round]: round,
  [kinds.turn]: turn,
  [kinds.card]: card,
  [kinds.activation]: activation,
  [kinds.parting]: parting,
  [kinds.attack]: attack,
  [kinds.retreat]: retreat,
  [kinds.effect]: effect,
});

const steps = {
  fortify: fortifyStep,
  breach: breachStep,
  aim: aimStep,
  hide: hideStep,
  pick: pickStep,
  place: placeStep,
  turn: turnStep,
  declare: declareStep,
  choose: chooseStep,
  "free-move": freeMoveStep,
  "swap-token": swapTokenStep,
  "also-order": alsoOrderStep,
  "free-leave": freeLeaveStep,
  carry: carryStep,
  move: moveStep,
  attack: attackStep,
  parting: partingStep,
  commit: commitInAttack,
  reroll: rerollStep,
  "swap-bearer": swapBearerStep,
  "stand-firm": standFirm,
  retreat: retreatStep,
  follow: followStep,
  "pursue-attack": pursuitStep,
  counter: counterStep,
  again: againStep,
  keep: keepStep,
  recover: recoverStep,
};

/** What is set right at once: instant victories, and nothing goes on when the battle is over. */
function keepUp(game: Battle, tell?: TellRule): void {
  checkInstant(game, tell);
  if (!isOver(game)) return;
  procedures.clear(game);
  ask.close(game);
}

export const { proceed, rules: play } = stepsGame<Battle, BattleDecision, BattleEvent, AskKind>({
  kinds: ask.kinds,
  // Each step only ever meets the decisions of its own ask.
  steps: steps as unknown as { readonly [kind in AskKind]: Step },
  ask,
  seating: {
    count: () => 2,
    playerAt: (game, seat) => game[SEAT_HOUSE + seat],
    seatOf: (game, house) => (game[SEAT_HOUSE] === house ? 0 : 1),
  },
  isOver,
  procedure: (game) => procedureOf[procedures.kind(game)],
  keepUp,
});
