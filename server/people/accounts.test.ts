import type { Me } from "@weirwood/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, ruleOf } from "../http/testing/browser.ts";
import { openTestServer, type TestServer } from "../http/testing/test-server.ts";
import { hashOf } from "./secrets.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const password = "winter is coming";

async function guest(name: string): Promise<Browser & { me: Me }> {
  const browser = new Browser(server.http);
  const me = await browser.send<Me>("POST", "/api/guests", { name });
  return Object.assign(browser, { me });
}

async function account(name: string): Promise<Browser & { me: Me; codes: string[] }> {
  const browser = new Browser(server.http);
  const made = await browser.send<{ me: Me; codes: string[] }>("POST", "/api/accounts", { name, password });
  return Object.assign(browser, made);
}

/** What the bus said to somebody's live connections. */
function signOuts(person: string): unknown[] {
  const heard: unknown[] = [];
  server.bus.subscribe(`person:${person}`, (message) => heard.push(message));
  return heard;
}

describe("guests", () => {
  test("come in by a name alone, and are known by their cookie", async () => {
    const pod = await guest(" Pod  Payne ");
    expect(pod.me).toMatchObject({ name: "Pod Payne", kind: "guest", role: "player", codesLeft: 0, language: "en" });
    expect(await pod.get("/api/me")).toEqual(pod.me);
  });

  test("may share a name among themselves, but not an account's, nor one that looks like it", async () => {
    await account("Sandor");
    await guest("Gregor");
    await guest("Gregor");
    for (const name of ["Sandor", "SANDOR", "Sаndоr", "S_andor"]) {
      const stranger = new Browser(server.http);
      expect(await stranger.refusal("POST", "/api/guests", { name })).toBe("people.name-taken");
    }
  });

  test("of the cookie's secret only a hash is kept", async () => {
    const pod = await guest("Pod");
    const secret = pod.cookie?.split("=")[1].split(".")[0] ?? "";
    const sessions = await server.store.read
      .selectFrom("sessions")
      .selectAll()
      .where("person", "=", pod.me.id)
      .execute();
    expect(sessions.map(({ hash }) => hash)).toEqual([hashOf(secret)]);
    expect(JSON.stringify(sessions)).not.toContain(secret);
  });
});

describe("cookies that were not given to whoever sends them", () => {
  test.each<[what: string, forge: (cookie: string) => string]>([
    ["another secret with the same signature", (cookie) => cookie.replace(/=[\w-]{43}/, `=${"A".repeat(43)}`)],
    ["the secret without its signature", (cookie) => cookie.replace(/\..*/, "")],
    ["an empty signature", (cookie) => cookie.replace(/\..*/, ".")],
    ["another signature", (cookie) => cookie.replace(/\..*/, `.${"A".repeat(43)}`)],
    ["one notification changed", (cookie) => cookie.replace(/=./, (start) => (start === "=A" ? "=B" : "=A"))],
    ["nothing", () => "weirwood="],
    ["something long", () => `weirwood=${"A".repeat(5000)}`],
    ["something else", () => "weirwood=' or 1=1 --"],
  ])("%s: nobody", async (_, forge) => {
    const pod = await guest("Pod");
    pod.cookie = forge(pod.cookie ?? "");
    expect(await pod.refusal("GET", "/api/me")).toBe("people.not-signed-in");
  });

  test("a hash from the database is no cookie", async () => {
    const pod = await guest("Pod");
    const { hash } = await server.store.read
      .selectFrom("sessions")
      .select("hash")
      .where("person", "=", pod.me.id)
      .executeTakeFirstOrThrow();
    pod.cookie = `weirwood=${hash}`;
    expect(await pod.refusal("GET", "/api/me")).toBe("people.not-signed-in");
  });

  test("one that was signed out is worth nothing, however often it is replayed", async () => {
    const pod = await guest("Pod");
    const old = pod.cookie;
    const heard = signOuts(pod.me.id);
    const answer = await pod.ask("DELETE", "/api/sessions");
    expect(answer.headers["set-cookie"]).toMatch(/^weirwood=; Path=\/; Max-Age=0;/);
    pod.cookie = old;
    expect(await pod.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    expect(heard).toEqual([{ kind: "signed-out" }]);
  });

  test("one that lies unused for a year is worth nothing; one that is used stays, and is sent again", async () => {
    const old = await openTestServer();
    const [used, unused] = [new Browser(old.http), new Browser(old.http)];
    await used.send("POST", "/api/guests", { name: "Used" });
    await unused.send("POST", "/api/guests", { name: "Unused" });
    const day = 24 * 3_600_000;
    const sent: boolean[] = [];
    for (let month = 0; month < 13; month++) {
      old.clock.turnBy(30 * day);
      const answer = await used.ask("GET", "/api/me");
      expect(answer.statusCode).toBe(200);
      sent.push(answer.headers["set-cookie"] !== undefined);
    }
    expect(sent).toEqual(Array(13).fill(true));
    expect((await used.ask("GET", "/api/me")).headers["set-cookie"]).toBeUndefined();
    expect(await unused.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    await old.close();
  });

  test("whoever signs in gets a new one: a cookie that somebody planted is not taken over", async () => {
    const planted = await guest("Planted");
    const victim = await account("Victim");
    const before = planted.cookie;
    const browser = new Browser(server.http);
    browser.cookie = before;
    await browser.send("POST", "/api/sessions", { name: "Victim", password });
    expect(browser.cookie).not.toBe(before);
    const attacker = new Browser(server.http);
    attacker.cookie = before;
    expect(await attacker.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    expect((await browser.get<Me>("/api/me")).id).toBe(victim.me.id);
  });
});

describe("accounts", () => {
  test("a guest who makes one is the same person, and gets ten codes once", async () => {
    const arya = await guest("Arya");
    const { me, codes } = await arya.send<{ me: Me; codes: string[] }>("POST", "/api/accounts", {
      name: "Arya Stark",
      password,
    });
    expect(me).toMatchObject({ id: arya.me.id, kind: "account", name: "Arya Stark", codesLeft: 10 });
    expect(new Set(codes).size).toBe(10);
    expect(await arya.get("/api/me")).toEqual(me);
    const stored = JSON.stringify(await server.store.read.selectFrom("codes").selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  test("without a guest, a new person", async () => {
    const sansa = await account("Sansa");
    expect(sansa.me).toMatchObject({ kind: "account", name: "Sansa" });
    const row = await server.store.read
      .selectFrom("people")
      .selectAll()
      .where("id", "=", sansa.me.id)
      .executeTakeFirstOrThrow();
    expect(row.password).toMatch(/^\$argon2id\$/);
  });

  test("names are taken once, and the server's never", async () => {
    await account("Brienne");
    for (const name of ["Brienne", "brienne", "Вrienne", "BRIENNE ", "Weirwood", "admin"]) {
      const stranger = new Browser(server.http);
      expect(await stranger.refusal("POST", "/api/accounts", { name, password })).toBe("people.name-taken");
    }
  });

  test("of many who want the same name at the same moment, one gets it", async () => {
    const wishes = Array.from({ length: 8 }, () =>
      new Browser(server.http).ask("POST", "/api/accounts", { name: "Robert", password }),
    );
    const answers = await Promise.all(wishes);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode !== 200).map(ruleOf)).toEqual(
      Array(7).fill("people.name-taken"),
    );
  });

  test("of two upgrades of one guest at the same moment, one counts", async () => {
    const bran = await guest("Bran");
    const answers = await Promise.all(
      ["Bran One", "Bran Two"].map((name) => bran.ask("POST", "/api/accounts", { name, password })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const rows = await server.store.read.selectFrom("codes").selectAll().where("person", "=", bran.me.id).execute();
    expect(rows).toHaveLength(10);
  });

  test("weak input is refused by its form", async () => {
    const stranger = new Browser(server.http);
    expect(await stranger.refusal("POST", "/api/accounts", { name: "Hot Pie", password: "short" })).toBe(
      "server.malformed",
    );
    expect(await stranger.refusal("POST", "/api/accounts", { name: "<b>", password })).toBe("people.name");
    for (const mail of [
      "a@b",
      "a b@c.de",
      "a@b.de\r\nbcc: x@y.de",
      "a@b.de,c@d.ef",
      "Arya <a@b.de>",
      "a@b@c.de",
      '"a"@b.de',
    ]) {
      expect(await stranger.refusal("POST", "/api/accounts", { name: "Hot Pie", password, mail })).toBe(
        "server.malformed",
      );
    }
  });
});

describe("signing in", () => {
  test("opens the account on another device, whatever the case of the name", async () => {
    const davos = await account("Davos");
    const phone = new Browser(server.http);
    expect((await phone.send<Me>("POST", "/api/sessions", { name: "dAvOs", password })).id).toBe(davos.me.id);
    expect((await davos.get<Me>("/api/me")).id).toBe(davos.me.id);
  });

  test("tells nobody whether a name exists: same answer, same work", async () => {
    await account("Stannis");
    await guest("Shireen");
    const compare: unknown[] = [];
    const work: number[] = [];
    for (const name of ["Stannis", "Melisandre", "Shireen", "<none>"]) {
      server.verified.length = 0;
      const answer = await new Browser(server.http).ask("POST", "/api/sessions", {
        name,
        password: "not the right one",
      });
      const { "x-request-id": _, date: __, ...headers } = answer.headers;
      compare.push([answer.statusCode, answer.body, headers]);
      work.push(server.verified.length);
    }
    expect(compare[0]).toEqual([401, expect.stringContaining("people.wrong-password"), expect.anything()]);
    for (const other of compare) expect(other).toEqual(compare[0]);
    expect(work).toEqual([1, 1, 1, 1]);
  });

  test("unknown names are verified against a hash of the same cost", async () => {
    server.verified.length = 0;
    await new Browser(server.http).ask("POST", "/api/sessions", { name: "No One", password });
    expect(server.verified).toEqual(["nobody's"]);
  });

  test("a name is tried only so often, known or not, from one address and from many", async () => {
    const shut = await openTestServer({ http: { proxies: 1, rateScale: 1000 } });
    const tries = async (name: string, from: (count: number) => string, most: number): Promise<number> => {
      for (let count = 0; count < most; count++) {
        const headers = { "x-forwarded-for": from(count) };
        const answer = await new Browser(shut.http).ask("POST", "/api/sessions", { name, password }, headers);
        if (answer.statusCode === 429) return count;
      }
      return most;
    };
    await new Browser(shut.http).send("POST", "/api/accounts", {
      name: "Theon",
      password: "what is dead may never die",
    });
    const here = () => "198.51.100.7";
    expect([await tries("Theon", here, 20), await tries("Reek", here, 20)]).toEqual([8, 8]);
    const everywhere = (count: number) => `198.51.${count}.1`;
    expect(await tries("Asha", everywhere, 80)).toBe(50);
    shut.clock.turnBy(30_000);
    const owner = new Browser(shut.http);
    const right = { name: "Theon", password: "what is dead may never die" };
    expect((await owner.ask("POST", "/api/sessions", right, { "x-forwarded-for": here() })).statusCode).toBe(200);
    await shut.close();
  });

  test("guessers do not keep the owner out of a browser that was signed in before", async () => {
    const shut = await openTestServer({ http: { proxies: 1, rateScale: 1000 } });
    const right = { name: "Theon", password: "what is dead may never die" };
    const made = await new Browser(shut.http).ask("POST", "/api/accounts", right);
    const [, mark] = [made.headers["set-cookie"]].flat().map((one) => String(one).split(";", 1)[0]);
    const signIn = async (cookie: string, wish: object, from: string): Promise<number> =>
      (await new Browser(shut.http).ask("POST", "/api/sessions", wish, { cookie, "x-forwarded-for": from })).statusCode;
    for (let count = 0; count < 60; count++) await signIn("", { ...right, password }, `198.51.${count}.1`);
    expect(await signIn("", right, "203.0.113.7")).toBe(429);
    expect(await signIn(mark.replace(/\.[^.]*$/, `.${"A".repeat(43)}`), right, "203.0.113.7")).toBe(429);
    expect(await signIn(mark, right, "203.0.113.7")).toBe(200);
    // Whoever took the mark has no more tries with it than one address has.
    for (let count = 0; count < 7; count++) expect(await signIn(mark, { ...right, password }, "203.0.113.7")).toBe(401);
    expect(await signIn(mark, right, "203.0.113.7")).toBe(429);
    await shut.close();
  });

  test("hashes from times when guesses were cheaper are made anew", async () => {
    const jorah = await account("Jorah");
    const { argonPasswords } = await import("./passwords.ts");
    const cheaper = await argonPasswords({ memoryCost: 32, timeCost: 1, parallelism: 1 }).hash(
      { person: jorah.me.id, address: "192.0.2.1" },
      password,
    );
    await server.store.write((rows) =>
      rows.updateTable("people").set({ password: cheaper }).where("id", "=", jorah.me.id).execute(),
    );
    await new Browser(server.http).send("POST", "/api/sessions", { name: "Jorah", password });
    const row = await server.store.read
      .selectFrom("people")
      .select("password")
      .where("id", "=", jorah.me.id)
      .executeTakeFirstOrThrow();
    expect(row.password).toContain("m=64,");
    await new Browser(server.http).send("POST", "/api/sessions", { name: "Jorah", password });
  });

  test("out everywhere ends every session and tells the live connections", async () => {
    const olenna = await account("Olenna");
    const phone = new Browser(server.http);
    await phone.send("POST", "/api/sessions", { name: "Olenna", password });
    const heard = signOuts(olenna.me.id);
    await phone.send("DELETE", "/api/sessions/all");
    for (const device of [olenna, phone]) expect(await device.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    expect(heard).toEqual([{ kind: "signed-out" }]);
  });
});

describe("the password", () => {
  test("is changed by whoever knows the old one, which ends every other session", async () => {
    const margaery = await account("Margaery");
    const thief = new Browser(server.http);
    await thief.send("POST", "/api/sessions", { name: "Margaery", password });
    const heard = signOuts(margaery.me.id);
    const change = { old: "not the old one", new: "growing strong" };
    expect(await margaery.refusal("PUT", "/api/me/password", change)).toBe("people.wrong-password");
    await margaery.send("PUT", "/api/me/password", { old: password, new: "growing strong" });
    expect(await thief.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    expect((await margaery.get<Me>("/api/me")).name).toBe("Margaery");
    expect(heard).toEqual([{ kind: "signed-out" }]);
    const old = new Browser(server.http);
    expect(await old.refusal("POST", "/api/sessions", { name: "Margaery", password })).toBe("people.wrong-password");
    await old.send("POST", "/api/sessions", { name: "Margaery", password: "growing strong" });
  });

  test("is in no log, and neither is any other secret", async () => {
    const open = await openTestServer({ mail: undefined });
    const browser = new Browser(open.http);
    const made = await browser.send<{ codes: string[] }>("POST", "/api/accounts", {
      name: "Petyr",
      password: "chaos is a ladder",
      mail: "petyr@vale.example",
    });
    await browser.send("PUT", "/api/me/password", { old: "chaos is a ladder", new: "a bigger ladder" });
    const { secret } = await browser.send<{ secret: string }>("POST", "/api/me/tokens", { label: "bot" });
    await new Browser(open.http, { authorization: `Bearer ${secret}` }).get("/api/me");
    await browser.ask("POST", "/api/sessions", { name: "Petyr", password: "a wrong ladder" });
    await browser.ask("POST", "/api/sessions", { name: "Petyr", password: "a bigger ladder" });
    await browser.ask("POST", "/api/recovery/code", {
      name: "Petyr",
      code: made.codes[0],
      password: "no more ladders",
    });
    await browser.ask("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA?invite=let-me-in");
    await browser.ask("POST", "/api/sessions", { name: "Petyr", password: "broken", admin: "yes" });
    const log = open.logged.join("");
    expect(log).toContain('"route":"logIn"');
    const cookies = browser.cookie?.split("=")[1].split(".") ?? [];
    for (const hidden of [...made.codes, ...cookies, secret, "ladder", "petyr@", "let-me-in", "broken", "$argon2"]) {
      expect(log).not.toContain(hidden);
    }
    await open.close();
  });
});

describe("tokens", () => {
  test("are shown once, kept as a hash, used until they are ended", async () => {
    const qyburn = await account("Qyburn");
    const made = await qyburn.send<{ secret: string; token: { id: string } }>("POST", "/api/me/tokens", {
      label: " raven\u202e one\n",
    });
    const stored = JSON.stringify(await server.store.read.selectFrom("tokens").selectAll().execute());
    expect(stored).toContain(hashOf(made.secret));
    expect(stored).not.toContain(made.secret);
    expect(JSON.stringify(await qyburn.get("/api/me/tokens"))).not.toContain(made.secret);

    const bot = new Browser(server.http, { authorization: `Bearer ${made.secret}` });
    expect((await bot.get<Me>("/api/me")).id).toBe(qyburn.me.id);
    expect(await qyburn.get("/api/me/tokens")).toEqual([
      { id: made.token.id, label: "raven one", createdAt: server.clock.now(), usedAt: server.clock.now() },
    ]);

    const heard = signOuts(qyburn.me.id);
    await qyburn.send("DELETE", `/api/me/tokens/${made.token.id}`);
    expect(await bot.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    expect(heard).toEqual([{ kind: "signed-out" }]);
  });

  test("their last use is noted once an hour", async () => {
    const own = await openTestServer();
    const browser = new Browser(own.http);
    await browser.send("POST", "/api/guests", { name: "Pod" });
    const { secret } = await browser.send<{ secret: string }>("POST", "/api/me/tokens", { label: "bot" });
    const bot = new Browser(own.http, { authorization: `Bearer ${secret}` });
    const usedAt = async () => (await browser.get<{ usedAt?: number }[]>("/api/me/tokens"))[0].usedAt;
    const start = own.clock.now();
    await bot.get("/api/me");
    own.clock.turnBy(3_599_000);
    await bot.get("/api/me");
    expect(await usedAt()).toBe(start);
    own.clock.turnBy(2_000);
    await bot.get("/api/me");
    expect(await usedAt()).toBe(start + 3_601_000);
    await own.close();
  });

  test("of others are out of reach, and nobody has more than twenty", async () => {
    const [one, other] = [await guest("One"), await guest("Other")];
    const { token } = await one.send<{ token: { id: string } }>("POST", "/api/me/tokens", { label: "mine" });
    expect(await other.refusal("DELETE", `/api/me/tokens/${token.id}`)).toBe("server.not-found");
    expect(await other.get("/api/me/tokens")).toEqual([]);
    for (let count = 1; count < 20; count++) await one.send("POST", "/api/me/tokens", { label: `${count}` });
    expect(await one.refusal("POST", "/api/me/tokens", { label: "more" })).toBe("people.too-many");
  });

  test("are not what is in a session's cookie", async () => {
    const pod = await guest("Pod");
    const cookie = pod.cookie?.split("=")[1].split(".")[0] ?? "";
    const thief = new Browser(server.http, { authorization: `Bearer ${cookie}` });
    expect(await thief.refusal("GET", "/api/me")).toBe("people.not-signed-in");
  });

  type Owner = Awaited<ReturnType<typeof account>>;
  const byCode = (owner: Owner) => ({ name: owner.me.name, code: owner.codes[0], password: "another winter" });

  test.each<[what: string, act: (owner: Owner) => Promise<unknown>]>([
    ["a new password", (owner) => owner.send("PUT", "/api/me/password", { old: password, new: "another winter" })],
    ["signing out everywhere", (owner) => owner.send("DELETE", "/api/sessions/all")],
    ["recovery", (owner) => new Browser(server.http).send("POST", "/api/recovery/code", byCode(owner))],
  ])("end with %s, and so do the devices that got notifications; live connections are told", async (what, act) => {
    const owner = await account(`Owner by ${what.split(" ").pop()}`);
    const { secret } = await owner.send<{ secret: string }>("POST", "/api/me/tokens", { label: "bot" });
    const device = { endpoint: `https://push.example/${owner.me.id}`, person: owner.me.id, p256dh: "x", auth: "x" };
    await server.store.write((rows) => rows.insertInto("devices").values(device).execute());
    const bot = new Browser(server.http, { authorization: `Bearer ${secret}` });
    expect((await bot.get<Me>("/api/me")).id).toBe(owner.me.id);
    const heard = signOuts(owner.me.id);
    await act(owner);
    expect(await bot.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    expect(heard).toEqual([{ kind: "signed-out" }]);
    const devices = await server.store.read
      .selectFrom("devices")
      .selectAll()
      .where("person", "=", owner.me.id)
      .execute();
    expect(devices).toEqual([]);
  });
});
