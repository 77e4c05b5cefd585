import { type Chance, shuffled } from "../chance.ts";
import { eventsFor } from "../follow.ts";
import { type Ask, type Decision, type Game, type GameEvent, ONLOOKER, type Seat } from "../game.ts";
import { askText, difference, eventText, textOf } from "./compare.ts";
import { type Place, PropertyBroken } from "./play.ts";

/**
 * *Simultaneous answers commute*: at a secret ask, any order of arrival gives the same state, a replaced answer leaves
 * no trace, and until the last is in its seat can read it again, and nobody else can tell one answer from another; where the
 * ask does not show who has answered, nobody else can tell that there is one. Elsewhere there is nothing to check.
 */
export function checkSimultaneous<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  place: Place,
  chance: Chance,
): void {
  const ask = game.asks(state).find(({ secret }) => secret);
  if (ask === undefined) return;
  const missing = missingSeats(game, state, ask, chance);
  if (missing.length < 2) return;
  for (const seat of missing) {
    checkHidden(game, state, seat, place, chance);
    if (!ask.showsAnswered) checkNoTells(game, state, seat, place, chance);
  }
  const answers = new Map(missing.map((seat) => [seat, game.sample(state, seat, chance)]));

  const plain = game.clone(state);
  for (const [seat, answer] of answers) game.apply(plain, seat, answer);
  const expected = textOf(game, plain);

  for (let attempt = 0; attempt < 2; attempt++) {
    const order = shuffled([...missing], chance);
    const other = game.clone(state);
    const last = order[order.length - 1];
    // The last seat's first answer closes the ask, so only the others may think better of theirs.
    const arrivals = order.slice(0, -1).map((seat) => ({ seat, isFinal: false }));
    for (const seat of shuffled(order.slice(0, -1), chance)) arrivals.push({ seat, isFinal: true });
    for (const { seat, isFinal } of arrivals) {
      const answer = isFinal ? (answers.get(seat) as Answer) : game.sample(other, seat, chance);
      arrive(game, other, seat, answer, place, "replaced");
      checkKept(game, other, seat, answer, place);
    }
    arrive(game, other, last, answers.get(last) as Answer, place, "given last");
    checkNothingKept(game, other, ask, place);
    const actual = textOf(game, other);
    if (actual === expected) continue;
    const how = `in the order ${order.map((seat) => game.seatName(state, seat)).join(", ")}, with replacements`;
    throw new PropertyBroken(place, `${how}, the answers lead elsewhere: ${difference(expected, actual)}`);
  }
}

/** Who has yet to answer, found by letting a copy of the game go on until the ask is closed. */
function missingSeats<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  ask: Ask,
  chance: Chance,
): Seat[] {
  const copy = game.clone(state);
  const missing: Seat[] = [];
  for (;;) {
    const seat = game.awaited(copy);
    if (!ask.seats.includes(seat) || missing.includes(seat)) return missing;
    if (!game.asks(copy).some(({ id }) => id === ask.id)) return missing;
    missing.push(seat);
    game.apply(copy, seat, game.sample(copy, seat, chance));
  }
}

function arrive<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  answer: Answer,
  place: Place,
  how: string,
): void {
  const refusal = game.check(state, seat, answer);
  if (refusal !== undefined) {
    throw new PropertyBroken(place, `“${game.print(answer)}”, ${how}, is refused by ${refusal.rule}`);
  }
  game.apply(state, seat, answer);
}

/** An answer that is in is kept as it was given, stays legal, and is known to its own seat alone. */
function checkKept<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  answer: Answer,
  place: Place,
): void {
  const given = game.print(answer);
  for (const from of [state, game.view(state, seat)]) {
    const kept = game.kept(from, seat);
    const text = kept === undefined ? "nothing" : `“${game.print(kept)}”`;
    if (text !== `“${given}”`) throw new PropertyBroken(place, `“${given}” is in, but ${text} is kept`);
    const refusal = game.check(from, seat, kept);
    if (refusal !== undefined) throw new PropertyBroken(place, `the kept “${given}” is refused by ${refusal.rule}`);
  }
  const reader = othersThan(game, state, seat).find(
    (viewer) => game.kept(game.view(state, viewer), seat) !== undefined,
  );
  if (reader === undefined) return;
  const who = reader === ONLOOKER ? "an onlooker" : game.seatName(state, reader);
  throw new PropertyBroken(place, `${who} can read what ${game.seatName(state, seat)} has answered`);
}

/** When an ask is closed, nothing of its answers is kept. */
function checkNothingKept<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  closed: Ask,
  place: Place,
): void {
  if (game.asks(state).some(({ id }) => id === closed.id)) return;
  const seat = closed.seats.find((one) => game.kept(state, one) !== undefined);
  if (seat === undefined) return;
  throw new PropertyBroken(place, `the answer of ${game.seatName(state, seat)} is kept though the ask is closed`);
}

/** Two different answers of one seat look the same to everybody else. */
function checkHidden<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  place: Place,
  chance: Chance,
): void {
  const [one, other] = [0, 1].map(() => looksAfter(game, state, seat, chance));
  for (let i = 0; i < one.length; i++) {
    if (one[i] === other[i]) continue;
    const who = `the secret answer of ${game.seatName(state, seat)} shows before the last is in`;
    throw new PropertyBroken(place, `${who}: ${difference(one[i], other[i])}`);
  }
}

/** At an ask that does not show who has answered, everything looks to everybody else as it did before the answer. */
function checkNoTells<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  place: Place,
  chance: Chance,
): void {
  const before = othersThan(game, state, seat).map((viewer) => lookOf(game, state, viewer, []));
  const after = looksAfter(game, state, seat, chance);
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[i]) continue;
    const who = `that ${game.seatName(state, seat)} has answered shows`;
    throw new PropertyBroken(place, `${who}: ${difference(before[i], after[i])}`);
  }
}

/** How the game looks to everybody else after some answer of a seat. */
function looksAfter<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  chance: Chance,
): string[] {
  const after = game.clone(state);
  const events: GameEvent[] = [];
  game.apply(after, seat, game.sample(state, seat, chance), (event) => events.push(event));
  return othersThan(game, state, seat).map((viewer) => lookOf(game, after, viewer, events));
}

function othersThan<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
): Seat[] {
  const seats = Array.from({ length: game.seatsOf(state) }, (_, viewer) => viewer);
  return [ONLOOKER, ...seats.filter((other) => other !== seat)];
}

function lookOf<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  viewer: Seat,
  events: readonly GameEvent[],
): string {
  const shown = game.view(state, viewer);
  const told = eventsFor(viewer, events).map(eventText).join(",");
  return `{"view":${textOf(game, shown)},"asks":[${game.asks(shown).map(askText).join(",")}],"told":[${told}]}`;
}
