import { RefusedError, refuse } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { METRICS_TOKEN, openTestServer } from "../http/testing/test-server.ts";
import { openTestServer as openWholeServer } from "../testing/test-server.ts";
import { turnedClock } from "./clock.ts";
import { registerHealth } from "./health.ts";
import { newRequestId, openLog } from "./log.ts";
import { openMetrics } from "./metrics.ts";

function readableLog() {
  const lines: string[] = [];
  const log = openLog({ level: "info", to: { write: (line) => lines.push(line) } });
  return { log, last: () => JSON.parse(lines[lines.length - 1]) as Record<string, unknown>, lines };
}

test("a log is one line of JSON for each thing, with a time and no more than was said", () => {
  const { log, last, lines } = readableLog();
  log.info({ person: "arya", count: 3 }, "something happened");
  log.debug({ person: "arya" }, "something small");
  expect(lines).toHaveLength(1);
  expect(last()).toEqual({
    level: "info",
    time: expect.any(String),
    person: "arya",
    count: 3,
    msg: "something happened",
  });
});

test("should a secret be handed to it by mistake, it is blotted out, however deep", () => {
  const { log, last, lines } = readableLog();
  log.warn(
    {
      password: "hunter2",
      request: { headers: { cookie: "hunter2" }, body: { password: "hunter2" }, method: "POST" },
      list: [{ token: "hunter2", name: "fine" }, { Authorization: "hunter2" }],
      deep: { a: { b: { c: { d: { e: { f: { password: "hunter2" } } } } } } },
      text: "hunter2",
      codes: ["hunter2"],
    },
    "careless",
  );
  expect(lines.join("")).not.toContain("hunter2");
  expect(last()).toMatchObject({ request: { method: "POST" }, list: [{ name: "fine" }, {}] });
});

test("of errors it keeps what engineers need, not the rows that databases add to them", () => {
  const { log, last } = readableLog();
  const cause = new Error("connection reset");
  const err = Object.assign(new Error("duplicate key", { cause }), { code: "23505", detail: "Key (mail)=(a@b.c)" });
  log.error({ err }, "broken");
  expect(last().err).toEqual({
    type: "Error",
    message: "duplicate key",
    errno: "23505",
    stack: expect.stringContaining("duplicate key"),
    cause: { type: "Error", message: "connection reset", stack: expect.any(String) },
  });
  log.error({ err: new RefusedError(refuse("people.name", { typed: "hunter2" })) }, "refused");
  expect(last().err).toEqual({ rule: "people.name" });
  log.error({ err: "hunter2" }, "thrown");
  expect(JSON.stringify(last())).not.toContain("hunter2");
});

test("mail addresses are blotted out wherever they stand; where the code is stands as it was", () => {
  const { log, last, lines } = readableLog();
  const cause = new Error("550 <a/b.c+d@person.example>: no such user");
  const err = Object.assign(new Error("refused: arya@winterfell.example", { cause }), {
    stack: "Error: refused: arya@winterfell.example\n    at send (/srv/node_modules/@scope/mail/index.js:3:5)",
  });
  log.warn({ err, reason: "for ned@winterfell.example" }, "not sent");
  expect(lines.join("")).not.toMatch(/person\.example|winterfell/);
  expect(last()).toMatchObject({
    err: { stack: expect.stringContaining("(/srv/node_modules/@scope/mail/index.js:3:5)") },
    reason: "for [address]",
  });
});

test("requests are told apart", () => {
  expect(newRequestId()).not.toBe(newRequestId());
});

test("everything that is counted can be read", async () => {
  const metrics = openMetrics();
  metrics.requestAnswered("me", 200, 0.003);
  metrics.socketOpened();
  metrics.socketOpened();
  metrics.socketClosed();
  metrics.decisionMade("throne", "person");
  metrics.refused("table.stale-ask");
  metrics.botThought("throne", "steward", 0.2);
  metrics.queueLength("notifications", 7);
  metrics.tablesCached(3, 50_000);
  metrics.messageSaid("private");
  metrics.notificationSent("mail", "failed");
  metrics.signedIn("no");
  await new Promise(setImmediate);
  const { type, text } = await metrics.read();
  expect(type).toContain("text/plain");
  for (const line of [
    'weirwood_request_seconds_count{route="me",status="200"} 1',
    "weirwood_sockets 1",
    'weirwood_decisions_total{game="throne",by="person"} 1',
    'weirwood_refusals_total{rule="table.stale-ask"} 1',
    'weirwood_bot_seconds_count{game="throne",bot="steward"} 1',
    'weirwood_queue_length{queue="notifications"} 7',
    "weirwood_batch_decisions_sum 1",
    "weirwood_tables 3",
    "weirwood_table_bytes 50000",
    'weirwood_messages_total{kind="private"} 1',
    'weirwood_notifications_total{way="mail",outcome="failed"} 1',
    'weirwood_sign_ins_total{outcome="no"} 1',
    "process_cpu_seconds_total",
  ]) {
    expect(text).toContain(line);
  }
});

test("the server is alive, ready and measured; requests are counted by route, never by address", async () => {
  const server = await openTestServer();
  expect((await server.http.inject("/healthz")).json()).toEqual({ alive: true });
  const ready = await server.http.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([200, { store: true, bus: true, isClosing: false }]);
  await server.http.inject(`/api/tables/${"T".repeat(22)}?invite=let-me-in`);
  await server.http.inject("/api/nothing/at/all");
  const { body, headers } = await server.http.inject(metricsWith(METRICS_TOKEN));
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain('weirwood_request_seconds_count{route="table",status="404"} 1');
  expect(body).toContain('weirwood_request_seconds_count{route="none",status="404"} 1');
  expect(body).not.toMatch(/TTTT|let-me-in|nothing/);
  await server.close();
});

test("without its store, its bus or a future, the server is alive but not ready", async () => {
  const server = await openTestServer();
  const { fastify } = await import("fastify");
  const states: unknown[] = [];
  for (const [hasStore, hasBus, isClosing] of [
    [true, true, false],
    [false, true, false],
    [true, false, false],
    [true, true, true],
  ]) {
    const app = fastify();
    registerHealth(app, {
      store: {
        probe: async () => {
          if (!hasStore) throw new Error("no route to database at 10.0.0.5");
        },
      },
      bus: { isUp: () => hasBus },
      metrics: server.metrics,
      isClosing: () => isClosing,
      metricsToken: null,
      hasAddress: false,
      clock: server.clock,
    });
    const answer = await app.inject("/readyz");
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    expect(answer.body).not.toContain("10.0.0.5");
    states.push([answer.statusCode, answer.json()]);
    await app.close();
  }
  expect(states).toEqual([
    [200, { store: true, bus: true, isClosing: false }],
    [503, { store: false, bus: true, isClosing: false }],
    [503, { store: true, bus: false, isClosing: false }],
    [503, { store: true, bus: true, isClosing: true }],
  ]);
  await server.close();
});

const metricsWith = (token: string) => ({ url: "/metrics", headers: { authorization: `Bearer ${token}` } });

test("metrics are read by whoever knows the token; where there is none, by this machine alone and for nobody else", async () => {
  const token = "0123456789abcdef";
  const watched = await openWholeServer({ environment: { METRICS_TOKEN: token } });
  const unasked = await watched.http.inject("/metrics");
  expect([unasked.statusCode, unasked.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  expect((await watched.http.inject(metricsWith("fedcba9876543210"))).statusCode).toBe(401);
  const told = await watched.http.inject(metricsWith(token));
  expect([told.statusCode, told.body.includes("weirwood_sockets")]).toEqual([200, true]);
  await watched.end();

  const unwatched = await openWholeServer();
  expect((await unwatched.http.inject("/metrics")).statusCode).toBe(200);
  for (const asked of [
    { remoteAddress: "192.0.2.7" },
    { remoteAddress: "192.0.2.7", headers: { authorization: "Bearer null" } },
    { headers: { "x-forwarded-for": "127.0.0.1" } },
    { headers: { forwarded: "for=127.0.0.1" } },
    { headers: { "x-forwarded-host": "war.example" } },
    { headers: { "x-forwarded-proto": "https" } },
    { headers: { host: "rebinding.example" } },
  ]) {
    const answer = await unwatched.http.inject({ url: "/metrics", ...asked });
    expect([answer.statusCode, answer.json().rule]).toEqual([404, "server.not-found"]);
  }
  await unwatched.end();

  const named = await openWholeServer({ environment: { WEIRWOOD_ADDRESS: "https://war.example" } });
  expect((await named.http.inject("/metrics")).statusCode).toBe(404);
  await named.end();
});

test("whoever asks whether the server is ready makes it write once in a second, and no more", async () => {
  const { fastify } = await import("fastify");
  const [app, clock] = [fastify(), turnedClock(0)];
  let probes = 0;
  registerHealth(app, {
    store: { probe: async () => void probes++ },
    clock,
    bus: { isUp: () => true },
    metrics: openMetrics({ withProcess: false }),
    isClosing: () => false,
    metricsToken: null,
    hasAddress: false,
  });
  const ask = async () => (await app.inject("/readyz")).statusCode;
  expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
  expect(probes).toBe(1);
  clock.turnBy(1_000);
  await ask();
  expect(probes).toBe(2);
  await app.close();
});

test("a server that closes says so to proxies for a while before it closes its port", async () => {
  const clock = turnedClock(Date.UTC(2026, 10, 15));
  const server = await openWholeServer({ clock, environment: { WEIRWOOD_DRAIN: "5" } });
  const closing = server.close();
  const answer = await fetch(`${server.address}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([503, { store: true, bus: true, isClosing: true }]);
  clock.turnBy(5_000);
  await closing;
  await expect(fetch(`${server.address}/readyz`)).rejects.toThrow();
  await server.end();
});
