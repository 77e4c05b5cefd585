import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RouteName, routes } from "@weirwood/protocol";
import type { FastifyInstance } from "fastify";
import { processBus } from "../../bus/process-bus.ts";
import { turnedClock } from "../../house/clock.ts";
import { openLog } from "../../house/log.ts";
import { openMetrics } from "../../house/metrics.ts";
import { readTarget } from "../../letters/addresses.ts";
import type { PostGuard } from "../../letters/guarded-post.ts";
import { letterHandlers } from "../../letters/handlers.ts";
import { Letters } from "../../letters/letters.ts";
import type { Mail, MailLetter } from "../../letters/mail.ts";
import { openPush } from "../../letters/push.ts";
import { operatorHandlers } from "../../operator/handlers.ts";
import { Errands } from "../../people/errands.ts";
import { peopleHandlers } from "../../people/handlers.ts";
import type { PeopleParts } from "../../people/parts.ts";
import { argonPasswords, type Passwords } from "../../people/passwords.ts";
import { openDoor } from "../../people/sessions.ts";
import type { Jobs } from "../../ports/jobs.ts";
import { refused } from "../../refusals.ts";
import { statisticsHandlers } from "../../statistics/handlers.ts";
import { openStore, type StoreAddress } from "../../store/open-store.ts";
import { talkHandlers } from "../../talk/handlers.ts";
import { Talk } from "../../talk/talk.ts";
import { type AppSettings, buildApp } from "../app.ts";
import { Buckets } from "../buckets.ts";
import type { Handlers } from "../handlers.ts";
import { StubTables } from "./stub-tables.ts";

export const START = Date.UTC(2026, 10, 15, 12);
export const ADDRESS = "http://war.example";
export const METRICS_TOKEN = "for-the-maester-only";

export interface TestHouseSettings {
  /** A folder of its own where absent. */
  readonly place?: StoreAddress;
  readonly app?: Partial<AppSettings>;
  readonly operators?: readonly string[];
  readonly mail?: Mail | undefined;
  readonly guard?: PostGuard;
  /** Instead of what the house would do. */
  readonly handlers?: Partial<Handlers>;
  readonly live?: (app: FastifyInstance) => void;
}

export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

/** Everything behind HTTP but the tables, on a store of its own: with a clock to turn and a log to read. */
export async function openTestHouse(settings: TestHouseSettings = {}) {
  const folder = await mkdtemp(join(tmpdir(), "weirwood-"));
  const store = await openStore(settings.place ?? { folder });
  const clock = turnedClock(START);
  const bus = processBus();
  const logged: string[] = [];
  const log = openLog({ level: "debug", to: { write: (line) => logged.push(line) } });
  const metrics = openMetrics({ withProcess: false });
  const buckets = new Buckets(clock);
  const errands = new Errands(log);
  const tables = new StubTables();
  const jobs = new TestJobs();
  const guard: PostGuard = settings.guard ?? { isAllowed: () => false };
  const mayReach = (address: string): boolean => readTarget(address, guard.isAllowed) !== undefined;
  const sentMail: MailLetter[] = [];
  const sink: Mail = { send: async (letter) => void sentMail.push(letter), close() {} };
  const mail = "mail" in settings ? settings.mail : sink;
  const { passwords, verified } = countedPasswords();
  const operators = settings.operators ?? [];
  const push = openPush(store, { contact: "mailto:house@war.example" }, guard);
  const attention = tables.attention.bind(tables);

  const letters = new Letters({
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
    errands,
    tables,
    mail,
    operators,
    mayReach,
    address: ADDRESS,
  };
  const handlers = {
    ...noHandlers(),
    ...peopleHandlers(people),
    ...letterHandlers({ store, clock, push, mayReach }),
    ...talkHandlers({ talk, store }),
    ...operatorHandlers({ store, bus, clock, log, tables, letters, operators }),
    ...statisticsHandlers({ store, clock, isPlayed: (game) => game === "throne" }),
    ...settings.handlers,
  };
  const door = openDoor({ store, clock, secret: null });
  const app = await buildApp({
    handlers,
    door,
    buckets,
    log,
    health: { store, clock, bus, metrics, isClosing: () => false, metricsToken: METRICS_TOKEN, hasAddress: true },
    // Tests knock more often than anybody; those about limits say so.
    settings: { address: ADDRESS, origin: ADDRESS, rateScale: 1000, ...settings.app },
    ...(settings.live && { live: settings.live }),
  });

  return {
    app,
    store,
    clock,
    bus,
    logged,
    metrics,
    buckets,
    errands,
    tables,
    jobs,
    letters,
    talk,
    people,
    push,
    sentMail,
    verified,
    async close() {
      await errands.done();
      await app.close();
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
    if (queue === "letters") this.scheduled.set(id, at);
  }

  work(queue: string, worker: (id: string) => Promise<void>): void {
    if (queue === "letters") this.#worker = worker;
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
      verify(hashed, password) {
        verified.push(typeof hashed === "string" ? "somebody's" : "nobody's");
        return cheap.verify(hashed, password);
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
