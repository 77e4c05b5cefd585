import { cardsBots } from "@weirwood/bots/cards";
import type { AskKind, Cards } from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { chanceFrom, isRefusal, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";

/** What a seat sees when it is asked something. */
export interface Position {
  readonly kind: AskKind;
  readonly view: Cards;
  readonly seat: Seat;
}

/** Positions of one game are much alike. */
const MOST_OF_A_GAME = 2;
/** Games in which everything is asked: players, and a number by which they are dealt. */
const games = [
  [2, 1],
  [2, 15],
  [2, 25],
  [4, 1],
  [3, 3],
] as const;

/** Positions of whole games in which these are asked, so many of each kind where so many games have them. */
export function positionsOf(kinds: readonly AskKind[], count: number): readonly Position[] {
  const found: Position[] = [];
  const isFull = (kind: AskKind): boolean => found.filter((one) => one.kind === kind).length >= count;
  for (const [players, number] of games) {
    if (kinds.every(isFull)) break;
    const ofGame = new Map<AskKind, number>();
    for (const position of played(players, number)) {
      const { kind } = position;
      const before = ofGame.get(kind) ?? 0;
      if (!kinds.includes(kind) || isFull(kind) || before === MOST_OF_A_GAME) continue;
      ofGame.set(kind, before + 1);
      found.push(position);
    }
  }
  return found;
}

/** The first position of these games in which something is so. */
export function positionWhere(isSo: (position: Position) => boolean): Position {
  for (const [players, number] of games)
    for (const position of played(players, number)) if (isSo(position)) return position;
  throw new Error("no game comes to such a position");
}

/** Rounds in which nothing but a pass is possible are all the same. */
const isIdle = (view: Cards, seat: Seat): boolean => {
  const answers = cards.options(view, seat);
  return answers?.length === 1 && answers.at(0)?.kind === "pass";
};

/** Every position of one game in which a seat is asked something, and could answer in several ways. */
function* played(players: number, game: number): Generator<Position> {
  const options = cards.readOptions({ players });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = cards.setup(options, seedFrom(`asks ${game}`));
  const chance = chanceFrom(game);
  for (let seat = cards.awaited(state); seat !== NOBODY; seat = cards.awaited(state)) {
    const view = cards.view(state, seat);
    if (!isIdle(view, seat)) yield { kind: cards.asks(view)[0].kind as AskKind, view, seat };
    cards.apply(state, seat, cardsBots.random.choose(view, seat, chance));
  }
}
