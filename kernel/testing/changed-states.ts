import type { Chance } from "../chance.ts";
import { seedFrom } from "../dice.ts";
import { type Decision, type Game, NOBODY } from "../game.ts";
import type { JsonMap } from "../json.ts";
import { RefusedError } from "../refusal.ts";
import { Mutations } from "./mutated.ts";
import { PropertyBroken } from "./play.ts";

/** So many states of a random game, some decisions apart; fewer where it ends before. */
export function statesOfGame<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  options: Options,
  chance: Chance,
  most: number,
): readonly JsonMap[] {
  const state = game.setup(options, seedFrom(String(chance.below(1e9))));
  const states: JsonMap[] = [];
  for (let seat = game.awaited(state); seat !== NOBODY && states.length < most; seat = game.awaited(state)) {
    if (chance.below(4) === 0) states.push(game.toJSON(state));
    game.apply(state, seat, game.sample(state, seat, chance));
  }
  return states;
}

/**
 * States as somebody changes them by hand: each is refused, or goes on for so many random decisions or to its end. Says how many
 * were played; what is thrown instead goes to the caller, behind the state.
 */
export function playChangedStates<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  states: readonly JsonMap[],
  chance: Chance,
  { times, decisions }: { readonly times: number; readonly decisions: number },
): number {
  const mutations = new Mutations(states);
  let played = 0;
  for (let time = 0; time < times; time++) {
    const changed = mutations.next(chance);
    try {
      const state = game.fromJSON(changed);
      playOn(game, state, chance, decisions);
      played++;
    } catch (reason) {
      if (reason instanceof RefusedError) continue;
      throw new Error(`a changed state throws:\n${JSON.stringify(changed)}`, { cause: reason });
    }
  }
  return played;
}

function playOn<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  chance: Chance,
  decisions: number,
): void {
  for (let made = 0; made < decisions; made++) {
    const seat = game.awaited(state);
    if (seat === NOBODY) break;
    const answer = game.sample(state, seat, chance);
    const refusal = game.check(state, seat, answer);
    if (refusal !== undefined) throw new PropertyBroken(game.print(answer), `is refused by ${refusal.rule}`);
    game.apply(state, seat, answer);
  }
  if (game.awaited(state) === NOBODY && game.outcome(state) === undefined)
    throw new PropertyBroken(game.name, "nobody is asked, and there is no outcome");
}
