import { cards } from "@weirwood/cards/playing";
import { type Cards, NONE, PHASE, phaseIds } from "@weirwood/cards/questions";
import type { PhaseLevel } from "../../table/game-client.ts";

const phasesOfRound = phaseIds.filter((phase) => phase !== "epic");

/** The phase of the round; before the first round none. */
export function where(view: Cards): readonly PhaseLevel[] {
  if (cards.asks(view).length === 0 || view[PHASE] === NONE) return [{ id: undefined }];
  const id = phaseIds[view[PHASE]];
  return [id === "epic" ? { id } : { id, of: phasesOfRound }];
}
