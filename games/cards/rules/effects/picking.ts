import { type Body, isTaken } from "../../state/bodies.ts";
import { isBodyRef } from "../../state/refs.ts";
import type { Pick } from "../../words/index.ts";
import { type Context, refsOf } from "../context.ts";
import { isImmune } from "../immunity.ts";
import { allThatFit } from "../select.ts";

/** What an effect is about, looked at when it is carried out. Immune cards ignore it, chosen or not (R-C03, R-C53). */
export function refsMeant(context: Context, what: Pick): number[] {
  const { game } = context;
  const refs = isEvery(what) ? allThatFit(context, what.every) : isChosen(what) ? [] : refsOf(context, what);
  return refs.filter((ref) => !isBodyRef(ref) || (isTaken(game, ref) && !isImmune(game, ref, context)));
}

export const bodiesMeant = (context: Context, what: Pick): Body[] => refsMeant(context, what).filter(isBodyRef);

const isEvery = (what: Pick): what is Extract<Pick, { every: unknown }> => typeof what === "object" && "every" in what;
const isChosen = (what: Pick): what is Extract<Pick, { choose: unknown }> =>
  typeof what === "object" && "choose" in what;
