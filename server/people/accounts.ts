import type { BodyOf } from "@weirwood/protocol";
import type { Transaction } from "kysely";
import type { Caller, KnownBrowser } from "../http/handlers.ts";
import { refused } from "../refusals.ts";
import type { PersonRow, Schema } from "../store/schema.ts";
import type { Asker } from "../workers/fair-queue.ts";
import { sendConfirmation } from "./mail-secrets.ts";
import { cleanName, nameKey } from "./names.ts";
import type { PeopleParts } from "./parts.ts";
import { endAccess, newPerson, orNameTaken, personRow, refuseTakenName, tellSignedOut } from "./rows.ts";
import { hashOf, newCode } from "./secrets.ts";
import { refuseBlocked } from "./sessions.ts";

const CODES = 10;

/**
 * How often one name may be tried: from one address, and from everywhere, where guessers have many addresses. A browser in
 * which the account was opened before has a count of its own, so that guessers cannot keep its owner out.
 */
const PER_NAME_AND_ADDRESS = { atOnce: 8, everySeconds: 30 };
const PER_NAME = { atOnce: 50, everySeconds: 10 };

/** Comes in by a name alone. Answers with the id. */
export async function becomeGuest(
  parts: PeopleParts,
  wish: BodyOf<"becomeGuest">,
  language: "en" | "fr",
): Promise<string> {
  const name = cleanName(wish.name);
  const person = newPerson(name, wish.language ?? language, parts.clock.now());
  await parts.store.write(async (rows) => {
    await refuseTakenName(rows, name, parts.operators);
    await rows.insertInto("people").values(person).execute();
  });
  return person.id;
}

/** A new account; of a guest who is signed in, the same person with a password, who keeps every game. */
export async function createAccount(
  parts: PeopleParts,
  { caller, asker }: { readonly caller: Caller | undefined; readonly asker: Asker },
  wish: BodyOf<"createAccount">,
  language: "en" | "fr",
): Promise<{ readonly person: string; readonly codes: string[] }> {
  const name = cleanName(wish.name);
  // Hashing takes long: what can be refused is refused before, and looked at again when it is written.
  await refuseTakenName(parts.store.read, name, parts.operators);
  const password = await parts.passwords.hash(asker, wish.password);
  const guest = caller?.kind === "guest" ? await personRow(parts.store.read, caller.id) : undefined;
  const account: PersonRow = {
    ...(guest ?? newPerson(name, wish.language ?? language, parts.clock.now())),
    name,
    name_key: nameKey(name),
    kind: "account",
    password,
    ...(wish.language && { language: wish.language }),
    ...(wish.mail && { mail: wish.mail.toLowerCase(), mail_confirmed: 0 }),
  };
  const codes = Array.from({ length: CODES }, newCode);
  const work = parts.store.write(async (rows) => {
    await refuseTakenName(rows, name, parts.operators);
    if (guest) await upgrade(rows, account);
    else await rows.insertInto("people").values(account).execute();
    await storeCodes(rows, account.id, codes);
  });
  await orNameTaken(work);
  if (account.mail !== null && wish.mail) sendConfirmation(parts, account);
  parts.log.info({ person: account.id, wasGuest: guest !== undefined }, "an account was made");
  return { person: account.id, codes };
}

async function upgrade(rows: Transaction<Schema>, account: PersonRow): Promise<void> {
  const { name, name_key, kind, password, language, mail, mail_confirmed } = account;
  const { numUpdatedRows } = await rows
    .updateTable("people")
    .set({ name, name_key, kind, password, language, mail, mail_confirmed })
    .where("id", "=", account.id)
    .where("kind", "=", "guest")
    .executeTakeFirstOrThrow();
  // Upgraded or deleted elsewhere in the meantime.
  if (numUpdatedRows !== 1n) throw refused("people.not-signed-in");
}

/**
 * Who a name and a password belong to. Unknown names take the same way as known ones: one look-up, one hash, one and the
 * same refusal.
 */
export async function logIn(
  parts: PeopleParts,
  { name, password }: BodyOf<"logIn">,
  { address, browser }: { readonly address: string; readonly browser: KnownBrowser | undefined },
): Promise<string> {
  const key = nameKey(name);
  const row = await parts.store.read
    .selectFrom("people")
    .selectAll()
    .where("name_key", "=", key)
    .where("kind", "=", "account")
    .executeTakeFirst();
  if (browser !== undefined && browser.person === row?.id) {
    refuseTooOften(parts, `log-in ${key} browser ${browser.id}`, PER_NAME_AND_ADDRESS);
  } else {
    refuseTooOften(parts, `log-in ${key} ${address}`, PER_NAME_AND_ADDRESS);
    refuseTooOften(parts, `log-in ${key}`, PER_NAME);
  }
  const asker = { person: key, address };
  const isRight = await parts.passwords.verify(asker, row?.password, password);
  parts.metrics.signedIn(isRight ? "yes" : "no");
  if (row === undefined || !isRight) throw refused("people.wrong-password");
  refuseBlocked(row, parts.clock.now());
  if (row.password !== null && parts.passwords.isOutdated(row.password)) {
    await storePassword(parts, row.id, await parts.passwords.hash(asker, password));
  }
  return row.id;
}

/** Everything else that was signed in is signed out, tokens included; the caller signs in anew. */
export async function changePassword(parts: PeopleParts, asker: Asker, wish: BodyOf<"changePassword">): Promise<void> {
  const { person } = asker;
  await refuseWrongPassword(parts, asker, wish.old);
  const password = await parts.passwords.hash(asker, wish.new);
  await parts.store.write(async (rows) => {
    await rows.updateTable("people").set({ password }).where("id", "=", person).execute();
    await rows.deleteFrom("secrets").where("person", "=", person).where("purpose", "=", "password").execute();
    await endAccess(rows, person);
  });
  tellSignedOut(parts.bus, person);
  parts.log.info({ person }, "a password was changed");
}

export async function refuseWrongPassword(parts: PeopleParts, asker: Asker, password: string): Promise<void> {
  const row = await personRow(parts.store.read, asker.person);
  if (!(await parts.passwords.verify(asker, row.password, password))) throw refused("people.wrong-password");
}

/** New one-time codes; the old ones end. */
export async function newCodes(parts: PeopleParts, asker: Asker, password: string): Promise<string[]> {
  await refuseWrongPassword(parts, asker, password);
  const codes = Array.from({ length: CODES }, newCode);
  await parts.store.write((rows) => storeCodes(rows, asker.person, codes));
  return codes;
}

async function storeCodes(rows: Transaction<Schema>, person: string, codes: readonly string[]): Promise<void> {
  await rows.deleteFrom("codes").where("person", "=", person).execute();
  await rows
    .insertInto("codes")
    .values(codes.map((code) => ({ hash: hashOf(code.replaceAll("-", "")), person, used_at: null })))
    .execute();
}

async function storePassword(parts: PeopleParts, person: string, password: string): Promise<void> {
  await parts.store.write(async (rows) => {
    await rows.updateTable("people").set({ password }).where("id", "=", person).execute();
  });
}

export function refuseTooOften(
  { buckets }: Pick<PeopleParts, "buckets">,
  key: string,
  rate: { readonly atOnce: number; readonly everySeconds: number },
): void {
  const seconds = buckets.take(key, rate);
  if (seconds > 0) throw refused("server.too-often", { seconds });
}

/** Signs somebody out on every device, and ends their tokens. */
export async function logOutEverywhere(parts: PeopleParts, person: string): Promise<void> {
  await parts.store.write((rows) => endAccess(rows, person));
  tellSignedOut(parts.bus, person);
}
