import {
  type Answers,
  type Chance,
  chanceOf,
  eventsFor,
  type Game,
  type GameEvent,
  NOBODY,
  ONLOOKER,
  oneOf,
  placeDice,
  type Seat,
  seedFrom,
} from "@weirwood/kernel";
import { seatIds } from "../data/names.ts";
import type { Cards, CardsDecision, CardsOptions } from "../index.ts";
import { DICE, KEPT_PLOT, placesOf } from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";

/**
 * Two tables that one viewer cannot tell apart, played by the same decisions: whatever the others hold there, he is shown, told
 * and asked the same, until a rule turns a hidden card over.
 */

type AnyCards = Game<Cards, CardsDecision, CardsOptions>;

/** The rules that turn hidden cards over. */
const openings: ReadonlySet<string> = new Set([
  "cards.deck.milled",
  "cards.deck.revealed",
  "cards.hand.discarded",
  "cards.hand.revealed",
  "cards.hand.whole",
  "cards.own.from-shadows",
  "cards.plots.revealed",
  "cards.plots.used",
  "cards.search.found",
  "cards.search.nothing",
]);

export interface Comparison {
  /** How many decisions looked the same at both tables. */
  readonly compared: number;
  /** Kinds of asks that were answered at both. */
  readonly kinds: ReadonlySet<string>;
  readonly tell?: string;
}

/** Plays a game and looks for the first thing that tells a viewer apart from what he may know. */
export function lookForTell(
  game: AnyCards,
  players: number,
  viewer: Seat,
  seed: string,
  decisions: number,
): Comparison {
  const chance = chanceOf(`${seed}, chance`);
  const state = game.setup(game.readOptions({ players }) as CardsOptions, seedFrom(seed));
  let other: Cards | undefined;
  let compared = 0;
  const kinds = new Set<string>();
  for (let made = 0; made < decisions; made++) {
    const seat = game.awaited(state);
    if (seat === NOBODY) break;
    if (isBetweenAnswers(game, state)) other ??= likeness(game, state, viewer, `${seed} ${made}`);
    const answer = answerAt(game, state, other, seat, chance);
    const isAlike = other !== undefined && game.check(other, seat, answer) === undefined;
    const [{ kind }] = game.asks(state);
    const events = applied(game, state, seat, answer);
    if (!isAlike || other === undefined) {
      other = undefined;
      continue;
    }
    const otherEvents = applied(game, other, seat, answer);
    const difference = differenceFor(game, viewer, [state, events], [other, otherEvents]);
    if (difference === undefined) {
      compared++;
      kinds.add(kind);
    } else if (isOpened(viewer, events, otherEvents)) other = undefined;
    else return { compared, kinds, tell: `${seed}, decision ${made}, “${game.print(answer)}”: ${difference}` };
  }
  return { compared, kinds };
}

/** Decks are dealt, and nobody has answered in secret what another table would not know. */
const isBetweenAnswers = (game: AnyCards, state: Cards): boolean =>
  placesOf(state).piles.hand[0].count(state) > 0 &&
  game.asks(state).every(({ seats }) => seats.every((seat) => game.kept(state, seat) === undefined));

/** Another table that looks the same: others hold any cards, but bring the plots that they bring; and dice fall alike. */
function likeness(game: AnyCards, state: Cards, viewer: Seat, seed: string): Cards {
  const other = game.imagine(game.view(state, viewer), seedFrom(seed));
  for (const table of [state, other]) placeDice(table, DICE, seedFrom(seed));
  const { plots } = placesOf(state).piles;
  for (let seat = 0; seat < seatsIn(state); seat++) {
    other[KEPT_PLOT + seat] = state[KEPT_PLOT + seat];
    plots[seat].empty(other);
    for (const plot of plots[seat].all(state)) plots[seat].put(other, plot);
  }
  return other;
}

/** Mostly an answer that can be given at both tables. */
function answerAt(game: AnyCards, state: Cards, other: Cards | undefined, seat: Seat, chance: Chance): CardsDecision {
  const options: Answers<CardsDecision> | undefined = game.options(state, seat);
  if (other === undefined || options === undefined || chance.below(8) === 0) return game.sample(state, seat, chance);
  const common = Array.from(options).filter((answer) => game.check(other, seat, answer) === undefined);
  return common.length === 0 ? game.sample(state, seat, chance) : oneOf(common, chance);
}

function applied(game: AnyCards, state: Cards, seat: Seat, answer: CardsDecision): readonly GameEvent[] {
  const events: GameEvent[] = [];
  game.apply(state, seat, answer, (event) => events.push(event));
  return events;
}

/** Whether the first thing that is told differently is a hidden card that is turned over, or one that the viewer draws himself. */
function isOpened(viewer: Seat, ...events: readonly [readonly GameEvent[], readonly GameEvent[]]): boolean {
  const [here, there] = events.map((list) => eventsFor(viewer, list));
  const at = here.findIndex((event, place) => JSON.stringify(event) !== JSON.stringify(there[place]));
  const told = [here[at], there[at]].filter((event) => event !== undefined);
  return told.some(
    ({ rule, player }) => openings.has(rule) || (rule === "cards.draw.card" && player === seatIds[viewer]),
  );
}

type Table = readonly [state: Cards, events: readonly GameEvent[]];

/** What a viewer is shown, told or asked differently at two tables. */
function differenceFor(game: AnyCards, viewer: Seat, ...tables: readonly [Table, Table]): string | undefined {
  const [here, there] = tables.map(([state, events]) => ({
    told: JSON.stringify(eventsFor(viewer, events)),
    shown: JSON.stringify(game.toJSON(game.view(state, viewer))),
    asked: JSON.stringify(asksFor(game, state, viewer)),
  }));
  for (const how of ["told", "shown", "asked"] as const) {
    if (here[how] === there[how]) continue;
    const at = Array.from(here[how]).findIndex((letter, place) => letter !== there[how][place]);
    const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
    return `${how} “${part(here[how])}” here and “${part(there[how])}” there`;
  }
  return undefined;
}

/** What a viewer is asked, with all that he may answer. */
function asksFor(game: AnyCards, state: Cards, viewer: Seat): unknown {
  return game.asks(state).map((ask) => {
    const { id, kind, seats, bounds } = ask;
    if (viewer === ONLOOKER || !seats.includes(viewer)) return { id, kind, seats };
    return { id, kind, seats, bounds, options: Array.from(game.options(state, viewer) ?? [], game.print) };
  });
}
