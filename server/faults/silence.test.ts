import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { type Service, startPostgres, startRedis } from "../testing/services.ts";
import {
  beginTable,
  type Guest,
  newGuest,
  openTestServer,
  sampledAnswer,
  TestConnection,
  type TestServer,
  type TestServerParts,
} from "../testing/test-server.ts";

/**
 * Two nodes on one PostgreSQL that do not hear each other. Their clocks stand unless a test turns them, so that what is
 * made up for is made up for by what the test names.
 */
let postgres: Service;
let redises: Service[];
let clocks: TurnedClock[];
let nodes: TestServer[];
let guests: Guest[];

beforeAll(async () => {
  [postgres, ...redises] = await Promise.all([startPostgres(), startRedis(), startRedis()]);
});
afterAll(() => Promise.all([postgres, ...(redises ?? [])].map((service) => service?.remove())));

afterEach(async () => {
  await Promise.all(nodes.map((node) => node.end()));
  expect(nodes.flatMap(({ complaints }) => complaints)).toEqual([]);
});

async function openNodes(redisOf: readonly Service[], parts: TestServerParts = {}): Promise<void> {
  const now = Date.now();
  clocks = redisOf.map(() => turnedClock(now));
  nodes = [];
  for (const [i, { url }] of redisOf.entries()) {
    nodes.push(
      await openTestServer({ ...parts, clock: clocks[i], environment: { DATABASE_URL: postgres.url, REDIS_URL: url } }),
    );
  }
  guests = [];
  for (const name of ["Ann", "Ben", "Cleo"]) guests.push(await newGuest(nodes[0], name));
}

/** Ann has a second device, at the second node, and Ben is there too: both came long after the table began. */
async function connectElsewhere(table: string): Promise<{ ann: TestConnection; ben: TestConnection }> {
  for (const clock of clocks) clock.turnBy(10_000);
  const [ann, ben] = await Promise.all(
    guests.slice(0, 2).map(({ cookie }) => TestConnection.open(nodes[1].address, { cookie, origin: nodes[1].address })),
  );
  for (const one of [ann, ben]) expect(await one.ask({ do: "watch", table })).toMatchObject({ is: "accepted" });
  return { ann, ben };
}

/** What happens at the first node: Ann answers and says something, and another table begins for Ben. */
async function actAtFirstNode(table: string): Promise<void> {
  const ann = await guests[0].connect();
  await ann.ask({ do: "watch", table });
  const chosen = sampledAnswer(ann, table, 0, 1) as { ask: number; answer: string };
  expect(await ann.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
  expect(await ann.ask({ do: "say", table, channel: "table", text: "winter" })).toMatchObject({ is: "accepted" });
  await beginTable(guests, { title: "Another" });
  // Live connections are told of a notice a moment after it is stored.
  clocks[0].turnBy(500);
  await ann.close();
}

const newsIn = ({ heard }: TestConnection): string[] =>
  heard.flatMap((one) => {
    if (one.is === "message") return `message: ${one.message.text}`;
    return one.is === "notice" ? `notice: ${one.notice.title}, ${one.notice.kind}` : [];
  });

/** The tables that the lobby spoke of. */
const listedTo = ({ heard }: TestConnection): string[] =>
  heard.flatMap((one) => (one.is === "lobby" ? one.tables.map(({ title }) => title) : []));

/** All that the second node must have told them in the end, and nothing of it twice. */
async function expectTold({ ann, ben }: { ann: TestConnection; ben: TestConnection }, table: string): Promise<void> {
  await expect.poll(() => ann.tables.get(table)?.number).toBe(1);
  await expect.poll(() => newsIn(ann)).toEqual(["message: winter"]);
  const toBen = ["message: winter", "notice: Another, table-started"];
  await expect.poll(() => newsIn(ben).sort()).toEqual(toBen);
}

/** Whatever was sent to them before has arrived. */
async function hearAll({ ann, ben }: { ann: TestConnection; ben: TestConnection }): Promise<void> {
  await Promise.all([ann, ben].map((one) => one.ask({ do: "ping" })));
}

/** The second node looks for itself several times. Connections that are silent for two rounds would be dropped. */
async function passRounds(elsewhere: { ann: TestConnection; ben: TestConnection }): Promise<void> {
  for (let round = 0; round < 3; round++) {
    clocks[1].turnBy(30_000);
    await hearAll(elsewhere);
  }
}

async function isUp(): Promise<boolean> {
  const answers = await Promise.all(nodes.map(({ address }) => fetch(`${address}/readyz`)));
  return answers.every(({ ok }) => ok);
}

describe("Redis gone and back", () => {
  test("whoever follows at another node gets what was said, done and noticed meanwhile, once", async () => {
    await openNodes([redises[0], redises[0]]);
    const table = await beginTable(guests);
    const elsewhere = await connectElsewhere(table);
    await elsewhere.ben.ask({ do: "watch-lobby" });
    await redises[0].kill();
    await expect.poll(isUp).toBe(false);
    await actAtFirstNode(table);
    await hearAll(elsewhere);
    expect([...newsIn(elsewhere.ann), ...newsIn(elsewhere.ben)]).toEqual([]);
    expect(listedTo(elsewhere.ben)).not.toContain("Another");
    await redises[0].restart();
    await expectTold(elsewhere, table);
    await expect.poll(() => listedTo(elsewhere.ben)).toContain("Another");
    // What is heard live afterwards is not found once more.
    await expect.poll(isUp).toBe(true);
    const ann = await guests[0].connect();
    await ann.ask({ do: "watch", table });
    await ann.ask({ do: "say", table, channel: "table", text: "is coming" });
    const both = ["message: winter", "message: is coming"];
    await expect.poll(() => newsIn(elsewhere.ann)).toEqual(both);
    await passRounds(elsewhere);
    expect(newsIn(elsewhere.ann)).toEqual(both);
  });
});

describe("Redis away", () => {
  test("whoever signs out everywhere is shown out at other nodes too, and nobody else is", async () => {
    await openNodes([redises[1], redises[1]]);
    const table = await beginTable(guests);
    const { ann, ben } = await connectElsewhere(table);
    await redises[1].kill();
    await expect.poll(isUp).toBe(false);
    await guests[0].must("logOutEverywhere");
    const bye = ann.next((one) => one.is === "bye");
    clocks[1].turnBy(2000);
    expect(await bye).toMatchObject({ rule: "people.not-signed-in" });
    expect(await ben.ask({ do: "ping" })).toMatchObject({ is: "accepted" });
    await redises[1].restart();
    await expect.poll(isUp).toBe(true);
  });
});

describe("Redis that is up and delivers nothing", () => {
  test("every node looks for itself twice a minute, and tells what it finds once", async () => {
    // Each node has a Redis of its own: all is well with both, and nothing that one says reaches the other.
    await openNodes(redises);
    const table = await beginTable(guests);
    const elsewhere = await connectElsewhere(table);
    await actAtFirstNode(table);
    expect(await isUp()).toBe(true);
    clocks[1].turnBy(19_000);
    await hearAll(elsewhere);
    expect([...newsIn(elsewhere.ann), ...newsIn(elsewhere.ben)]).toEqual([]);
    expect(elsewhere.ann.tables.get(table)?.number).toBe(0);
    clocks[1].turnBy(1000);
    await expectTold(elsewhere, table);
    await passRounds(elsewhere);
    await expectTold(elsewhere, table);
  });
});

describe("a table that is followed", () => {
  test("stays in memory when others make way, so that nothing about it is missed", async () => {
    await openNodes(redises, { cacheBytes: 0 });
    const table = await beginTable(guests);
    const elsewhere = await connectElsewhere(table);
    const others = await Promise.all([1, 2, 3, 4].map((number) => beginTable(guests, { title: `Other ${number}` })));
    const look = (id: string) => fetch(`${nodes[1].address}/api/tables/${id}`);
    for (const id of others) expect((await look(id)).status).toBe(200);
    expect(nodes[1].tables.cache.size).toBe(2);
    await actAtFirstNode(table);
    // Whoever looks at it before this node has heard of the change must not make it forget to tell.
    expect((await look(table)).status).toBe(200);
    clocks[1].turnBy(30_000);
    await expect.poll(() => elsewhere.ann.tables.get(table)?.number).toBe(1);
  });

  test("tells of what another node did while somebody was only about to follow it", async () => {
    await openNodes([redises[0], redises[0]]);
    const table = await beginTable(guests);
    const { reader } = nodes[1].tables;
    const wholeTable = reader.wholeTable.bind(reader);
    reader.wholeTable = async (...args) => {
      const whole = await wholeTable(...args);
      reader.wholeTable = wholeTable;
      let isHeard = false;
      const ear = nodes[1].tables.parts.bus.subscribe(`table:${table}`, () => {
        isHeard = true;
      });
      await ear.begun;
      await actAtFirstNode(table);
      await expect.poll(() => isHeard).toBe(true);
      ear.end();
      return whole;
    };
    const { ann } = await connectElsewhere(table);
    await expect.poll(() => ann.tables.get(table)?.number).toBe(1);
  });
});
