import type { BodyOf } from "@weirwood/protocol";
import { refused } from "../refusals.ts";
import type { PersonRow } from "../store/schema.ts";
import { areShortEnough, MOST_QUIET_HOURS } from "../tables/quiet-hours.ts";
import type { Asker } from "../workers/fair-queue.ts";
import { refuseWrongPassword } from "./accounts.ts";
import { sendConfirmation } from "./mail-secrets.ts";
import { cleanName, nameKey } from "./names.ts";
import type { PeopleParts } from "./parts.ts";
import { orNameTaken, personRow, refuseTakenName } from "./rows.ts";

type Wish = BodyOf<"changeMe">;

/** Changes what was given, and nothing else. */
export async function changePreferences(parts: PeopleParts, asker: Asker, wish: Wish): Promise<void> {
  const { person } = asker;
  const before = await personRow(parts.store.read, person);
  const changes = { ...newName(before, wish), ...newMail(before, wish), ...newHabits(parts, wish) };
  if (Object.keys(changes).length === 0) return;
  if (changes.mail !== undefined && before.kind === "account") {
    await refuseWrongPassword(parts, asker, wish.password ?? "");
  }
  const work = parts.store.write(async (rows) => {
    if (changes.name !== undefined) await refuseTakenName(rows, changes.name, parts.operators, person);
    await rows.updateTable("people").set(changes).where("id", "=", person).execute();
    if (changes.mail !== undefined) await rows.deleteFrom("secrets").where("person", "=", person).execute();
  });
  await orNameTaken(work);
  if (changes.mail) sendConfirmation(parts, { ...before, ...changes });
}

function newName(before: PersonRow, wish: Wish): Partial<PersonRow> {
  if (wish.name === undefined) return {};
  const name = cleanName(wish.name);
  if (name === before.name) return {};
  // The configuration names operators: under another name they would be none after the next start.
  if (before.role === "operator") throw refused("people.is-operator");
  return { name, ...(before.kind === "account" && { name_key: nameKey(name) }) };
}

/** The same address once more is a wish for another confirmation mail. */
function newMail(before: PersonRow, wish: Wish): Partial<PersonRow> {
  if (wish.mail === undefined) return {};
  const mail = wish.mail?.toLowerCase() ?? null;
  const isKnown = mail === before.mail && (mail === null || before.mail_confirmed === 1);
  return isKnown ? {} : { mail, mail_confirmed: 0 };
}

function newHabits(parts: PeopleParts, wish: Wish): Partial<PersonRow> {
  const { language, timeZone, quietHours, letters, webhook } = wish;
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw refused("people.time-zone", { zone: timeZone });
  if (quietHours && !areShortEnough(quietHours.from, quietHours.to)) {
    throw refused("people.quiet-hours", { most: MOST_QUIET_HOURS });
  }
  if (typeof webhook === "string" && !parts.mayReach(webhook)) throw refused("people.webhook");
  return {
    ...(language !== undefined && { language }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(quietHours !== undefined && { quiet_hours: quietHours && `${quietHours.from}-${quietHours.to}` }),
    ...(letters !== undefined && {
      notify_by_mail: Number(letters.mail),
      notify_by_push: Number(letters.push),
      notify_by_webhook: Number(letters.webhook),
    }),
    ...(webhook !== undefined && { webhook }),
  };
}

function isTimeZone(name: string): boolean {
  // Offsets are no zones: they know no summer.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
