import type { Features } from "@weirwood/kernel";
import { TURN } from "@weirwood/throne/questions";
import type { Throne, ThroneDecision } from "@weirwood/throne/rules";
import type { Guide } from "../../search/index.ts";
import { evaluatorOf, type Weights } from "../../values/index.ts";
import { steward } from "../steward/steward.ts";
import { candidates } from "./candidates.ts";

/** Everybody plays on as a steward to the end of the turn; there the position is judged by what was learned. */
export const guideBy = (features: Features<Throne>, weights: Weights): Guide<Throne, ThroneDecision> => ({
  policy: steward.choose,
  candidates,
  moment: (game) => game[TURN],
  horizon: (view) => view[TURN] + 1,
  evaluate: evaluatorOf(features, weights),
});
