import type { FastifyInstance } from "fastify";
import { BotPool } from "../bots/bot-pool.ts";
import { processBus } from "../bus/process-bus.ts";
import type { Configuration } from "../config.ts";
import { type Games, loadGames } from "../games.ts";
import { Buckets } from "../http/buckets.ts";
import type { Handlers } from "../http/handlers.ts";
import { buildHttpServer, type HttpSettings } from "../http/http-server.ts";
import { processJobs } from "../jobs/process-jobs.ts";
import { type Live, openLive } from "../live/live.ts";
import { isPublicAddress, readTarget } from "../notifications/addresses.ts";
import type { PostGuard } from "../notifications/guarded-post.ts";
import { noticeFor, notificationHandlers } from "../notifications/handlers.ts";
import { openMail } from "../notifications/mail.ts";
import { Notifications } from "../notifications/notifications.ts";
import { openPush } from "../notifications/push.ts";
import { operatorHandlers } from "../operator/handlers.ts";
import { BackgroundTasks } from "../people/background-tasks.ts";
import { peopleHandlers } from "../people/handlers.ts";
import { appointOperators } from "../people/operators.ts";
import { argonPasswords, type Passwords } from "../people/passwords.ts";
import { openSessions } from "../people/sessions.ts";
import { sweepPeople } from "../people/sweep.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Log } from "../ports/log.ts";
import type { Luck } from "../ports/luck.ts";
import type { Store } from "../ports/store.ts";
import { recordHandlers } from "../records/handlers.ts";
import { statisticsHandlers } from "../statistics/handlers.ts";
import { openStore } from "../store/open-store.ts";
import { tablesForOthers } from "../tables/for-others.ts";
import { tableHandlers } from "../tables/handlers.ts";
import { writeLaggingPositions } from "../tables/lagging-positions.ts";
import type { PositionLimits } from "../tables/positions.ts";
import { guardTables } from "../tables/table-guard.ts";
import { Tables } from "../tables/tables.ts";
import { tryOverdue } from "../tables/trials.ts";
import { forgiveClosure, sweepTables, takeTurns, workOnTables } from "../tables/turns.ts";
import { talkHandlers } from "../talk/handlers.ts";
import { Talk } from "../talk/talk.ts";
import { sentencesOf } from "../text/sentences.ts";
import { Beginnings } from "../workers/beginnings.ts";
import { Pasts } from "../workers/pasts.ts";
import type { WorkLimits } from "../workers/pool.ts";
import { Replays } from "../workers/replays.ts";
import { systemClock } from "./clock.ts";
import { machineLuck } from "./luck.ts";
import { openMetrics } from "./metrics.ts";
import { PeriodicJobs } from "./periodic-jobs.ts";
import { startWatchdog } from "./watchdog.ts";

/** What the application is assembled from; tests replace some of it. */
export interface AppParts {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly clock?: Clock;
  readonly games?: Games;
  readonly botPool?: BotPool;
  readonly luck?: Luck;
  readonly beginnings?: Beginnings;
  readonly replays?: Replays;
  readonly passwords?: Passwords;
  readonly guard?: PostGuard;
  /** How much memory tables may take, in place of what is configured. */
  readonly cacheBytes?: number;
  /** How long what is done in threads may take, in place of what is usual. */
  readonly workLimits?: WorkLimits;
  /** When positions are written whole. */
  readonly positions?: PositionLimits;
  /** The built web client. */
  readonly webFolder?: string;
  readonly settings?: Pick<HttpSettings, "rateScale" | "limits">;
}

/** The whole server, ready to listen. */
export interface App {
  readonly http: FastifyInstance;
  readonly tables: Tables;
  readonly store: Store;
  /** Shuts down gracefully: accepts no new work, finishes what was begun, closes all connections. */
  close(): Promise<void>;
}

const MEGABYTE = 2 ** 20;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A closure shorter than this is a restart; clocks simply run on. */
const SHORT_CLOSURE = 15 * SECOND;
/** How long requests that were begun may take when the server shuts down. */
const LAST_REQUESTS = 3 * SECOND;

export async function openApp(parts: AppParts): Promise<App> {
  const { configuration, log, clock = systemClock() } = parts;
  const games = parts.games ?? (await loadGames(configuration.isTestingGameOffered ? "tests" : "players"));
  const sentenceOf = sentencesOf(games);
  const { redis } = configuration;
  const store = await openStore(configuration.store, { clock, log });
  // Not before: checking and migrating a large database is one long piece of work.
  const watchdog = startWatchdog(configuration.watchdogSeconds);
  const { bus, jobs } =
    redis === null
      ? { bus: processBus({ log }), jobs: processJobs(clock, { log }) }
      : await connectionsOver(redis, clock, log);
  const metrics = openMetrics();
  const buckets = new Buckets(clock);
  const { workLimits } = parts;
  const thinking = { thought: metrics.botThought, ...workLimits };
  const botPool = parts.botPool ?? new BotPool(configuration.botThreads, clock, log, thinking);
  const beginnings = parts.beginnings ?? new Beginnings(clock, log, workLimits);
  const replays = parts.replays ?? new Replays(clock, log, workLimits);
  const pasts = new Pasts(clock, log, workLimits);
  const guard = parts.guard ?? { isAllowed: isPublicAddress };
  const mayReach = (address: string): boolean => readTarget(address, guard.isAllowed) !== undefined;
  const backgroundTasks = new BackgroundTasks(log);
  const { address, operators } = configuration;

  const others = tablesForOthers(() => tables);
  const mail = configuration.mail === null ? undefined : openMail(configuration.mail);
  const vapid = configuration.vapid === null ? {} : { keys: configuration.vapid };
  const push = openPush(store, { ...vapid, contact: contactOf(configuration) }, guard);
  const { attention } = others;
  const notifications = new Notifications({
    store,
    bus,
    jobs,
    clock,
    log,
    metrics,
    mail,
    push,
    guard,
    attention,
    askerOf: (person) => tables.askers.of(person),
    address,
  });
  const talk = new Talk({ store, bus, clock, log, metrics, buckets, tables: others });
  const [messages, notices] = [talk.feed(), notifications.feed()];
  const channels = (table: string, person: string | undefined, invite: string) =>
    talk.channels({ table, invite }, person);
  const tables: Tables = new Tables({
    store,
    bus,
    jobs,
    clock,
    log,
    games,
    botPool,
    luck: parts.luck ?? machineLuck,
    setUpFor: beginnings.setUpFor,
    playFurther: pasts.playFurther,
    notifications,
    channels,
    metrics,
    cacheBytes: parts.cacheBytes ?? configuration.cacheMegabytes * MEGABYTE,
    ...(parts.positions !== undefined && { positions: parts.positions }),
    patience: workLimits?.patience,
  });
  const people = {
    store,
    bus,
    clock,
    log,
    metrics,
    buckets,
    passwords: parts.passwords ?? argonPasswords(),
    backgroundTasks,
    tables: others,
    mail,
    operators,
    address,
    mayReach,
  };
  const all: Handlers = {
    ...peopleHandlers(people),
    ...notificationHandlers({ store, clock, push, mayReach }),
    ...talkHandlers({ talk, store }),
    ...operatorHandlers({ store, bus, clock, log, tables: others, notifications, operators }),
    ...statisticsHandlers({ store, clock, isPlayed: (game) => Object.hasOwn(games, game) }),
    ...recordHandlers({ store, clock, replays, isPlayed: (game) => Object.hasOwn(games, game) }),
    ...tableHandlers(tables),
  };
  const handlers = guardTables(all, others);

  const scale = parts.settings?.rateScale === undefined ? {} : { rateScale: parts.settings.rateScale };
  let isClosing = false;
  let live: Live | undefined;
  const http = await buildHttpServer({
    handlers,
    sessions: openSessions({ store, clock, secret: configuration.secret }),
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
    sentenceOf,
    noteAsker: (asker) => tables.askers.note(asker),
    settings: {
      address,
      ...(configuration.origin !== null && { origin: configuration.origin }),
      proxies: configuration.proxies,
      ...(parts.webFolder !== undefined && { webFolder: parts.webFolder }),
      ...parts.settings,
    },
    live: async (fastify, authentication, { headersWithin }, entrance) => {
      live = await openLive(fastify, authentication, {
        entrance,
        tables,
        talk,
        sentenceOf,
        clock,
        log,
        bus,
        metrics,
        buckets,
        messages,
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
  const trials = tryOverdue(tables, takeTurns)
    .catch((err) => log.error({ err }, "overdue tables could not be tried"))
    .then(() => workOnTables(tables));
  const periodicJobs = new PeriodicJobs(clock, log);
  periodicJobs.every(5 * SECOND, "due tables", () => sweepTables(tables));
  periodicJobs.every(5 * SECOND, "heartbeat", () => keepAlive(store, clock.now()));
  periodicJobs.every(30 * SECOND, "notifications", () => notifications.sendDue());
  periodicJobs.every(30 * SECOND, "presence", async () => tables.broadcast.repeatPresence());
  periodicJobs.every(60 * MINUTE, "expired sessions and notifications", async () => {
    await sweepPeople({ store, clock });
    await notifications.sweep();
  });
  /** What is read since the bus came back; the store stays open for it. */
  let caughtUp: Promise<void> = Promise.resolve();
  if (redis !== null) {
    const catchUpFeeds = async (): Promise<void> => {
      await messages.catchUp();
      await notices.catchUp();
    };
    await catchUpFeeds();
    bus.onBack(() => {
      caughtUp = caughtUp
        .then(catchUpFeeds)
        .catch((err) => log.error({ err }, "rows that the bus lost could not be read"));
    });
    periodicJobs.every(2 * SECOND, "missed by the bus", async () => {
      if (bus.isUp()) return;
      await tables.broadcast.catchUp();
      await catchUpFeeds();
      await live?.recheckSessions();
    });
    // A node may have died, or lost its database, between the commit and its announcement.
    periodicJobs.every(30 * SECOND, "changes nobody announced", async () => {
      await tables.broadcast.catchUp();
      await messages.settle();
      await notices.settle();
    });
  }
  periodicJobs.every(10 * SECOND, "gauges", async () => {
    metrics.tablesCached(tables.cache.size, tables.cache.bytes);
    metrics.queueLength("bots", botPool.waiting);
  });
  await sweepTables(tables);

  return {
    http,
    tables,
    store,
    async close() {
      if (isClosing) return;
      isClosing = true;
      // Proxies see /readyz say so and send nobody here any more, before the port closes.
      if (http.server.listening) await pause(clock, configuration.drainSeconds * SECOND);
      const jobsOver = periodicJobs.end();
      await live?.close();
      // Requests that are still being sent by then do not delay the shutdown.
      const forced = setTimeout(() => http.server.closeAllConnections(), LAST_REQUESTS);
      await http.close();
      clearTimeout(forced);
      tables.lobby.end();
      await tables.broadcast.end();
      // Bots first: turns that wait for one are left to whoever opens next.
      await Promise.all([botPool.close(), beginnings.close(), replays.close(), pasts.close()]);
      await trials;
      // A mailbox that answers slowly does not keep the server open.
      const hurried = setTimeout(() => notifications.giveUp(), LAST_REQUESTS);
      await jobs.close();
      clearTimeout(hurried);
      await backgroundTasks.done();
      mail?.close();
      await jobsOver;
      await writeLaggingPositions(tables).catch((err) => log.error({ err }, "positions could not be written"));
      await bus.close();
      await caughtUp;
      await store.close();
      await watchdog.close();
    },
  };
}

/** A server by itself does not load what speaks with Redis, which takes longer than most of the rest. */
async function connectionsOver(redis: string, clock: Clock, log: Log): Promise<{ bus: Bus; jobs: Jobs }> {
  const { redisBus } = await import("../bus/redis-bus.ts");
  const { bullJobs } = await import("../jobs/bull-jobs.ts");
  return { bus: await redisBus(redis, { log }), jobs: await bullJobs(redis, clock, { log }) };
}

async function pause(clock: Clock, milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise<void>((resolve) => clock.at(clock.now() + milliseconds, resolve));
}

/** Where push services find whoever runs this server. */
function contactOf({ mail, address }: Configuration): string {
  const mailbox = mail === null ? undefined : /[^\s<>]+@[^\s<>]+/.exec(mail.from)?.[0];
  if (mailbox !== undefined) return `mailto:${mailbox}`;
  return address.startsWith("https:") ? address : "mailto:nobody@localhost.invalid";
}

const ALIVE = "alive-at";

/** Says that the server is open, so that the next start knows for how long it was not. */
async function keepAlive(store: Store, now: number): Promise<void> {
  await store.write(async (rows) => {
    await rows
      .insertInto("server_values")
      .values({ name: ALIVE, value: String(now) })
      .onConflict((row) => row.column("name").doUpdateSet({ value: String(now) }))
      .execute();
  });
}

/**
 * For how long no node was open; less than nothing where the clock was set back. Of several nodes that start at once
 * only the first is told.
 */
async function endClosure(store: Store, now: number): Promise<number> {
  const row = await store.read.selectFrom("server_values").select("value").where("name", "=", ALIVE).executeTakeFirst();
  const isMine = await store.write(async (rows) => {
    if (row === undefined) return true;
    const { numUpdatedRows } = await rows
      .updateTable("server_values")
      .set({ value: String(now) })
      .where("name", "=", ALIVE)
      .where("value", "=", row.value)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
  return row !== undefined && isMine ? now - Number(row.value) : 0;
}
