import type { Notice } from "@weirwood/protocol";
import type { Transaction } from "kysely";
import type { Metrics } from "../app/metrics.ts";
import { lastNumber, RowFeed } from "../bus/row-feed.ts";
import type { TablesForOthers } from "../http/table-access.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { pagesOf } from "../store/pages.ts";
import type { DeviceRow, NoticeRow, NotificationRow, PersonRow, Schema } from "../store/schema.ts";
import { endOfQuiet } from "../tables/quiet-hours.ts";
import type { Asker } from "../workers/fair-queue.ts";
import { giveWay } from "../workers/fair-turns.ts";
import { ForbiddenTargetError, guardedPost, orAborted, type PostGuard } from "./guarded-post.ts";
import type { Mail } from "./mail.ts";
import { composed, mailText, pushText, webhookText } from "./message-text.ts";
import { devicesOf, type Push } from "./push.ts";
import { WAYS, type Way, waysTo } from "./ways.ts";

export interface NotificationsParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly mail: Mail | undefined;
  readonly push: Push;
  readonly guard: PostGuard;
  readonly attention: TablesForOthers["attention"];
  /** In whose turn somebody is written to: slow mailboxes and webhooks of many who share an address hold up nobody else's. */
  readonly askerOf: (person: string) => Asker;
  /** The address that people use, for links. */
  readonly address: string;
}

/** A notification to be stored and sent. */
export interface NewNotification {
  readonly person: string;
  readonly kind: Notice["kind"];
  readonly table?: string;
  readonly title: string;
  /** Names the block of asks: one notification for each and each way. Letters, digits, _ and -. */
  readonly block: string;
  /** Sees it at the table already: no notice, and notifications only for the case that they leave it. */
  readonly isThere?: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Somebody who sees it in the app within this time needs no notification. */
const PATIENCE = 20 * SECOND;
/** Somebody who is there and does not answer may go away yet. */
const LOOK_AGAIN = 10 * MINUTE;
/** How long one attempt may take, whatever happens on the way; by push, to all devices of a person together. */
export const ATTEMPT_WITHIN: { readonly [W in Way]: number } = {
  mail: MINUTE,
  push: 5 * SECOND,
  webhook: 5 * SECOND,
};
/** After this another node may try: the first attempt is over, or its node is. */
export const LEASE = 2 * Math.max(...Object.values(ATTEMPT_WITHIN));
const RETRY_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE];
const FOUND_AT_ONCE = 100;
const NOTICES_KEPT = 60 * DAY;
/** The notice is on its way to the disk with what it is about; live connections are told a moment later. */
const TOLD_AFTER = 250;

type DeliveryOutcome = "sent" | "gone" | "failed";

/** Notifications to people who are away: as a notice in the app always, and by mail, push and webhook where wanted. */
export class Notifications {
  readonly #parts: NotificationsParts;
  /** To whom something is being delivered here, and what else waits to be delivered to them. */
  readonly #delivering = new Map<string, Set<string>>();
  readonly #attempts = new Set<AbortController>();

  constructor(parts: NotificationsParts) {
    this.#parts = parts;
    parts.jobs.work("notifications", (id) => this.send(id), { turnOf: (id) => parts.askerOf(personOf(id)) });
  }

  /** Stores a notification inside the transaction of what it is about, so that neither is there without the other. */
  async write(rows: Transaction<Schema>, notification: NewNotification): Promise<void> {
    const { clock } = this.#parts;
    const person = await rows.selectFrom("people").selectAll().where("id", "=", notification.person).executeTakeFirst();
    if (person === undefined || person.kind === "gone") return;
    const now = clock.now();
    if (notification.isThere !== true) {
      const id = await storeNotice(rows, notification, now);
      clock.at(now + TOLD_AFTER, () =>
        this.#parts.bus.publish(`person:${notification.person}`, { kind: "notice", id }),
      );
    }
    if (notification.kind === "your-turn") await settleEarlierTurns(rows, notification);
    const due = endOfQuiet(now + PATIENCE, quietHoursOf(person));
    for (const way of await this.#waysTo(rows, person)) {
      const id = notificationId(notification, way);
      await rows
        .insertInto("notifications")
        .values({
          id,
          person: notification.person,
          way,
          kind: notification.kind,
          table_id: notification.table ?? null,
          title: notification.title,
          due_at: due,
          attempts: 0,
          at: now,
        })
        .onConflict((notification) => notification.column("id").doNothing())
        .execute();
      // Should the transaction come to nothing, the job will find no row.
      this.#parts.jobs.schedule("notifications", id, due);
    }
  }

  /** The numbers of all notices, for those whom they are for. */
  feed(): RowFeed {
    const { store, bus, clock } = this.#parts;
    return new RowFeed({
      bus,
      clock,
      topic: (person) => `person:${person}`,
      numberIn: (said) => {
        const { kind, id } = said as { kind?: string; id?: number };
        return kind === "notice" ? id : undefined;
      },
      last: () => lastNumber(store, "notices"),
      since: (id) =>
        store.read.selectFrom("notices").select(["id", "person as about", "at"]).where("id", ">", id).execute(),
    });
  }

  async #waysTo(rows: Transaction<Schema>, person: PersonRow): Promise<Way[]> {
    const ways = waysTo(person, (await devicesOf(rows, person.id)).length);
    return this.#parts.mail === undefined ? ways.filter((way) => way !== "mail") : ways;
  }

  /**
   * Finds notifications whose time has come and that have no job, because a node died or the bus was away. All of them: those
   * of somebody whose mailbox is slow, and which have waited longest, must not hide others'.
   */
  async sendDue(): Promise<void> {
    const { store, clock, jobs, metrics } = this.#parts;
    const now = clock.now();
    let found = 0;
    const due = store.read.selectFrom("notifications").select(["id", "due_at"]).where("due_at", "<=", now);
    for await (const page of pagesOf(due, ["due_at", "id"], FOUND_AT_ONCE)) {
      for (const { id } of page) jobs.schedule("notifications", id, now);
      found += page.length;
      await giveWay();
    }
    metrics.queueLength("notifications", found);
  }

  /** One notification, if it is due and still worth sending. */
  async send(id: string): Promise<void> {
    const { store, clock, metrics } = this.#parts;
    const notification = await store.read
      .selectFrom("notifications")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (notification === undefined || notification.due_at === null) return;
    const now = clock.now();
    if (notification.due_at > now) return this.#parts.jobs.schedule("notifications", id, notification.due_at);
    const person = await store.read
      .selectFrom("people")
      .selectAll()
      .where("id", "=", notification.person)
      .executeTakeFirstOrThrow();

    const quietUntil = endOfQuiet(now, quietHoursOf(person));
    if (quietUntil > now) return this.#postpone(notification, notification.attempts, quietUntil);
    const attention = await this.#attention(notification);
    if (attention === "here") return this.#postpone(notification, notification.attempts, now + LOOK_AGAIN);
    if (attention === "over") {
      metrics.notificationSent(notification.way, "needless");
      return this.#settle(id);
    }
    await this.#inTurn(notification, async () => {
      if (await this.#claim(notification, now))
        await this.#conclude(notification, await this.#attempt(notification, person), now);
    });
  }

  /** One delivery at a time to each person: where theirs are slow, others' do not wait for them. */
  async #inTurn({ id, person }: NotificationRow, work: () => Promise<void>): Promise<void> {
    const { jobs, clock } = this.#parts;
    const queue = this.#delivering.get(person);
    if (queue !== undefined) {
      queue.add(id);
      return;
    }
    const waiting = new Set<string>();
    this.#delivering.set(person, waiting);
    try {
      await work();
    } finally {
      this.#delivering.delete(person);
      for (const next of waiting) jobs.schedule("notifications", next, clock.now());
    }
  }

  async #attention(notification: NotificationRow): Promise<"wanted" | "here" | "over"> {
    if (!ABOUT_ANSWERS.includes(notification.kind) || notification.table_id === null) return "wanted";
    const block = notification.id.split(".")[2];
    return this.#parts.attention(notification.table_id, notification.person, block);
  }

  /** Of several nodes that woke for the same notification, one sends it. Dies that one, another may after a while. */
  async #claim(notification: NotificationRow, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#parts.store.write((rows) =>
      rows
        .updateTable("notifications")
        .set({ due_at: now + LEASE, attempts: notification.attempts + 1 })
        .where("id", "=", notification.id)
        .where("due_at", "=", notification.due_at)
        .where("attempts", "=", notification.attempts)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async #attempt(notification: NotificationRow, person: PersonRow): Promise<DeliveryOutcome> {
    const { clock, log } = this.#parts;
    const limit = new AbortController();
    this.#attempts.add(limit);
    const timer = clock.at(clock.now() + ATTEMPT_WITHIN[notification.way], () => limit.abort());
    try {
      return await this.#deliver(notification, person, limit.signal);
    } catch (reason) {
      log.warn(
        { reason: nameOf(reason), way: notification.way, person: person.id },
        "a notification was not delivered",
      );
      return outcomeAfter(reason);
    } finally {
      timer.cancel();
      this.#attempts.delete(limit);
    }
  }

  /** The server closes: what nobody has taken yet is tried again later, by whoever is open then. */
  giveUp(): void {
    for (const attempt of this.#attempts) attempt.abort();
  }

  async #deliver(notification: NotificationRow, person: PersonRow, signal: AbortSignal): Promise<DeliveryOutcome> {
    const { mail, address, guard } = this.#parts;
    const message = composed(notification, person.language, address);
    if (notification.way === "mail") {
      if (mail === undefined || person.mail === null || person.mail_confirmed === 0) return "gone";
      const text = mailText(message, person.language, address);
      await orAborted(mail.send({ to: person.mail, subject: message.title, text }), signal);
      return "sent";
    }
    if (notification.way === "webhook") {
      if (person.webhook === null) return "gone";
      const headers = { "content-type": "application/json" };
      return outcomeOf(await guardedPost(person.webhook, { headers, body: webhookText(message) }, guard, signal));
    }
    return this.#deliverPush(person.id, pushText(message, notification), signal);
  }

  /** To every device at once. */
  async #deliverPush(person: string, payload: string, signal: AbortSignal): Promise<DeliveryOutcome> {
    const devices = await devicesOf(this.#parts.store.read, person);
    const outcomes = await Promise.all(devices.map((device) => this.#deliverTo(device, payload, signal)));
    if (outcomes.includes("sent")) return "sent";
    return outcomes.includes("failed") ? "failed" : "gone";
  }

  /** One device that fails does not keep it from the others; one that its service no longer knows is forgotten. */
  async #deliverTo(device: DeviceRow, payload: string, signal: AbortSignal): Promise<DeliveryOutcome> {
    const { store, push, log } = this.#parts;
    let outcome: DeliveryOutcome;
    try {
      outcome = outcomeOf(await push.send(device, payload, signal));
    } catch (reason) {
      log.warn({ reason: nameOf(reason), person: device.person }, "a push service did not take a notification");
      outcome = outcomeAfter(reason);
    }
    if (outcome === "gone") {
      await store.write(async (rows) => {
        await rows.deleteFrom("devices").where("endpoint", "=", device.endpoint).execute();
      });
    }
    return outcome;
  }

  async #conclude(notification: NotificationRow, outcome: DeliveryOutcome, now: number): Promise<void> {
    const { metrics } = this.#parts;
    if (outcome === "sent") {
      metrics.notificationSent(notification.way, "sent");
      return this.#settle(notification.id);
    }
    const wait = RETRY_AFTER[notification.attempts];
    if (outcome === "gone" || wait === undefined) {
      metrics.notificationSent(notification.way, "given-up");
      return this.#settle(notification.id);
    }
    metrics.notificationSent(notification.way, "failed");
    return this.#postpone(notification, notification.attempts + 1, now + wait);
  }

  /** Unless another node has begun an attempt since. */
  async #postpone({ id }: NotificationRow, attempts: number, due: number): Promise<void> {
    await this.#parts.store.write(async (rows) => {
      await rows
        .updateTable("notifications")
        .set({ due_at: due })
        .where("id", "=", id)
        .where("attempts", "=", attempts)
        .execute();
    });
    this.#parts.jobs.schedule("notifications", id, due);
  }

  /** The row stays for a while: it is what keeps a second notification about the same turn away. */
  async #settle(id: string): Promise<void> {
    await this.#parts.store.write(async (rows) => {
      await rows.updateTable("notifications").set({ due_at: null }).where("id", "=", id).execute();
    });
  }

  /** Clears away what is too old for anybody to look for. */
  async sweep(): Promise<void> {
    const oldest = this.#parts.clock.now() - NOTICES_KEPT;
    await this.#parts.store.write(async (rows) => {
      await rows.deleteFrom("notifications").where("at", "<", oldest).where("due_at", "is", null).execute();
      await rows.deleteFrom("notices").where("at", "<", oldest).execute();
    });
  }
}

/** A service that says "not found" or "gone" will say so for ever. */
function outcomeOf(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "failed";
}

/** An address that may not be reached will not be allowed later either. */
function outcomeAfter(reason: unknown): DeliveryOutcome {
  return reason instanceof ForbiddenTargetError ? "gone" : "failed";
}

/** What is logged of a failure: its message may name a mailbox, or the host of somebody's webhook. */
function nameOf(reason: unknown): string {
  const { code, name } = reason as { readonly code?: unknown; readonly name?: string };
  return typeof code === "string" ? code : (name ?? "unknown");
}

/** Unique for each person, table, turn and way, and so a promise that nobody is written to twice. */
function notificationId({ person, table, block }: NewNotification, way: Way): string {
  return [person, table ?? "account", block, way].join(".");
}

const personOf = (id: string): string => id.split(".", 1)[0];

/** Notifications about earlier turns that have not gone out yet would come too late. */
async function settleEarlierTurns(rows: Transaction<Schema>, notification: NewNotification): Promise<void> {
  await rows
    .updateTable("notifications")
    .set({ due_at: null })
    .where("person", "=", notification.person)
    .where("table_id", "=", notification.table ?? null)
    .where("kind", "=", notification.kind)
    .where("due_at", "is not", null)
    .where(
      "id",
      "not in",
      WAYS.map((way) => notificationId(notification, way)),
    )
    .execute();
}

/** Kinds of which one unread notice for each table is enough. The second is any stranger's to cause, as often as they like. */
const SAID_ONCE: readonly Notice["kind"][] = ["your-turn", "new-candidate"];

/** Kinds that are needless once the answer is in, and wait while somebody is there. */
const ABOUT_ANSWERS: readonly string[] = ["your-turn", "nudge", "vote"];

async function storeNotice(rows: Transaction<Schema>, notification: NewNotification, now: number): Promise<number> {
  const table = notification.table ?? null;
  if (SAID_ONCE.includes(notification.kind)) {
    await rows
      .deleteFrom("notices")
      .where("person", "=", notification.person)
      .where("kind", "=", notification.kind)
      .where("table_id", "=", table)
      .where("read_at", "is", null)
      .execute();
  }
  const { id } = await rows
    .insertInto("notices")
    .values({
      person: notification.person,
      kind: notification.kind,
      table_id: table,
      title: notification.title,
      at: now,
      read_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function quietHoursOf({ quiet_hours, time_zone }: PersonRow): { hours: string; timeZone: string } | undefined {
  return quiet_hours === null ? undefined : { hours: quiet_hours, timeZone: time_zone };
}

/** A notice as its reader sees it. */
export function noticeFrom(row: Omit<NoticeRow, "id"> & { id: number }): Notice {
  return {
    id: row.id,
    kind: row.kind as Notice["kind"],
    ...(row.table_id !== null && { table: row.table_id }),
    title: row.title,
    at: row.at,
    isRead: row.read_at !== null,
  };
}
