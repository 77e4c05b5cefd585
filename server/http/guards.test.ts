import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Buckets, neighbourhood } from "./buckets.ts";
import { Browser, ruleOf } from "./testing/browser.ts";
import { ADDRESS, openTestServer, START, type TestServer } from "./testing/test-server.ts";

describe("requests that other sites make browsers send", () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await openTestServer();
    browser = new Browser(server.http);
    await browser.send("POST", "/api/guests", { name: "Pod" });
  });
  afterAll(() => server.close());

  const tokens = "/api/me/tokens";
  const label = { label: "bot" };

  test.each<[what: string, headers: Record<string, string>]>([
    ["another origin", { origin: "http://evil.example" }],
    ["another scheme", { origin: "https://war.example" }],
    ["another port", { origin: "http://war.example:8080" }],
    ["a name that only begins so", { origin: "http://war.example.evil.example" }],
    ["an origin that hides", { origin: "null" }],
    ["an empty origin", { origin: "" }],
    ["another site, by the browser's word", { origin: ADDRESS, "sec-fetch-site": "cross-site" }],
    ["another host of the same site", { origin: ADDRESS, "sec-fetch-site": "same-site" }],
    ["no origin, another site", { origin: undefined as never, "sec-fetch-site": "cross-site" }],
    ["nothing at all, but a cookie", { origin: undefined as never }],
  ])("%s: nothing is done", async (_, headers) => {
    const foreign = new Browser(server.http, {});
    foreign.cookie = browser.cookie;
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    expect(await foreign.refusal("POST", tokens, label, sent)).toBe("server.foreign-origin");
    expect(await browser.get(tokens)).toEqual([]);
  });

  test("nobody is signed in from elsewhere either", async () => {
    const foreign = new Browser(server.http, { origin: "http://evil.example" });
    expect(await foreign.refusal("POST", "/api/guests", { name: "Bronn" })).toBe("server.foreign-origin");
    expect(foreign.cookie).toBeUndefined();
  });

  test("own pages, tools without a cookie, and bearers of a token may", async () => {
    const own = new Browser(server.http, { "sec-fetch-site": "same-origin" });
    own.cookie = browser.cookie;
    const { secret } = await own.send<{ secret: string }>("POST", tokens, label);
    const tool = new Browser(server.http, {});
    expect((await tool.ask("POST", "/api/guests", { name: "Bronn" })).statusCode).toBe(200);
    const bot = new Browser(server.http, { authorization: `Bearer ${secret}`, origin: "http://bots.example" });
    expect((await bot.ask("POST", "/api/me/notices/read", { upTo: 0 })).statusCode).toBe(200);
  });

  test("where no address is configured, a page may speak to the host that it came from", async () => {
    const open = await openTestServer({ http: { origin: undefined as never } });
    const at = (origin: string, host: string) =>
      new Browser(open.http, { origin, host }).ask("POST", "/api/guests", { name: "Pod" });
    expect((await at("http://192.168.1.5:8080", "192.168.1.5:8080")).statusCode).toBe(200);
    expect((await at("https://war.example", "war.example")).statusCode).toBe(200);
    expect(ruleOf(await at("http://evil.example", "192.168.1.5:8080"))).toBe("server.foreign-origin");
    expect(ruleOf(await at("null", "192.168.1.5:8080"))).toBe("server.foreign-origin");
    await open.close();
  });
});

describe("headers", () => {
  test("of every answer keep scripts, frames and sniffers out", async () => {
    const server = await openTestServer();
    for (const url of ["/api/push-key", "/api/nothing", "/", "/healthz"]) {
      const { headers } = await server.http.inject(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("img-src 'self' data:");
      expect(policy).toContain("connect-src 'self' ws://war.example");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https:/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["referrer-policy"]).toBe("same-origin");
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers.server).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect((await server.http.inject("/api/push-key")).headers["cache-control"]).toBe("no-store");
    await server.close();
  });

  test("over https, browsers are to stay with it, and the cookie is sent over nothing else", async () => {
    const address = "https://war.example";
    const server = await openTestServer({ http: { address, origin: address } });
    const { headers } = await server.http.inject("/api/push-key");
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{7,}/);
    expect(headers["content-security-policy"]).toContain("wss://war.example");
    const browser = new Browser(server.http, { origin: address });
    const answer = await browser.ask("POST", "/api/guests", { name: "Pod" });
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-weirwood=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    // A cookie of the plain name, which another host of the domain could have set, is not looked at.
    browser.cookie = browser.cookie?.replace("__Host-", "");
    expect(await browser.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    await server.close();
  });

  test("over http the cookie is out of reach of scripts and of other sites all the same", async () => {
    const server = await openTestServer();
    const answer = await new Browser(server.http).ask("POST", "/api/guests", { name: "Pod" });
    expect(answer.headers["set-cookie"]).toMatch(/^weirwood=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    await server.close();
  });

  test("nothing that a caller sends comes back in a header", async () => {
    const server = await openTestServer();
    const answer = await server.http.inject({
      url: "/api/nothing?a=%0d%0aset-cookie:%20x=1",
      headers: { "x-request-id": "mine", "accept-language": "fr\u0000", host: "evil.example" },
    });
    expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{12}$/);
    expect(JSON.stringify(answer.headers)).not.toMatch(/mine|evil|x=1/);
    await server.close();
  });
});

describe("how often", () => {
  test("a bucket holds so many at once, and fills up again one by one", () => {
    let now = 0;
    const buckets = new Buckets({ now: () => now });
    const rate = { atOnce: 3, everySeconds: 10 };
    expect([1, 2, 3, 4].map(() => buckets.take("a", rate))).toEqual([0, 0, 0, 10]);
    expect(buckets.take("b", rate)).toBe(0);
    now = 4_000;
    expect(buckets.take("a", rate)).toBe(6);
    now = 10_000;
    expect(buckets.take("a", rate)).toBe(0);
    expect(buckets.take("a", rate)).toBe(10);
    now = 1_000_000;
    expect([1, 2, 3, 4].map(() => buckets.take("a", rate))).toEqual([0, 0, 0, 10]);
  });

  test("a clock that is set back keeps nobody waiting for longer than an empty bucket would", () => {
    let now = 1_000_000;
    const buckets = new Buckets({ now: () => now });
    const rate = { atOnce: 2, everySeconds: 1 };
    expect(buckets.take("a", rate)).toBe(0);
    now = 0;
    expect(buckets.take("a", rate)).toBe(1);
    now = 1_000;
    expect(buckets.take("a", rate)).toBe(0);
  });

  test("memory is bounded: of too many keys those go that nobody has used for longest", () => {
    const buckets = new Buckets({ now: () => 0 }, 100);
    const rate = { atOnce: 1, everySeconds: 10 };
    for (let key = 0; key < 1000; key++) {
      buckets.take(`key ${key}`, rate);
      buckets.take("busy", rate);
    }
    expect(buckets.size).toBe(100);
    expect(buckets.take("busy", rate)).toBe(10);
  });

  test("neighbours in one IPv6 network share a limit, since everybody has as many addresses as they like", () => {
    expect(neighbourhood("203.0.113.7")).toBe("203.0.113.7");
    expect(neighbourhood("::ffff:203.0.113.7")).toBe("203.0.113.7");
    const one = neighbourhood("2001:db8:1:2::1");
    expect(neighbourhood("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(one);
    expect(neighbourhood("2001:db8:1:3::1")).not.toBe(one);
    expect(neighbourhood("2001:db8::1")).toBe("2001:db8:0:0");
    expect(neighbourhood("::1")).toBe("0:0:0:0");
    expect(neighbourhood("fe80::1%eth0")).toBe("fe80:0:0:0");
    expect(neighbourhood(undefined)).toBe("gone");
  });

  test("an address that makes guest after guest has to wait, and is told how long", async () => {
    const server = await openTestServer({ http: { rateScale: 1 } });
    const browser = new Browser(server.http);
    const answers = [];
    for (let count = 0; count < 31; count++)
      answers.push(await browser.ask("POST", "/api/guests", { name: `Pod ${count}` }));
    expect(answers.slice(0, 30).every(({ statusCode }) => statusCode === 200)).toBe(true);
    const last = answers[30];
    expect(last.statusCode).toBe(429);
    expect(last.headers["retry-after"]).toBe("10");
    expect(last.json()).toEqual({
      rule: "server.too-often",
      params: { seconds: 10 },
      sentence: "That was too often. Try again in 10 seconds.",
    });
    server.clock.turnBy(10_000);
    expect((await browser.ask("POST", "/api/guests", { name: "Pod" })).statusCode).toBe(200);
    await server.close();
  });

  test("limits by person hold whatever address they come from, and do not touch others", async () => {
    const server = await openTestServer({ http: { rateScale: 1, proxies: 1 } });
    const pod = new Browser(server.http);
    const bronn = new Browser(server.http);
    await pod.send("POST", "/api/guests", { name: "Pod" });
    await bronn.send("POST", "/api/guests", { name: "Bronn" });
    const rules: number[] = [];
    for (let count = 0; count < 4; count++) {
      const answer = await pod.ask("GET", "/api/me/export", undefined, { "x-forwarded-for": `198.51.100.${count}` });
      rules.push(answer.statusCode);
    }
    expect(rules).toEqual([200, 200, 200, 429]);
    expect((await bronn.ask("GET", "/api/me/export")).statusCode).toBe(200);
    await server.close();
  });

  test("nobody gets around a limit with a header that no proxy of ours has written", async () => {
    const server = await openTestServer({ http: { rateScale: 1 } });
    const browser = new Browser(server.http);
    let last = 0;
    for (let count = 0; count < 12; count++) {
      const body = { name: `Pod ${count}`, password: "eight letters" };
      const headers = { "x-forwarded-for": `198.51.100.${count}` };
      last = (await browser.ask("POST", "/api/accounts", body, headers)).statusCode;
    }
    expect(last).toBe(429);
    await server.close();
  });

  test("a flood of anything at all ends", async () => {
    const server = await openTestServer({ http: { rateScale: 1 } });
    const rules = new Set<number>();
    for (let count = 0; count < 3_050; count++) rules.add((await server.http.inject("/api/nothing")).statusCode);
    expect(rules).toEqual(new Set([404, 429]));
    expect(server.clock.now()).toBe(START);
    await server.close();
  });
});

describe("clients that are slow, half open or no clients at all", () => {
  /** Hurries everybody, more than a client on a busy machine could stand. */
  let hasty: TestServer;
  let usual: TestServer;

  const portOf = ({ http }: TestServer): number => (http.server.address() as { port: number }).port;

  beforeAll(async () => {
    hasty = await openTestServer({ http: { limits: { headersWithin: 200, requestWithin: 400, silence: 600 } } });
    usual = await openTestServer({ http: { limits: { headerBytes: 8192 } } });
    for (const { http } of [hasty, usual]) await http.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => Promise.all([hasty.close(), usual.close()]));

  /** What the server says until it hangs up. */
  function talk(server: TestServer, say: (socket: Socket) => void): Promise<string> {
    return new Promise((resolve) => {
      let heard = "";
      const socket = connect(portOf(server), "127.0.0.1", () => say(socket));
      socket.on("data", (piece) => {
        heard += piece.toString("latin1");
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(heard));
    });
  }

  test("one that never says anything is dropped", async () => {
    expect(await talk(hasty, () => {})).not.toMatch(/HTTP\/1.1 2/);
  });

  test("one that never finishes its headers is dropped, however busily it goes on", async () => {
    const heard = await talk(hasty, (socket) => {
      socket.write("GET /api/push-key HTTP/1.1\r\nHost: war.example\r\n");
      const drip = setInterval(() => socket.write("x-drip: 1\r\n"), 50);
      socket.on("close", () => clearInterval(drip));
    });
    expect(heard).not.toMatch(/HTTP\/1.1 2/);
  });

  test("one that never finishes its body is dropped", async () => {
    const head = `POST /api/guests HTTP/1.1\r\nHost: war.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name"`;
    const heard = await talk(hasty, (socket) => {
      socket.write(head);
      const drip = setInterval(() => socket.write(" "), 50);
      socket.on("close", () => clearInterval(drip));
    });
    expect(heard).not.toMatch(/HTTP\/1.1 2/);
  });

  test.each([
    ["noise", "\u0016\u0003\u0001 hello\r\n\r\n"],
    ["headers without end", `GET / HTTP/1.1\r\nHost: war.example\r\nx: ${"y".repeat(20_000)}\r\n\r\n`],
    ["two lengths", "POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello"],
    [
      "a length and chunks",
      "POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a header broken over lines", "GET / HTTP/1.1\r\nHost: a\r\nx: 1\r\n folded\n\rset-cookie: a=b\r\n\r\n"],
  ])("%s gets an error and a closed sessions", async (_, text) => {
    const heard = await talk(usual, (socket) => socket.write(text));
    expect(heard).toMatch(/^HTTP\/1.1 4/);
    expect(heard).not.toMatch(/HTTP\/1.1 2/);
  });

  test("a path that climbs is taken as it is, and is nothing", async () => {
    for (const path of ["/api/tables/../me", "/../../etc/passwd", "/..%2f..%2fetc/passwd", "//evil.example/..", "/%"]) {
      const heard = await talk(usual, (socket) =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: war.example\r\nConnection: close\r\n\r\n`),
      );
      expect(heard).toMatch(/^HTTP\/1.1 (400|404) /);
    }
  });

  test("and the server still answers", async () => {
    const answer = await fetch(`http://127.0.0.1:${portOf(usual)}/healthz`);
    expect(await answer.json()).toEqual({ alive: true });
    expect((await hasty.http.inject("/healthz")).json()).toEqual({ alive: true });
  });
});
