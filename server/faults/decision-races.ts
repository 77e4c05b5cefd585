import assert from "node:assert/strict";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { type Chance, chanceFrom, oneOf } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { systemClock } from "../app/clock.ts";
import { BotPool } from "../bots/bot-pool.ts";
import { silentLog } from "../ports/log.ts";
import { stateOf } from "../tables/table-cache.ts";
import {
  beginTable,
  Guest,
  newGuest,
  openTestServer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

/**
 * An owner against whatever answers in their place: a regent that thinks while they come back, a clock that runs out
 * while their answer is on its way, a draft. Who wins is chance; what was accepted must stand.
 */

/** Bots that take their time, so that there is something to race against, and that say when none is at work. */
class SlowPool extends BotPool {
  readonly #chance: Chance;
  thoughts = 0;
  thinking = 0;

  constructor(seed: number) {
    super(1, systemClock(), silentLog, { longest: Number.POSITIVE_INFINITY });
    this.#chance = chanceFrom(seed);
  }

  override async choose(...asked: Parameters<BotPool["choose"]>): ReturnType<BotPool["choose"]> {
    this.thoughts++;
    this.thinking++;
    try {
      await pause(this.#chance.below(12));
      return await super.choose(...asked);
    } finally {
      this.thinking--;
    }
  }
}

interface RaceNode {
  readonly server: TestServer;
  readonly botPool: SlowPool;
}

/** Nodes of one server, all in this process: one, or several with the same PostgreSQL and Redis. */
export class RaceTrack {
  readonly nodes: readonly RaceNode[];
  readonly figures = { races: 0, accepted: 0, regents: 0, drafts: 0, thoughts: 0 };
  readonly #chance: Chance;

  private constructor(nodes: readonly RaceNode[], seed: number) {
    this.nodes = nodes;
    this.#chance = chanceFrom(seed);
  }

  static async open(
    seed: number,
    nodes = 1,
    environment: { readonly [name: string]: string } = {},
  ): Promise<RaceTrack> {
    const opened: RaceNode[] = [];
    for (let node = 0; node < nodes; node++) {
      const botPool = new SlowPool(seed + node);
      opened.push({ botPool, server: await openTestServer({ botPool, environment }) });
    }
    return new RaceTrack(opened, seed);
  }

  /** Runs so many races, several at a time. */
  async run(races: number): Promise<void> {
    let begun = 0;
    const lane = async (): Promise<void> => {
      while (begun < races) {
        const pair = await Racers.gather(this.nodes);
        for (let race = 0; race < RACES_A_PAIR && begun < races; race++) {
          begun++;
          await this.#race(pair);
        }
        await pair.leave();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    this.figures.thoughts = this.nodes.reduce((sum, { botPool }) => sum + botPool.thoughts, 0);
  }

  /** Closes all nodes, and tells what they complained about. */
  async end(): Promise<string[]> {
    for (const { server } of this.nodes) await server.end();
    return this.nodes.flatMap(({ server }) => server.complaints);
  }

  async #race(racers: Racers): Promise<void> {
    const chance = chanceFrom(this.#chance.below(2 ** 32));
    const race = await Race.begin(this.nodes, racers, chance);
    await oneOf([race.leaveAndDecide, race.returnAndThink, race.outrunClock], chance).call(race);
    this.figures.races++;
    this.figures.accepted++;
    if (race.foes.includes("regent")) this.figures.regents++;
    if (race.foes.includes("draft")) this.figures.drafts++;
  }
}

const LANES = 4;
/** One person may have a hundred tables. */
const RACES_A_PAIR = 50;

/** An owner with a connection to each node, and somebody who never answers and so keeps the secret ask open. */
class Racers {
  readonly owner: Guest;
  readonly other: Guest;
  readonly connections: readonly TestConnection[];

  private constructor(owner: Guest, other: Guest, connections: readonly TestConnection[]) {
    this.owner = owner;
    this.other = other;
    this.connections = connections;
  }

  static async gather(nodes: readonly RaceNode[]): Promise<Racers> {
    const [owner, other] = [await newGuest(nodes[0].server, "Owner"), await newGuest(nodes[0].server, "Other")];
    const connections = await Promise.all(nodes.map(({ server }) => elsewhere(owner, server.address).connect()));
    return new Racers(owner, other, connections);
  }

  async leave(): Promise<void> {
    await Promise.all(this.connections.map((one) => one.close()));
  }
}

/** The same person at another node. */
function elsewhere(guest: Guest, address: string): Guest {
  const other = new Guest(address);
  Object.assign(other, { cookie: guest.cookie, id: guest.id });
  return other;
}

const OWNER = 0;

class Race {
  readonly #nodes: readonly RaceNode[];
  readonly #racers: Racers;
  readonly #table: string;
  readonly #ask: number;
  readonly #answer: string;
  readonly #draft: string;
  readonly #chance: Chance;
  /** Who else had answered for the owner. */
  foes: string[] = [];

  private constructor(
    nodes: readonly RaceNode[],
    racers: Racers,
    table: string,
    question: { readonly ask: number; readonly answers: readonly string[] },
    chance: Chance,
  ) {
    this.#nodes = nodes;
    this.#racers = racers;
    this.#table = table;
    this.#ask = question.ask;
    [this.#answer, this.#draft] = question.answers;
    this.#chance = chance;
  }

  static async begin(nodes: readonly RaceNode[], racers: Racers, chance: Chance): Promise<Race> {
    const table = await beginTable([racers.owner, racers.other], {
      options: { players: 3 },
      seats: [{ sitter: "me" }, {}, { sitter: "random" }],
      clock: { kind: "live", bankSeconds: 3600, incrementSeconds: 0, incrementEach: "round" },
    });
    const begun = await nodes[0].server.tables.cache.find(table);
    const { game, asks } = begun;
    const ask = asks.find(({ secret, seats }) => secret === true && seats.includes(OWNER));
    assert.ok(ask, "a table begins with a secret ask");
    const answers = [1, 2].map(() => game.print(game.sample(stateOf(begun), OWNER, chance)));
    return new Race(nodes, racers, table, { ask: ask.id, answers }, chance);
  }

  /** Leaves, and answers while the regent thinks. */
  async leaveAndDecide(): Promise<void> {
    await this.#owner().must("leaveTable", { params: { table: this.#table } });
    await this.#hesitate();
    await this.#decide();
  }

  /** Leaves and returns: from then on nobody else answers, however long the owner thinks. */
  async returnAndThink(): Promise<void> {
    await this.#owner().must("leaveTable", { params: { table: this.#table } });
    await this.#hesitate();
    const status = await this.#owner().must<TableStatus>("returnToSeat", { params: { table: this.#table } });
    await this.#settle();
    if (status.isYourTurn) assert.deepEqual(await this.#rows(), [], "nobody answers for an owner who is back");
    await this.#decide();
  }

  /** Answers at the moment at which the clock runs out, with a draft left or without. */
  async outrunClock(): Promise<void> {
    if (this.#chance.below(2) === 0) await this.#leaveDraft();
    const spent = this.#spendBank();
    await this.#hesitate();
    await Promise.all([spent, this.#decide()]);
  }

  /** Accepted, whoever was quicker: the ask is secret and open. Once nobody is at work any more, it still stands. */
  async #decide(): Promise<void> {
    const key = `race-${this.#table}`;
    const decision = { do: "decide", table: this.#table, ask: this.#ask, answer: this.#answer } as const;
    const before = await this.#rows();
    const reply = await oneOf(this.#racers.connections, this.#chance).ask(decision, key);
    assert.equal(reply.is, "accepted", JSON.stringify(reply));
    await this.#settle();
    const rows = await this.#rows();
    this.foes = [...before, ...rows].map(({ made_by }) => made_by);
    const last = rows.at(-1);
    assert.deepEqual([last?.key, last?.made_by], [key, "person"], `accepted, and replaced at ${this.#table}`);
    const { facts } = await this.#node().server.tables.cache.find(this.#table);
    assert.equal(facts.seats[OWNER].regent, undefined, "whoever decides is back");
  }

  async #leaveDraft(): Promise<void> {
    const draft = { do: "draft", table: this.#table, ask: this.#ask, answer: this.#draft } as const;
    assert.equal((await oneOf(this.#racers.connections, this.#chance).ask(draft)).is, "accepted");
  }

  /** As if the owner had thought until now. */
  async #spendBank(): Promise<void> {
    const now = systemClock().now();
    await this.#node().server.tables.arrange(this.#table, ({ facts }) => {
      const seats = facts.time.seats.map((one, seat) => (seat === OWNER ? { ...one, left: 0 } : one));
      return { facts: { ...facts, time: { ...facts.time, seats } }, row: { due_at: now } };
    });
  }

  #hesitate(): Promise<void> {
    return pause(this.#chance.below(16));
  }

  #node(): RaceNode {
    return oneOf(this.#nodes, this.#chance);
  }

  /** The owner, at any node. */
  #owner(): Guest {
    return elsewhere(this.#racers.owner, this.#node().server.address);
  }

  /** Until nobody thinks any more, and what was thought of has been done or refused. */
  async #settle(): Promise<void> {
    await until("no bot thinks", () => this.#nodes.every(({ botPool }) => botPool.thinking === 0));
    await nextTurn();
    for (const { server } of this.#nodes) await server.tables.cache.alone(this.#table, async () => undefined);
  }

  /** What counted or counts as the owner's answer, oldest first. */
  #rows(): Promise<{ readonly key: string; readonly made_by: string }[]> {
    return this.#nodes[0].server.store.read
      .selectFrom("decisions")
      .select(["key", "made_by"])
      .where("table_id", "=", this.#table)
      .where("ask", "=", this.#ask)
      .where("seat", "=", OWNER)
      .orderBy("number")
      .execute();
  }
}
