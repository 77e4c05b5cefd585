import { type Chance, chanceFrom } from "../chance.ts";
import { seedFrom } from "../dice.ts";
import { type Decision, type Game, NOBODY, type Seat } from "../game.ts";
import { canonical, hashOf, type Json } from "../json.ts";
import { patched } from "../patch.ts";
import { isRefusal, type RefusedError } from "../refusal.ts";
import { difference, textOf } from "./compare.ts";
import { garbage, mutants } from "./hostile.ts";
import { type Moment, type Place, type PlayedGame, PropertyBroken } from "./play.ts";

/**
 * *Same seed, same decisions, same state*: plays the decisions of a played game again, through JSON and back now and
 * then, and comes to the same bytes; what is cloned on the way leaves the original alone.
 */
export function checkSameSeed<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  played: PlayedGame<State, Answer, Options>,
  seed: string,
  place: Place,
  chance: Chance,
): void {
  let state = game.setup(played.options, seedFrom(seed));
  const spare = game.clone(state);
  for (const { seat, answer } of played.decisions) {
    const turn = chance.below(40);
    if (turn === 0) state = throughJson(game, state);
    if (turn === 1) checkApart(game, state, game.clone(state), seat, answer, place);
    if (turn === 2) {
      game.copy(state, spare);
      checkApart(game, state, spare, seat, answer, place);
    }
    const refusal = game.check(state, seat, answer);
    if (refusal !== undefined) {
      throw new PropertyBroken(place, `played again, “${game.print(answer)}” is refused by ${refusal.rule}`);
    }
    game.apply(state, seat, answer, turn === 3 ? () => {} : undefined);
  }
  const [here, there] = [textOf(game, played.state), textOf(game, state)];
  if (here !== there)
    throw new PropertyBroken(place, `played again, the game ends otherwise: ${difference(here, there)}`);
}

/** What happens to a copy does not happen to the original. */
function checkApart<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  copy: State,
  seat: Seat,
  answer: Answer,
  place: Place,
): void {
  const before = textOf(game, state);
  game.apply(copy, seat, answer);
  const after = textOf(game, state);
  if (after !== before) throw new PropertyBroken(place, `a copy shares memory: ${difference(before, after)}`);
}

/** Every host of the kernel has it, but none of their types are known here. */
declare function structuredClone<T>(value: T): T;

/**
 * A state, or a view, survives being written out and read back, and being sent to a worker, which gets plain data and
 * typed arrays but no object of a class.
 */
export function checkRoundTrip<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  place: Place,
): void {
  const before = textOf(game, state);
  const sent = structuredClone(state);
  if (Object.getPrototypeOf(sent) !== Object.getPrototypeOf(state)) {
    throw new PropertyBroken(place, "sent to a worker, the state arrives as something else");
  }
  const copies: Record<string, State> = {
    "read back from JSON": throughJson(game, state),
    cloned: game.clone(state),
    "sent to a worker": sent,
  };
  for (const [how, copy] of Object.entries(copies)) {
    const after = textOf(game, copy);
    if (after !== before) throw new PropertyBroken(place, `${how}, the state is another: ${difference(before, after)}`);
  }
  const plain = JSON.parse(JSON.stringify(game.toJSON(state))) as Json;
  if (hashOf(plain) !== hashOf(game.toJSON(state))) throw new PropertyBroken(place, "toJSON is not plain data");
}

/** How far the state that is overwritten has gone on. */
const FURTHER = 12;

/** A state that is copied over another leaves nothing of it. */
export function checkCopy<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  { state, index, place }: Moment<State, Answer>,
): void {
  const chance = chanceFrom(index);
  const into = game.clone(state);
  for (let made = 0; made < FURTHER && game.awaited(into) !== NOBODY; made++) {
    const seat = game.awaited(into);
    game.apply(into, seat, game.sample(into, seat, chance));
  }
  for (const [from, to] of [
    [game.clone(into), game.clone(state)],
    [state, into],
  ]) {
    game.copy(from, to);
    const [before, after] = [textOf(game, from), textOf(game, to)];
    if (after !== before)
      throw new PropertyBroken(place, `copied over another, the state is another: ${difference(before, after)}`);
  }
}

/** *What changed* leads from one state to the next, and from one view to the next, and is nothing where nothing did. */
export function checkChanges<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  { state, seat, answer, place }: Moment<State, Answer>,
  viewer: Seat,
): void {
  const later = game.clone(state);
  game.apply(later, seat, answer);
  const pairs = [
    [state, later],
    [game.view(state, viewer), game.view(later, viewer)],
    [later, later],
  ] as const;
  for (const [from, to] of pairs) {
    const patch = game.changes(from, to);
    const after = canonical(patched(game.toJSON(from), patch));
    const expected = textOf(game, to);
    if (after !== expected)
      throw new PropertyBroken(place, `the changes lead elsewhere: ${difference(expected, after)}`);
    if (expected === textOf(game, from) && Object.keys(patch).length > 0) {
      throw new PropertyBroken(place, `nothing changed, but ${canonical(patch)} is told`);
    }
  }
}

/**
 * What is no state of the game is refused by `fromJSON` with an error that bears the refusal; what is read after all,
 * though it was spoilt, is a state that can be written out and read back.
 */
export function checkForeignStates<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  place: Place,
  chance: Chance,
): void {
  const plain = game.toJSON(state) as object;
  for (const { what, input } of [...garbage(), ...mutants(plain, chance, 40)]) {
    const stored = storedText(input);
    if (stored === undefined) continue;
    let read: State;
    try {
      read = game.fromJSON(JSON.parse(stored));
    } catch (reason) {
      if (isRefusal((reason as Partial<RefusedError> | undefined)?.refusal)) continue;
      throw new PropertyBroken(place, `fromJSON, given ${what}, throws ${String(reason)} instead of a RefusedError`);
    }
    checkRoundTrip(game, read, `${place}, read from a state with ${what}`);
  }
}

/** States come from files and databases, so only what JSON can say is tried. */
function storedText(input: unknown): string | undefined {
  try {
    return JSON.stringify(input);
  } catch {
    return undefined;
  }
}

function throughJson<State, Answer extends Decision, Options>(game: Game<State, Answer, Options>, state: State): State {
  return game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(state))));
}
