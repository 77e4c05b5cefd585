import { type Chance, chanceOf } from "../chance.ts";
import { seedFrom } from "../dice.ts";
import { type Decision, type Game, NOBODY, type Seat } from "../game.ts";
import { canonical, type Json } from "../json.ts";
import { isRefusal } from "../refusal.ts";

/** A law that does not hold. Its message names the game, the seed and the decision at which it was seen. */
export class PropertyBroken extends Error {
  constructor(place: Place, problem: string) {
    super(`${place}: ${problem}`);
    this.name = "PropertyBroken";
  }
}

/** Where a check looks, in words that let anybody look there again: `ravens-wager, seed "x 17", decision 204`. */
export type Place = string;

/** One decision of a game that is being played at random, just before it is applied. */
export interface Moment<State, Answer> {
  readonly state: State;
  readonly seat: Seat;
  readonly answer: Answer;
  /** How many decisions came before. */
  readonly index: number;
  readonly place: Place;
  readonly chance: Chance;
}

export interface PlayOutOptions<State, Answer> {
  /** Called before every decision. Only the getter of `place` builds a text, so a call is cheap. */
  readonly everyDecision?: (moment: Moment<State, Answer>) => void;
  /** Longer than any real game: random play that has not ended by then never will. */
  readonly mostDecisions?: number;
}

export interface PlayedGame<State, Answer, Options> {
  readonly options: Options;
  readonly state: State;
  readonly decisions: readonly MadeDecision<Answer>[];
}

export interface MadeDecision<Answer> {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** The options as the game reads them; a test that gives wrong ones is told so. */
function readOptions<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  input: unknown,
): Options {
  const options = game.readOptions(input);
  if (isRefusal(options)) throw new PropertyBroken(game.name, `these options are refused by ${options.rule}`);
  return options;
}

/**
 * Plays one game to its end by sampled answers. Holds *no dead ends* along the way: until the game is over somebody is
 * awaited, has an answer, and the answer is legal; and the end comes.
 */
export function playOut<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  input: unknown,
  seed: string,
  chance: Chance = chanceOf(`chance of ${seed}`),
  limits: PlayOutOptions<State, Answer> = {},
): PlayedGame<State, Answer, Options> {
  const options = readOptions(game, input);
  const state = game.setup(options, seedFrom(seed));
  const setting = canonical((input ?? {}) as Json);
  const placeAt = (index: number): Place => `${game.name} ${setting}, seed "${seed}", decision ${index}`;
  return { options, state, decisions: playOn(game, state, chance, placeAt, limits) };
}

/** *No dead ends* from here: random play of a copy comes to an end, and somebody always has a legal answer. */
export function checkNoDeadEnds<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  place: Place,
  chance: Chance,
  limits: PlayOutOptions<State, Answer> = {},
): void {
  const copy = game.clone(state);
  playOn(game, copy, chance, (index) => `${place}, played on for ${index} decisions`, limits);
  checkBooks(game, copy, `${place}, played on to the end`);
}

function playOn<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  chance: Chance,
  placeAt: (index: number) => Place,
  { everyDecision, mostDecisions = 100_000 }: PlayOutOptions<State, Answer>,
): MadeDecision<Answer>[] {
  const decisions: MadeDecision<Answer>[] = [];
  for (let index = 0; ; index++) {
    const seat = game.awaited(state);
    if (seat === NOBODY) break;
    if (index >= mostDecisions) throw new PropertyBroken(placeAt(index), "random play does not end");
    let answer: Answer | undefined;
    try {
      if (game.outcome(state) !== undefined) throw new Error("a seat is awaited though the game is over");
      answer = game.sample(state, seat, chance);
      const refusal = game.check(state, seat, answer);
      if (refusal !== undefined) throw new Error(`the sampled answer is refused by ${refusal.rule}`);
      everyDecision?.(new MomentOf(state, seat, answer, index, chance, placeAt));
      game.apply(state, seat, answer);
      decisions.push({ seat, answer });
    } catch (reason) {
      throw atPlace(reason, placeAt(index), answer === undefined ? "" : ` (seat ${seat}: ${JSON.stringify(answer)})`);
    }
  }
  const end = decisions.length;
  if (game.outcome(state) === undefined) {
    throw new PropertyBroken(placeAt(end), "nobody is awaited though the game is not over");
  }
  if (game.asks(state).length > 0) throw new PropertyBroken(placeAt(end), "a finished game still asks");
  return decisions;
}

/**
 * Asks agree with whoever is awaited, and each new one has a number of its own, greater than any before: only a secret
 * ask that still waits for others stays the same.
 */
export function checkAsks<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  { state, seat, answer, place }: Moment<State, Answer>,
): void {
  const before = game.asks(state);
  if (!before.some(({ seats }) => seats.includes(seat))) {
    throw new PropertyBroken(place, `seat ${seat} is awaited, but no ask names it`);
  }
  const seats = game.seatsOf(state);
  for (let one = 0; one < seats; one++) {
    const isMissing = game.isAwaited(state, one);
    if (one === seat && !isMissing) throw new PropertyBroken(place, `seat ${one} is awaited, and says it is not`);
    if (isMissing && !before.some((ask) => ask.seats.includes(one))) {
      throw new PropertyBroken(place, `seat ${one} says it is awaited, but no ask names it`);
    }
    if (game.isAwaited(game.view(state, one), one) !== isMissing) {
      throw new PropertyBroken(place, `seat ${one} cannot see whether its own answer is missing`);
    }
  }
  for (const ask of before) {
    const areReal = ask.seats.every((asked) => Number.isInteger(asked) && asked >= 0 && asked < seats);
    if (!areReal || new Set(ask.seats).size !== ask.seats.length || ask.seats.length === 0) {
      throw new PropertyBroken(place, `ask ${ask.id} (${ask.kind}) goes to seats [${ask.seats.join(", ")}]`);
    }
  }
  const copy = game.clone(state);
  game.apply(copy, seat, answer);
  const greatest = Math.max(...before.map(({ id }) => id));
  for (const ask of game.asks(copy)) {
    const isLeft = before.some(
      ({ id, kind, seats: asked, secret }) =>
        id === ask.id && kind === ask.kind && asked.join() === ask.seats.join() && (secret || !asked.includes(seat)),
    );
    if (!isLeft && ask.id <= greatest) {
      throw new PropertyBroken(place, `the next ask (${ask.kind}) has number ${ask.id}, which is not new`);
    }
  }
}

/** The books balance. */
export function checkBooks<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  place: Place,
): void {
  const problems = game.audit(state);
  if (problems.length > 0) throw new PropertyBroken(place, `the books do not balance: ${problems.join("; ")}`);
}

/** A class so that the place's text is only made when somebody asks for it. */
class MomentOf<State, Answer> implements Moment<State, Answer> {
  readonly state: State;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly index: number;
  readonly chance: Chance;
  readonly #placeAt: (index: number) => Place;

  constructor(
    state: State,
    seat: Seat,
    answer: Answer,
    index: number,
    chance: Chance,
    placeAt: (index: number) => Place,
  ) {
    this.state = state;
    this.seat = seat;
    this.answer = answer;
    this.index = index;
    this.chance = chance;
    this.#placeAt = placeAt;
  }

  get place(): Place {
    return this.#placeAt(this.index);
  }
}

/** Any error, told with its place and keeping its own stack. */
function atPlace(reason: unknown, place: Place, remark: string): unknown {
  if (reason instanceof PropertyBroken) return reason;
  const broken = new PropertyBroken(place, `${String(reason)}${remark}`);
  if (reason instanceof Error && reason.stack !== undefined) broken.stack = `${broken.message}\n${reason.stack}`;
  return broken;
}
