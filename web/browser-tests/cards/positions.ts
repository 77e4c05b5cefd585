import { cardsBots } from "@weirwood/bots/cards";
import { readyDecks } from "@weirwood/cards/decks";
import { type AskKind, stackOf } from "@weirwood/cards/questions";
import { type Cards, type CardsDecision, cards } from "@weirwood/cards/rules";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import type { Page } from "playwright-core";
import { layState } from "../server/kept-games.ts";
import { walkTo } from "../server/visit.ts";

/** A moment of a game: a question that is open, and what one may answer. */
export interface Position {
  readonly state: Cards;
  readonly seat: number;
  readonly kind: AskKind;
  readonly players: number;
  readonly answers: readonly CardsDecision[];
}

const GAMES = 30;

/** The first position of games between stewards in which something is so, of so many players. */
export function positionWhere(isSo: (position: Position) => boolean, players = 2): Position {
  for (let game = 0; game < GAMES; game++)
    for (const position of positionsOf(players, game))
      if (isSo(position)) return { ...position, state: cards.clone(position.state) };
  throw new Error("no game comes to such a position");
}

/** Every question of one game. The state goes on changing: it is to be copied. */
function* positionsOf(players: number, game: number): Generator<Position> {
  const state = setUp(players, `positions ${game}`);
  const chance = chanceFrom(game + 1);
  while (cards.awaited(state) !== NOBODY) {
    const position = positionOf(state, players);
    yield position;
    const { seat, kind } = position;
    const deck: CardsDecision = { kind: "deck", deck: (game + seat * 3) % readyDecks.length };
    cards.apply(state, seat, kind === "deck" ? deck : cardsBots.steward.choose(cards.view(state, seat), seat, chance));
  }
}

function setUp(players: number, seed: string): Cards {
  const options = cards.readOptions({ players });
  if (isRefusal(options)) throw new Error(options.rule);
  return cards.setup(options, seedFrom(seed));
}

/** What is asked now. */
function positionOf(state: Cards, players: number): Position {
  const seat = cards.awaited(state);
  const answers = [...(cards.options(cards.view(state, seat), seat) ?? [])];
  return { state, seat, kind: cards.asks(state)[0].kind as AskKind, players, answers };
}

/** Games in which all but one is asked: players, and a number by which they are dealt. */
const crowdedGames = [
  [2, 1],
  [2, 15],
  [2, 25],
  [4, 1],
  [3, 3],
  [6, 2],
] as const;

/**
 * Of every kind of question the position with the most to choose from; of rounds besides the one in which most is being carried
 * out while something can be done: `save, deep`.
 */
export function crowdedPositions(): ReadonlyMap<string, Position> {
  const crowded = new Map<string, Position>();
  const look = (name: string, position: Position, sizeOf: (one: Position) => number): void => {
    const known = crowded.get(name);
    if (known !== undefined && sizeOf(known) >= sizeOf(position)) return;
    crowded.set(name, { ...position, state: cards.clone(position.state) });
  };
  for (const [players, game] of crowdedGames) {
    const state = setUp(players, `asks ${game}`);
    const chance = chanceFrom(game);
    while (cards.awaited(state) !== NOBODY) {
      const position = positionOf(state, players);
      const { kind, seat, answers } = position;
      look(kind, position, (one) => one.answers.length);
      const isOpen = answers.some((answer) => answer.kind === "act");
      if (isRound(kind) && isOpen && stackOf(state).length > 0)
        look(`${kind}, deep`, position, (one) => stackOf(one.state).length);
      cards.apply(state, seat, cardsBots.random.choose(cards.view(state, seat), seat, chance));
    }
  }
  return crowded;
}

/** Rounds in which everybody is asked. */
export const isRound = (kind: AskKind): boolean => ["action", "save", "response"].includes(kind);

/** Opens a table on which the reader is asked what the position asks. Says its id. */
export async function openPosition(page: Page, { state, seat, players }: Position): Promise<string> {
  await page.goto("/about");
  const id = await layState(page, cards, { state, seat, options: { players } }, { bot: "steward" });
  await walkTo(page, `/practice/${id}`);
  await page.locator(".ask-slot .ask h2").waitFor();
  return id;
}
