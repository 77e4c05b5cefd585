import { type Ask, type Decision, type GameEvent, NOBODY, type Rules, type Seat } from "../game.ts";
import { canonical, isJsonMap, type Json } from "../json.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { plainCopy } from "../untrusted.ts";
import { driveUntilSettled } from "./driver.ts";
import type { Player, Procedure, Step, TellOf } from "./step.ts";

/** How a state keeps the ask that is open. */
export interface OpenAsk<State> {
  isOpen(state: State): boolean;
  id(state: State): number;
  /** The number of its kind, see `StepsGame.kinds`. */
  kind(state: State): number;
  /** The players who are asked; none where nothing is. */
  asked(state: State): number;
  /** Those of them whose secret answers are in. A view knows it of its own seat alone. */
  answered(state: State): number;
  setAnswered(state: State, players: number): void;
  close(state: State): void;
}

/** Which player of the game sits where. */
export interface Seating<State> {
  count(state: State): number;
  playerAt(state: State, seat: Seat): Player;
  seatOf(state: State, player: Player): Seat;
}

/** Players are numbered as they sit. */
export function seatedInOrder<State>(count: (state: State) => number): Seating<State> {
  return { count, playerAt: (_, seat) => seat, seatOf: (_, player) => player };
}

/** The parts of a game that is written as steps. */
export interface StepsGame<State, Answer extends Decision, Event extends GameEvent, Kind extends string> {
  /** The kinds of asks, each by its number. */
  readonly kinds: readonly Kind[];
  /** The step that answers each kind of ask. It only ever meets decisions of its own kinds: `check` sees to that. */
  readonly steps: { readonly [kind in Kind]: Step<State, Answer, Event> };
  readonly ask: OpenAsk<State>;
  readonly seating: Seating<State>;
  isOver(state: State): boolean;
  /** The procedure whose frame is on top. */
  procedure(state: State): Procedure<State, Event>;
  /** What is set right at once, whatever the cause: before each procedure, and before anybody is asked. */
  keepUp?(state: State, tell?: TellOf<Event>): void;
  /** Why an answer is not legal in this game, whatever was asked. */
  checkAny?(state: State, answer: Answer): Refusal | undefined;
}

type StepsRules<State, Answer extends Decision> = Pick<
  Rules<State, Answer>,
  "asks" | "awaited" | "isAwaited" | "check" | "apply" | "options" | "sample" | "kept"
>;

export interface PlayedBySteps<State, Answer extends Decision, Event extends GameEvent> {
  /** Goes on until somebody has something to decide, or the game is over. */
  readonly proceed: Procedure<State, Event>;
  /** What `Rules` says about asks and answers. */
  readonly rules: StepsRules<State, Answer>;
}

const isIn = (players: number, player: Player): boolean => ((players >> player) & 1) === 1;

/**
 * A game by its steps: an answer is read, checked and carried out by the step of the open ask, a secret one kept until the
 * last is in, and then procedures go on until somebody is asked again. One ask is open at a time, to one player or to
 * several at once.
 */
export function stepsGame<State, Answer extends Decision, Event extends GameEvent, Kind extends string>(
  game: StepsGame<State, Answer, Event, Kind>,
): PlayedBySteps<State, Answer, Event> {
  const { kinds, ask, seating } = game;
  /** By the number of the ask: a name is looked up once for all, and not at every decision. */
  const steps = kinds.map((kind): Step<State, Answer, Event> => game.steps[kind]);
  const openStep = (state: State): Step<State, Answer, Event> => steps[ask.kind(state)];

  const goOn = (state: State, tell?: TellOf<Event>): boolean => {
    game.keepUp?.(state, tell);
    if (ask.isOpen(state) || game.isOver(state)) return true;
    game.procedure(state)(state, tell);
    return false;
  };
  const proceed: Procedure<State, Event> = (state, tell) => driveUntilSettled(state, goOn, tell);

  const rules: StepsRules<State, Answer> = {
    asks(state) {
      if (!ask.isOpen(state)) return [];
      const step = openStep(state);
      const seats: Seat[] = [];
      for (let seat = 0; seat < seating.count(state); seat++) {
        if (isIn(ask.asked(state), seating.playerAt(state, seat))) seats.push(seat);
      }
      const open: Ask = {
        id: ask.id(state),
        kind: kinds[ask.kind(state)],
        seats,
        secret: step.settle !== undefined,
        showsAnswered: step.showsAnswered === true,
        bounds: { decision: step.decision, ...step.bounds?.(state) },
      };
      return [open];
    },

    awaited(state) {
      const missing = ask.asked(state) & ~ask.answered(state);
      return missing === 0 ? NOBODY : seating.seatOf(state, 31 - Math.clz32(missing));
    },
    isAwaited: (state, seat) => isIn(ask.asked(state) & ~ask.answered(state), seating.playerAt(state, seat)),

    check(state, seat, input) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= seating.count(state)) return refuse("kernel.no-seat");
      if (game.isOver(state)) return refuse("kernel.game-over");
      const player = seating.playerAt(state, seat);
      if (!ask.isOpen(state) || !isIn(ask.asked(state), player)) return refuse("kernel.not-asked");
      const step = openStep(state);
      const fields = plainCopy(input);
      if (!isJsonMap(fields) || typeof fields.kind !== "string") return refuse("kernel.malformed");
      if (![step.decision].flat().includes(fields.kind)) {
        return refuse("kernel.other-kind", { asked: kinds[ask.kind(state)] });
      }
      const answer = step.read(fields);
      // A field too many is as malformed as one too few.
      if (answer === undefined || canonical(answer as unknown as Json) !== canonical(fields)) {
        return refuse("kernel.malformed");
      }
      return game.checkAny?.(state, answer) ?? step.check(state, player, answer);
    },

    apply(state, seat, answer, tell) {
      const player = seating.playerAt(state, seat);
      const step = openStep(state);
      if (step.settle === undefined) {
        ask.close(state);
        step.apply(state, player, answer, tell);
      } else {
        step.apply(state, player, answer, tell);
        const asked = ask.asked(state);
        const answered = ask.answered(state) | (1 << player);
        ask.setAnswered(state, answered);
        if (answered !== asked) return;
        ask.close(state);
        step.settle(state, tell);
      }
      proceed(state, tell);
    },

    options: (state, seat) => openStep(state).options(state, seating.playerAt(state, seat)),
    sample: (state, seat, chance) => openStep(state).sample(state, seating.playerAt(state, seat), chance),

    kept(state, seat) {
      if (!ask.isOpen(state)) return undefined;
      const player = seating.playerAt(state, seat);
      return isIn(ask.answered(state), player) ? openStep(state).kept?.(state, player) : undefined;
    },
  };
  return { proceed, rules };
}
