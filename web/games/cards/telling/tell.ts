import type { Cards } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { Circumstances, Tell, Telling } from "../../../table/telling.ts";
import { goesOn, timeOf } from "./beats.ts";
import { captionOf, readerIn, sentenceOf } from "./captions.ts";
import type { FoundMoment, MomentFinder } from "./moment-finder.ts";
import { findOut, findTitles } from "./players.ts";
import { findPlots } from "./plots.ts";
import { findResult } from "./result.ts";

const finders: { readonly [rule: string]: MomentFinder } = {
  "cards.plots.revealed": findPlots,
  "cards.challenges.winner": findResult,
  "cards.challenges.claim": findResult,
  "cards.power.house": findResult,
  "cards.melee.title": findTitles,
  "cards.elimination.out": findOut,
};

/** Events as the table tells them: great moments, and everything else as beats. Each is told once, in its order. */
export const tell: Tell<Cards> = (events, circumstances) => {
  const tellings: Telling[] = [];
  const reader = readerIn(circumstances);
  for (let at = 0; at < events.length; ) {
    const found = momentAt(events, at, circumstances);
    const upTo = found?.upTo ?? runFrom(events, at, circumstances);
    const told = events.slice(at, upTo);
    tellings.push(
      found === undefined ? beatOf(told, circumstances, reader) : { events: told, lasts: 0, moment: found.moment },
    );
    at = upTo;
  }
  return tellings;
};

function momentAt(...where: Parameters<MomentFinder>): FoundMoment | undefined {
  const [events, at] = where;
  const { rule } = events[at];
  return Object.hasOwn(finders, rule) ? finders[rule](...where) : undefined;
}

function runFrom(events: readonly GameEvent[], at: number, circumstances: Circumstances<Cards>): number {
  let upTo = at + 1;
  while (upTo < events.length && goesOn(events[at], events[upTo])) {
    if (momentAt(events, upTo, circumstances) !== undefined) break;
    upTo++;
  }
  return upTo;
}

function beatOf(
  events: readonly GameEvent[],
  circumstances: Circumstances<Cards>,
  reader: string | undefined,
): Telling {
  const sentence = sentenceOf(events, circumstances);
  return {
    events,
    lasts: timeOf(events, reader),
    caption: captionOf(events),
    ...(sentence !== undefined && { sentence }),
  };
}
