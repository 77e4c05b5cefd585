import type { ChannelStatus, Me, Message, Notice, Report, Statistics } from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appointOperators } from "../people/operators.ts";
import { sweepPeople } from "../people/sweep.ts";
import { tableRow } from "../testing/rows.ts";
import { type Service, startPostgres } from "../testing/services.ts";
import type { Caller } from "./handlers.ts";
import { Browser, ruleOf } from "./testing/browser.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

/** The other tests ask an embedded database. Here everything is asked once of PostgreSQL, which is stricter. */
let service: Service;
let server: TestServer;

beforeAll(async () => {
  service = await startPostgres();
  server = await openTestServer({ place: { url: service.url } });
});
afterAll(async () => {
  await server.close();
  await service.remove();
});

const password = "winter is coming";
const table = "T".repeat(22);
const MINUTE = 60_000;

type Somebody = Browser & { me: Me; codes: string[] };

async function account(name: string): Promise<Somebody> {
  const browser = new Browser(server.http);
  const made = await browser.send<{ me: Me; codes: string[] }>("POST", "/api/accounts", {
    name,
    password,
    mail: `${name}@war.example`,
  });
  await server.backgroundTasks.done();
  const secret = /#([\w-]{43})/.exec(server.sentMail.pop()?.text ?? "")?.[1];
  await browser.send("POST", "/api/me/mail/confirm", { secret });
  return Object.assign(browser, made);
}

test("people come, go, forget and are found again", async () => {
  const arya = await account("Arya");
  const wishes = Array.from({ length: 6 }, () =>
    new Browser(server.http).ask("POST", "/api/accounts", { name: "Robert", password }),
  );
  const answers = await Promise.all(wishes);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect(ruleOf(answer)).toBe("people.name-taken");
  }
  const guest = new Browser(server.http);
  const { id } = await guest.send<Me>("POST", "/api/guests", { name: "Guest" });
  expect((await guest.send<{ me: Me }>("POST", "/api/accounts", { name: "Host", password })).me.id).toBe(id);
  expect(await guest.refusal("PATCH", "/api/me", { name: "aryа" })).toBe("people.name-taken");
  await guest.send("PATCH", "/api/me", { name: "Landlord", timeZone: "Europe/Paris", quietHours: null });

  await new Browser(server.http).send("POST", "/api/recovery/mail", { mail: "arya@war.example" });
  await server.backgroundTasks.done();
  const secret = /#([\w-]{43})/.exec(server.sentMail.pop()?.text ?? "")?.[1];
  await arya.send("POST", "/api/recovery/letter", { secret, password });
  const codes = await Promise.all(
    Array.from({ length: 4 }, () =>
      new Browser(server.http).ask("POST", "/api/recovery/code", { name: "Arya", code: arya.codes[0], password }),
    ),
  );
  expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);

  await arya.send("POST", "/api/sessions", { name: "arya", password });
  const made = await arya.send<{ secret: string; token: { id: string } }>("POST", "/api/me/tokens", { label: "bot" });
  const bot = new Browser(server.http, { authorization: `Bearer ${made.secret}` });
  expect(await bot.get<Me>("/api/me")).toMatchObject({ name: "Arya", codesLeft: 9 });
  expect(await arya.get("/api/me/tokens")).toMatchObject([{ usedAt: server.clock.now() }]);
  await arya.send("DELETE", `/api/me/tokens/${made.token.id}`);
  await arya.send("POST", "/api/me/codes", { password });
  await arya.send("PUT", "/api/me/password", { old: password, new: password });
  server.clock.turnBy(2 * 24 * 60 * MINUTE);
  expect((await arya.ask("GET", "/api/me")).headers["set-cookie"]).toBeDefined();
  await sweepPeople(server.people);
  await arya.send("DELETE", "/api/sessions/all");
});

test("they talk, are written to, reported, counted and deleted", async () => {
  const [bran, cersei, varys] = [await account("Bran"), await account("Cersei"), await account("Varys")];
  await appointOperators({ ...server.people, operators: ["Varys"] });
  server.tables.tables.set(table, { seats: [bran, cersei].map(({ me }) => ({ person: me.id, since: 0 })) });

  const say = (who: Somebody, channel: string, text: string, key: string) =>
    server.talk.say({ caller: who.me as Caller, table, channel, text, key });
  await Promise.all([1, 2, 3].map(() => say(bran, "0-1", "Once.", "once-and-for-all")));
  await say(bran, "table", "Twice. ❄", "twice-000");
  const [private_] = await cersei.get<Message[]>(`/api/tables/${table}/messages?channel=0-1&before=2000000000`);
  expect(private_.text).toBe("Once.");
  await server.talk.markRead({ caller: cersei.me as Caller, table, channel: "0-1", upTo: 2_000_000_000 });
  await server.talk.markRead({ caller: cersei.me as Caller, table, channel: "0-1", upTo: 1 });
  const channels = await cersei.get<ChannelStatus[]>(`/api/tables/${table}/channels`);
  expect(channels.map(({ channel, unread }) => [channel, unread])).toEqual([
    ["table", 1],
    ["0-1", 0],
  ]);
  await cersei.send("PUT", `/api/me/mutes/${bran.me.id}`);
  expect((await cersei.get<ChannelStatus[]>(`/api/tables/${table}/channels`))[0].unread).toBe(0);
  expect(await server.talk.hear(table, private_.id, cersei.me.id)).toBeUndefined();
  await cersei.send("DELETE", `/api/me/mutes/${bran.me.id}`);
  await cersei.send("PUT", `/api/tables/${table}/note`, { text: "one" });
  await cersei.send("PUT", `/api/tables/${table}/note`, { text: "two" });
  expect(await cersei.get(`/api/tables/${table}/note`)).toEqual({ text: "two" });

  await cersei.send("POST", "/api/reports", { message: private_.id, text: "Rude." });
  const [report] = await varys.get<Report[]>("/api/operator/reports?state=open");
  expect(report.message?.text).toBe("Once.");
  await varys.send("POST", `/api/operator/messages/${private_.id}/hide`);
  await varys.send("POST", `/api/operator/reports/${report.id}/settle`);
  await varys.send("POST", `/api/operator/people/${bran.me.id}/rename`, { name: "Raven" });
  expect(await varys.refusal("POST", `/api/operator/people/${bran.me.id}/rename`, { name: "Cersei" })).toBe(
    "people.name-taken",
  );
  await varys.send("POST", `/api/operator/people/${bran.me.id}/block`, { days: 1, reason: "" });
  await varys.send("POST", `/api/operator/people/${bran.me.id}/block`, { days: 0, reason: "" });

  const word = { person: cersei.me.id, kind: "your-turn", table, title: "x" } as const;
  for (const block of ["1", "2", "2"])
    await server.store.write((rows) => server.notifications.write(rows, { ...word, block }));
  expect(await cersei.get<Notice[]>("/api/me/notices")).toMatchObject([{ kind: "your-turn" }]);
  await cersei.send("POST", "/api/me/notices/read", { upTo: 2_000_000_000 });
  server.clock.turnBy(MINUTE);
  server.sentMail.length = 0;
  await Promise.all([server.notifications.sendDue(), server.notifications.sendDue(), server.notifications.sendDue()]);
  await server.jobs.carryOut(server.clock.now());
  expect(server.sentMail.filter(({ to }) => to === "cersei@war.example")).toHaveLength(1);
  await cersei.get("/api/push-key");
  const keys = { p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64)]).toString("base64url"), auth: "A".repeat(22) };
  await expect(
    cersei.send("POST", "/api/me/push", { endpoint: "https://push.example/1", keys }),
  ).resolves.toBeDefined();
  await cersei.send("POST", "/api/me/push", { endpoint: "https://push.example/1", keys });

  await server.store.write(async (rows) => {
    await rows.insertInto("tables").values(tableRow(table)).execute();
    await rows.insertInto("sitters").values({ table_id: table, person: cersei.me.id, seat: 1 }).execute();
    await rows
      .insertInto("results")
      .values({
        table_id: table,
        seat: 1,
        person: cersei.me.id,
        game: "throne",
        seat_name: "lannister",
        players: 5,
        tags: " ",
        won: 1,
        resigned: 0,
        timed_out: 0,
        finished_at: 1,
      })
      .execute();
  });
  const counted = await cersei.get<Statistics>("/api/statistics?game=throne");
  expect(counted).toMatchObject({ total: { games: 1, won: 1 }, people: [{ won: 1 }] });
  await cersei.get(`/api/statistics?game=throne&person=${cersei.me.id}`);
  expect(await cersei.get("/api/me/export")).toMatchObject({ tables: [{ id: table }], notes: [{ text: "two" }] });
  await cersei.send("DELETE", "/api/me", { confirm: password });
  server.clock.turnBy(70 * 24 * 60 * MINUTE);
  await server.notifications.sweep();
  expect(await server.store.read.selectFrom("notifications").selectAll().execute()).toEqual([]);
});
