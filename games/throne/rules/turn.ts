import { lastTurn } from "../data/tracks.ts";
import { houseIds, NONE } from "../state/board.ts";
import {
  begin,
  CONSOLIDATION,
  goTo,
  inOrderOfPlay,
  MARCHES,
  PLANNING,
  playersOf,
  RAIDS,
  stepOf,
  WESTEROS,
} from "../state/flow.ts";
import { BLADE_USED, BOUND, procedures, SEASON, SINGLES_SHOWN, type Throne, TURN } from "../state/layout.ts";
import { clearOrders } from "./consolidate.ts";
import type { Procedure } from "./step.ts";
import { castlesOf, endOfLastTurn } from "./victory.ts";

const {
  westeros: WESTEROS_STEP,
  planning: PLANNING_STEP,
  raid: RAID_STEP,
  march: MARCH_STEP,
  consolidate: CONSOLIDATE_STEP,
  end: END,
} = procedures.steps.turn;

/** The turn sequence: Westeros (not in turn 1), Planning, Action. */
export const turnSteps = ["westeros", "planning", "raid", "march", "consolidate"] as const;

/** The step of the turn that is going on: the turn's own frame is already at the next. */
export const turnStepOf = (game: Throne): (typeof turnSteps)[number] | undefined =>
  procedures.depth(game) > 0 ? turnSteps[procedures.stepAt(game, 0) - 1] : undefined;

/** Areas with a city or stronghold that each house enters the turn with. */
const castlesOfAll = (game: Throne): { [house: string]: number } =>
  Object.fromEntries(
    Array.from({ length: playersOf(game) }, (_, place) => inOrderOfPlay(game, place)).map((house) => [
      houseIds[house],
      castlesOf(game, house),
    ]),
  );

export const turn: Procedure = (game, tell) => {
  const step = stepOf(game);
  if (step !== END) goTo(game, step + 1);
  switch (step) {
    case WESTEROS_STEP:
      tell?.({ rule: "throne.turn.phases", turn: game[TURN], castles: castlesOfAll(game) });
      if (game[TURN] > 1) begin(game, WESTEROS);
      return;
    case PLANNING_STEP:
      return begin(game, PLANNING);
    case RAID_STEP:
      return begin(game, RAIDS);
    case MARCH_STEP:
      return begin(game, MARCHES);
    case CONSOLIDATE_STEP:
      begin(game, CONSOLIDATION);
      return;
    default:
      clearOrders(game, tell);
      if (game[TURN] === lastTurn) {
        endOfLastTurn(game, tell);
        return;
      }
      game[TURN]++;
      game[BLADE_USED] = 0;
      game[SEASON] = NONE;
      game[BOUND] = NONE;
      game[SINGLES_SHOWN] = 0;
      goTo(game, WESTEROS_STEP);
  }
};
