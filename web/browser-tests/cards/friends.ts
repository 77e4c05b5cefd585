import { readyDecks } from "@weirwood/cards/decks";
import { type Cards, type CardsDecision, cards } from "@weirwood/cards/rules";
import { type GameEvent, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { Guest } from "@weirwood/server/testing";
import { expect, inject } from "vitest";
import { beginGame, beReady, joinTable, setTable } from "../server/tables.ts";
import type { Visitor } from "../server/visit.ts";
import { Hands, type Reach } from "./hands.ts";

interface Friend {
  readonly visitor: Visitor;
  readonly name: string;
  readonly reach: Reach;
  /** By its id. */
  readonly deck: string;
}

interface Asked {
  readonly state: Cards;
  readonly view: Cards;
  readonly seat: number;
  readonly kind: string;
  readonly ask: number;
}

/** Friends at one table of Cards, whose game is followed beside it: what it asks for is known before it is asked. */
export class Friends {
  readonly state: Cards;
  readonly told: GameEvent[] = [];
  readonly #friends: readonly Friend[];
  readonly #hands: readonly Hands[];
  /** Seats that want to be asked in every round; all others where they could act. */
  readonly #asked = new Set<number>();

  constructor(friends: readonly Friend[], seed: string) {
    const options = cards.readOptions({ players: friends.length });
    if (isRefusal(options)) throw new Error(options.rule);
    this.state = cards.setup(options, seedFrom(seed));
    this.#friends = friends;
    this.#hands = friends.map(({ visitor, reach }) => new Hands(visitor.page, reach));
  }

  /** The first of them sets the table, the others follow the link, and it begins. */
  static async sitDown(friends: readonly Friend[], seed: string): Promise<Friends> {
    const [host, ...guests] = friends;
    const link = await setTable(host.visitor.page, host.name, { game: "cards", players: friends.length, seed });
    // One after another, so that everybody's chair is known.
    for (const { visitor, name } of guests) await joinTable(visitor.page, link, name);
    await Promise.all(friends.map(({ visitor }) => beReady(visitor.page)));
    await beginGame(host.visitor.page);
    return new Friends(friends, seed);
  }

  /** Plays on with what is chosen, as long as it is wanted; decks are those that everybody has brought. */
  async play(
    choose: (asked: Asked) => CardsDecision,
    { isOver, before }: { readonly isOver: () => boolean; readonly before?: (asked: Asked) => Promise<void> },
  ): Promise<void> {
    const { state } = this;
    while (!isOver()) {
      const seat = cards.awaited(state);
      if (seat === NOBODY) return;
      const { kind, id: ask } = cards.asks(state)[0];
      const asked = { state, view: cards.view(state, seat), seat, kind, ask };
      const answer = kind === "deck" ? this.#deckOf(seat) : choose(asked);
      await before?.(asked);
      // Whoever could do nothing is passed for by the page.
      if (this.#asked.has(seat) || !Hands.isPassedFor(asked)) await this.#hands[seat].make(asked, answer);
      cards.apply(state, seat, answer, (event) => void this.told.push(event as GameEvent));
    }
  }

  /** From the question that is open now, somebody wants to be asked always. */
  async askAlways(seat: number, ask: number): Promise<void> {
    if (this.#asked.has(seat)) return;
    await this.#hands[seat].asked(ask);
    await this.#hands[seat].askAlways();
    this.#asked.add(seat);
  }

  /** Waits until somebody sees a question. */
  asked(seat: number, ask: number): Promise<void> {
    return this.#hands[seat].asked(ask);
  }

  /** What the server holds is what was decided here, to the last byte. */
  async expectSame(): Promise<void> {
    const { page, context } = this.#friends[0].visitor;
    const table = new URL(page.url()).pathname.split("/")[2];
    const again = new Guest(inject("addresses").server);
    again.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const line = await again.connect();
    await line.ask({ do: "watch", table });
    this.#passForOthers();
    // Whoever need not be asked passes a moment later.
    await expect.poll(() => line.tables.get(table)?.view).toEqual(cards.toJSON(cards.view(this.state, 0)));
    await line.close();
  }

  /** What pages answer by themselves, up to where somebody is asked. */
  #passForOthers(): void {
    const { state } = this;
    const isPassing = (seat: number): boolean =>
      cards.isAwaited(state, seat) &&
      !this.#asked.has(seat) &&
      Hands.isPassedFor({ view: cards.view(state, seat), seat });
    for (;;) {
      const seat = cards.asks(state)[0]?.seats.find(isPassing);
      if (seat === undefined) return;
      cards.apply(state, seat, { kind: "pass" });
    }
  }

  #deckOf(seat: number): CardsDecision {
    return { kind: "deck", deck: readyDecks.findIndex(({ id }) => id === this.#friends[seat].deck) };
  }
}
