import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../ports/store.ts";
import { newGuest, openTestServer, type TestServer } from "../testing/test-server.ts";
import { newSecret } from "./secrets.ts";
import { openSignedCookies } from "./signed-cookies.ts";

const serverSecret = "a raven with three eyes sees it all";
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.end());

/** What somebody can read who has the database and nothing else. */
async function storedKey(store: Store): Promise<string> {
  const row = await store.read
    .selectFrom("server_values")
    .select("value")
    .where("name", "=", "cookie-key")
    .executeTakeFirstOrThrow();
  return row.value;
}

describe("signed cookies", () => {
  test("opens what it has closed, on every node that has the same secret", async () => {
    for (const secret of [null, serverSecret]) {
      const value = newSecret();
      const signed = await openSignedCookies(server.store, secret).sign(value);
      expect(await openSignedCookies(server.store, secret).verify(signed)).toBe(value);
    }
  });

  test("is broken by any other last letter, which has bits to spare", async () => {
    const cookies = openSignedCookies(server.store, null);
    const signed = await cookies.sign(newSecret());
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const opened: string[] = [];
    for (const letter of letters) {
      if ((await cookies.verify(`${signed.slice(0, -1)}${letter}`)) !== undefined) opened.push(letter);
    }
    expect(opened).toEqual([signed.at(-1)]);
  });

  test("with another secret, or without it, is another signature", async () => {
    const value = newSecret();
    const signed = await openSignedCookies(server.store, serverSecret).sign(value);
    for (const other of [null, `${serverSecret}!`]) {
      const cookies = openSignedCookies(server.store, other);
      expect(await cookies.verify(signed)).toBeUndefined();
      expect(await openSignedCookies(server.store, serverSecret).verify(await cookies.sign(value))).toBeUndefined();
    }
  });

  test("a stolen database alone signs nothing where the operator has a secret", async () => {
    const value = newSecret();
    const key = await storedKey(server.store);
    const forged = `${value}.${createHmac("sha256", key).update(value).digest("base64url")}`;
    expect(await openSignedCookies(server.store, null).verify(forged)).toBe(value);
    expect(await openSignedCookies(server.store, serverSecret).verify(forged)).toBeUndefined();
  });

  test("a stolen secret alone signs nothing: another server signs otherwise", async () => {
    const other = await openTestServer();
    const signed = await openSignedCookies(other.store, serverSecret).sign(newSecret());
    expect(await openSignedCookies(server.store, serverSecret).verify(signed)).toBeUndefined();
    await other.end();
  });
});

test("people stay signed in while the server keeps its secret, and a new one signs everybody out", async () => {
  const opened = async (secret: string): Promise<TestServer> =>
    openTestServer({ folder: server.folder, environment: { WEIRWOOD_SECRET: secret } });
  await server.close();
  const first = await opened(serverSecret);
  const guest = await newGuest(first, "Bran");
  const { cookie } = guest;
  await first.close();

  const statuses: number[] = [];
  for (const secret of [serverSecret, "another secret of the server, long enough"]) {
    const next = await opened(secret);
    const response = await fetch(`${next.address}/api/me`, { headers: { cookie } });
    statuses.push(response.status);
    await next.close();
  }
  expect(statuses).toEqual([200, 401]);
});
