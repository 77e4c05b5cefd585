import { RefusedError, refuse } from "@weirwood/kernel";
import { type RouteName, routes } from "@weirwood/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NotKept } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import { Browser, ruleOf } from "./testing/browser.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

describe("the routes", () => {
  let server: TestServer;
  const registered: string[] = [];

  beforeAll(async () => {
    server = await openTestServer({
      live: (app) => {
        app.get("/live", async () => "");
      },
    });
    await server.http.ready();
    for (const line of server.http.printRoutes({ commonPrefix: false }).split("\n")) registered.push(line);
  });
  afterAll(() => server.close());

  test("are those of the protocol, the server's health, the documentation and the socket, and no others", async () => {
    const seen: string[] = [];
    const stack: string[] = [];
    for (const line of registered) {
      const found = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?/.exec(line);
      if (found === null) continue;
      const depth = found[1].length / 4;
      stack.length = depth;
      stack.push(found[2]);
      if (found[3]) for (const method of found[3].split(", ")) seen.push(`${method} ${stack.join("")}`);
    }
    const documented = seen.filter((one) => / \/api\/docs/.test(one));
    const others = seen.filter((one) => !documented.includes(one));
    const expected = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expected.push("GET /healthz", "GET /readyz", "GET /metrics", "GET /api/openapi.json", "GET /live");
    expect(others.sort()).toEqual(expected.sort());
    expect(documented.every((one) => /^(GET|HEAD) /.test(one))).toBe(true);
  });

  test("of which each has a page in the documentation", async () => {
    const answer = await server.http.inject("/api/openapi.json");
    const { paths } = answer.json() as { paths: Record<string, Record<string, { operationId: string }>> };
    const named = Object.values(paths).flatMap((one) => Object.values(one).map(({ operationId }) => operationId));
    expect(named.sort()).toEqual(Object.keys(routes).sort());
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("the page that shows them has a policy of its own, and lets no script in but its own", async () => {
    const page = await server.http.inject("/api/docs");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    const rules = await server.http.inject("/api/openapi.json");
    expect(rules.headers["content-security-policy"]).not.toContain("unsafe");
  });

  test.each([
    ["GET", "/api/nothing"],
    ["PUT", "/api/guests"],
    ["GET", "/api/guests"],
    ["OPTIONS", "/api/guests"],
    ["TRACE", "/api/me"],
    ["GET", "/api/me/"],
    ["GET", "/API/me"],
    ["GET", "/api//me"],
    ["GET", "/api/%00"],
    ["GET", "/api/%ff"],
  ])("%s %s is nothing", async (method, url) => {
    const answer = await server.http.inject({
      method: method as "GET",
      url,
      headers: { origin: "http://war.example" },
    });
    expect([400, 404]).toContain(answer.statusCode);
    expect(["server.not-found", "server.malformed"]).toContain(ruleOf(answer));
  });
});

describe("who may call what", () => {
  let server: TestServer;
  let guest: Browser;
  let account: Browser;
  let token: string;
  const names = Object.keys(routes) as RouteName[];

  beforeAll(async () => {
    server = await openTestServer({ operators: ["Varys"] });
    guest = new Browser(server.http);
    await guest.send("POST", "/api/guests", { name: "Pod" });
    account = new Browser(server.http);
    await account.send("POST", "/api/accounts", { name: "Tyrion", password: "i drink and i know" });
    token = (await account.send<{ secret: string }>("POST", "/api/me/tokens", { label: "bot" })).secret;
  });
  afterAll(() => server.close());

  const pathOf = (name: RouteName): string =>
    routes[name].path
      .replace(":table", "A".repeat(22))
      .replace(":person", "B".repeat(22))
      .replace(":seat", "1")
      .replace(":id", /tokens/.test(routes[name].path) ? "C".repeat(22) : "1");

  test.each(names.filter((name) => routes[name].who !== "anybody"))("nobody may not: %s", async (name) => {
    const stranger = new Browser(server.http);
    expect(await stranger.refusal(routes[name].method, pathOf(name), undefined)).toBe("people.not-signed-in");
  });

  test.each(names.filter((name) => routes[name].who === "operator"))("an account may not: %s", async (name) => {
    expect(await account.refusal(routes[name].method, pathOf(name))).toBe("people.operator-needed");
  });

  test.each(names.filter((name) => routes[name].who === "account"))("a guest may not: %s", async (name) => {
    expect(await guest.refusal(routes[name].method, pathOf(name))).toBe("people.account-needed");
  });

  test.each<RouteName>([
    "createAccount",
    "changeMe",
    "changePassword",
    "newCodes",
    "exportMe",
    "deleteMe",
    "tokens",
    "createToken",
    "deleteToken",
    "logOutEverywhere",
  ])("a token may not: %s", async (name) => {
    const bot = new Browser(server.http, { authorization: `Bearer ${token}` });
    expect(await bot.refusal(routes[name].method, pathOf(name))).toBe("people.token-not-enough");
  });

  test("a token may see who it is", async () => {
    const bot = new Browser(server.http, { authorization: `Bearer ${token}` });
    expect(await bot.get<{ name: string }>("/api/me")).toMatchObject({ name: "Tyrion" });
  });

  test("a wrong token is told so even where anybody may come, and no cookie makes up for it", async () => {
    const authorization = `Bearer ww_${"x".repeat(43)}`;
    expect(await new Browser(server.http).refusal("GET", "/api/push-key", undefined, { authorization })).toBe(
      "people.not-signed-in",
    );
    expect(await account.refusal("GET", "/api/me", undefined, { authorization })).toBe("people.not-signed-in");
    for (const odd of ["Basic dHlyaW9u", "Bearer", "Bearer a b", `Bearer ${"y".repeat(500)}`, "Bearer ';--"]) {
      expect(await account.refusal("GET", "/api/me", undefined, { authorization: odd })).toBe("people.not-signed-in");
    }
  });
});

describe("what a request may hold", () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await openTestServer({
      handlers: {
        async vote({ params, body }) {
          throw refused("table.vote", { what: `${typeof params.id} ${params.id} ${typeof body.inFavour}` });
        },
      },
    });
    browser = new Browser(server.http);
    await browser.send("POST", "/api/guests", { name: "Pod" });
  });
  afterAll(() => server.close());

  const guests = "/api/guests";
  const table = "A".repeat(22);

  test.each<[what: string, body: unknown, where: string]>([
    ["a member that nobody listed", { name: "Bronn", role: "operator" }, "body/role"],
    ["a member missing", {}, "body/name"],
    ["a number for a text", { name: 7 }, "body/name"],
    ["a list for an object", [{ name: "Bronn" }], "body"],
    ["a word for an object", '"Bronn"', "body"],
    ["nothing", "null", "body"],
    ["a text too long", { name: "B".repeat(33) }, "body/name"],
    ["a language nobody speaks here", { name: "Bronn", language: "tlh" }, "body/language"],
    ["a text that no database keeps", { name: "Bro\0nn" }, "body"],
    ["half a character", { name: "Bronn \ud800" }, "body"],
  ])("%s is refused", async (_, body, where) => {
    const headers = { "content-type": "application/json" };
    const answer = await browser.ask("POST", guests, typeof body === "string" ? body : JSON.stringify(body), headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ rule: "server.malformed", params: { where } });
  });

  test.each([
    '{"name":"Bronn","__proto__":{"role":"operator"}}',
    '{"name":"Bronn","constructor":{"prototype":{"role":"operator"}}}',
    '{"__proto__":{"name":"Bronn"}}',
  ])("prototypes are not for sale: %s", async (body) => {
    const answer = await browser.ask("POST", guests, body, { "content-type": "application/json" });
    expect(ruleOf(answer)).toBe("server.malformed");
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test.each([
    ["text/plain", '{"name":"Bronn"}'],
    ["application/x-www-form-urlencoded", "name=Bronn"],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nBronn\r\n--x--'],
    ["application/json", '{"name":"Bronn"'],
    ["application/json", ""],
    ["application/json; charset=utf-7", "+AHs-"],
  ])("only JSON is read, not %s %s", async (type, body) => {
    expect(ruleOf(await browser.ask("POST", guests, body, { "content-type": type }))).toBe("server.malformed");
  });

  test("numbers in addresses are read as numbers, in bodies taken as they are", async () => {
    const vote = `/api/tables/${table}/votes`;
    const good = await browser.ask("PUT", `${vote}/12`, { inFavour: true });
    expect(good.json()).toMatchObject({ rule: "table.vote", params: { what: "number 12 boolean" } });
    for (const id of ["012", "1.5", "1e3", "0x10", "-1", "+1", "%201", "abc", "99999999999999999999"]) {
      expect(await browser.refusal("PUT", `${vote}/${id}`, { inFavour: true })).toBe("server.malformed");
    }
    expect(await browser.refusal("PUT", `${vote}/12`, { inFavour: "true" })).toBe("server.malformed");
    expect(await browser.refusal("PUT", `${vote}/12`, { inFavour: 1 })).toBe("server.malformed");
  });

  test("queries and bodies that a route does not list are refused, not left aside", async () => {
    expect(await browser.refusal("GET", "/api/me?admin=1")).toBe("server.malformed");
    expect(await browser.refusal("GET", "/api/statistics?game=throne&game=throne")).toBe("server.malformed");
    expect(await browser.refusal("GET", "/api/statistics?game=throne&__proto__=1")).toBe("server.malformed");
    expect(await browser.refusal("POST", `/api/tables/${table}/start`, { now: true })).toBe("server.malformed");
  });

  test("ids are of their form: nothing climbs out of an address", async () => {
    for (const id of [
      "..",
      "%2e%2e%2f%2e%2e",
      "a%00b",
      "short",
      `${"A".repeat(60)}`,
      "A".repeat(200),
      "%27--%27AAAAAAAAAA",
    ]) {
      expect(["table.unknown", "server.not-found"]).toContain(await browser.refusal("GET", `/api/tables/${id}`));
    }
  });

  test("a body over 64 KB is too large, and so is an endless address", async () => {
    const large = { name: "B".repeat(70_000) };
    expect(await browser.refusal("POST", guests, large)).toBe("server.too-large");
    expect(await browser.refusal("GET", `/api/me?${"x".repeat(3000)}`)).toBe("server.too-large");
  });
});

describe("what comes back", () => {
  test("has no member that the schema lacks, however deep", async () => {
    const leaky = { id: "A".repeat(22), name: "Pod", password: "squire", role: "player" };
    const server = await openTestServer({ handlers: { mutes: async () => [leaky] } });
    const browser = new Browser(server.http);
    await browser.send("POST", "/api/guests", { name: "Pod" });
    const answer = await browser.ask("GET", "/api/me/mutes");
    expect(answer.body).toBe(JSON.stringify([{ id: leaky.id, name: leaky.name }]));
    await server.close();
  });

  test("of an error that nobody foresaw, nothing is told but that there was one; the log knows more", async () => {
    const server = await openTestServer({
      handlers: {
        games: async () => {
          throw Object.assign(new Error("relation people: password hunter2"), { detail: "hunter2", statusCode: 500 });
        },
        pushKey: async () => {
          throw new NotKept("disk full at /var/lib");
        },
      },
    });
    const answer = await server.http.inject("/api/games");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ rule: "server.broken", params: {} });
    expect(answer.body).not.toMatch(/hunter2|people|stack/);
    const id = String(answer.headers["x-request-id"]);
    expect(server.logged.some((line) => line.includes("relation people") && line.includes(id))).toBe(true);

    const busy = await server.http.inject("/api/push-key");
    expect(busy.statusCode).toBe(503);
    expect(busy.json()).toMatchObject({ rule: "server.busy" });
    expect(busy.body).not.toContain("/var/lib");
    await server.close();
  });

  test("refusals are in the reader's language: the browser's, and once signed in one's own", async () => {
    const server = await openTestServer();
    const french = { "accept-language": "de;q=0.9, fr-CA;q=0.8, en;q=0.1" };
    const stranger = await server.http.inject({ url: "/api/me", headers: french });
    expect(stranger.json()).toMatchObject({ sentence: "Veuillez d’abord vous connecter." });
    const browser = new Browser(server.http);
    await browser.send("POST", "/api/guests", { name: "Pod", language: "en" });
    const known = await browser.ask("PATCH", "/api/me", { timeZone: "Sunspear" }, french);
    expect(known.json()).toEqual({
      rule: "people.time-zone",
      params: { zone: "Sunspear" },
      sentence: "There is no time zone “Sunspear”.",
    });
    await server.close();
  });

  test("rules of games are cited with their own sentences", async () => {
    const server = await openTestServer({
      handlers: {
        games: async () => {
          throw new RefusedError(refuse("throne.march.one-battle", { to: ["pyke", "harlaw"] }));
        },
      },
    });
    const answer = await server.http.inject("/api/games");
    expect(answer.statusCode).toBe(422);
    expect((answer.json() as { sentence: string }).sentence).toMatch(/one march can attack/);
    await server.close();
  });
});
