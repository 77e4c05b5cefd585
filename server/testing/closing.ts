import { expect } from "vitest";
import { openStore } from "../store/open-store.ts";
import { type PlayerGroup, readerIn } from "./player-group.ts";
import type { ServerProcess } from "./server-process.ts";

/** Everybody leaves, the server closes in order, and what its folder holds is what was acknowledged. */
export async function closeAndBalance(
  group: PlayerGroup,
  server: ServerProcess,
  folder: string,
): ReturnType<PlayerGroup["balance"]> {
  await group.rest(readerIn(folder));
  await group.leave();
  expect(await server.end()).toBe(0);
  const store = await openStore({ folder });
  const books = await group.balance(store);
  await store.close();
  expect(books.decisions).toBe(group.acknowledged + books.byBots);
  return books;
}
