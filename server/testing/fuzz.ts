import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Chance, chanceFrom, type Json } from "@weirwood/kernel";
import { Mutations } from "@weirwood/kernel/testing";
import type { NewTable, TableStatus } from "@weirwood/protocol";
import { parseAllDocuments } from "yaml";
import type { Games } from "../games.ts";
import { optionsForSeats } from "./games.ts";
import {
  type Guest,
  newGuest,
  openTestServer,
  type TestConnection,
  type TestServer,
  throneTable,
} from "./test-server.ts";
import { until } from "./until.ts";

/** How many answers bots give at a table whose position was taken, before it is closed. */
const ANSWERS = 6;

/**
 * Feeds a live server with changed positions and options of every game it offers, lets bots play what it takes, and asks
 * after its health each time. Records are not among it: the server takes none, it only writes them; the kernel's own
 * tests feed changed ones to what reads and replays them.
 */
export class Fuzz {
  readonly figures = { inputs: 0, taken: 0, played: 0, answers: 0 };
  readonly #server: TestServer;
  readonly #guest: Guest;
  /** Follows each table while it is played: bots take their time where nobody looks. */
  readonly #connection: TestConnection;
  readonly #chance: Chance;
  readonly #games: Games;
  readonly #mutations: ReadonlyMap<string, Mutations>;

  private constructor(server: TestServer, guest: Guest, connection: TestConnection, seed: number) {
    this.#server = server;
    this.#guest = guest;
    this.#connection = connection;
    this.#chance = chanceFrom(seed);
    this.#games = server.tables.parts.games;
    this.#mutations = new Map(Object.keys(this.#games).map((game) => [game, new Mutations(positionsOf(game))]));
  }

  static async open(seed: number): Promise<Fuzz> {
    const server = await openTestServer();
    const guest = await newGuest(server, "Eve");
    return new Fuzz(server, guest, await guest.connect(), seed);
  }

  /** Rejects with the input over which the server failed. */
  async run(inputs: number): Promise<void> {
    const all = [...this.#mutations.keys()];
    for (let input = 0; input < inputs; input++) await this.#feed(all[input % all.length]);
  }

  /** Closes the server; what it logged as wrong. */
  async end(): Promise<readonly string[]> {
    await this.#server.end();
    return this.#server.complaints;
  }

  async #feed(game: string): Promise<void> {
    this.figures.inputs++;
    const body = this.#nextTable(game);
    const { status, reply, rule } = await this.#guest.call<TableStatus>("createTable", { body });
    if (status >= 500) throw new Error(`${status} ${rule} for ${JSON.stringify(body)}`);
    if (status === 200) {
      this.figures.taken++;
      await this.#play(reply.id).catch((cause) => {
        throw new Error(`a table did not go on: ${JSON.stringify(body)}`, { cause });
      });
    }
    const health = await fetch(`${this.#server.address}/healthz`);
    if (!health.ok) throw new Error(`/healthz says ${health.status} after ${JSON.stringify(body)}`);
  }

  #nextTable(game: string): NewTable {
    const { players: allowed } = this.#games[game];
    const made = this.#mutations.get(game)?.next(this.#chance) as Json;
    const players = allowed.least + this.#chance.below(allowed.most - allowed.least + 1);
    const seats = Array.from({ length: players }, () => ({ sitter: "random" }));
    if (this.#chance.below(5) === 0) return throneTable({ game, seats, options: made as NewTable["options"] });
    const options = optionsForSeats(this.#games[game].game, players);
    return throneTable({ game, seats, options, practice: { position: made as object } });
  }

  /** Bots answer until there were a few answers, or the game is over; then the table is closed. */
  async #play(table: string): Promise<void> {
    await this.#connection.ask({ do: "watch", table });
    const { status } = await this.#guest.call("startTable", { params: { table } });
    const now = async () => (await this.#server.tables.cache.find(table)).row;
    if (status === 200) {
      this.figures.played++;
      const isEnough = async (): Promise<boolean> => {
        const { state, decisions } = await now();
        return state !== "playing" || decisions >= ANSWERS;
      };
      await until("bots answer", isEnough);
    }
    this.figures.answers += (await now()).decisions;
    await this.#connection.ask({ do: "unwatch", table });
    await this.#server.tables.close(table);
  }
}

/** Where the scenarios of a game begin: whatever strangers describe is like them, and a little different. */
function positionsOf(game: string): readonly Json[] {
  const folder = ["../../", "../../../"]
    .map((root) => new URL(`${root}games/${game}/scenarios/`, import.meta.url))
    .find((place) => existsSync(new URL("../package.json", place))) as URL;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file) => parseAllDocuments(readFileSync(new URL(file, folder), "utf8")))
    .map((document) => (document.toJS() as { given: Json }).given);
}
