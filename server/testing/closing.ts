import { expect } from "vitest";
import { openStore } from "../store/open-store.ts";
import { type Company, readerIn } from "./company.ts";
import type { HouseProcess } from "./house-process.ts";

/** Everybody leaves, the house closes in order, and what its folder holds is what was acknowledged. */
export async function closeAndBalance(
  company: Company,
  house: HouseProcess,
  folder: string,
): ReturnType<Company["balance"]> {
  await company.rest(readerIn(folder));
  await company.leave();
  expect(await house.end()).toBe(0);
  const store = await openStore({ folder });
  const books = await company.balance(store);
  await store.close();
  expect(books.decisions).toBe(company.acknowledged + books.byBots);
  return books;
}
