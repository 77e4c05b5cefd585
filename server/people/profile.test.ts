import type { Me } from "@weirwood/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../http/testing/browser.ts";
import { openTestServer, type TestServer } from "../http/testing/test-server.ts";
import { decisionRow, tableRow } from "../testing/rows.ts";
import { appointOperators } from "./operators.ts";

let server: TestServer;

beforeEach(async () => {
  server = await openTestServer({ guard: { isAllowed: (address) => address === "198.51.100.9" } });
});
afterEach(() => server.close());

const password = "winter is coming";

async function come(name: string): Promise<Browser & { me: Me }> {
  const browser = new Browser(server.http);
  return Object.assign(browser, { me: await browser.send<Me>("POST", "/api/guests", { name }) });
}

async function account(name: string): Promise<Browser & { me: Me }> {
  const browser = new Browser(server.http);
  return Object.assign(browser, await browser.send<{ me: Me }>("POST", "/api/accounts", { name, password }));
}

describe("preferences", () => {
  test("change one by one, and all together", async () => {
    const pod = await come("Pod");
    const changed = await pod.send<Me>("PATCH", "/api/me", {
      name: "Podrick",
      language: "fr",
      timeZone: "Europe/Paris",
      quietHours: { from: "22:00", to: "07:30" },
      letters: { mail: false, push: true, webhook: false },
      webhook: "https://hooks.example/pod",
    });
    expect(changed).toMatchObject({
      name: "Podrick",
      language: "fr",
      timeZone: "Europe/Paris",
      quietHours: { from: "22:00", to: "07:30" },
      letters: { mail: false, push: true, webhook: false },
      webhook: "https://hooks.example/pod",
    });
    const back = await pod.send<Me>("PATCH", "/api/me", { quietHours: null, webhook: null });
    expect(back).toMatchObject({ name: "Podrick", language: "fr", quietHours: null });
    expect(back.webhook).toBeUndefined();
    expect(await pod.send<Me>("PATCH", "/api/me", {})).toEqual(back);
  });

  test.each(["Sunspear/Dorne", "+02:00", "", "UTC; drop table", "../etc/localtime"])(
    "%s is no time zone",
    async (timeZone) => {
      expect(await (await come("Pod")).refusal("PATCH", "/api/me", { timeZone })).toBe("people.time-zone");
    },
  );

  test.each([
    "ftp://hooks.example/x",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "hooks.example",
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://user:secret@hooks.example/",
  ])("%s is no webhook", async (webhook) => {
    expect(await (await come("Pod")).refusal("PATCH", "/api/me", { webhook })).toBe("people.webhook");
  });

  test("a guest renames themselves freely, an account into no other account's name", async () => {
    const [pod, bronn] = [await account("Pod"), await account("Bronn")];
    expect(await pod.refusal("PATCH", "/api/me", { name: "BR0NN" })).toBe("people.name-taken");
    await pod.send("PATCH", "/api/me", { name: "POD" });
    await bronn.send("PATCH", "/api/me", { name: "Lord Bronn" });
    await pod.send("PATCH", "/api/me", { name: "Bronn" });
    await new Browser(server.http).send("POST", "/api/sessions", { name: "bronn", password });
    const guest = await come("Hot Pie");
    expect(await guest.refusal("PATCH", "/api/me", { name: "Lord_Bronn" })).toBe("people.name-taken");
    await guest.send("PATCH", "/api/me", { name: "Hot Pie II" });
  });

  test("quiet hours and notifications have their form", async () => {
    const pod = await come("Pod");
    for (const wish of [
      { quietHours: { from: "25:00", to: "07:00" } },
      { quietHours: { from: "22:00" } },
      { letters: { mail: true } },
      { language: "de" },
      { role: "operator" },
      { kind: "account" },
      { blockedUntil: 0 },
    ]) {
      expect(await pod.refusal("PATCH", "/api/me", wish)).toBe("server.malformed");
    }
  });

  test("quiet hours last half a day at most", async () => {
    const pod = await come("Pod");
    const tooLong = { quietHours: { from: "20:00", to: "08:01" } };
    expect(await pod.refusal("PATCH", "/api/me", tooLong)).toBe("people.quiet-hours");
    expect(await pod.get<Me>("/api/me")).toMatchObject({ quietHours: null });
    await pod.send("PATCH", "/api/me", { quietHours: { from: "20:00", to: "08:00" } });
  });
});

describe("operators", () => {
  test("are the accounts that the configuration names, from the next start on; nobody else can take the name", async () => {
    const early = await openTestServer();
    const varys = new Browser(early.http);
    await varys.send("POST", "/api/accounts", { name: "Varys", password });
    const parts = { ...early.people, operators: ["varys", "Qyburn"] };
    await appointOperators(parts);
    expect((await varys.get<Me>("/api/me")).role).toBe("operator");
    expect(await varys.get("/api/operator/reports")).toEqual([]);
    expect(early.logged.some((line) => line.includes("Qyburn") && line.includes('"level":"warn"'))).toBe(true);
    expect(await varys.refusal("PATCH", "/api/me", { name: "Spider" })).toBe("people.is-operator");
    await appointOperators({ ...parts, operators: [] });
    expect((await varys.get<Me>("/api/me")).role).toBe("player");
    expect(await varys.refusal("GET", "/api/operator/reports")).toBe("people.operator-needed");
    await early.close();

    const named = await openTestServer({ operators: ["Varys"] });
    const stranger = new Browser(named.http);
    for (const name of ["Varys", "vаrys"]) {
      expect(await stranger.refusal("POST", "/api/accounts", { name, password })).toBe("people.name-taken");
      expect(await stranger.refusal("POST", "/api/guests", { name })).toBe("people.name-taken");
    }
    await named.close();
  });
});

const table = "T".repeat(22);
const other = "U".repeat(22);

/** Rows of every kind about somebody. */
async function fill(person: string): Promise<void> {
  server.tables.tables.set(table, { seats: [{ person, since: 1_800_000_000_000 }] });
  await server.store.write(async (rows) => {
    await rows
      .insertInto("tables")
      .values([tableRow(table), tableRow(other)])
      .execute();
    await rows.insertInto("sitters").values({ table_id: table, person, seat: 0 }).execute();
    await rows
      .insertInto("decisions")
      .values([
        { ...decisionRow(table, 1), answer: "march of a former owner", at: 1_700_000_000_000 },
        { ...decisionRow(table, 2), answer: "march of my own" },
        { ...decisionRow(table, 3), answer: "march of a regent", made_by: "regent" },
        { ...decisionRow(table, 4), answer: "march of my neighbour", seat: 1 },
        { ...decisionRow(other, 1), answer: "march elsewhere" },
      ])
      .execute();
    await rows.insertInto("drafts").values({ table_id: table, seat: 0, ask: 5, answer: "my draft" }).execute();
    const message = { table_id: table, channel: "table", seat: 0, at: 1, hidden: 0 };
    await rows
      .insertInto("messages")
      .values([
        { ...message, person, key: "one", text: "my own words" },
        { ...message, person: "somebody", key: "two", text: "words of others" },
      ])
      .execute();
    await rows.insertInto("marks").values({ table_id: table, person, channel: "table", up_to: 1 }).execute();
    await rows.insertInto("notes").values({ table_id: table, person, text: "my note" }).execute();
    await rows
      .insertInto("mutes")
      .values([
        { person, muted: "somebody" },
        { person: "somebody", muted: person },
      ])
      .execute();
    await rows
      .insertInto("reports")
      .values({
        by_person: person,
        about: "somebody",
        table_id: table,
        message: null,
        text: "my report",
        at: 1,
        settled_by: null,
        settled_at: null,
      })
      .execute();
    await rows
      .insertInto("notices")
      .values({ person, kind: "your-turn", table_id: table, title: "my notice", at: 1, read_at: null })
      .execute();
    await rows
      .insertInto("notifications")
      .values({
        id: "letter",
        person,
        way: "mail",
        kind: "your-turn",
        table_id: table,
        title: "x",
        due_at: null,
        attempts: 1,
        at: 1,
      })
      .execute();
    await rows
      .insertInto("devices")
      .values({ endpoint: "https://push.example/mine", person, p256dh: "p256dh-key", auth: "auth-key" })
      .execute();
    await rows
      .insertInto("results")
      .values({
        table_id: other,
        seat: 0,
        person,
        game: "throne",
        seat_name: "stark",
        players: 5,
        tags: " ports ",
        won: 1,
        resigned: 0,
        timed_out: 0,
        finished_at: 1,
      })
      .execute();
    await rows
      .insertInto("records")
      .values({ id: "r".repeat(22), person, game: "throne", record: "weirwood record 1", created_at: 1 })
      .execute();
  });
}

describe("one's data", () => {
  test("can be had, all of it, without secrets and without others'", async () => {
    const arya = await account("Arya");
    await arya.send("POST", "/api/me/tokens", { label: "my bot" });
    await fill(arya.me.id);
    const text = (await arya.ask("GET", "/api/me/export")).body;
    const data = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(data).sort()).toEqual([
      "devices",
      "letters",
      "messages",
      "muted",
      "notes",
      "notices",
      "profile",
      "readUpTo",
      "records",
      "reports",
      "results",
      "sessions",
      "tables",
      "tokens",
    ]);
    for (const part of Object.values(data)) expect(JSON.stringify(part).length).toBeGreaterThan(4);
    for (const mine of [
      "Arya",
      "march of my own",
      "my draft",
      "my own words",
      "my note",
      "my report",
      "my notice",
      "my bot",
      "stark",
      "https://push.example/mine",
    ]) {
      expect(text).toContain(mine);
    }
    for (const hidden of [
      "former owner",
      "a regent",
      "neighbour",
      "elsewhere",
      "words of others",
      "$argon2",
      "auth-key",
    ]) {
      expect(text).not.toContain(hidden);
    }
    const hashes = await server.store.read.selectFrom("tokens").select("hash").execute();
    for (const { hash } of hashes) expect(text).not.toContain(hash);
  });

  test("goes when one goes: regents take over, words and names are gone, finished games stay", async () => {
    const arya = await account("Arya");
    await arya.send("POST", "/api/me/tokens", { label: "my bot" });
    await fill(arya.me.id);
    const heard: unknown[] = [];
    server.bus.subscribe(`person:${arya.me.id}`, (message) => heard.push(message));
    expect(await arya.refusal("DELETE", "/api/me", { confirm: "Arya" })).toBe("people.wrong-password");
    expect(server.tables.left).toEqual([]);
    const answer = await arya.ask("DELETE", "/api/me", { confirm: password });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toMatch(/Max-Age=0/);
    // Before and after: what they did at tables in between counts no more.
    expect(server.tables.left).toEqual([arya.me.id, arya.me.id]);
    expect(heard).toEqual([{ kind: "signed-out" }]);

    const { store } = server;
    const row = await store.read
      .selectFrom("people")
      .selectAll()
      .where("id", "=", arya.me.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: "", name_key: null, kind: "gone", password: null, mail: null, webhook: null });
    for (const of of [
      "sessions",
      "tokens",
      "codes",
      "secrets",
      "devices",
      "notifications",
      "notices",
      "notes",
      "marks",
    ] as const) {
      expect(await store.read.selectFrom(of).selectAll().where("person", "=", arya.me.id).execute()).toEqual([]);
    }
    expect(await store.read.selectFrom("mutes").selectAll().execute()).toEqual([]);
    const messages = await store.read.selectFrom("messages").select(["text", "hidden"]).orderBy("id").execute();
    expect(messages).toEqual([
      { text: "", hidden: 1 },
      { text: "words of others", hidden: 0 },
    ]);
    expect(await store.read.selectFrom("results").selectAll().execute()).toHaveLength(1);
    expect(await arya.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    // The name is free again.
    await account("Arya");
  });

  test("a guest repeats their name, so that nobody is deleted by a slip", async () => {
    const pod = await come("Pod Payne");
    for (const confirm of ["", "yes", "Pod", "pod payne"]) {
      expect(await pod.refusal("DELETE", "/api/me", { confirm })).toBe("people.farewell");
    }
    await pod.send("DELETE", "/api/me", { confirm: " Pod  Payne" });
    expect(await pod.refusal("GET", "/api/me")).toBe("people.not-signed-in");
  });

  test("tokens of somebody who is gone open nothing", async () => {
    const pod = await come("Pod");
    const { secret } = await pod.send<{ secret: string }>("POST", "/api/me/tokens", { label: "bot" });
    await pod.send("DELETE", "/api/me", { confirm: "Pod" });
    const bot = new Browser(server.http, { authorization: `Bearer ${secret}` });
    expect(await bot.refusal("GET", "/api/me")).toBe("people.not-signed-in");
  });
});
