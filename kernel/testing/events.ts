import type { Decision, Game, GameEvent } from "../game.ts";
import { canonical } from "../json.ts";
import { narrate } from "../text.ts";
import { plainCopy } from "../untrusted.ts";
import { difference, textOf } from "./compare.ts";
import { type Moment, type Place, PropertyBroken } from "./play.ts";

/**
 * Events only tell: with or without a listener, a decision leads to the same state. Each is plain data, sent to seats of
 * this table, and cites a rule that both phrasebooks have, with a log line that leaves no gap open.
 */
export function checkEvents<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  { state, seat, answer, place }: Moment<State, Answer>,
): void {
  const [told, untold] = [game.clone(state), game.clone(state)];
  const events: GameEvent[] = [];
  game.apply(told, seat, answer, (event) => events.push(event));
  game.apply(untold, seat, answer);
  const [heard, unheard] = [textOf(game, told), textOf(game, untold)];
  if (heard !== unheard) {
    const what = difference(unheard, heard);
    throw new PropertyBroken(place, `“${game.print(answer)}” leads elsewhere when somebody listens: ${what}`);
  }
  for (const event of events) checkEvent(game, state, event, place);
  checkRoundsBegun(game, state, told, events, place);
}

/** Every round that begins is begun by one event that everybody hears, in order; no other event says that it begins one. */
function checkRoundsBegun<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  before: State,
  after: State,
  events: readonly GameEvent[],
  place: Place,
): void {
  const [from, to] = [game.round(before), game.round(after)];
  const begun = events.filter((event) => game.roundBegunBy(event) !== undefined);
  const said = begun.map((event) => game.roundBegunBy(event)).join(", ");
  const expected = Array.from({ length: to - from }, (_, i) => from + 1 + i).join(", ");
  if (said !== expected) {
    throw new PropertyBroken(place, `from round ${from} to ${to} events begin the rounds [${said}], not [${expected}]`);
  }
  if (begun.some(({ audience }) => audience !== undefined)) {
    throw new PropertyBroken(place, `not everybody is told that round ${to} begins`);
  }
}

function checkEvent<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  event: GameEvent,
  place: Place,
): void {
  const stated = Object.fromEntries(Object.entries(event).filter(([, fact]) => fact !== undefined));
  const plain = plainCopy(stated, { depth: 20, values: 100_000 });
  if (plain === undefined) throw new PropertyBroken(place, `the event ${event.rule} is not plain data`);
  const seats = game.seatsOf(state);
  const isReal = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats;
  if (event.audience?.every(isReal) === false) {
    throw new PropertyBroken(place, `the event ${event.rule} is sent to seats [${event.audience.join(", ")}]`);
  }
  for (const book of [game.phrasebooks.en, game.phrasebooks.fr]) {
    if (!Object.hasOwn(book.rules, event.rule)) {
      throw new PropertyBroken(place, `the event ${event.rule} is not in the ${book.language} phrasebook`);
    }
    const line = narrate(book, event);
    if (line === undefined || !/[{}]|\bundefined\b|\bNaN\b|\[object/.test(line)) continue;
    throw new PropertyBroken(place, `the event ${canonical(plain)} reads “${line}” (${book.language})`);
  }
}
