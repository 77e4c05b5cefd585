import { createPublicKey, verify } from "node:crypto";
import type { Me, Notice } from "@weirwood/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../http/testing/browser.ts";
import { ADDRESS, openTestServer, type TestServer } from "../http/testing/test-server.ts";
import { isPublicAddress } from "./addresses.ts";
import { noticeFor } from "./handlers.ts";
import { type NewNotification, Notifications } from "./notifications.ts";
import { openPush } from "./push.ts";
import { newDevice } from "./testing/device.ts";
import { openListener } from "./testing/listener.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const table = "T".repeat(22);

let server: TestServer;
let listener: Awaited<ReturnType<typeof openListener>>;
let arya: Browser & { me: Me };
/** What the listener answers with. */
let status: number;

beforeEach(async () => {
  status = 201;
  listener = await openListener((response) => response.writeHead(status).end("ok"));
  server = await openTestServer({
    guard: { isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address) },
  });
  const browser = new Browser(server.http);
  arya = Object.assign(browser, { me: await browser.send<Me>("POST", "/api/guests", { name: "Arya" }) });
});
afterEach(async () => {
  await server.close();
  await listener.close();
});

const write = (word: Partial<NewNotification> = {}): Promise<void> =>
  server.store.write((rows) =>
    server.notifications.write(rows, {
      person: arya.me.id,
      kind: "your-turn",
      table,
      title: "Five kings",
      block: "12",
      ...word,
    }),
  );

/** Time passes, and the jobs that were scheduled meanwhile are done. */
async function wait(milliseconds: number): Promise<void> {
  server.clock.turnBy(milliseconds);
  await server.jobs.carryOut(server.clock.now());
}

/** What no job was left for is found, and done. */
async function sendDue(where = server): Promise<void> {
  await where.notifications.sendDue();
  await where.jobs.carryOut(where.clock.now());
}

async function withMail(): Promise<void> {
  await server.store.write((rows) =>
    rows.updateTable("people").set({ mail: "arya@winterfell.example", mail_confirmed: 1 }).execute(),
  );
}

const withWebhook = (url = `${listener.url}/hook`) => arya.send("PATCH", "/api/me", { webhook: url });

const notificationRows = () => server.store.read.selectFrom("notifications").selectAll().orderBy("id").execute();

const notices = () => arya.get<Notice[]>("/api/me/notices");

async function subscribe(path = "/device"): Promise<ReturnType<typeof newDevice>> {
  const device = newDevice();
  await arya.send("POST", "/api/me/push", { endpoint: `${listener.url}${path}`, keys: device.keys });
  return device;
}

describe("in the app", () => {
  test("word is always there, newest first, until it is read", async () => {
    await write({ kind: "table-started", block: "start" });
    await write();
    const found = await notices();
    expect(found).toMatchObject([
      { kind: "your-turn", table, title: "Five kings", at: server.clock.now(), isRead: false },
      { kind: "table-started", isRead: false },
    ]);
    await arya.send("POST", "/api/me/notices/read", { upTo: found[1].id });
    expect((await notices()).map(({ isRead }) => isRead)).toEqual([false, true]);
    expect(server.sentMail).toEqual([]);
    expect(listener.heard).toEqual([]);
  });

  test("one unread notice of a turn at a table is enough; other tables and other kinds are by themselves", async () => {
    await write({ block: "1" });
    await write({ block: "2" });
    await write({ block: "3", table: "U".repeat(22) });
    await write({ kind: "regent", block: "regent" });
    await write({ kind: "regent", block: "regent-2" });
    expect((await notices()).map(({ kind, table: where }) => [kind, where?.[0]])).toEqual([
      ["regent", "T"],
      ["regent", "T"],
      ["your-turn", "U"],
      ["your-turn", "T"],
    ]);
  });

  test("live connections are told which notice it is, and only its owner may have it", async () => {
    const heard: { id: number }[] = [];
    server.bus.subscribe(`person:${arya.me.id}`, (message) => heard.push(message as { id: number }));
    await write();
    server.clock.turnBy(SECOND);
    await Promise.resolve();
    expect(heard).toMatchObject([{ kind: "notice" }]);
    expect(await noticeFor(server.store, arya.me.id, heard[0].id)).toMatchObject({ kind: "your-turn" });
    expect(await noticeFor(server.store, "somebody else", heard[0].id)).toBeUndefined();
  });

  test("word that was written in a transaction that came to nothing was never written", async () => {
    await withMail();
    const failed = server.store.write(async (rows) => {
      await server.notifications.write(rows, { person: arya.me.id, kind: "your-turn", table, title: "x", block: "1" });
      throw new Error("the decision lost its race");
    });
    await expect(failed).rejects.toThrow("race");
    await wait(MINUTE);
    expect(await notices()).toEqual([]);
    expect(server.sentMail).toEqual([]);
  });

  test("nobody else's notices are read or marked; those who are gone get none", async () => {
    await write();
    const other = new Browser(server.http);
    await other.send("POST", "/api/guests", { name: "Other" });
    expect(await other.get("/api/me/notices")).toEqual([]);
    await other.send("POST", "/api/me/notices/read", { upTo: 2_000_000_000 });
    expect((await notices())[0].isRead).toBe(false);
    await arya.send("DELETE", "/api/me", { confirm: "Arya" });
    await write({ block: "13" });
    expect(await server.store.read.selectFrom("notices").selectAll().execute()).toEqual([]);
  });
});

describe("by mail", () => {
  test("in the reader's language, with a link to the table, once a turn however often it is written", async () => {
    await withMail();
    await arya.send("PATCH", "/api/me", { language: "fr" });
    await write();
    await write();
    expect(server.sentMail).toEqual([]);
    await wait(20 * SECOND);
    await write();
    await wait(HOUR);
    await sendDue();
    expect(server.sentMail).toEqual([
      { to: "arya@winterfell.example", subject: "Five kings : c’est à vous", text: expect.any(String) },
    ]);
    expect(server.sentMail[0].text).toContain("À la table « Five kings », tout le monde vous attend.");
    expect(server.sentMail[0].text).toContain(`${ADDRESS}/table/${table}\n`);
    expect(server.sentMail[0].text).toContain(`${ADDRESS}/me`);
    await write({ block: "13" });
    await wait(20 * SECOND);
    expect(server.sentMail).toHaveLength(2);
    expect(server.tables.asked).toContainEqual({ table, person: arya.me.id, block: "13" });
  });

  test("not to an address that nobody confirmed, not where it is not wanted, not where there is no mail", async () => {
    await withMail();
    await server.store.write((rows) => rows.updateTable("people").set({ mail_confirmed: 0 }).execute());
    await write({ block: "1" });
    await withMail();
    await arya.send("PATCH", "/api/me", { letters: { mail: false, push: true, webhook: true } });
    await write({ block: "2" });
    expect(await notificationRows()).toEqual([]);
    // Somebody who changes their mind before it is sent.
    await arya.send("PATCH", "/api/me", { letters: { mail: true, push: true, webhook: true } });
    await write({ block: "3" });
    await arya.send("PATCH", "/api/me", { mail: null });
    await wait(MINUTE);
    expect(server.sentMail).toEqual([]);
    expect((await notificationRows()).map(({ due_at }) => due_at)).toEqual([null]);
  });

  test("a notification about an earlier turn that has not gone out is dropped for the later one", async () => {
    await withMail();
    await write({ block: "1" });
    await write({ block: "2" });
    await wait(MINUTE);
    expect(server.sentMail).toHaveLength(1);
    expect(server.tables.asked.map(({ block }) => block)).toEqual(["2"]);
  });

  test("the title of a table is a title, whatever is in it", async () => {
    await withMail();
    await write({ title: "A\r\nBcc: x@y.example\r\n\u202e{link}" });
    await wait(MINUTE);
    expect(server.sentMail[0].subject).toBe("A Bcc: x@y.example {link}: it is your turn");
  });

  test("a notification about no table leads to the server", async () => {
    await withMail();
    await write({ kind: "renamed", title: "Cat", block: "renamed-1", table: undefined as never });
    await wait(MINUTE);
    expect(server.sentMail[0].text).toContain(`\n${ADDRESS}\n`);
  });
});

describe("before it is sent", () => {
  beforeEach(withMail);

  test("whoever has answered meanwhile gets none", async () => {
    await write();
    server.tables.nextAttention = "over";
    await wait(MINUTE);
    server.tables.nextAttention = "wanted";
    await wait(HOUR);
    expect(server.sentMail).toEqual([]);
    expect((await notificationRows())[0].due_at).toBeNull();
  });

  test("whoever is there sees it; should they go away without an answer, they get it then", async () => {
    await write();
    server.tables.nextAttention = "here";
    await wait(MINUTE);
    await wait(10 * MINUTE);
    expect(server.sentMail).toEqual([]);
    server.tables.nextAttention = "wanted";
    await wait(10 * MINUTE);
    expect(server.sentMail).toHaveLength(1);
  });

  test("other word than that of a turn is for those who are there too", async () => {
    server.tables.nextAttention = "here";
    await write({ kind: "table-ended", block: "end" });
    await wait(MINUTE);
    expect(server.sentMail).toHaveLength(1);
    expect(server.tables.asked).toEqual([]);
  });

  test("quiet hours are kept, in the reader's own time zone", async () => {
    // It is noon in London and nine in the evening in Tokyo.
    await arya.send("PATCH", "/api/me", { timeZone: "Asia/Tokyo", quietHours: { from: "20:00", to: "07:00" } });
    await write();
    const morning = Date.UTC(2026, 10, 15, 22);
    expect((await notificationRows())[0].due_at).toBe(morning);
    await wait(9 * HOUR);
    expect(server.sentMail).toEqual([]);
    await wait(morning - server.clock.now());
    expect(server.sentMail).toHaveLength(1);
  });

  test("quiet hours that were set after it was written are kept as well", async () => {
    await write();
    await arya.send("PATCH", "/api/me", { quietHours: { from: "11:00", to: "13:00" } });
    await wait(MINUTE);
    expect(server.sentMail).toEqual([]);
    await wait(HOUR);
    expect(server.sentMail).toHaveLength(1);
  });

  test("a job that comes early, late, twice or never does no harm", async () => {
    await write();
    const [{ id }] = await notificationRows();
    await server.notifications.send(id);
    await server.notifications.send("nothing.of.this.name");
    expect(server.sentMail).toEqual([]);
    server.jobs.scheduled.clear();
    server.clock.turnBy(HOUR);
    await sendDue();
    await Promise.all([server.notifications.send(id), server.notifications.send(id), sendDue()]);
    expect(server.sentMail).toHaveLength(1);
  });

  test("of several nodes that wake for it at the same moment, one sends it", async () => {
    const { store, bus, jobs, clock, metrics, people, push, tables } = server;
    const guard = { isAllowed: () => false };
    const attention = tables.attention.bind(tables);
    const { log, mail } = people;
    const askerOf = (person: string) => ({ person, address: person });
    const parts = { store, bus, jobs, clock, log, metrics, mail, push, guard, attention, askerOf, address: ADDRESS };
    const nodes = [server.notifications, new Notifications(parts), new Notifications(parts)];
    await write();
    const [{ id }] = await notificationRows();
    server.clock.turnBy(MINUTE);
    await Promise.all(nodes.map((node) => node.send(id)));
    expect(server.sentMail).toHaveLength(1);
  });
});

describe("by webhook", () => {
  test("what Slack, Discord and others read", async () => {
    await withWebhook();
    await write();
    await wait(MINUTE);
    expect(listener.heard).toHaveLength(1);
    expect(listener.heard[0]).toMatchObject({ method: "POST", path: "/hook" });
    expect(listener.heard[0].headers["content-type"]).toBe("application/json");
    const link = `${ADDRESS}/table/${table}`;
    const line = `At the table “Five kings” everybody is waiting for you. ${link}`;
    expect(JSON.parse(listener.heard[0].body.toString())).toEqual({
      text: line,
      content: line,
      title: "Five kings: it is your turn",
      link,
    });
  });

  test("nobody's channel is rung by the title of a table", async () => {
    await withWebhook();
    await write({ title: "@everyone <!channel> <@U123>" });
    await wait(MINUTE);
    expect(listener.heard[0].body.toString()).not.toMatch(/@everyone|<!channel|<@/);
  });

  test("what fails is tried again, later and later, and given up in the end", async () => {
    await withWebhook();
    status = 500;
    await write();
    const tries: number[] = [];
    for (const pause of [20 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR]) {
      await wait(pause - SECOND);
      await wait(SECOND);
      tries.push(listener.heard.length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect((await notificationRows())[0]).toMatchObject({ due_at: null, attempts: 6 });
  });

  test("what fails once arrives the next time, and then no more", async () => {
    await withWebhook();
    status = 503;
    await write();
    await wait(20 * SECOND);
    status = 200;
    await wait(MINUTE);
    await wait(24 * HOUR);
    expect(listener.heard).toHaveLength(2);
  });

  test("a node that dies while it sends is followed by another", async () => {
    await withWebhook();
    await write();
    const [{ id }] = await notificationRows();
    // As it looks after the attempt was begun.
    const due = server.clock.now() + 2 * MINUTE;
    await server.store.write((rows) => rows.updateTable("notifications").set({ attempts: 1, due_at: due }).execute());
    await wait(MINUTE);
    await server.notifications.send(id);
    expect(listener.heard).toEqual([]);
    server.clock.turnBy(MINUTE);
    await sendDue();
    expect(listener.heard).toHaveLength(1);
  });

  test("never inside the server, also when the name begins to point there after it was given", async () => {
    let address = "93.184.216.34";
    const own = await openTestServer({
      guard: { isAllowed: isPublicAddress, lookUp: async () => [{ address, family: 4 }] },
    });
    const browser = new Browser(own.http);
    const me = await browser.send<Me>("POST", "/api/guests", { name: "Pod" });
    await browser.send("PATCH", "/api/me", { webhook: `http://rebinding.example:${listener.port}/admin` });
    address = "127.0.0.1";
    await own.store.write((rows) =>
      own.notifications.write(rows, { person: me.id, kind: "table-ended", table, title: "x", block: "end" }),
    );
    own.clock.turnBy(MINUTE);
    await sendDue(own);
    expect(listener.heard).toEqual([]);
    const [row] = await own.store.read.selectFrom("notifications").selectAll().execute();
    expect(row).toMatchObject({ due_at: null, attempts: 1 });
    expect(own.logged.some((line) => line.includes("ForbiddenTargetError"))).toBe(true);
    await own.close();
  });
});

describe("by Web Push", () => {
  test("encrypted for the device, signed by the server", async () => {
    const device = await subscribe();
    await write();
    await wait(MINUTE);
    expect(listener.heard).toHaveLength(1);
    const [{ headers, body, path }] = listener.heard;
    expect(path).toBe("/device");
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
    expect(body.toString("latin1")).not.toContain("Five kings");
    expect(device.read(body)).toEqual({
      title: "Five kings: it is your turn",
      text: "At the table “Five kings” everybody is waiting for you.",
      link: `${ADDRESS}/table/${table}`,
      kind: "your-turn",
      table,
    });

    const { key } = await arya.get<{ key: string }>("/api/push-key");
    const [, token, shown] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? "") ?? [];
    expect(shown).toBe(key);
    const [head, claims, signature] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: listener.url,
      sub: "mailto:server@war.example",
    });
    const point = Buffer.from(key, "base64url");
    const publicKey = createPublicKey({
      format: "jwk",
      key: {
        kty: "EC",
        crv: "P-256",
        x: point.subarray(1, 33).toString("base64url"),
        y: point.subarray(33).toString("base64url"),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const proof = { key: publicKey, dsaEncoding: "ieee-p1363" as const };
    expect(verify("sha256", signed, proof, Buffer.from(signature, "base64url"))).toBe(true);
  });

  test("the server keeps its key, unless the configuration gives it one", async () => {
    const guard = { isAllowed: () => false };
    const key = await server.push.publicKey();
    expect(await openPush(server.store, { contact: "mailto:a@b.example" }, guard).publicKey()).toBe(key);
    const keys = { publicKey: "given", privateKey: "given too" };
    expect(await openPush(server.store, { contact: "mailto:a@b.example", keys }, guard).publicKey()).toBe("given");
  });

  test("to every device; those that are gone are forgotten, and one that fails keeps word from none", async () => {
    await subscribe("/one");
    await subscribe("/two");
    await server.store.write((rows) =>
      rows
        .insertInto("devices")
        .values({ ...newDevice().keys, endpoint: "http://127.0.0.1:1/away", person: arya.me.id })
        .execute(),
    );
    await write();
    await wait(MINUTE);
    expect(listener.heard.map(({ path }) => path).sort()).toEqual(["/one", "/two"]);
    expect((await notificationRows())[0].due_at).toBeNull();
    status = 410;
    await write({ block: "13" });
    await wait(MINUTE);
    const left = await server.store.read.selectFrom("devices").select("endpoint").execute();
    expect(left).toEqual([{ endpoint: "http://127.0.0.1:1/away" }]);
  });

  test("a subscription has its form, leads nowhere inside the server, and is its owner's", async () => {
    const { keys } = newDevice();
    for (const wrong of [
      { endpoint: "http://10.0.0.1/x", keys },
      { endpoint: "http://[::1]/x", keys },
      { endpoint: "http://user:pw@push.example/x", keys },
      { endpoint: "https://push.example/x", keys: { ...keys, p256dh: "AAAA" } },
      { endpoint: "https://push.example/x", keys: { ...keys, auth: "AAAA" } },
      { endpoint: "https://push.example/x", keys: { ...keys, p256dh: "not base64!" } },
    ]) {
      expect(await arya.refusal("POST", "/api/me/push", wrong)).toBe("people.push");
    }
    expect(await arya.refusal("POST", "/api/me/push", { endpoint: "ftp://push.example", keys })).toBe(
      "server.malformed",
    );
    for (let count = 0; count < 20; count++) {
      await arya.send("POST", "/api/me/push", { endpoint: `https://push.example/${count}`, keys });
    }
    await arya.send("POST", "/api/me/push", { endpoint: "https://push.example/0", keys });
    expect(await arya.refusal("POST", "/api/me/push", { endpoint: "https://push.example/20", keys })).toBe(
      "people.too-many",
    );
    const other = new Browser(server.http);
    await other.send("POST", "/api/guests", { name: "Other" });
    await other.send("DELETE", "/api/me/push", { endpoint: "https://push.example/1" });
    await arya.send("DELETE", "/api/me/push", { endpoint: "https://push.example/2" });
    const left = await server.store.read.selectFrom("devices").select("endpoint").execute();
    expect(left).toHaveLength(19);
    expect(left).toContainEqual({ endpoint: "https://push.example/1" });
  });
});

test("everything at once: one notification each way, and each is counted", async () => {
  await withMail();
  await withWebhook();
  await subscribe();
  await write();
  await wait(MINUTE);
  await wait(HOUR);
  expect(server.sentMail).toHaveLength(1);
  expect(listener.heard.map(({ path }) => path).sort()).toEqual(["/device", "/hook"]);
  const { text } = await server.metrics.read();
  for (const way of ["mail", "push", "webhook"]) {
    expect(text).toContain(`weirwood_notifications_total{way="${way}",outcome="sent"} 1`);
  }
});

test("what is too old for anybody to look for is cleared away; what waits is not", async () => {
  await withMail();
  await write();
  await wait(MINUTE);
  await write({ kind: "regent", block: "regent" });
  server.clock.turnBy(61 * 24 * HOUR);
  await server.notifications.sweep();
  expect((await notificationRows()).map(({ kind }) => kind)).toEqual(["regent"]);
  expect(await notices()).toEqual([]);
});
