import type { Caller } from "../http/handlers.ts";
import { refused } from "../refusals.ts";
import type { Asker } from "../workers/fair-queue.ts";
import { refuseWrongPassword } from "./accounts.ts";
import { cleanName } from "./names.ts";
import type { PeopleParts } from "./parts.ts";
import { tellSignedOut } from "./rows.ts";

/** Rows that say nothing once their owner is gone. */
const OWN_ROWS = [
  "sessions",
  "tokens",
  "codes",
  "secrets",
  "devices",
  "notifications",
  "notices",
  "notes",
  "marks",
  "records",
] as const;

/**
 * Deletes somebody. Their games go on with regents, and finished ones still make sense: the row stays without a name,
 * and what they said stays as empty messages.
 */
export async function deletePerson(
  parts: PeopleParts,
  { caller, asker }: { readonly caller: Caller; readonly asker: Asker },
  confirmation: string,
): Promise<void> {
  if (caller.kind === "account") await refuseWrongPassword(parts, asker, confirmation);
  else if (!isOwnName(caller, confirmation)) throw refused("people.farewell");

  // First, so that a crash in between leaves somebody who can ask once more, not seats that belong to nobody.
  await parts.tables.personLeft(caller.id);
  await parts.store.write(async (rows) => {
    await rows
      .updateTable("people")
      .set({
        name: "",
        name_key: null,
        kind: "gone",
        role: "player",
        password: null,
        mail: null,
        mail_confirmed: 0,
        time_zone: "UTC",
        quiet_hours: null,
        webhook: null,
      })
      .where("id", "=", caller.id)
      .execute();
    for (const table of OWN_ROWS) await rows.deleteFrom(table).where("person", "=", caller.id).execute();
    await rows
      .deleteFrom("mutes")
      .where(({ eb, or }) => or([eb("person", "=", caller.id), eb("muted", "=", caller.id)]))
      .execute();
    await rows.updateTable("messages").set({ text: "", hidden: 1 }).where("person", "=", caller.id).execute();
  });
  // Whatever they did at other tables while the first round was made.
  await parts.tables.personLeft(caller.id);
  tellSignedOut(parts.bus, caller.id);
  parts.log.info({ person: caller.id }, "somebody deleted themselves");
}

function isOwnName(caller: Caller, confirmation: string): boolean {
  try {
    return cleanName(confirmation) === caller.name;
  } catch {
    return false;
  }
}
