import { cardsBots } from "@weirwood/bots/cards";
import { readyDecks } from "@weirwood/cards/decks";
import type { AskKind } from "@weirwood/cards/questions";
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
  const options = cards.readOptions({ players });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = cards.setup(options, seedFrom(`positions ${game}`));
  const chance = chanceFrom(game + 1);
  for (let seat = cards.awaited(state); seat !== NOBODY; seat = cards.awaited(state)) {
    const view = cards.view(state, seat);
    const kind = cards.asks(state)[0].kind as AskKind;
    const answers = [...(cards.options(view, seat) ?? [])];
    yield { state, seat, kind, players, answers };
    const deck: CardsDecision = { kind: "deck", deck: (game + seat * 3) % readyDecks.length };
    cards.apply(state, seat, kind === "deck" ? deck : cardsBots.steward.choose(view, seat, chance));
  }
}

/** Opens a table on which the reader is asked what the position asks. Says its id. */
export async function openPosition(page: Page, { state, seat, players }: Position): Promise<string> {
  await page.goto("/about");
  const id = await layState(page, cards, { state, seat, options: { players } }, { bot: "steward" });
  await walkTo(page, `/practice/${id}`);
  await page.locator(".ask-slot .ask h2").waitFor();
  return id;
}
