import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RouteName, routes } from "@weirwood/protocol";
import type { FastifyInstance } from "fastify";
import { turnedClock } from "../../app/clock.ts";
import { openLog } from "../../app/log.ts";
import { openMetrics } from "../../app/metrics.ts";
import { processBus } from "../../bus/process-bus.ts";
import { readTarget } from "../../notifications/addresses.ts";
import type { PostGuard } from "../../notifications/guarded-post.ts";
import { notificationHandlers } from "../../notifications/handlers.ts";
import type { Mail, MailMessage } from "../../notifications/mail.ts";
import { Notifications } from "../../notifications/notifications.ts";
import { openPush } from "../../notifications/push.ts";
import { operatorHandlers } from "../../operator/handlers.ts";
import { BackgroundTasks } from "../../people/background-tasks.ts";
import { peopleHandlers } from "../../people/handlers.ts";
import type { PeopleParts } from "../../people/parts.ts";
import { argonPasswords, type Passwords } from "../../people/passwords.ts";
import { openSessions } from "../../people/sessions.ts";
import type { Jobs } from "../../ports/jobs.ts";
import { refused } from "../../refusals.ts";
import { statisticsHandlers } from "../../statistics/handlers.ts";
import { openStore, type StoreAddress } from "../../store/open-store.ts";
import { talkHandlers } from "../../talk/handlers.ts";
import { Talk } from "../../talk/talk.ts";
import { games } from "../../testing/games.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { Buckets } from "../buckets.ts";
import type { Handlers } from "../handlers.ts";
import { buildHttpServer, type HttpSettings } from "../http-server.ts";
import { StubTables } from "./stub-tables.ts";

export const START = Date.UTC(2026, 10, 15, 12);
export const ADDRESS = "http://war.example";
export const METRICS_TOKEN = "for-the-maester-only";

export interface TestServerSettings {
  /** A folder of its own where absent. */
  readonly place?: StoreAddress;
  readonly http?: Partial<HttpSettings>;
  readonly operators?: readonly string[];
  readonly mail?: Mail | undefined;
  readonly guard?: PostGuard;
  /** Instead of what the server would do. */
  readonly handlers?: Partial<Handlers>;
  readonly live?: (app: FastifyInstance) => void;
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

/** Everything behind HTTP but the tables, on a store of its own: with a clock to turn and a log to read. */
export async function openTestServer(settings: TestServerSettings = {}) {
  const folder = await mkdtemp(join(tmpdir(), "weirwood-"));
  const store = await openStore(settings.place ?? { folder });
  const clock = turnedClock(START);
  const bus = processBus();
  const logged: string[] = [];
  const log = openLog({ level: "debug", to: { write: (line) => logged.push(line) } });
  const metrics = openMetrics({ withProcess: false });
  const buckets = new Buckets(clock);
  const backgroundTasks = new BackgroundTasks(log);
  const tables = new StubTables();
  const jobs = new TestJobs();
  const guard: PostGuard = settings.guard ?? { isAllowed: () => false };
  const mayReach = (address: string): boolean => readTarget(address, guard.isAllowed) !== undefined;
  const sentMail: MailMessage[] = [];
  const sink: Mail = { send: async (notification) => void sentMail.push(notification), close() {} };
  const mail = "mail" in settings ? settings.mail : sink;
  const { passwords, verified } = countedPasswords();
  const operators = settings.operators ?? [];
  const push = openPush(store, { contact: "mailto:server@war.example" }, guard);
  const attention = tables.attention.bind(tables);

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
    askerOf: (person) => ({ person, address: `of ${person}` }),
    address: ADDRESS,
  });
  const talk = new Talk({ store, bus, clock, log, metrics, buckets, tables });
  const people: PeopleParts = {
    store,
    bus,
    clock,
    log,
    metrics,
    buckets,
    passwords,
    backgroundTasks,
    tables,
    mail,
    operators,
    mayReach,
    address: ADDRESS,
  };
  const handlers = {
    ...noHandlers(),
    ...peopleHandlers(people),
    ...notificationHandlers({ store, clock, push, mayReach }),
    ...talkHandlers({ talk, store }),
    ...operatorHandlers({ store, bus, clock, log, tables, notifications, operators }),
    ...statisticsHandlers({ store, clock, isPlayed: (game) => game === "throne" }),
    ...settings.handlers,
  };
  const sessions = openSessions({ store, clock, secret: null });
  const http = await buildHttpServer({
    handlers,
    sessions,
    buckets,
    log,
    sentenceOf: sentencesOf(games),
    health: { store, clock, bus, metrics, isClosing: () => false, metricsToken: METRICS_TOKEN, hasAddress: true },
    // Tests send requests more often than anybody; those about limits say so.
    settings: { address: ADDRESS, origin: ADDRESS, rateScale: 1000, ...settings.http },
    ...(settings.live && { live: settings.live }),
  });

  return {
    http,
    store,
    clock,
    bus,
    logged,
    metrics,
    buckets,
    backgroundTasks,
    tables,
    jobs,
    notifications,
    talk,
    people,
    push,
    sentMail,
    verified,
    async close() {
      await backgroundTasks.done();
      await http.close();
      await bus.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Jobs that a test carries out itself. */
class TestJobs implements Jobs {
  readonly scheduled = new Map<string, number>();
  #worker: ((id: string) => Promise<void>) | undefined;

  schedule(queue: string, id: string, at: number): void {
    if (queue === "notifications") this.scheduled.set(id, at);
  }

  work(queue: string, worker: (id: string) => Promise<void>): void {
    if (queue === "notifications") this.#worker = worker;
  }

  /** Does what is due by then, once. */
  async carryOut(now: number): Promise<void> {
    for (const [id, at] of [...this.scheduled]) {
      if (at > now) continue;
      this.scheduled.delete(id);
      await this.#worker?.(id);
    }
  }

  async close(): Promise<void> {}
}

/** Cheap hashes, and a list of every verification: of which hash, or of nobody's. */
function countedPasswords(): { passwords: Passwords; verified: ("somebody's" | "nobody's")[] } {
  const verified: ("somebody's" | "nobody's")[] = [];
  const cheap = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  return {
    verified,
    passwords: {
      ...cheap,
      verify(asker, hashed, password) {
        verified.push(typeof hashed === "string" ? "somebody's" : "nobody's");
        return cheap.verify(asker, hashed, password);
      },
    },
  };
}

/** The tables' routes are somebody else's. */
function noHandlers(): Handlers {
  const refuse = async (): Promise<never> => {
    throw refused("server.not-found");
  };
  return Object.fromEntries((Object.keys(routes) as RouteName[]).map((name) => [name, refuse])) as unknown as Handlers;
}
