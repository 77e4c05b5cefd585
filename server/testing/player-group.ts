import type { NewTable } from "@weirwood/protocol";
import Database from "libsql";
import type { Store } from "../ports/store.ts";
import { databaseIn } from "../store/folder.ts";
import type { TableRow } from "../store/schema.ts";
import type { TableFacts } from "../tables/facts.ts";
import { awaitedBots } from "../tables/play.ts";
import { decisionsSince, type PlayedAgain, playAgain } from "../tables/positions.ts";
import { type Book, balanceBooks } from "./books.ts";
import { games } from "./games.ts";
import { ResilientPlayer } from "./resilient-player.ts";
import { beginTable, type Guest, newGuest } from "./test-server.ts";
import { until } from "./until.ts";

/** A table's row and the decisions since its position, read beside the server that runs. */
export type RowReader = (table: string) => Promise<TableRow & { readonly since: readonly PlayedAgain[] }>;

export function readerOf(store: Store): RowReader {
  return async (table) => {
    for (;;) {
      const row = await store.read.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();
      const since = await decisionsSince(store.read, row);
      if (since !== undefined) return { ...row, since };
    }
  };
}

/** Reads the embedded database beside the process that has taken its folder. */
export function readerIn(folder: string): RowReader {
  return async (table) => {
    const database = new Database(databaseIn(folder), { readonly: true });
    const newer = "select * from decisions where table_id = ? and number > ? order by number";
    const read = database.transaction(() => {
      const row = database.prepare("select * from tables where id = ?").get(table) as TableRow;
      return { ...row, since: database.prepare(newer).all(table, row.position_at) as PlayedAgain[] };
    });
    try {
      return read();
    } finally {
      database.close();
    }
  };
}

export interface PlayerGroupOptions {
  /** Where servers listen at the moment. */
  readonly addresses: () => readonly string[];
  readonly tables: number;
  /** People at each table, besides one bot. */
  readonly people?: number;
  /** Bots at each table. */
  readonly bots?: number;
  readonly seed: number;
  readonly thinks?: number;
  readonly changes?: Partial<NewTable>;
}

/** Several tables of steadfast players, and their books. */
export class PlayerGroup {
  readonly tables = new Map<string, readonly ResilientPlayer[]>();
  /** By table: its people, in order of seats. */
  readonly guests = new Map<string, readonly Guest[]>();

  static async gather(options: PlayerGroupOptions): Promise<PlayerGroup> {
    const group = new PlayerGroup();
    await group.sit(options);
    return group;
  }

  /** More tables. */
  async sit(options: PlayerGroupOptions): Promise<void> {
    for (let number = 0; number < options.tables; number++) await this.#begin(options, number);
  }

  async #begin(options: PlayerGroupOptions, number: number): Promise<void> {
    const { people = 3, bots = 1, addresses, changes = {} } = options;
    const guests: Guest[] = [];
    for (let seat = 0; seat < people; seat++) guests.push(await newGuest({ address: addresses()[0] }, `Guest ${seat}`));
    const seats = Array.from({ length: people + bots }, (_, seat) =>
      seat === 0 ? { sitter: "me" } : seat < people ? {} : { sitter: "random" },
    );
    const table = await beginTable(guests, { seats, ...changes });
    const players = guests.map(({ cookie }, seat) => {
      // Spread over the nodes: everybody begins at another one.
      const turned = (): readonly string[] => {
        const all = addresses();
        return all.map((_, index) => all[(index + seat + number) % all.length]);
      };
      const seed = options.seed + number * 100 + seat;
      const { thinks } = options;
      return new ResilientPlayer({
        cookie,
        table,
        seat,
        addresses: turned,
        seed,
        ...(thinks !== undefined && { thinks }),
      });
    });
    this.tables.set(table, players);
    this.guests.set(table, guests);
  }

  get players(): ResilientPlayer[] {
    return [...this.tables.values()].flat();
  }

  get acknowledged(): number {
    return this.players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  }

  get isFinished(): boolean {
    return this.players.every((player) => player.isFinished);
  }

  play(): void {
    for (const player of this.players) player.play();
  }

  /** Plays until so many more answers were acknowledged, or every game is over. */
  async playOn(answers: number): Promise<void> {
    const wanted = this.acknowledged + answers;
    this.play();
    await until(
      `${answers} more answers`,
      () => this.acknowledged >= wanted || this.isFinished,
      () => this.describe(),
    );
  }

  /** Stops answering, and waits until nothing moves any more and everybody sees the table as the store has it. */
  async rest(reader: RowReader): Promise<void> {
    await Promise.all(this.players.map((player) => player.rest()));
    for (const [table, players] of this.tables) {
      const isAtRest = async (): Promise<boolean> => {
        const row = await reader(table);
        const facts = JSON.parse(row.facts) as TableFacts;
        const { game } = games[row.game];
        const state = game.fromJSON(JSON.parse(row.position as string));
        playAgain(game, state, row.since);
        const isBotsTurn = facts.result === undefined && awaitedBots({ game, facts }, state).length > 0;
        return !isBotsTurn && players.every((one) => one.isHere && one.number === facts.numbers[one.options.seat + 1]);
      };
      await until("everybody at rest and up to date", isAtRest, () => this.describe());
    }
  }

  /** The books of all tables, once everybody has left them. */
  async balance(store: Store): Promise<Book> {
    const books: Book[] = [];
    for (const [table, players] of this.tables) books.push(await balanceBooks(store, table, players));
    return {
      decisions: books.reduce((sum, book) => sum + book.decisions, 0),
      byBots: books.reduce((sum, book) => sum + book.byBots, 0),
    };
  }

  async leave(): Promise<void> {
    await Promise.all(this.players.map((player) => player.leave()));
  }

  /** For whoever must find out why nothing moves. */
  describe(): string {
    const lines = this.players.map((player) =>
      JSON.stringify({
        table: player.options.table,
        seat: player.options.seat,
        number: player.number,
        isHere: player.isHere,
        isWaiting: player.isWaiting,
        isFinished: player.isFinished,
        acknowledged: player.acknowledged.length,
        lost: player.lost,
        busy: player.busy,
        faults: player.faults.slice(0, 3),
      }),
    );
    return lines.join("\n");
  }
}
