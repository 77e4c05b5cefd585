import type { Me } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Browser } from "../http/testing/browser.ts";
import { ADDRESS, openTestServer, type TestServer } from "../http/testing/test-server.ts";
import { processJobs } from "../jobs/process-jobs.ts";
import type { Jobs } from "../ports/jobs.ts";
import { ATTEMPT_WITHIN, LEASE, Notifications, type NotificationsParts } from "./notifications.ts";
import { newDevice } from "./testing/device.ts";
import { openListener } from "./testing/listener.ts";

const MINUTE = 60_000;
const guard = { isAllowed: (address: string) => address === "127.0.0.1" };

let server: TestServer;
let jobs: Jobs;
let notifications: Notifications;
/** Takes whatever it is given, and never answers. */
let tarpit: Awaited<ReturnType<typeof openListener>>;
let honest: Awaited<ReturnType<typeof openListener>>;

/** From where people come, where that matters. */
const homes = new Map<string, string>();

beforeEach(async () => {
  homes.clear();
  [tarpit, honest] = await Promise.all([openListener(() => {}), openListener()]);
  server = await openTestServer({ guard });
  jobs = processJobs(server.clock);
  notifications = openNotifications();
});
afterEach(async () => {
  // Lets go of those who wait for the tarpit.
  await tarpit.close();
  await jobs.close();
  await honest.close();
  await server.close();
});

function openNotifications(changes: Partial<NotificationsParts> = {}): Notifications {
  const { store, bus, clock, metrics, people, push, tables } = server;
  const attention = tables.attention.bind(tables);
  const { log, mail } = people;
  const askerOf = (person: string) => ({ person, address: homes.get(person) ?? person });
  const parts = { store, bus, jobs, clock, log, metrics, mail, push, guard, attention, askerOf, address: ADDRESS };
  return new Notifications({ ...parts, ...changes });
}

async function guest(name: string): Promise<Browser & { me: Me }> {
  const browser = new Browser(server.http);
  return Object.assign(browser, { me: await browser.send<Me>("POST", "/api/guests", { name }) });
}

async function subscribe(who: Browser, endpoint: string): Promise<void> {
  await who.send("POST", "/api/me/push", { endpoint, keys: newDevice().keys });
}

const write = (who: { readonly me: Me }, block: string): Promise<void> =>
  server.store.write((rows) =>
    notifications.write(rows, { person: who.me.id, kind: "regent", table: "T".repeat(22), title: "Five kings", block }),
  );

const rowsOf = (who: { readonly me: Me }) =>
  server.store.read.selectFrom("notifications").selectAll().where("person", "=", who.me.id).execute();

test("somebody whose push services never answer holds up nobody else", async () => {
  const [eve, arya] = [await guest("Eve"), await guest("Arya")];
  for (const number of [1, 2, 3]) await subscribe(eve, `${tarpit.url}/${number}`);
  await arya.send("PATCH", "/api/me", { webhook: `${honest.url}/arya` });
  for (let block = 0; block < 20; block++) await write(eve, String(block));
  await write(arya, "1");
  server.clock.turnBy(MINUTE);
  const first = server.clock.now();
  await expect.poll(() => honest.heard.length).toBe(1);
  // Eve's first notification is with all her devices at once, and still nobody there has answered; her others wait for it.
  await expect.poll(() => tarpit.heard.map(({ path }) => path).sort()).toEqual(["/1", "/2", "/3"]);
  expect((await rowsOf(eve)).filter(({ attempts }) => attempts > 0)).toHaveLength(1);
  // One limit for all three; then it is the next one's turn.
  server.clock.turnBy(ATTEMPT_WITHIN.push);
  const isPutOff = ({ due_at }: { readonly due_at: number | null }): boolean =>
    due_at !== null && due_at >= first + MINUTE;
  await expect.poll(async () => (await rowsOf(eve)).filter(isPutOff)).toHaveLength(1);
});

test("many at one address whose webhooks never answer hold up nobody elsewhere", async () => {
  await jobs.close();
  jobs = processJobs(server.clock, { atOnce: 2 });
  notifications = openNotifications();
  const guests: (Browser & { me: Me })[] = [];
  for (let number = 0; number < 8; number++) {
    const one = await guest(`Eve ${number}`);
    homes.set(one.me.id, "eve's");
    await one.send("PATCH", "/api/me", { webhook: `${tarpit.url}/${number}` });
    guests.push(one);
  }
  const arya = await guest("Arya");
  await arya.send("PATCH", "/api/me", { webhook: `${honest.url}/arya` });
  for (const one of [...guests, arya]) await write(one, "1");
  server.clock.turnBy(MINUTE);
  await expect.poll(() => tarpit.heard.length).toBe(2);
  // Two hands, and the second that is free again has Arya's turn.
  server.clock.turnBy(ATTEMPT_WITHIN.webhook);
  await expect.poll(() => honest.heard.length).toBe(1);
  expect(tarpit.heard.length).toBeLessThanOrEqual(4);
});

test("what was left behind by another process is found, however much of somebody else's has waited longer", async () => {
  const [eve, arya] = [await guest("Eve"), await guest("Arya")];
  await eve.send("PATCH", "/api/me", { webhook: `${tarpit.url}/eve` });
  await arya.send("PATCH", "/api/me", { webhook: `${honest.url}/arya` });
  // More at one moment than are read at a time, and Arya's a moment later.
  for (let block = 0; block < 250; block++) await write(eve, String(block));
  server.clock.turnBy(1);
  await write(arya, "1");
  // The process ends with all that it would have done, and another begins.
  await jobs.close();
  const found: string[] = [];
  const schedule = (_: unknown, id: string): void => void found.push(id);
  jobs = processJobs(server.clock);
  const next = openNotifications({ jobs: { ...jobs, work: () => undefined, schedule } });
  server.clock.turnBy(MINUTE);
  await next.sendDue();
  const rows = [...(await rowsOf(eve)), ...(await rowsOf(arya))];
  expect(found).toHaveLength(251);
  expect(new Set(found)).toEqual(new Set(rows.map(({ id }) => id)));
});

test("a device whose service never answers keeps no word from the others, and none comes twice", async () => {
  const { push } = server;
  const answered: string[] = [];
  const send: typeof push.send = async (device, ...rest) => {
    const status = await push.send(device, ...rest);
    answered.push(device.endpoint);
    return status;
  };
  notifications = openNotifications({ push: { ...push, send } });
  const arya = await guest("Arya");
  await subscribe(arya, `${tarpit.url}/old-phone`);
  await subscribe(arya, `${honest.url}/phone`);
  await write(arya, "1");
  server.clock.turnBy(MINUTE);
  await expect.poll(() => tarpit.heard.length).toBe(1);
  await expect.poll(() => answered).toEqual([`${honest.url}/phone`]);
  server.clock.turnBy(ATTEMPT_WITHIN.push);
  await expect.poll(async () => (await rowsOf(arya)).map(({ due_at }) => due_at)).toEqual([null]);
  expect(honest.heard).toHaveLength(1);
});

test("no attempt outlasts its limit, and no lease ends before the attempt", async () => {
  for (const limit of Object.values(ATTEMPT_WITHIN)) expect(LEASE).toBeGreaterThan(limit);
  let asked = 0;
  const send = (): Promise<never> => {
    asked++;
    return new Promise(() => {});
  };
  notifications = openNotifications({ mail: { send, close() {} } });
  const arya = await guest("Arya");
  await server.store.write((rows) =>
    rows.updateTable("people").set({ mail: "arya@winterfell.example", mail_confirmed: 1 }).execute(),
  );
  await write(arya, "1");
  server.clock.turnBy(MINUTE);
  const now = server.clock.now();
  await expect.poll(() => asked).toBe(1);
  expect((await rowsOf(arya)).map(({ due_at }) => due_at)).toEqual([now + LEASE]);
  server.clock.turnBy(ATTEMPT_WITHIN.mail);
  await expect.poll(async () => (await rowsOf(arya)).map(({ due_at }) => due_at)).toEqual([now + MINUTE]);
});

test("a server that closes waits for no mailbox, and the mail is tried again later", async () => {
  let asked = 0;
  const send = (): Promise<never> => {
    asked++;
    return new Promise(() => {});
  };
  notifications = openNotifications({ mail: { send, close() {} } });
  const arya = await guest("Arya");
  await server.store.write((rows) =>
    rows.updateTable("people").set({ mail: "arya@winterfell.example", mail_confirmed: 1 }).execute(),
  );
  await write(arya, "1");
  server.clock.turnBy(MINUTE);
  await expect.poll(() => asked).toBe(1);
  const closed = jobs.close();
  notifications.giveUp();
  await closed;
  expect((await rowsOf(arya)).map(({ due_at }) => due_at)).toEqual([server.clock.now() + MINUTE]);
});
