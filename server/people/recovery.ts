import type { BodyOf } from "@weirwood/protocol";
import type { Transaction } from "kysely";
import { refused } from "../refusals.ts";
import type { Schema, SecretRow } from "../store/schema.ts";
import { refuseTooOften } from "./accounts.ts";
import { isMailboxFull, sendSecret } from "./mail-secrets.ts";
import { nameKey } from "./names.ts";
import type { PeopleParts } from "./parts.ts";
import { endAccess, personRow, tellSignedOut } from "./rows.ts";
import { hashOf, readCode } from "./secrets.ts";
import { refuseBlocked } from "./sessions.ts";

/** Several accounts may share an address; nobody has many. */
const MOST_ACCOUNTS = 5;
const PER_NAME = { atOnce: 10, everySeconds: 120 };

/**
 * Asks for mail that sets a new password. The answer is the same, and as quick, whether or not anybody has that
 * address: looking for them is a background task.
 */
export function recoverByMail(parts: PeopleParts, { mail }: BodyOf<"recoverByMail">): void {
  if (parts.mail === undefined) throw refused("people.no-mail");
  const mailbox = mail.toLowerCase();
  if (isMailboxFull(parts, mailbox, "password")) return;
  parts.backgroundTasks.run("recovery", async () => {
    const accounts = await parts.store.read
      .selectFrom("people")
      .selectAll()
      .where("mail", "=", mailbox)
      .where("mail_confirmed", "=", 1)
      .where("kind", "=", "account")
      .limit(MOST_ACCOUNTS)
      .execute();
    for (const account of accounts) await sendSecret(parts, account, "password");
  });
}

/** Sets a new password with a notification's secret. Answers with whose it was. */
export async function recoverByLetter(
  parts: PeopleParts,
  wish: BodyOf<"recoverByLetter">,
  address: string,
): Promise<string> {
  const found = await liveSecret(parts, wish.secret, "password");
  refuseBlocked(await personRow(parts.store.read, found.person), parts.clock.now());
  const password = await parts.passwords.hash({ person: found.person, address }, wish.password);
  await parts.store.write(async (rows) => {
    await spendSecret(rows, found);
    await renewAccess(rows, found.person, password);
  });
  tellSignedOut(parts.bus, found.person);
  parts.log.info({ person: found.person }, "a password was set by notification");
  return found.person;
}

/** Sets a new password with a one-time code. Wrong names and wrong codes are told apart by nothing. */
export async function recoverByCode(
  parts: PeopleParts,
  wish: BodyOf<"recoverByCode">,
  address: string,
): Promise<string> {
  const key = nameKey(wish.name);
  refuseTooOften(parts, `recovery ${key} ${address}`, PER_NAME);
  const hash = hashOf(readCode(wish.code));
  const account = await parts.store.read
    .selectFrom("people")
    .innerJoin("codes", "codes.person", "people.id")
    .select(["people.id", "people.blocked_until"])
    .where("people.name_key", "=", key)
    .where("people.kind", "=", "account")
    .where("codes.hash", "=", hash)
    .where("codes.used_at", "is", null)
    .executeTakeFirst();
  if (account === undefined) throw refused("people.wrong-code");
  refuseBlocked(account, parts.clock.now());
  const password = await parts.passwords.hash({ person: account.id, address }, wish.password);
  await parts.store.write(async (rows) => {
    const { numUpdatedRows } = await rows
      .updateTable("codes")
      .set({ used_at: parts.clock.now() })
      .where("hash", "=", hash)
      .where("person", "=", account.id)
      .where("used_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw refused("people.wrong-code");
    await renewAccess(rows, account.id, password);
  });
  tellSignedOut(parts.bus, account.id);
  parts.log.info({ person: account.id }, "a password was set by one-time code");
  return account.id;
}

/** An address is confirmed by whoever can read what is sent there. */
export async function confirmMail(parts: PeopleParts, secret: string): Promise<void> {
  const found = await liveSecret(parts, secret, "mail");
  await parts.store.write(async (rows) => {
    await spendSecret(rows, found);
    await rows
      .updateTable("people")
      .set({ mail_confirmed: 1 })
      .where("id", "=", found.person)
      // Changed since the notification was sent: that address is not confirmed by this one.
      .where("mail", "=", found.mail)
      .execute();
  });
}

async function liveSecret(parts: PeopleParts, secret: string, purpose: SecretRow["purpose"]): Promise<SecretRow> {
  const found = await parts.store.read
    .selectFrom("secrets")
    .selectAll()
    .where("hash", "=", hashOf(secret))
    .where("purpose", "=", purpose)
    .where("ends_at", ">", parts.clock.now())
    .executeTakeFirst();
  if (found === undefined) throw refused("people.wrong-secret");
  return found;
}

/** Of two who come with the same secret at the same time, one comes too late. */
async function spendSecret(rows: Transaction<Schema>, secret: SecretRow): Promise<void> {
  const spent = await rows.deleteFrom("secrets").where("hash", "=", secret.hash).executeTakeFirst();
  if (spent.numDeletedRows !== 1n) throw refused("people.wrong-secret");
}

/** Whoever had the old password, a session, a token or another notification has nothing any more. */
async function renewAccess(rows: Transaction<Schema>, person: string, password: string): Promise<void> {
  await rows.updateTable("people").set({ password }).where("id", "=", person).execute();
  await rows.deleteFrom("secrets").where("person", "=", person).where("purpose", "=", "password").execute();
  await endAccess(rows, person);
}
