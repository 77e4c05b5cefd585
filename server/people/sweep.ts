import type { PeopleParts } from "./parts.ts";

/** Clears away what time has ended: sessions nobody uses, mailed links nobody followed. */
export async function sweepPeople(parts: Pick<PeopleParts, "store" | "clock">): Promise<void> {
  const now = parts.clock.now();
  await parts.store.write(async (rows) => {
    await rows.deleteFrom("sessions").where("ends_at", "<=", now).execute();
    await rows.deleteFrom("secrets").where("ends_at", "<=", now).execute();
  });
}
