import type { Chance } from "../chance.ts";
import { type Seed, seedFrom } from "../dice.ts";
import { eventsFor } from "../follow.ts";
import { type Decision, type Game, type GameEvent, NOBODY, ONLOOKER, type Seat } from "../game.ts";
import { canonical } from "../json.ts";
import { asJson, askText, difference, eventText, textOf } from "./compare.ts";
import { mutants } from "./hostile.ts";
import { type MadeDecision, type Place, PropertyBroken } from "./play.ts";
import { checkRoundTrip } from "./same-seed.ts";

export interface ViewsOptions<State, Answer> {
  /** How many decisions the two states are played on side by side. */
  readonly steps?: number;
  /** How many spoilt decisions are compared on view and state. */
  readonly mutants?: number;
  /**
   * Whether an event rightly opens something new to a viewer. Only needed where it may leave no trace in the view: a
   * die that changed nothing, a card drawn and lost again. Say it by rule and facts, not by whom the event is sent to.
   */
  readonly opens?: (event: GameEvent, viewer: Seat) => boolean;
  /**
   * A state that differs only in what the viewer may not know and what the next decisions do not touch. Where hands are
   * hidden, most decisions are not legal in an imagined state, and the two would be compared for a step or none; a twin
   * that swaps hidden cards which nobody is about to play can be followed further. Undefined where there are none to swap.
   */
  readonly twin?: (state: State, viewer: Seat, seed: Seed, next: readonly MadeDecision<Answer>[]) => State | undefined;
  /**
   * How many decisions the true state and the better of its likenesses are followed, on average over an examination:
   * with fewer, the law holds because it looks away. Not more than `steps`.
   */
  readonly depth?: number;
}

/**
 * *A view tells nothing else*, for every viewer: a state imagined from the view looks the same, as does any twin; asks,
 * options and refusals of the viewer's own are the same on view and state; and as long as the true game and the
 * imagined one are played on alike, they look alike, and are told alike.
 */
export function checkViews<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  place: Place,
  chance: Chance,
  options: ViewsOptions<State, Answer> = {},
): void {
  for (let viewer = ONLOOKER; viewer < game.seatsOf(state); viewer++) {
    checkViewOf(game, state, viewer, place, chance, options);
  }
}

/** The same for one viewer: a seat, or ONLOOKER. Says for how many decisions the states could be followed. */
export function checkViewOf<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  viewer: Seat,
  place: Place,
  chance: Chance,
  options: ViewsOptions<State, Answer> = {},
): number {
  const here = `${place}, seen by ${viewer === ONLOOKER ? "an onlooker" : game.seatName(state, viewer)}`;
  const view = game.view(state, viewer);
  const seen = textOf(game, view);
  checkRoundTrip(game, view, here);
  checkSameAsks(game, state, view, viewer, here);
  if (viewer !== ONLOOKER && !game.hasSecrets(state, viewer)) {
    const openly = textOf(game, game.view(state, ONLOOKER));
    if (openly !== seen) throw new PropertyBroken(here, `there are secrets after all: ${difference(openly, seen)}`);
  }
  if (viewer !== ONLOOKER) checkSameAnswers(game, state, view, viewer, here, chance, options.mutants ?? 10);

  const seed = (): Seed => seedFrom(`${here} ${chance.below(0x1_0000_0000)}`);
  const next = decisionsAhead(game, state, chance, options.steps ?? 6);
  const others: Likeness<State>[] = [{ what: "imagined", other: game.imagine(view, seed()) }];
  const twin = options.twin?.(state, viewer, seed(), next);
  if (twin !== undefined) {
    if (textOf(game, twin) === textOf(game, state)) throw new PropertyBroken(here, "the twin is the same state");
    others.push({ what: "twin", other: twin });
  }
  let deepest = 0;
  for (const likeness of others) {
    const { what, other } = likeness;
    const looks = textOf(game, game.view(other, viewer));
    if (looks !== seen) throw new PropertyBroken(here, `the ${what} state looks different: ${difference(seen, looks)}`);
    const problems = game.audit(other);
    if (problems.length > 0) throw new PropertyBroken(here, `the ${what} state is none: ${problems.join("; ")}`);
    checkSameAsks(game, other, view, viewer, `${here}, ${what}`);
    deepest = Math.max(deepest, playOnAlike(game, game.clone(state), likeness, viewer, here, next, chance, options));
  }
  return deepest;
}

/** A state that looks the same to the viewer. Secret answers are the same in a twin, and others in an imagined state. */
interface Likeness<State> {
  readonly what: "imagined" | "twin";
  readonly other: State;
}

/** What is decided next, at random, as far as it is looked at. */
function decisionsAhead<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  chance: Chance,
  steps: number,
): MadeDecision<Answer>[] {
  const copy = game.clone(state);
  const next: MadeDecision<Answer>[] = [];
  for (let seat = game.awaited(copy); seat !== NOBODY && next.length < steps; seat = game.awaited(copy)) {
    const answer = game.sample(copy, seat, chance);
    next.push({ seat, answer });
    game.apply(copy, seat, answer);
  }
  return next;
}

/** The viewer is asked the same by view and state; of asks to others it sees who is asked and for what. */
function checkSameAsks<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  view: State,
  viewer: Seat,
  place: Place,
): void {
  const [real, shown] = [state, view].map((from) =>
    game.asks(from).map((ask) => (ask.seats.includes(viewer) ? askText(ask) : askText({ ...ask, bounds: {} }))),
  );
  const [expected, actual] = [real, shown].map((asks) => `[${asks.join(",")}]`);
  if (expected !== actual) throw new PropertyBroken(place, `the view asks otherwise: ${difference(expected, actual)}`);
  // Whether others' secret answers are in may itself be hidden; otherwise view and state await the same seat.
  const [awaited, seemsAwaited] = [game.awaited(state), game.awaited(view)];
  const isHidden = game.asks(view).some(({ secret, seats }) => secret && seats.includes(seemsAwaited));
  if (awaited !== seemsAwaited && !isHidden) throw new PropertyBroken(place, "the view awaits another seat");
}

/** Options, samples and refusals of the viewer's own decisions are those of the state. */
function checkSameAnswers<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  view: State,
  viewer: Seat,
  place: Place,
  chance: Chance,
  most: number,
): void {
  const isAsked = game.asks(state).some(({ seats }) => seats.includes(viewer));
  const awaited = game.awaited(state);
  const asked = isAsked ? viewer : awaited;
  if (asked === NOBODY) return;
  if (isAsked) {
    const [real, shown] = [state, view].map((from) =>
      [...(game.options(from, viewer) ?? [])].map((option) => game.print(option)),
    );
    if (canonical(asJson(real)) !== canonical(asJson(shown))) {
      throw new PropertyBroken(place, "the view lists other options than the state");
    }
  }
  // A seat that is not asked tries the answer of one that is: both must refuse it alike.
  const answer = game.sample(isAsked ? view : state, asked, chance);
  const inputs = [{ what: "sampled", input: answer as unknown }, ...mutants(answer, chance, most)];
  for (const { what, input } of inputs) {
    const [real, shown] = [state, view].map((from) => canonical(asJson(game.check(from, viewer, input))));
    if (real === shown) continue;
    throw new PropertyBroken(place, `${what} of “${game.print(answer)}”: the state says ${real}, the view ${shown}`);
  }
}

/**
 * Plays two states, which differ only in what the viewer may not know, by decisions that look alike. As long as the
 * viewer is told the same, it must see the same, and the other way round. It ends where chance or a secret comes out;
 * the number of decisions until then is returned.
 */
function playOnAlike<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  { what, other }: Likeness<State>,
  viewer: Seat,
  place: Place,
  next: readonly MadeDecision<Answer>[],
  chance: Chance,
  { opens = () => false }: ViewsOptions<State, Answer>,
): number {
  for (const [depth, { seat, answer }] of next.entries()) {
    const secret = game.asks(state).find((ask) => ask.secret && ask.seats.includes(seat));
    const isGuessed = what === "imagined" && secret !== undefined;
    const otherAnswer = isGuessed && seat !== viewer ? game.sample(other, seat, chance) : answer;
    if (game.check(other, seat, otherAnswer) !== undefined) return depth;
    const [events, otherEvents]: [GameEvent[], GameEvent[]] = [[], []];
    game.apply(state, seat, answer, (event) => events.push(event));
    game.apply(other, seat, otherAnswer, (event) => otherEvents.push(event));
    // The last secret answer opens them all, and what was only tried need leave no trace.
    const isOpen = (from: State): boolean => !game.asks(from).some(({ id }) => id === secret?.id);
    if (isGuessed && (isOpen(state) || isOpen(other))) return depth;
    const [all, otherAll] = [eventsFor(viewer, events), eventsFor(viewer, otherEvents)];
    const [told, otherTold] = [toldText(all), toldText(otherAll)];
    const [seen, otherSeen] = [state, other].map((from) => textOf(game, game.view(from, viewer)));
    const here = `${place}, ${depth + 1} decisions on, after “${game.seatName(state, seat)} ${game.print(answer)}”`;
    if (seen !== otherSeen) {
      if (told !== otherTold) return depth;
      const shown = difference(seen, otherSeen);
      throw new PropertyBroken(here, `what the viewer may not know has come out, though no event tells: ${shown}`);
    }
    const [plain, otherPlain] = [all, otherAll].map((list) => toldText(list.filter((event) => !opens(event, viewer))));
    if (plain !== otherPlain) {
      throw new PropertyBroken(here, `events tell what the viewer may not know: ${difference(plain, otherPlain)}`);
    }
    if (told !== otherTold) return depth;
  }
  return next.length;
}

function toldText(events: readonly GameEvent[]): string {
  return `[${events.map(eventText).join(",")}]`;
}
