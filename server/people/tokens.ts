import type { ReplyOf } from "@weirwood/protocol";
import { newId } from "../identifiers.ts";
import { refused } from "../refusals.ts";
import { onLine } from "../talk/words.ts";
import type { PeopleParts } from "./parts.ts";
import { hashOf, newTokenSecret } from "./secrets.ts";

const MOST = 20;

/** A token for a bot: shown once, kept as a hash. */
export async function createToken(parts: PeopleParts, person: string, label: string): Promise<ReplyOf<"createToken">> {
  const secret = newTokenSecret();
  const token = { id: newId(), label: onLine(label), createdAt: parts.clock.now() };
  await parts.store.write(async (rows) => {
    const { count } = await rows
      .selectFrom("tokens")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("person", "=", person)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) throw refused("people.too-many", { most: MOST });
    await rows
      .insertInto("tokens")
      .values({
        id: token.id,
        hash: hashOf(secret),
        person,
        label: token.label,
        created_at: token.createdAt,
        used_at: null,
      })
      .execute();
  });
  return { token, secret };
}

export async function tokensOf(parts: PeopleParts, person: string): Promise<ReplyOf<"tokens">> {
  const found = await parts.store.read
    .selectFrom("tokens")
    .selectAll()
    .where("person", "=", person)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return found.map(({ id, label, created_at, used_at }) => ({
    id,
    label,
    createdAt: created_at,
    ...(used_at !== null && { usedAt: used_at }),
  }));
}

/** One's own only: of another's, nothing is known. Live connections opened with it are dropped. */
export async function deleteToken(parts: PeopleParts, person: string, id: string): Promise<void> {
  const { numDeletedRows } = await parts.store.write((rows) =>
    rows.deleteFrom("tokens").where("id", "=", id).where("person", "=", person).executeTakeFirst(),
  );
  if (numDeletedRows !== 1n) throw refused("server.not-found");
  parts.bus.publish(`person:${person}`, { kind: "signed-out" });
}
