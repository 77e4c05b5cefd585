import { nameKey } from "./names.ts";
import type { PeopleParts } from "./parts.ts";

/**
 * Makes operators of the accounts that the configuration names, and of no others; done at every start. The account comes
 * first, the configuration second: a configured name that nobody has yet is nobody's to take, so that no stranger
 * becomes an operator by being quick.
 */
export async function appointOperators(parts: Pick<PeopleParts, "store" | "log" | "operators" | "bus">): Promise<void> {
  const keys = parts.operators.map(nameKey);
  const missing = await parts.store.write(async (rows) => {
    const found =
      keys.length === 0
        ? []
        : await rows.selectFrom("people").select(["id", "name_key"]).where("name_key", "in", keys).execute();
    const ids = found.map(({ id }) => id);
    let others = rows.updateTable("people").set({ role: "player" }).where("role", "=", "operator");
    if (ids.length > 0) others = others.where("id", "not in", ids);
    await others.execute();
    if (ids.length > 0) await rows.updateTable("people").set({ role: "operator" }).where("id", "in", ids).execute();
    return parts.operators.filter((name) => !found.some(({ name_key }) => name_key === nameKey(name)));
  });
  for (const name of missing) {
    parts.log.warn(
      { name },
      "no account has this operator's name yet: make it before it is put into the configuration",
    );
  }
}
