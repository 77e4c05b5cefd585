import type { FastifyInstance } from "fastify";
import { Crew } from "../bots/crew.ts";
import { processBus } from "../bus/process-bus.ts";
import { redisBus } from "../bus/redis-bus.ts";
import type { Configuration } from "../config.ts";
import { games as allGames, type Offered } from "../games.ts";
import { type AppSettings, buildApp } from "../http/app.ts";
import { Buckets } from "../http/buckets.ts";
import type { Handlers } from "../http/handlers.ts";
import { bullJobs } from "../jobs/bull-jobs.ts";
import { processJobs } from "../jobs/process-jobs.ts";
import { isPublicAddress, readTarget } from "../letters/addresses.ts";
import type { PostGuard } from "../letters/guarded-post.ts";
import { letterHandlers, noticeFor } from "../letters/handlers.ts";
import { Letters } from "../letters/letters.ts";
import { openMail } from "../letters/mail.ts";
import { openPush } from "../letters/push.ts";
import { type Live, openLive } from "../live/live.ts";
import { operatorHandlers } from "../operator/handlers.ts";
import { Errands } from "../people/errands.ts";
import { peopleHandlers } from "../people/handlers.ts";
import { appointOperators } from "../people/operators.ts";
import { argonPasswords, type Passwords } from "../people/passwords.ts";
import { openDoor } from "../people/sessions.ts";
import { sweepPeople } from "../people/sweep.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { statisticsHandlers } from "../statistics/handlers.ts";
import { openStore } from "../store/open-store.ts";
import { tablesForOthers } from "../tables/for-others.ts";
import { forThoseWhoSee } from "../tables/gate.ts";
import { tableHandlers } from "../tables/handlers.ts";
import { Tables } from "../tables/tables.ts";
import { tryOverdue } from "../tables/trials.ts";
import { forgiveClosure, sweepTables, takeTurns } from "../tables/turns.ts";
import { talkHandlers } from "../talk/handlers.ts";
import { Talk } from "../talk/talk.ts";
import { Beginnings } from "../workers/beginnings.ts";
import { systemClock } from "./clock.ts";
import { openMetrics } from "./metrics.ts";
import { Rounds } from "./rounds.ts";
import { startWatchdog } from "./watchdog.ts";

/** What a house is built from; tests put other parts in some places. */
export interface HouseParts {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly clock?: Clock;
  readonly games?: { readonly [name: string]: Offered };
  readonly crew?: Crew;
  readonly beginnings?: Beginnings;
  readonly passwords?: Passwords;
  readonly guard?: PostGuard;
  /** How many tables are kept in memory. */
  readonly mostTables?: number;
  /** The built web client. */
  readonly webFolder?: string;
  readonly settings?: Pick<AppSettings, "rateScale" | "limits">;
}

/** The whole server, ready to listen. */
export interface House {
  readonly app: FastifyInstance;
  readonly tables: Tables;
  readonly store: Store;
  /** Lets nobody new in, finishes what was begun, says goodbye and leaves. */
  close(): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A closure shorter than this is a restart; clocks simply run on. */
const SHORT_CLOSURE = 15 * SECOND;
/** How long requests that were begun may take when the house closes. */
const LAST_REQUESTS = 3 * SECOND;

export async function openHouse(parts: HouseParts): Promise<House> {
  const { configuration, log, clock = systemClock(), games = allGames } = parts;
  const { redis } = configuration;
  const store = await openStore(configuration.store, { clock, log });
  // Not before: checking and migrating a large database is one long piece of work.
  const watchdog = startWatchdog(configuration.watchdogSeconds);
  const bus = redis === null ? processBus({ log }) : await redisBus(redis, { log });
  const jobs = redis === null ? processJobs(clock, { log }) : await bullJobs(redis, clock, { log });
  const metrics = openMetrics();
  const buckets = new Buckets(clock);
  const crew = parts.crew ?? new Crew(configuration.botThreads, clock, log, { thought: metrics.botThought });
  const beginnings = parts.beginnings ?? new Beginnings(clock, log);
  const guard = parts.guard ?? { isAllowed: isPublicAddress };
  const mayReach = (address: string): boolean => readTarget(address, guard.isAllowed) !== undefined;
  const errands = new Errands(log);
  const { address, operators } = configuration;

  const others = tablesForOthers(() => tables);
  const mail = configuration.mail === null ? undefined : openMail(configuration.mail);
  const vapid = configuration.vapid === null ? {} : { keys: configuration.vapid };
  const push = openPush(store, { ...vapid, contact: contactOf(configuration) }, guard);
  const { attention } = others;
  const letters = new Letters({ store, bus, jobs, clock, log, metrics, mail, push, guard, attention, address });
  const talk = new Talk({ store, bus, clock, log, metrics, buckets, tables: others });
  const [sayings, notices] = [talk.news(), letters.news()];
  const channels = (table: string, person: string, invite: string) => talk.channels({ table, invite }, person);
  const tables: Tables = new Tables({
    store,
    bus,
    jobs,
    clock,
    log,
    games,
    crew,
    setUp: beginnings.setUp,
    letters,
    channels,
    metrics,
    ...(parts.mostTables !== undefined && { mostTables: parts.mostTables }),
  });
  const people = {
    store,
    bus,
    clock,
    log,
    metrics,
    buckets,
    passwords: parts.passwords ?? argonPasswords(),
    errands,
    tables: others,
    mail,
    operators,
    address,
    mayReach,
  };
  const all: Handlers = {
    ...peopleHandlers(people),
    ...letterHandlers({ store, clock, push, mayReach }),
    ...talkHandlers({ talk, store }),
    ...operatorHandlers({ store, bus, clock, log, tables: others, letters, operators }),
    ...statisticsHandlers({ store, clock, isPlayed: (game) => Object.hasOwn(games, game) }),
    ...tableHandlers(tables),
  };
  const handlers = forThoseWhoSee(all, others);

  const scale = parts.settings?.rateScale === undefined ? {} : { rateScale: parts.settings.rateScale };
  let isClosing = false;
  let live: Live | undefined;
  const app = await buildApp({
    handlers,
    door: openDoor({ store, clock, secret: configuration.secret }),
    buckets,
    health: {
      store,
      clock,
      bus,
      metrics,
      isClosing: () => isClosing,
      metricsToken: configuration.metricsToken,
      hasAddress: configuration.origin !== null,
    },
    log,
    settings: {
      address,
      ...(configuration.origin !== null && { origin: configuration.origin }),
      proxies: configuration.proxies,
      ...(parts.webFolder !== undefined && { webFolder: parts.webFolder }),
      ...parts.settings,
    },
    live: async (fastify, gate, { headersWithin }) => {
      live = await openLive(fastify, gate, {
        tables,
        talk,
        clock,
        log,
        bus,
        metrics,
        buckets,
        sayings,
        notices,
        noticeOf: (person, id) => noticeFor(store, person, id),
        upgradeWithin: headersWithin,
        ...scale,
      });
    },
  });

  await appointOperators({ store, log, operators, bus });
  const closure = await endClosure(store, clock.now());
  // A clock that was set back is no closure, but due times lie ahead by as much. Nodes of a cluster have clocks of their own.
  const wasSetBack = closure < -SHORT_CLOSURE && redis === null;
  if (closure > SHORT_CLOSURE || wasSetBack) await forgiveClosure(tables, closure);
  // What is taken up once more is first tried alone: a table must not stop one process after another.
  const trials = tryOverdue(tables)
    .catch((err) => log.error({ err }, "overdue tables could not be tried"))
    .then(() => jobs.work("tables", (id) => takeTurns(tables, id)));
  const rounds = new Rounds(clock, log);
  rounds.every(5 * SECOND, "due tables", () => sweepTables(tables));
  rounds.every(5 * SECOND, "heartbeat", () => keepAlive(store, clock.now()));
  rounds.every(30 * SECOND, "letters", () => letters.sendDue());
  rounds.every(30 * SECOND, "presence", async () => tables.following.repeatPresence());
  rounds.every(60 * MINUTE, "old people and letters", async () => {
    await sweepPeople({ store, clock });
    await letters.sweep();
  });
  if (redis !== null) {
    const lookForNews = async (): Promise<void> => {
      await sayings.lookAgain();
      await notices.lookAgain();
    };
    await lookForNews();
    bus.onBack(() => void lookForNews().catch((err) => log.error({ err }, "could not look for news again")));
    rounds.every(2 * SECOND, "what the bus lost", async () => {
      if (bus.isUp()) return;
      await tables.following.lookAgain();
      await lookForNews();
      await live?.lookAgain();
    });
    // A node may have died, or lost its database, between the commit and the word to others.
    rounds.every(30 * SECOND, "what nobody told", async () => {
      await tables.following.lookAgain();
      await sayings.round();
      await notices.round();
    });
  }
  rounds.every(10 * SECOND, "gauges", async () => {
    metrics.tablesOpen(tables.shelf.size);
    metrics.queueLength("bots", crew.waiting);
  });
  await sweepTables(tables);

  return {
    app,
    tables,
    store,
    async close() {
      if (isClosing) return;
      isClosing = true;
      // Proxies see /readyz say so and send nobody here any more, before the port closes.
      if (app.server.listening) await pause(clock, configuration.drainSeconds * SECOND);
      const roundsOver = rounds.end();
      await live?.close();
      // Whoever has not finished asking by then does not keep the house open.
      const impatience = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS);
      await app.close();
      clearTimeout(impatience);
      tables.following.end();
      // Bots first: turns that wait for one are left to whoever opens next.
      await Promise.all([crew.close(), beginnings.close()]);
      await trials;
      await jobs.close();
      await errands.done();
      mail?.close();
      await roundsOver;
      await bus.close();
      await store.close();
      await watchdog.close();
    },
  };
}

async function pause(clock: Clock, milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise<void>((resolve) => clock.at(clock.now() + milliseconds, resolve));
}

/** Where push services find whoever runs this house. */
function contactOf({ mail, address }: Configuration): string {
  const mailbox = mail === null ? undefined : /[^\s<>]+@[^\s<>]+/.exec(mail.from)?.[0];
  if (mailbox !== undefined) return `mailto:${mailbox}`;
  return address.startsWith("https:") ? address : "mailto:nobody@localhost.invalid";
}

const ALIVE = "alive-at";

/** Says that the house is open, so that the next start knows for how long it was not. */
async function keepAlive(store: Store, now: number): Promise<void> {
  await store.write(async (rows) => {
    await rows
      .insertInto("house")
      .values({ name: ALIVE, value: String(now) })
      .onConflict((house) => house.column("name").doUpdateSet({ value: String(now) }))
      .execute();
  });
}

/**
 * For how long no node was open; less than nothing where the clock was set back. Of several nodes that start at once
 * only the first is told.
 */
async function endClosure(store: Store, now: number): Promise<number> {
  const row = await store.read.selectFrom("house").select("value").where("name", "=", ALIVE).executeTakeFirst();
  const isMine = await store.write(async (rows) => {
    if (row === undefined) return true;
    const { numUpdatedRows } = await rows
      .updateTable("house")
      .set({ value: String(now) })
      .where("name", "=", ALIVE)
      .where("value", "=", row.value)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
  return row !== undefined && isMine ? now - Number(row.value) : 0;
}
