import type { Beginning, LocalSession, NotOpened } from "./local-session.ts";
import { openLocalSession } from "./open-session.ts";

/** Games that were begun on one page and are waiting for the page of their table: a browser that keeps nothing has them only here. */
const waiting = new Map<string, LocalSession>();

/** Begins a game; its id, or why it cannot be begun so. */
export async function beginGame(beginning: Beginning): Promise<string | NotOpened> {
  const session = openLocalSession(beginning, "setup" in beginning && beginning.setup.kind === "pass");
  const id = await session.opened;
  if (typeof id === "string") waiting.set(id, session);
  else session.close();
  return id;
}

/** The session of a game: the one that began it, or a new one. */
export function sitDown(id: string, isShared: boolean): LocalSession {
  const begun = waiting.get(id);
  waiting.delete(id);
  return begun ?? openLocalSession({ id }, isShared);
}
