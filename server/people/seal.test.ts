import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../ports/store.ts";
import { newGuest, openTestHouse, type TestHouse } from "../testing/test-house.ts";
import { openSeal } from "./seal.ts";
import { newSecret } from "./secrets.ts";

const houseSecret = "a raven with three eyes sees it all";
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.end());

/** What somebody can read who has the database and nothing else. */
async function storedKey(store: Store): Promise<string> {
  const row = await store.read
    .selectFrom("house")
    .select("value")
    .where("name", "=", "cookie-key")
    .executeTakeFirstOrThrow();
  return row.value;
}

describe("the seal on cookies", () => {
  test("opens what it has closed, on every node that has the same secret", async () => {
    for (const secret of [null, houseSecret]) {
      const value = newSecret();
      const sealed = await openSeal(house.store, secret).close(value);
      expect(await openSeal(house.store, secret).open(sealed)).toBe(value);
    }
  });

  test("is broken by any other last letter, which has bits to spare", async () => {
    const seal = openSeal(house.store, null);
    const sealed = await seal.close(newSecret());
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const opened: string[] = [];
    for (const letter of letters) {
      if ((await seal.open(`${sealed.slice(0, -1)}${letter}`)) !== undefined) opened.push(letter);
    }
    expect(opened).toEqual([sealed.at(-1)]);
  });

  test("with another secret, or without it, is another seal", async () => {
    const value = newSecret();
    const sealed = await openSeal(house.store, houseSecret).close(value);
    for (const other of [null, `${houseSecret}!`]) {
      const seal = openSeal(house.store, other);
      expect(await seal.open(sealed)).toBeUndefined();
      expect(await openSeal(house.store, houseSecret).open(await seal.close(value))).toBeUndefined();
    }
  });

  test("a stolen database alone seals nothing where the operator has a secret", async () => {
    const value = newSecret();
    const key = await storedKey(house.store);
    const forged = `${value}.${createHmac("sha256", key).update(value).digest("base64url")}`;
    expect(await openSeal(house.store, null).open(forged)).toBe(value);
    expect(await openSeal(house.store, houseSecret).open(forged)).toBeUndefined();
  });

  test("a stolen secret alone seals nothing: another house seals otherwise", async () => {
    const other = await openTestHouse();
    const sealed = await openSeal(other.store, houseSecret).close(newSecret());
    expect(await openSeal(house.store, houseSecret).open(sealed)).toBeUndefined();
    await other.end();
  });
});

test("people stay signed in while the house keeps its secret, and a new one signs everybody out", async () => {
  const opened = async (secret: string): Promise<TestHouse> =>
    openTestHouse({ folder: house.folder, environment: { WEIRWOOD_SECRET: secret } });
  await house.close();
  const first = await opened(houseSecret);
  const guest = await newGuest(first, "Bran");
  const { cookie } = guest;
  await first.close();

  const statuses: number[] = [];
  for (const secret of [houseSecret, "another secret of the house, long enough"]) {
    const next = await opened(secret);
    const response = await fetch(`${next.address}/api/me`, { headers: { cookie } });
    statuses.push(response.status);
    await next.close();
  }
  expect(statuses).toEqual([200, 401]);
});
