import { type AskKind, type Battle, planIds, skirmishIds } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { battlesBots } from "@weirwood/bots/battles";
import { chanceFrom, isRefusal, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";

/** What a seat sees when it is asked something. */
export interface Position {
  readonly kind: AskKind;
  readonly view: Battle;
  readonly seat: Seat;
}

const plans = [...planIds, ...skirmishIds];
/** Positions of one game are much alike. */
const MOST_OF_A_GAME = 3;

/**
 * Positions of whole games in which these are asked, so many of each kind where so many games have them. The games are of
 * all plans, between a bot that knows what it does and one that does anything.
 */
export function positionsOf(kinds: readonly AskKind[], count: number, games = 60): readonly Position[] {
  const found: Position[] = [];
  const isFull = (kind: AskKind): boolean => found.filter((one) => one.kind === kind).length >= count;
  for (let game = 0; game < games && !kinds.every(isFull); game++) {
    const ofGame = new Map<AskKind, number>();
    for (const position of played(game)) {
      const { kind } = position;
      const before = ofGame.get(kind) ?? 0;
      if (!kinds.includes(kind) || isFull(kind) || before === MOST_OF_A_GAME) continue;
      ofGame.set(kind, before + 1);
      found.push(position);
    }
  }
  return found;
}

/** Every position of one game in which a seat is asked something. */
function* played(game: number): Generator<Position> {
  const options = battles.readOptions({ plan: plans[game % plans.length] });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = battles.setup(options, seedFrom(`positions ${game}`));
  const chance = chanceFrom(game);
  for (let seat = battles.awaited(state); seat !== NOBODY; seat = battles.awaited(state)) {
    const view = battles.view(state, seat);
    yield { kind: battles.asks(view)[0].kind as AskKind, view, seat };
    const bot = (seat + game) % 2 === 0 ? battlesBots.steward : battlesBots.random;
    battles.apply(state, seat, bot.choose(view, seat, chance));
  }
}
