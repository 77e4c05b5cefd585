import type { Notice } from "@weirwood/protocol";
import type { Transaction } from "kysely";
import { lastNumber, News } from "../bus/news.ts";
import type { Metrics } from "../house/metrics.ts";
import type { TablesForOthers } from "../http/tables-for-others.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import type { LetterRow, NoticeRow, PersonRow, Schema } from "../store/schema.ts";
import { endOfQuiet } from "../tables/quiet-hours.ts";
import { ForbiddenTargetError, guardedPost, type PostGuard } from "./guarded-post.ts";
import type { Mail } from "./mail.ts";
import { devicesOf, type Push } from "./push.ts";
import { WAYS, type Way, waysTo } from "./ways.ts";
import { composed, mailText, pushText, webhookText } from "./wording.ts";

export interface LettersParts {
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
  /** The address that people use, for links. */
  readonly address: string;
}

/** Something to tell somebody who is not there. */
export interface Word {
  readonly person: string;
  readonly kind: Notice["kind"];
  readonly table?: string;
  readonly title: string;
  /** Names the block of asks: one letter for each and each way. Letters, digits, _ and -. */
  readonly block: string;
  /** Sees it at the table already: no notice, and letters only for the case that they leave it. */
  readonly isThere?: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Whoever sees it within this time needs no letter. */
const PATIENCE = 20 * SECOND;
/** Somebody who is there and does not answer may go away yet. */
const LOOK_AGAIN = 10 * MINUTE;
/** How long one attempt may take before another node may try: more than every timeout on the way together. */
const LEASE = 2 * MINUTE;
const RETRY_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE];
const MOST_AT_ONCE = 100;
const NOTICES_KEPT = 60 * DAY;
/** The notice is on its way to the disk with what it is about; live connections are told a moment later. */
const TOLD_AFTER = 250;

type Outcome = "sent" | "gone" | "failed";

/** Word to the absent: in the app always, and by mail, push and webhook for those who want it. */
export class Letters {
  readonly #parts: LettersParts;

  constructor(parts: LettersParts) {
    this.#parts = parts;
    parts.jobs.work("letters", (id) => this.send(id));
  }

  /** Stores word inside the transaction of what it is about, so that neither is there without the other. */
  async write(rows: Transaction<Schema>, word: Word): Promise<void> {
    const { clock } = this.#parts;
    const person = await rows.selectFrom("people").selectAll().where("id", "=", word.person).executeTakeFirst();
    if (person === undefined || person.kind === "gone") return;
    const now = clock.now();
    if (word.isThere !== true) {
      const id = await storeNotice(rows, word, now);
      clock.at(now + TOLD_AFTER, () => this.#parts.bus.publish(`person:${word.person}`, { kind: "notice", id }));
    }
    if (word.kind === "your-turn") await settleEarlierTurns(rows, word);
    const due = endOfQuiet(now + PATIENCE, quietHoursOf(person));
    for (const way of await this.#waysTo(rows, person)) {
      const id = letterId(word, way);
      await rows
        .insertInto("letters")
        .values({
          id,
          person: word.person,
          way,
          kind: word.kind,
          table_id: word.table ?? null,
          title: word.title,
          due_at: due,
          attempts: 0,
          at: now,
        })
        .onConflict((letter) => letter.column("id").doNothing())
        .execute();
      // Should the transaction come to nothing, the job will find no row.
      this.#parts.jobs.schedule("letters", id, due);
    }
  }

  /** The numbers of all notices, for those whom they are for. */
  news(): News {
    const { store, bus, clock } = this.#parts;
    return new News({
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

  /** Sends everything whose time has come: what jobs have missed. */
  async sendDue(now: number = this.#parts.clock.now()): Promise<void> {
    const due = await this.#parts.store.read
      .selectFrom("letters")
      .select("id")
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .limit(MOST_AT_ONCE)
      .execute();
    this.#parts.metrics.queueLength("letters", due.length);
    for (const { id } of due) await this.send(id);
  }

  /** One letter, if it is due and still worth sending. */
  async send(id: string): Promise<void> {
    const { store, clock, metrics } = this.#parts;
    const letter = await store.read.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
    if (letter === undefined || letter.due_at === null) return;
    const now = clock.now();
    if (letter.due_at > now) return this.#parts.jobs.schedule("letters", id, letter.due_at);
    const person = await store.read
      .selectFrom("people")
      .selectAll()
      .where("id", "=", letter.person)
      .executeTakeFirstOrThrow();

    const quietUntil = endOfQuiet(now, quietHoursOf(person));
    if (quietUntil > now) return this.#postpone(letter, letter.attempts, quietUntil);
    const attention = await this.#attention(letter);
    if (attention === "here") return this.#postpone(letter, letter.attempts, now + LOOK_AGAIN);
    if (attention === "over") {
      metrics.letterSent(letter.way, "needless");
      return this.#settle(id);
    }
    if (!(await this.#claim(letter, now))) return;
    await this.#conclude(letter, await this.#attempt(letter, person), now);
  }

  async #attention(letter: LetterRow): Promise<"wanted" | "here" | "over"> {
    if (letter.kind !== "your-turn" || letter.table_id === null) return "wanted";
    const block = letter.id.split(".")[2];
    return this.#parts.attention(letter.table_id, letter.person, block);
  }

  /** Of several nodes that woke for the same letter, one sends it. Dies that one, another may after a while. */
  async #claim(letter: LetterRow, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#parts.store.write((rows) =>
      rows
        .updateTable("letters")
        .set({ due_at: now + LEASE, attempts: letter.attempts + 1 })
        .where("id", "=", letter.id)
        .where("due_at", "=", letter.due_at)
        .where("attempts", "=", letter.attempts)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async #attempt(letter: LetterRow, person: PersonRow): Promise<Outcome> {
    const { log } = this.#parts;
    try {
      return await this.#deliver(letter, person);
    } catch (err) {
      log.warn({ err, way: letter.way, person: person.id }, "a letter was not delivered");
      return err instanceof ForbiddenTargetError ? "gone" : "failed";
    }
  }

  async #deliver(letter: LetterRow, person: PersonRow): Promise<Outcome> {
    const { mail, address, guard } = this.#parts;
    const words = composed(letter, person.language, address);
    if (letter.way === "mail") {
      if (mail === undefined || person.mail === null || person.mail_confirmed === 0) return "gone";
      await mail.send({ to: person.mail, subject: words.title, text: mailText(words, person.language, address) });
      return "sent";
    }
    if (letter.way === "webhook") {
      if (person.webhook === null) return "gone";
      const headers = { "content-type": "application/json" };
      const status = await guardedPost(person.webhook, { headers, body: webhookText(words) }, guard);
      return outcomeOf(status);
    }
    return this.#deliverPush(person.id, pushText(words, letter));
  }

  /** To every device. Those that their push service no longer knows are forgotten. */
  async #deliverPush(person: string, payload: string): Promise<Outcome> {
    const { store, push } = this.#parts;
    const outcomes: Outcome[] = [];
    for (const device of await devicesOf(store.read, person)) {
      const outcome = await this.#sendTo(device.endpoint, () => push.send(device, payload));
      outcomes.push(outcome);
      if (outcome !== "gone") continue;
      await store.write(async (rows) => {
        await rows.deleteFrom("devices").where("endpoint", "=", device.endpoint).execute();
      });
    }
    if (outcomes.includes("sent")) return "sent";
    return outcomes.includes("failed") ? "failed" : "gone";
  }

  /** One device that fails does not keep word from the others. */
  async #sendTo(endpoint: string, send: () => Promise<number>): Promise<Outcome> {
    try {
      return outcomeOf(await send());
    } catch (err) {
      const { hostname } = new URL(endpoint);
      this.#parts.log.warn({ err, hostname }, "a push service did not take a letter");
      return err instanceof ForbiddenTargetError ? "gone" : "failed";
    }
  }

  async #conclude(letter: LetterRow, outcome: Outcome, now: number): Promise<void> {
    const { metrics } = this.#parts;
    if (outcome === "sent") {
      metrics.letterSent(letter.way, "sent");
      return this.#settle(letter.id);
    }
    const wait = RETRY_AFTER[letter.attempts];
    if (outcome === "gone" || wait === undefined) {
      metrics.letterSent(letter.way, "given-up");
      return this.#settle(letter.id);
    }
    metrics.letterSent(letter.way, "failed");
    return this.#postpone(letter, letter.attempts + 1, now + wait);
  }

  /** Unless another node has begun an attempt since. */
  async #postpone({ id }: LetterRow, attempts: number, due: number): Promise<void> {
    await this.#parts.store.write(async (rows) => {
      await rows
        .updateTable("letters")
        .set({ due_at: due })
        .where("id", "=", id)
        .where("attempts", "=", attempts)
        .execute();
    });
    this.#parts.jobs.schedule("letters", id, due);
  }

  /** The row stays for a while: it is what keeps a second letter about the same turn away. */
  async #settle(id: string): Promise<void> {
    await this.#parts.store.write(async (rows) => {
      await rows.updateTable("letters").set({ due_at: null }).where("id", "=", id).execute();
    });
  }

  /** Clears away what is too old for anybody to look for. */
  async sweep(): Promise<void> {
    const oldest = this.#parts.clock.now() - NOTICES_KEPT;
    await this.#parts.store.write(async (rows) => {
      await rows.deleteFrom("letters").where("at", "<", oldest).where("due_at", "is", null).execute();
      await rows.deleteFrom("notices").where("at", "<", oldest).execute();
    });
  }
}

/** A service that says "not found" or "gone" will say so for ever. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "failed";
}

/** Unique for each person, table, turn and way, and so a promise that nobody is written to twice. */
function letterId({ person, table, block }: Word, way: Way): string {
  return [person, table ?? "house", block, way].join(".");
}

/** Letters about earlier turns that have not gone out yet would come too late. */
async function settleEarlierTurns(rows: Transaction<Schema>, word: Word): Promise<void> {
  await rows
    .updateTable("letters")
    .set({ due_at: null })
    .where("person", "=", word.person)
    .where("table_id", "=", word.table ?? null)
    .where("kind", "=", word.kind)
    .where("due_at", "is not", null)
    .where(
      "id",
      "not in",
      WAYS.map((way) => letterId(word, way)),
    )
    .execute();
}

/** Kinds of which one unread notice for each table is enough. The second is any stranger's to cause, as often as they like. */
const SAID_ONCE: readonly Notice["kind"][] = ["your-turn", "new-candidate"];

async function storeNotice(rows: Transaction<Schema>, word: Word, now: number): Promise<number> {
  const table = word.table ?? null;
  if (SAID_ONCE.includes(word.kind)) {
    await rows
      .deleteFrom("notices")
      .where("person", "=", word.person)
      .where("kind", "=", word.kind)
      .where("table_id", "=", table)
      .where("read_at", "is", null)
      .execute();
  }
  const { id } = await rows
    .insertInto("notices")
    .values({ person: word.person, kind: word.kind, table_id: table, title: word.title, at: now, read_at: null })
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
