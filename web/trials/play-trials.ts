import type { SomeBot, SomeRules } from "@weirwood/catalogue";
import { chanceFrom, isRefusal, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import type { LocalGame } from "../local/load-game.ts";
import { noTrials, type Trials, type TrialWish, withGame } from "./trials.ts";

/** Plays games between bots of one kind, and tells after each how they stand. The same wish ends the same way. */
export async function playTrials(
  { rules, roles, bot: botNamed }: LocalGame,
  wish: TrialWish,
  tell: (trials: Trials) => void,
): Promise<void> {
  const bot = await botNamed(roles.quick);
  let trials = noTrials(wish.of);
  for (let number = 0; number < wish.of; number++) {
    trials = withGame(trials, winnerOf(rules, bot, wish, number));
    tell(trials);
  }
}

/** The side that wins one of the games; undefined where none does alone. */
function winnerOf(rules: SomeRules, bot: SomeBot, wish: TrialWish, number: number): string | undefined {
  const options = rules.readOptions(wish.options);
  if (isRefusal(options)) throw new Error(`no game can be played: ${options.rule}`);
  const state = rules.setup(options, seedFrom(`trial ${number}`));
  const chance = chanceFrom(number + 1);
  const { openings } = wish;
  /** By seat: who sits where goes round. */
  const sides = openings?.map((_, seat) => (seat + number) % openings.length);
  const opened = new Set<Seat>();
  for (let seat = rules.awaited(state); seat !== NOBODY; seat = rules.awaited(state)) {
    const opening = opened.has(seat) || sides === undefined ? undefined : openings?.[sides[seat]];
    opened.add(seat);
    const said = opening === undefined ? undefined : rules.parse(opening, state, seat);
    if (isRefusal(said)) throw new Error(`no game can begin so: ${said.rule}`);
    rules.apply(state, seat, said ?? bot.choose(rules.view(state, seat), seat, chance));
  }
  const winners = rules.outcome(state)?.winners ?? [];
  if (winners.length !== 1) return undefined;
  return sides === undefined ? rules.seatName(state, winners[0]) : String(sides[winners[0]]);
}
