import type { SomeAnswer, SomeState } from "@weirwood/catalogue";
import type { Temper } from "@weirwood/catalogue/temper";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Asker } from "../workers/fair-queue.ts";
import { type Lane, WorkerPool } from "../workers/pool.ts";

/** A question to a bot: it is shown what its seat sees, and nothing else. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly view: SomeState;
  readonly seat: number;
  readonly chance: number;
  /** Whom it is like: the same through a game. */
  readonly temper: Temper;
}

interface BotPoolOptions {
  readonly script?: URL;
  readonly longest?: number;
  /** Told how long each answer took, without the wait for a thread. */
  readonly thought?: (game: string, bot: string, seconds: number) => void;
}

/** How long a bot may think before it is taken for dead. */
const LONGEST_THOUGHT = 20_000;
/** How many answers of bots may wait at tables of one address: a hall full of tables, each with five bots. */
const MOST_OF_ONE = 100;

/**
 * Bots at work in threads of their own, never on the event loop. A bot that throws, dies or does not answer gives
 * `undefined`; whoever asked plays something legal instead.
 */
export class BotPool {
  readonly #pool: WorkerPool<BotTask, SomeAnswer>;

  constructor(threads: number, clock: Clock, log: Log, options: BotPoolOptions = {}) {
    const { script, longest = LONGEST_THOUGHT, thought = () => undefined } = options;
    this.#pool = new WorkerPool(clock, log, {
      threads,
      longest,
      mostOfOne: MOST_OF_ONE,
      about: ({ bot, game }: BotTask): object => ({ bot, game }),
      took: ({ bot, game }, seconds) => thought(game, bot, seconds),
      ...(script && { script }),
    });
  }

  get isClosed(): boolean {
    return this.#pool.isClosed;
  }

  get waiting(): number {
    return this.#pool.waiting;
  }

  /** In the turn of whoever made the bot's table. `busy` is said where so much of that address waits that this was left. */
  async choose(task: BotTask, asker: Asker, lane?: Lane): Promise<SomeAnswer | undefined | "busy"> {
    const done = await this.#pool.run(task, asker, lane);
    if ("answer" in done) return done.answer;
    return done.failed === "busy" ? "busy" : undefined;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
