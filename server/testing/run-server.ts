/**
 * A whole server in a process of its own, for tests that kill it. Says over its channel where it listens and what it
 * complains about, and answers questions there; ends by itself, and in order, on SIGTERM.
 */

import { systemClock } from "../app/clock.ts";
import { BotPool } from "../bots/bot-pool.ts";
import type { Games } from "../games.ts";
import { type Configuration, configurationFrom, start } from "../index.ts";
import { argonPasswords } from "../people/passwords.ts";
import type { Log } from "../ports/log.ts";
import { writtenLuck } from "./chance.ts";
import type { Question, ServerProcessOptions } from "./server-process.ts";
import { UNHURRIED } from "./unhurried.ts";

const options = JSON.parse(process.argv[2]) as ServerProcessOptions;

// The machine's clock, as somebody may set it: before the start, or while the server is open.
const wallTime = Date.now;
let ahead = options.clockAhead ?? 0;
Date.now = () => wallTime() + ahead;

const tell = (message: object): void => void process.send?.(message);
const log: Log = {
  info() {},
  warn() {},
  error: (facts, sentence) => tell({ complaint: `${sentence} ${JSON.stringify(facts, plainErrors)}` }),
};

const configuration = configurationFrom({ HOST: "127.0.0.1", PORT: "0", WEIRWOOD_BOTS: "1", ...options.environment });
if ("problems" in configuration) throw new Error(configuration.problems.join(" "));

const clock = systemClock();
const running = await start(configuration, {
  log,
  clock,
  luck: writtenLuck(),
  workLimits: UNHURRIED,
  passwords: argonPasswords({ memoryCost: 1024, timeCost: 1, parallelism: 1 }),
  settings: { rateScale: options.rateScale ?? 1000 },
  ...(options.botPool && { botPool: botPoolOf(configuration, options.botPool) }),
  ...(options.positions && { positions: options.positions }),
  ...(options.games && { games: await gamesIn(options.games) }),
});

process.on("SIGTERM", () => void running.stop().then(() => process.disconnect()));
// Whoever started this is gone: nobody would ever end it.
process.on("disconnect", () => setTimeout(() => process.exit(1), 30_000).unref());
process.on("message", (question: Question) => tell({ id: question.id, answer: answerTo(question) }));
tell({ address: running.address.replace("localhost", "127.0.0.1") });

function answerTo(question: Question): unknown {
  switch (question.what) {
    case "memory": {
      (globalThis as { gc?: () => void }).gc?.();
      const { heapUsed, external, rss } = process.memoryUsage();
      return { heapUsed, external, rss };
    }
    case "stand-still":
      for (;;);
    case "get-no-turn":
      // As on a machine that is busy with other things.
      return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, question.milliseconds);
    case "set-clock":
      ahead = question.ahead;
      return clock.now();
  }
}

function botPoolOf(
  { botThreads }: Configuration,
  { script, longest }: ServerProcessOptions["botPool"] & object,
): BotPool {
  return new BotPool(botThreads, clock, log, { script: new URL(script), longest });
}

async function gamesIn(module: string): Promise<Games> {
  return ((await import(module)) as { readonly games: Games }).games;
}

function plainErrors(_: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}
