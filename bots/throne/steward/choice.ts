import type { Chance, Seat } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";

/** The first of several things with the highest score. */
export function highest<T>(things: Iterable<T>, scoreOf: (thing: T) => number): T {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const score = scoreOf(thing);
    if (best !== undefined && score <= most) continue;
    best = thing;
    most = score;
  }
  if (best === undefined) throw new Error("nothing to choose from");
  return best;
}

type DecisionOf<Kind> = Extract<ThroneDecision, { kind: Kind }>;

/** All answers to an ask of one kind: where they are few, weighing every one is the simplest way to stay legal. */
export function listed<Kind extends ThroneDecision["kind"]>(
  view: Throne,
  seat: Seat,
  _kind: Kind,
): Iterable<DecisionOf<Kind>> {
  const answers = throne.options(view, seat);
  if (!answers) throw new Error("too many answers to list them");
  return answers as Iterable<DecisionOf<Kind>>;
}

/** The same where they may be many: then so many of them, drawn at random. */
export function listedOrDrawn<Kind extends ThroneDecision["kind"]>(
  view: Throne,
  seat: Seat,
  _kind: Kind,
  draws: number,
  chance: Chance,
): Iterable<DecisionOf<Kind>> {
  const answers: Iterable<ThroneDecision> =
    throne.options(view, seat) ?? Array.from({ length: draws }, () => throne.sample(view, seat, chance));
  return answers as Iterable<DecisionOf<Kind>>;
}
