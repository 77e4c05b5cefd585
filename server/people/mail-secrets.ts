import type { PersonRow, SecretRow } from "../store/schema.ts";
import { notificationText } from "../text/sentences.ts";
import type { PeopleParts } from "./parts.ts";
import { hashOf, newSecret } from "./secrets.ts";

const HOUR = 3_600_000;
const LASTS = { password: HOUR, mail: 48 * HOUR };
const KINDS = { password: "new-password", mail: "confirm-mail" } as const;
/** The secret stands behind the #, which browsers send to nobody: it is in no log on the way. */
const PAGES = { password: "/recover#", mail: "/confirm#" };

/** Nobody's mailbox is filled by others. Each purpose has a count of its own: who confirms too much can still recover. */
const PER_MAILBOX = { atOnce: 3, everySeconds: 1200 };

type Purpose = SecretRow["purpose"];
type Addressee = Pick<PersonRow, "id" | "name" | "language" | "mail">;

/** Asks an address whether it is its owner's. Nothing happens where the server sends no mail. */
export function sendConfirmation(parts: PeopleParts, person: Addressee): void {
  if (parts.mail === undefined || isMailboxFull(parts, person.mail ?? "", "mail")) return;
  parts.backgroundTasks.run("confirmation", () => sendSecret(parts, person, "mail"));
}

/** Whether this mailbox has had its share of mail that anybody could have asked for. */
export function isMailboxFull({ buckets }: Pick<PeopleParts, "buckets">, mail: string, purpose: Purpose): boolean {
  return buckets.take(`mailbox ${purpose} ${mail}`, PER_MAILBOX) > 0;
}

/** A notification with a link that works once. */
export async function sendSecret(parts: PeopleParts, person: Addressee, purpose: Purpose): Promise<void> {
  if (parts.mail === undefined || person.mail === null) return;
  const secret = newSecret();
  const row = {
    hash: hashOf(secret),
    person: person.id,
    purpose,
    mail: person.mail,
    ends_at: parts.clock.now() + LASTS[purpose],
  };
  await parts.store.write(async (rows) => {
    // The latest notification counts.
    await rows.deleteFrom("secrets").where("person", "=", person.id).where("purpose", "=", purpose).execute();
    await rows.insertInto("secrets").values(row).execute();
  });
  const { subject, text } = notificationText(KINDS[purpose], person.language, { name: person.name });
  const link = `${parts.address}${PAGES[purpose]}${secret}`;
  await parts.mail.send({ to: person.mail, subject, text: `${text}\n\n${link}\n` });
}
