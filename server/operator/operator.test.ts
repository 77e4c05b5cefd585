import type { Me, Message, Notice, Report } from "@weirwood/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../http/handlers.ts";
import { Browser } from "../http/testing/browser.ts";
import { openTestServer, type TestServer } from "../http/testing/test-server.ts";
import { appointOperators } from "../people/operators.ts";

const password = "winter is coming";
const table = "T".repeat(22);
const DAY = 24 * 3_600_000;

let server: TestServer;
let varys: Browser;
let ramsay: Browser & { me: Me };
let sansa: Browser & { me: Me };

beforeAll(async () => {
  server = await openTestServer();
  varys = new Browser(server.http);
  await varys.send("POST", "/api/accounts", { name: "Varys", password });
  await appointOperators({ ...server.people, operators: ["Varys"] });
});
afterAll(() => server.close());

let count = 0;
beforeEach(async () => {
  count++;
  [ramsay, sansa] = [await account(`Ramsay ${count}`), await account(`Sansa ${count}`)];
  server.tables.tables.set(table, { seats: [ramsay, sansa].map(({ me }) => ({ person: me.id, since: 0 })) });
});

async function account(name: string): Promise<Browser & { me: Me }> {
  const browser = new Browser(server.http);
  return Object.assign(browser, await browser.send<{ me: Me }>("POST", "/api/accounts", { name, password }));
}

async function say(who: { me: Me }, text: string): Promise<Message> {
  const caller = who.me as Caller;
  await server.talk.say({ caller, table, channel: "0-1", text, key: `key-${text.length}-${server.clock.now()}` });
  server.clock.turnBy(5_000);
  const messages = await server.talk.messages({ table }, who.me.id, { channel: "0-1" });
  return messages[messages.length - 1];
}

/** What the log says that the operator did last. */
const lastDeed = () => JSON.parse(server.logged.filter((line) => line.includes("an operator acted")).pop() ?? "{}");

describe("reports", () => {
  test("are read with what they are about, open or settled, also after a message was taken down", async () => {
    const { id } = await say(ramsay, "I have your brother.");
    await sansa.send("POST", "/api/reports", { message: id, text: "Threats." });
    const [report] = await varys.get<Report[]>("/api/operator/reports?state=open");
    expect(report).toMatchObject({
      by: { id: sansa.me.id, name: sansa.me.name },
      about: { id: ramsay.me.id },
      table,
      message: { id, text: "I have your brother.", channel: "0-1", isHidden: false },
      text: "Threats.",
      isSettled: false,
    });
    await varys.send("POST", `/api/operator/messages/${id}/hide`);
    const [hidden] = await varys.get<Report[]>("/api/operator/reports");
    expect(hidden.message).toMatchObject({ isHidden: true, text: "I have your brother." });
    await varys.send("POST", `/api/operator/reports/${report.id}/settle`);
    expect(lastDeed()).toMatchObject({ name: "Varys", did: "settled a report", report: report.id });
    expect((await varys.get<Report[]>("/api/operator/reports?state=settled"))[0]).toMatchObject({ isSettled: true });
    expect(await varys.get("/api/operator/reports?state=open")).toEqual([]);
    expect(await varys.refusal("POST", "/api/operator/reports/99999/settle")).toBe("server.not-found");
  });

  test("stay when their writer is gone", async () => {
    await sansa.send("POST", "/api/reports", { person: ramsay.me.id, text: "Him." });
    await sansa.send("DELETE", "/api/me", { confirm: password });
    const [report] = await varys.get<Report[]>("/api/operator/reports?state=open");
    expect(report.by).toBeUndefined();
    expect(report).toMatchObject({ text: "Him.", about: { id: ramsay.me.id } });
    await varys.send("POST", `/api/operator/reports/${report.id}/settle`);
  });
});

describe("a message that was taken down", () => {
  test("is blank for everybody, and those who follow the table are told to look again", async () => {
    const { id } = await say(ramsay, "Vile words.");
    const heard: unknown[] = [];
    server.bus.subscribe(`talk:${table}`, (message) => heard.push(message));
    await varys.send("POST", `/api/operator/messages/${id}/hide`);
    expect(lastDeed()).toMatchObject({ did: "hid a message", message: id, table });
    for (const reader of [ramsay, sansa]) {
      const found = await reader.get<Message[]>(`/api/tables/${table}/messages?channel=0-1`);
      expect(found.find((one) => one.id === id)).toMatchObject({ text: "", isHidden: true });
      expect(await server.talk.hear(table, id, reader.me.id)).toMatchObject({ text: "", isHidden: true });
    }
    expect(heard).toEqual([{ id }]);
    expect(await varys.refusal("POST", "/api/operator/messages/99999/hide")).toBe("talk.unknown");
  });
});

describe("a new name", () => {
  test("is given to somebody, who is told, and signs in with it", async () => {
    await varys.send("POST", `/api/operator/people/${ramsay.me.id}/rename`, { name: `Snow ${count}` });
    expect(lastDeed()).toMatchObject({ did: "renamed somebody", person: ramsay.me.id, after: `Snow ${count}` });
    expect((await ramsay.get<Me>("/api/me")).name).toBe(`Snow ${count}`);
    const [notice] = await ramsay.get<Notice[]>("/api/me/notices");
    expect(notice).toMatchObject({ kind: "renamed", title: `Snow ${count}` });
    const phone = new Browser(server.http);
    expect(await phone.refusal("POST", "/api/sessions", { name: ramsay.me.name, password })).toBe(
      "people.wrong-password",
    );
    await phone.send("POST", "/api/sessions", { name: `Snow ${count}`, password });
  });

  test("keeps the rules of names, and is not for operators", async () => {
    const rename = (person: string, name: string) =>
      varys.refusal("POST", `/api/operator/people/${person}/rename`, { name });
    expect(await rename(ramsay.me.id, sansa.me.name)).toBe("people.name-taken");
    expect(await rename(ramsay.me.id, "<b>")).toBe("people.name");
    expect(await rename("x".repeat(22), "Snow")).toBe("people.unknown");
    const { id } = await varys.get<Me>("/api/me");
    expect(await rename(id, "Spider")).toBe("people.is-operator");
  });
});

describe("somebody who is blocked", () => {
  const block = (person: string, days: number) =>
    varys.send("POST", `/api/operator/people/${person}/block`, { days, reason: "cruelty" });

  test("is signed out, and refused everywhere with the date until it has come", async () => {
    const { secret } = await ramsay.send<{ secret: string }>("POST", "/api/me/tokens", { label: "bot" });
    const { codes } = await ramsay.send<{ codes: string[] }>("POST", "/api/me/codes", { password });
    const heard: unknown[] = [];
    server.bus.subscribe(`person:${ramsay.me.id}`, (message) => heard.push(message));
    await block(ramsay.me.id, 3);
    expect(heard).toEqual([{ kind: "signed-out" }]);
    expect(lastDeed()).toMatchObject({ did: "blocked somebody", person: ramsay.me.id, days: 3, reason: "cruelty" });
    expect(await ramsay.refusal("GET", "/api/me")).toBe("people.not-signed-in");

    const until = new Date(server.clock.now() + 3 * DAY).toISOString();
    const phone = new Browser(server.http);
    const answer = await phone.ask("POST", "/api/sessions", { name: ramsay.me.name, password });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      rule: "people.blocked",
      params: { until: `${until.slice(0, 10)} ${until.slice(11, 16)} UTC` },
    });
    // Whoever does not know the password learns nothing.
    const wrong = { name: ramsay.me.name, password: "not his password" };
    expect(await phone.refusal("POST", "/api/sessions", wrong)).toBe("people.wrong-password");
    const recovery = { name: ramsay.me.name, code: codes[0], password: "another password" };
    expect(await phone.refusal("POST", "/api/recovery/code", recovery)).toBe("people.blocked");
    const bot = new Browser(server.http, { authorization: `Bearer ${secret}` });
    for (const url of ["/api/me", "/api/push-key", "/api/statistics?game=throne"]) {
      expect(await bot.refusal("GET", url)).toBe("people.blocked");
    }

    server.clock.turnBy(3 * DAY);
    await phone.send("POST", "/api/sessions", { name: ramsay.me.name, password });
    expect((await bot.get<Me>("/api/me")).id).toBe(ramsay.me.id);
  });

  test("a guest keeps the cookie, the only proof of who they are; it is refused until then", async () => {
    const guest = new Browser(server.http);
    const me = await guest.send<Me>("POST", "/api/guests", { name: "Locke" });
    await block(me.id, 1);
    expect(await guest.refusal("GET", "/api/me")).toBe("people.blocked");
    expect(await guest.refusal("POST", "/api/guests", { name: "Not Locke" })).toBe("people.blocked");
    server.clock.turnBy(DAY);
    expect((await guest.get<Me>("/api/me")).id).toBe(me.id);
  });

  test("can be let in again", async () => {
    await block(ramsay.me.id, 3650);
    await block(ramsay.me.id, 0);
    expect(lastDeed()).toMatchObject({ did: "let somebody in again" });
    await new Browser(server.http).send("POST", "/api/sessions", { name: ramsay.me.name, password });
  });

  test("is never an operator, nor somebody who is not there", async () => {
    const { id } = await varys.get<Me>("/api/me");
    const refusal = (person: string) =>
      varys.refusal("POST", `/api/operator/people/${person}/block`, { days: 1, reason: "" });
    expect(await refusal(id)).toBe("people.is-operator");
    expect(await refusal("x".repeat(22))).toBe("people.unknown");
  });
});

test("tables are closed with a reason, and that is written down", async () => {
  await varys.send("POST", `/api/operator/tables/${table}/close`, { reason: "offensive title" });
  expect(server.tables.closed).toEqual([{ table, reason: "offensive title" }]);
  expect(lastDeed()).toMatchObject({ did: "closed a table", table, reason: "offensive title" });
  expect(await varys.refusal("POST", `/api/operator/tables/${"x".repeat(22)}/close`, { reason: "" })).toBe(
    "table.unknown",
  );
});
