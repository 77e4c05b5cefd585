import { type Cards, type CardsOptions, cards } from "@weirwood/cards/rules";
import { chanceOf, type GameEvent, type Seat, seedFrom } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { AskingContext } from "../../../../table/ask/asking.ts";
import { ReadingContext } from "../../desk/reading.ts";
import type { Scene } from "../../desk/scene.ts";
import { useReadingAt } from "../../desk/use-reading.ts";
import { Table } from "../table.tsx";

/** A game of random answers; who may do something rather does than passes. */
export function* playedGame(players: number, seed: string): Generator<Cards> {
  const game = cards.setup(cards.readOptions({ players }) as CardsOptions, seedFrom(seed));
  const chance = chanceOf(seed);
  while (cards.outcome(game) === undefined) {
    const seat = cards.awaited(game);
    let answer = cards.sample(game, seat, chance);
    for (let more = 0; more < 3 && (answer.kind === "pass" || answer.kind === "done"); more++)
      answer = cards.sample(game, seat, chance);
    cards.apply(game, seat, answer);
    yield game;
  }
}

/** So many positions of a game, from its beginning to its end. */
export function positions(players: number, seed: string, count: number): Cards[] {
  const all = Array.from(playedGame(players, seed), (game) => cards.clone(game));
  return Array.from({ length: count }, (_, place) => all[Math.floor(((place + 0.5) / count) * all.length)]);
}

/** The first position of a game that is wanted. */
export function positionWith(players: number, seed: string, isWanted: (game: Cards) => boolean): Cards {
  for (const game of playedGame(players, seed)) if (isWanted(game)) return game;
  throw new Error("no such position comes up in this game");
}

const nothing = (): void => {};

/** Draws something in a page of its own; what it returns takes it away again. */
export function drawn(content: ReactNode): { readonly page: HTMLElement; readonly leave: () => void } {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(content));
  return {
    page,
    leave() {
      act(() => root.unmount());
      page.remove();
    },
  };
}

interface TableOfProps {
  readonly view: Cards;
  readonly seat: Seat;
  readonly scene?: Scene;
  readonly told?: readonly GameEvent[];
  readonly children?: ReactNode;
}

/** The table as a seat sees it, with a question or without. */
export function TableOf({ view, seat, scene = { panel: null }, told = [], children }: TableOfProps) {
  const reading = useReadingAt(view, seat, nothing);
  const asking = { book: reading.words.book, openRule: nothing, explained: undefined, explain: nothing };
  return (
    <ReadingContext value={reading}>
      <AskingContext value={asking}>
        <div className="cards-board">
          {children ?? <Table scene={scene} say={() => {}} told={told} happening={[]} pace={1} isFollowing={false} />}
        </div>
      </AskingContext>
    </ReadingContext>
  );
}
