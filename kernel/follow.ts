import { type Decision, type GameEvent, ONLOOKER, type Rules, type Seat } from "./game.ts";
import type { JsonMap } from "./json.ts";

/**
 * Who is told what of a game in progress. Viewers are the onlooker and every seat; each has its view, hears the events it
 * may hear, and counts the changes it was told of. What a viewer may not know of takes no number, so that a gap in the
 * numbers is a message lost and never a secret.
 */
export interface Following<State> {
  /** By viewer, see `viewerIndex`. Viewers who see the same share one view. */
  readonly views: readonly State[];
  readonly asks: readonly AskSummary[];
  /** By viewer: how many changes it was told of. */
  readonly numbers: readonly number[];
}

/** What the game waits for, in short. Everybody may know it. */
export interface AskSummary {
  readonly id: number;
  readonly kind: string;
  readonly seats: readonly Seat[];
  readonly secret?: true;
  /** Who has answered, where everybody may see it. */
  readonly answered?: readonly Seat[];
}

/** What one decision was to one viewer. */
export interface Told {
  /** A merge patch of its view. */
  readonly changes: JsonMap;
  readonly events: readonly GameEvent[];
  readonly haveAsksChanged: boolean;
}

export interface Followed<State> extends Following<State> {
  /** By viewer; undefined where it may not know that anything happened. */
  readonly told: readonly (Told | undefined)[];
}

/** Where a viewer stands in a list by viewer: the onlooker first, then seat after seat. */
export const viewerIndex = (viewer: Seat): number => viewer - ONLOOKER;

/** The beginning: nobody has been told anything. */
export function startFollowing<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  state: State,
): Following<State> {
  const views = viewsOf(rules, state);
  return { views, asks: summarizeAsks(rules, state), numbers: views.map(() => 0) };
}

/** What a decision changed: `state` is the position after it, `events` what it told; `successors` as for `viewsOf`. */
export function follow<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  before: Following<State>,
  state: State,
  events: readonly GameEvent[],
  successors: readonly Seat[] = [],
): Followed<State> {
  const views = viewsOf(rules, state, successors);
  const asks = summarizeAsks(rules, state);
  const haveAsksChanged = idsOf(before.asks) !== idsOf(asks);
  const open = rules.changes(before.views[0], views[0]);
  const told = views.map((view, index): Told | undefined => {
    const isShared = view === views[0] && before.views[index] === before.views[0];
    const changes = isShared ? open : rules.changes(before.views[index], view);
    const heard = eventsFor(index + ONLOOKER, events);
    const isNews = haveAsksChanged || heard.length > 0 || Object.keys(changes).length > 0;
    return isNews ? { changes, events: heard, haveAsksChanged } : undefined;
  });
  const numbers = before.numbers.map((number, index) => (told[index] === undefined ? number : number + 1));
  return { views, asks, numbers, told };
}

/**
 * Every viewer's view; one for all who see the same, so that what is worked out for one of them serves the others.
 * `successors` are seats that somebody new has taken over in play.
 */
export function viewsOf<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  state: State,
  successors: readonly Seat[] = [],
): readonly State[] {
  const open = rules.view(state, ONLOOKER);
  const views = [open];
  for (let seat = 0; seat < rules.seatsOf(state); seat++) {
    if (!rules.hasSecrets(state, seat)) views.push(open);
    else if (rules.viewOfSuccessor && successors.includes(seat)) views.push(rules.viewOfSuccessor(state, seat));
    else views.push(rules.view(state, seat));
  }
  return views;
}

/** The events that a viewer may hear. */
export function eventsFor(viewer: Seat, events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.every(({ audience }) => audience === undefined)) return events;
  return events.filter(({ audience }) => audience === undefined || audience.includes(viewer));
}

/** What a whole state waits for. A view does not know who else has answered. */
export function summarizeAsks<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  state: State,
): readonly AskSummary[] {
  return rules.asks(state).map(({ id, kind, seats, secret, showsAnswered }) => {
    if (!secret) return { id, kind, seats };
    if (!showsAnswered) return { id, kind, seats, secret };
    return { id, kind, seats, secret, answered: seats.filter((seat) => !rules.isAwaited(state, seat)) };
  });
}

const idsOf = (asks: readonly AskSummary[]): string => asks.map(({ id }) => id).join();
