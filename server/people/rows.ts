import type { Me, Person } from "@weirwood/protocol";
import type { Kysely, Transaction } from "kysely";
import { newId } from "../identifiers.ts";
import type { Bus } from "../ports/bus.ts";
import { isTaken } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { PersonRow, Schema } from "../store/schema.ts";
import { isReserved, nameKey } from "./names.ts";

type Reader = Kysely<Schema>;
type Writer = Transaction<Schema>;

/** A new person, before any choice was made. Notifications go wherever an address is given later. */
export function newPerson(name: string, language: "en" | "fr", now: number): PersonRow {
  return {
    id: newId(),
    name,
    name_key: null,
    kind: "guest",
    role: "player",
    password: null,
    mail: null,
    mail_confirmed: 0,
    language,
    time_zone: "UTC",
    quiet_hours: null,
    notify_by_mail: 1,
    notify_by_push: 1,
    notify_by_webhook: 1,
    webhook: null,
    blocked_until: null,
    created_at: now,
    seen_at: now,
  };
}

/** Somebody who is here: those who have deleted themselves are not. */
export async function personRow(rows: Reader, person: string): Promise<PersonRow> {
  const row = await rows.selectFrom("people").selectAll().where("id", "=", person).executeTakeFirst();
  if (row === undefined || row.kind === "gone") throw refused("people.unknown");
  return row;
}

/** What others may know of these people. Those who are gone have no entry. */
export async function publicPeople(rows: Reader, ids: Iterable<string | null>): Promise<Map<string, Person>> {
  const wanted = [...new Set([...ids].filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const found = await rows
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "in", wanted)
    .where("kind", "!=", "gone")
    .execute();
  return new Map(found.map(({ id, name }) => [id, { id, name }]));
}

/** What somebody may know of themselves. */
export async function meOf(rows: Reader, person: string): Promise<Me> {
  const row = await personRow(rows, person);
  const codes = await rows
    .selectFrom("codes")
    .select(({ fn }) => fn.countAll().as("left"))
    .where("person", "=", person)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  const [from, to] = row.quiet_hours?.split("-") ?? [];
  return {
    id: row.id,
    name: row.name,
    kind: row.kind === "account" ? "account" : "guest",
    role: row.role,
    ...(row.mail !== null && { mail: row.mail }),
    isMailConfirmed: row.mail_confirmed === 1,
    language: row.language,
    timeZone: row.time_zone,
    quietHours: from === undefined ? null : { from, to },
    letters: { mail: row.notify_by_mail === 1, push: row.notify_by_push === 1, webhook: row.notify_by_webhook === 1 },
    ...(row.webhook !== null && { webhook: row.webhook }),
    codesLeft: Number(codes.left),
    ...(row.blocked_until !== null && { blockedUntil: row.blocked_until }),
    createdAt: row.created_at,
  };
}

/** Refuses a name that an account has, or that is nobody's to take. Guests may share names among themselves. */
export async function refuseTakenName(
  rows: Reader,
  name: string,
  operators: readonly string[],
  except?: string,
): Promise<void> {
  const key = nameKey(name);
  const owner = await rows.selectFrom("people").select("id").where("name_key", "=", key).executeTakeFirst();
  if (owner !== undefined && owner.id === except) return;
  if (owner !== undefined || isReserved(key, operators)) throw refused("people.name-taken");
}

/** Carries out a change of names; of two people who want the same at the same moment, the database refuses one. */
export async function orNameTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isTaken(error) ? refused("people.name-taken") : error;
  }
}

/** Ends every session. The live connections must be told afterwards, with `tellSignedOut`. */
export async function endSessions(rows: Writer, person: string): Promise<void> {
  await rows.deleteFrom("sessions").where("person", "=", person).execute();
}

/** As `endSessions`, with everything else that a thief may have made: tokens, and devices that get notifications. */
export async function endAccess(rows: Writer, person: string): Promise<void> {
  await endSessions(rows, person);
  await rows.deleteFrom("tokens").where("person", "=", person).execute();
  await rows.deleteFrom("devices").where("person", "=", person).execute();
}

/** Every node drops the live connections of somebody who is no longer signed in. */
export function tellSignedOut(bus: Bus, person: string): void {
  bus.publish(`person:${person}`, { kind: "signed-out" });
}
