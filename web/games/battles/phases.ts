import { battles } from "@weirwood/battles/playing";
import type { Battle } from "@weirwood/battles/questions";
import type { PhaseLevel } from "../../table/game-client.ts";

/** The four phases of a round. */
const phasesOfRound = ["muster", "rally", "command", "regroup"];

/** Questions that are not asked in the command phase. Muster and rally ask nothing. */
const phaseByAsk: { readonly [kind: string]: string } = {
  fortify: "preparing",
  breach: "preparing",
  aim: "preparing",
  hide: "preparing",
  pick: "skirmish",
  place: "skirmish",
  keep: "regroup",
  recover: "regroup",
};

/** Before the first round the phase stands alone. */
export function where(view: Battle): readonly PhaseLevel[] {
  const ask = battles.asks(view)[0];
  if (ask === undefined) return [{ id: "over" }];
  const id = phaseByAsk[ask.kind] ?? "command";
  return [phasesOfRound.includes(id) ? { id, of: phasesOfRound } : { id }];
}
