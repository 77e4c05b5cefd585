import { gainedNumber } from "../compiled/abilities.ts";
import { forEachModifier } from "../derived/constants.ts";
import type { Body } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import { isAbout } from "./immunity.ts";

/** Passives that wait: which of them are still meant, and which comes next. `gathering.ts` gathers and takes them. */

/** Abilities that a body has gained. */
export function forEachGained(game: Cards, body: Body, act: (ability: number) => void): void {
  forEachModifier(game, "gains", (mod, context, scope) => {
    if (isAbout(context, scope, body)) act(gainedNumber(mod.ability));
  });
}
