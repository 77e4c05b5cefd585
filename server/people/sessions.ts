import type { Sessions } from "../http/authentication.ts";
import type { Caller } from "../http/handlers.ts";
import type { Clock } from "../ports/clock.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { PersonRow } from "../store/schema.ts";
import { hashOf, newSecret } from "./secrets.ts";
import { openSignedCookies } from "./signed-cookies.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A session that nobody uses ends after a year. */
const SESSION = 365 * DAY;

export interface SessionsParts {
  readonly store: Store;
  readonly clock: Clock;
  /** The operator's own, for signing cookies. */
  readonly secret: string | null;
}

/** Sessions by cookie, and API tokens: who somebody is by the secret they send. */
export function openSessions({ store, clock, secret: serverSecret }: SessionsParts): Sessions {
  const signedCookies = openSignedCookies(store, serverSecret);
  return {
    async byCookie(value) {
      const secret = await signedCookies.verify(value);
      if (secret === undefined) return undefined;
      const hash = hashOf(secret);
      const now = clock.now();
      const row = await store.read
        .selectFrom("sessions")
        .innerJoin("people", "people.id", "sessions.person")
        .selectAll("people")
        .select("sessions.seen_at as session_seen")
        .where("sessions.hash", "=", hash)
        .where("sessions.ends_at", ">", now)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const caller = callerFrom(row, now);
      const isAging = now - row.session_seen > DAY;
      if (isAging) await renew(store, hash, row.id, now);
      return caller && { caller, isAging };
    },

    async byToken(secret) {
      const now = clock.now();
      const hash = hashOf(secret);
      const row = await store.read
        .selectFrom("tokens")
        .innerJoin("people", "people.id", "tokens.person")
        .selectAll("people")
        .select("tokens.used_at")
        .where("tokens.hash", "=", hash)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      // A bot asks often: when it was last there is known to the hour.
      if (now - (row.used_at ?? 0) > HOUR) {
        await store.write(async (rows) => {
          await rows.updateTable("tokens").set({ used_at: now }).where("hash", "=", hash).execute();
          await rows.updateTable("people").set({ seen_at: now }).where("id", "=", row.id).execute();
        });
      }
      return callerFrom(row, now);
    },

    async beginSession(person) {
      const secret = newSecret();
      const now = clock.now();
      const session = { hash: hashOf(secret), person, created_at: now, seen_at: now, ends_at: now + SESSION };
      await store.write(async (rows) => {
        await rows.insertInto("sessions").values(session).execute();
        await rows.updateTable("people").set({ seen_at: now }).where("id", "=", person).execute();
      });
      return signedCookies.sign(secret);
    },

    async endSession(cookie) {
      const secret = await signedCookies.verify(cookie);
      if (secret === undefined) return;
      await store.write(async (rows) => {
        await rows.deleteFrom("sessions").where("hash", "=", hashOf(secret)).execute();
      });
    },

    async markBrowser(person) {
      const id = newSecret();
      return `${person}.${id}.${await signedCookies.signatureOf(`browser ${person} ${id}`)}`;
    },

    async browserBy(mark) {
      const [, person, id, signature] = /^([\w-]{16,32})\.([\w-]{43})\.([\w-]{43})$/.exec(mark) ?? [];
      if (person === undefined || !(await signedCookies.isSigned(`browser ${person} ${id}`, signature)))
        return undefined;
      return { id, person };
    },
  };
}

async function renew(store: Store, hash: string, person: string, now: number): Promise<void> {
  await store.write(async (rows) => {
    const times = { seen_at: now, ends_at: now + SESSION };
    await rows.updateTable("sessions").set(times).where("hash", "=", hash).execute();
    await rows.updateTable("people").set({ seen_at: now }).where("id", "=", person).execute();
  });
}

/** Refuses those who are kept out, whatever they want. */
function callerFrom(row: PersonRow, now: number): Caller | undefined {
  if (row.kind === "gone") return undefined;
  refuseBlocked(row, now);
  return { id: row.id, name: row.name, kind: row.kind, role: row.role, language: row.language };
}

export function refuseBlocked({ blocked_until: until }: Pick<PersonRow, "blocked_until">, now: number): void {
  if (until === null || until <= now) return;
  const [day, time] = new Date(until).toISOString().split("T");
  throw refused("people.blocked", { until: `${day} ${time.slice(0, 5)} UTC` });
}
