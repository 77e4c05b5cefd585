import type { Chance } from "../chance.ts";
import { type Decision, type Game, NOBODY } from "../game.ts";
import type { Json } from "../json.ts";
import { Mutations } from "./mutated.ts";
import { PropertyBroken } from "./play.ts";

/**
 * Changes positions of scenarios at random, so many times: each is refused with a sentence, or can be played to its end with
 * balanced books. Says how many were played; where none is, the changes are too wild to say anything. `most`: decisions of each,
 * where games are long.
 */
export function checkMutatedPositions<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  positions: readonly Json[],
  times: number,
  chance: Chance,
  most: number = Number.POSITIVE_INFINITY,
): number {
  const mutations = new Mutations(positions);
  let played = 0;
  for (let number = 0; number < times; number++) {
    const position = mutations.next(chance);
    const state = givenOrRefused(game, position);
    if (state === undefined) continue;
    played++;
    playToItsEnd(game, state, chance, JSON.stringify(position), most);
  }
  return played;
}

function playToItsEnd<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  chance: Chance,
  place: string,
  most: number,
): void {
  let made = 0;
  for (let seat = game.awaited(state); seat !== NOBODY; seat = game.awaited(state)) {
    if (++made > most) return;
    const answer = game.sample(state, seat, chance);
    const refusal = game.check(state, seat, answer);
    if (refusal !== undefined) throw new PropertyBroken(place, `${game.print(answer)} is refused by ${refusal.rule}`);
    game.apply(state, seat, answer);
    const [wrong] = game.audit(state);
    if (wrong !== undefined) throw new PropertyBroken(place, `${wrong}, after ${game.print(answer)}`);
  }
  if (game.outcome(state) === undefined) throw new PropertyBroken(place, "nobody is asked, and there is no outcome");
}

function givenOrRefused<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  position: Json,
): State | undefined {
  try {
    return game.scenarios.given(position);
  } catch (reason) {
    // Nothing else: a TypeError would be a mistake of ours, and a StuckError a position that should have been refused.
    if ((reason as Error).constructor !== Error) throw new PropertyBroken(JSON.stringify(position), String(reason));
    return undefined;
  }
}
