import type { GameEvent } from "@weirwood/kernel";
import type { Throne } from "@weirwood/throne/rules";
import type { Circumstances, Moment, Tell, Telling } from "../../../table/telling.ts";
import { throneTextIn } from "../text/use-throne-text.ts";
import { battleMoment } from "./battle.ts";
import { battleAmong, beatOf } from "./beats.ts";
import { findAuction, findTurnEnd, findWesteros, findWildlings } from "./westeros.ts";

/** A great moment that begins with an event, and the place of the first event after it. */
export interface FoundMoment {
  readonly upTo: number;
  readonly moment: Moment;
}

/** Looks for a moment that begins at a place among events. */
export type MomentFinder = (
  events: readonly GameEvent[],
  at: number,
  circumstances: Circumstances<Throne>,
) => FoundMoment | undefined;

const finders: readonly MomentFinder[] = [battleMoment, findTurnEnd, findWesteros, findAuction, findWildlings];

/** Events as the table tells them: great moments first, everything else as beats on the map. */
export const tell: Tell<Throne> = (events, circumstances) => {
  const tellings: Telling[] = [];
  for (let at = 0; at < events.length; ) {
    const found = momentAt(events, at, circumstances);
    const upTo = found?.upTo ?? runFrom(events, at);
    const told = events.slice(at, upTo);
    if (found !== undefined) tellings.push({ events: told, lasts: 0, moment: found.moment });
    else tellings.push(...beatTelling(told, events.slice(0, at), circumstances));
    at = upTo;
  }
  return tellings;
};

function momentAt(...where: Parameters<MomentFinder>): FoundMoment | undefined {
  for (const find of finders) {
    const found = find(...where);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Units travel one after the other; what else one rule did in many places is seen at once. */
const single = new Set(["throne.march.moves", "throne.raid.resolve", "throne.battle.begins"]);

function runFrom(events: readonly GameEvent[], at: number): number {
  const { rule } = events[at];
  let upTo = at + 1;
  while (!single.has(rule) && events[upTo]?.rule === rule) upTo++;
  return upTo;
}

function beatTelling(
  events: readonly GameEvent[],
  earlier: readonly GameEvent[],
  { before, after, language }: Circumstances<Throne>,
): readonly Telling[] {
  const view = after ?? before;
  const beat = view && beatOf(events, view, battleAmong(earlier, before));
  if (beat === undefined) return [];
  const text = throneTextIn(language).play.tellings;
  const isReveal = events[0].rule === "throne.orders.reveal";
  return [{ events, lasts: beat.lasts, caption: events[0], ...(isReveal && { sentence: text.revealed }) }];
}
